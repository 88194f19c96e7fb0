import { createHash } from 'node:crypto';
import { commitmentOf, header, isSeed, mixedSeed, namedSeed } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';

describe('a seed', () => {
  test('is 64 hex digits and nothing else', () => {
    const seed = namedSeed('7');
    expect(isSeed(seed)).toBe(true);
    for (const other of ['', seed.toUpperCase(), seed.slice(1), `${seed}0`, `${seed}\n`, ` ${seed}`]) {
      expect(isSeed(other)).toBe(false);
    }
  });

  test('is committed to by the hash of its 32 bytes, as anyone can check', () => {
    const seed = namedSeed('7');
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
    expect(() => commitmentOf('7')).toThrow(TypeError);
  });

  test('is the dealt one where no seat adds entropy', () => {
    expect(mixedSeed(namedSeed('7'), [])).toBe(namedSeed('7'));
  });

  test('is mixed with what the seats throw in, in their order', () => {
    const seed = namedSeed('7');
    const mixes = [[], ['a'], ['b'], ['a', 'b'], ['b', 'a'], ['a', '']].map((thrown) =>
      mixedSeed(seed, thrown),
    );
    expect(new Set(mixes).size).toBe(mixes.length);
    expect(mixes.every(isSeed)).toBe(true);
  });

  test('has a commitment in the header that entropy does not touch', () => {
    const fields = { game: 'candles', rules: 1, seed: namedSeed('7'), seats: 2, options: {} };
    const plain = header({ ...fields, entropy: [] });
    const mixed = header({ ...fields, entropy: ['a', 'b'] });
    expect(mixed.commitment).toBe(plain.commitment);
  });
});
