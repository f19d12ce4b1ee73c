// Whether a match was dealt as everybody had been told: docs/fairness.md, and `homestretch verify` does the same.

import type { Hash, ReplayDeal, ReplayFile } from '../protocol';
import { sha256 } from './sha256';

/** What this browser noted of a deal while it was made. */
export interface Noted {
  /** Of the server's part, as it was seen first. */
  readonly seal?: Hash;
  /** All of them, when parts were given. */
  readonly promises?: readonly Hash[];
  /** This browser's own, which the server took. */
  readonly part?: Hash;
}

/** The first thing that is wrong. */
export type DealFault = 'none' | 'noted-seal' | 'seal' | 'part' | 'seed' | 'promises' | 'own-part';

const label = new TextEncoder().encode('homestretch-deal-1');

function hexOf(bytes: Uint8Array): Hash {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: Hash): number[] {
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}

export function randomPart(): Hash {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 of the bytes: fixes them without telling them. */
export function sealOf(hex: Hash): Hash {
  return hexOf(sha256(Uint8Array.from(bytesOf(hex))));
}

export function seedOf({ secret, parts }: ReplayDeal): Hash {
  const given = parts.flatMap((part) => (part.given === null ? [] : bytesOf(part.given)));
  return hexOf(sha256(Uint8Array.from([...label, ...bytesOf(secret), ...given])));
}

export function faultIn(file: ReplayFile, noted: Noted): DealFault {
  // Older servers dealt alone: there the seed is all there is to seal.
  const { secret, parts } = file.deal ?? { secret: file.seed, parts: [] };
  const sealed = sealOf(secret);
  if (noted.seal !== undefined && noted.seal !== sealed) return 'noted-seal';
  if (file.seal !== undefined && file.seal !== sealed) return 'seal';
  if (parts.some(({ promise, given }) => given !== null && sealOf(given) !== promise)) return 'part';
  if (file.deal && seedOf(file.deal) !== file.seed) return 'seed';
  const promises = parts.map(({ promise }) => promise);
  if (noted.promises && noted.promises.join() !== promises.join()) return 'promises';
  if (noted.part !== undefined && !parts.some(({ given }) => given === noted.part)) return 'own-part';
  return 'none';
}

/** The first twelve digits in groups of four: enough to compare by eye. */
export function shortHash(hash: Hash): string {
  return hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');
}
