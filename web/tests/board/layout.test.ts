import { describe, expect, it } from 'vitest';
import { isTall, layoutFor } from '../../src/board/layout.ts';

/** A screen and the size of its text, in per cent. */
const room = (width: number, height: number, size = 100) => ({
  width: width / (0.16 * size),
  height: height / (0.16 * size),
});

describe('how the board lies', () => {
  it('lies on a bench where there is room for three columns', () => {
    expect(layoutFor(room(1280, 720))).toBe('bench');
    expect(layoutFor(room(1920, 1080))).toBe('bench');
    expect(isTall(room(1280, 720))).toBe(false);
    expect(isTall(room(1920, 1080))).toBe(true);
  });

  it('lies in a pocket on a phone held upright, sideways on one that is turned', () => {
    expect(layoutFor(room(390, 844))).toBe('pocket');
    expect(layoutFor(room(844, 390))).toBe('sideways');
    expect(layoutFor(room(667, 375))).toBe('sideways');
    expect(layoutFor(room(1024, 768))).toBe('sideways');
    expect(layoutFor(room(768, 1024))).toBe('pocket');
  });

  it('takes text of twice the size for half the room', () => {
    expect(layoutFor(room(1280, 720, 200))).toBe('sideways');
    expect(layoutFor(room(390, 844, 200))).toBe('pocket');
  });
});
