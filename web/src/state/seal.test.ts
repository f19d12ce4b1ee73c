import { describe, expect, it } from 'vitest';
import { sealOf, shortHash } from './seal';

describe('the seal', () => {
  it('is the SHA-256 of the bytes of the seed', async () => {
    expect(await sealOf('00'.repeat(32))).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    );
  });

  it('is shown short', () => {
    expect(shortHash('9f3c71ae04d2ffff')).toBe('9f3c 71ae 04d2');
  });
});
