import { expect, test } from 'vitest';
import { encode, type Frame, FrameReader, KIND, LONGEST_FRAME } from '../../src/processes/frames.ts';

const FRAMES: readonly Frame[] = [
  { kind: KIND.open, sockets: [1], body: Buffer.from('{"table":"t"}') },
  { kind: KIND.told, sockets: [1, 2, 0xffffffff], body: Buffer.alloc(7_000, 'a') },
  { kind: KIND.beat, sockets: [], body: Buffer.alloc(0) },
  { kind: KIND.said, sockets: [7], body: Buffer.from('ciò') },
];

/** What a reader makes of bytes that come in pieces of a size. */
function readIn(size: number, bytes: Buffer): Frame[] {
  const reader = new FrameReader();
  const frames: Frame[] = [];
  for (let at = 0; at < bytes.length; at += size) frames.push(...reader.read(bytes.subarray(at, at + size)));
  return frames;
}

test.each([1, 5, 7, 4096, 1_000_000])('frames come out as they went in, in pieces of %i bytes', (size) => {
  expect(readIn(size, Buffer.concat(FRAMES.flatMap(encode)))).toEqual(FRAMES);
});

test('a frame that says it is longer than any ends the reading before it is there', () => {
  const [head] = encode({ kind: KIND.said, sockets: [1], body: Buffer.alloc(0) }) as [Buffer];
  head.writeUInt32BE(LONGEST_FRAME + 1, 0);
  expect(() => readIn(4096, head)).toThrow(RangeError);
});

test('a frame that says it has more sockets than bytes ends the reading', () => {
  const [head] = encode({ kind: KIND.told, sockets: [1], body: Buffer.alloc(0) }) as [Buffer];
  head.writeUInt16BE(0xffff, 5);
  expect(() => readIn(4096, head)).toThrow(RangeError);
});
