import type { Draw } from '@vigilia/kernel';
import type { Hostile } from './hostile.ts';
import { pick } from './seeded.ts';

const TOO_BIG = 1009;
const NO_TEXT = 1007;
const NO_FRAME = 1002;

/** What no socket survives: too long, not text although it says so, or no frame at all. */
export function nextCloser(draw: Draw): Hostile {
  return pick<() => Hostile>(draw, [
    () => ({ kind: 'too long', data: 'x'.repeat(4097 + draw(100_000)), as: 'text', closes: TOO_BIG }),
    () => ({ kind: 'too long', data: Buffer.alloc(5000 + draw(1_000_000)), as: 'binary', closes: TOO_BIG }),
    () => ({ kind: 'too long in pieces', data: 'x'.repeat(5000), as: 'pieces', closes: TOO_BIG }),
    () => ({
      kind: 'too long, it says',
      data: frame(0x81, [0xff, 0, 0, 0, 1, 0, 0, 0, 0]),
      as: 'frame',
      closes: TOO_BIG,
    }),
    () => ({
      kind: 'not text',
      data: frame(0x81, [0x82, 0, 0, 0, 0, 0xc3, 0x28]),
      as: 'frame',
      closes: NO_TEXT,
    }),
    () => ({
      kind: 'not text',
      data: frame(0x81, [0x83, 0, 0, 0, 0, 0xed, 0xa0, 0x80]),
      as: 'frame',
      closes: NO_TEXT,
    }),
    () => ({
      kind: 'no such frame',
      data: frame(0x83 + draw(5), [0x80, 0, 0, 0, 0]),
      as: 'frame',
      closes: NO_FRAME,
    }),
    () => ({ kind: 'reserved bits', data: frame(0xf1, [0x80, 0, 0, 0, 0]), as: 'frame', closes: NO_FRAME }),
    () => ({ kind: 'not masked', data: frame(0x81, [0x02, 0x7b, 0x7d]), as: 'frame', closes: NO_FRAME }),
    () => ({
      kind: 'the rest of nothing',
      data: frame(0x80, [0x80, 0, 0, 0, 0]),
      as: 'frame',
      closes: NO_FRAME,
    }),
  ])();
}

function frame(first: number, rest: readonly number[]): Buffer {
  return Buffer.from([first, ...rest]);
}
