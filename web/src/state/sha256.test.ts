import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256';

describe('SHA-256', () => {
  it('is that of everybody else, whatever the length', () => {
    for (let length = 0; length < 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256);

      expect(Buffer.from(sha256(message)).toString('hex')).toBe(
        createHash('sha256').update(message).digest('hex'),
      );
    }
  });
});
