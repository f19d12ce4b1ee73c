import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReplayFile } from '../protocol';
import { faultIn, randomPart, sealOf, shortHash, type Noted } from './fairness';

interface Example {
  readonly name: string;
  readonly file: ReplayFile;
  readonly noted: Noted;
  readonly fault: string;
}

// The server and the command line are held to the same file: engine/replay/fairness_test.cpp.
const examples = JSON.parse(readFileSync('../tests/fairness/vectors.json', 'utf8')) as Example[];

describe('the check of a deal', () => {
  it.each(examples)('says what is wrong when $name', ({ file, noted, fault }) => {
    expect(faultIn(file, noted)).toBe(fault);
  });
});

describe('a seal', () => {
  it('is the SHA-256 of the bytes', () => {
    expect(sealOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });

  it('is shown short', () => {
    expect(shortHash('9f3c71ae04d2ffff')).toBe('9f3c 71ae 04d2');
  });
});

describe('a part', () => {
  it('is 32 bytes, and never the same', () => {
    expect(randomPart()).toMatch(/^[0-9a-f]{64}$/);
    expect(randomPart()).not.toBe(randomPart());
  });
});
