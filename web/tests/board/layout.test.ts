import { describe, expect, it } from 'vitest';
import { hasRoomForLog, layoutFor } from '../../src/board/layout.ts';

/** A screen and the size of its text, in per cent. */
const viewport = (width: number, height: number, size = 100) => ({
  width: width / (0.16 * size),
  height: height / (0.16 * size),
});

describe('layout', () => {
  it('is wide where three columns fit', () => {
    expect(layoutFor(viewport(1280, 720))).toBe('wide');
    expect(layoutFor(viewport(1920, 1080))).toBe('wide');
    expect(layoutFor(viewport(1180, 820))).toBe('wide');
    expect(hasRoomForLog(viewport(1280, 720))).toBe(false);
    expect(hasRoomForLog(viewport(1920, 1080))).toBe(true);
  });

  it('is narrow on an upright phone and sideways on a turned one', () => {
    expect(layoutFor(viewport(390, 844))).toBe('narrow');
    expect(layoutFor(viewport(844, 390))).toBe('sideways');
    expect(layoutFor(viewport(667, 375))).toBe('sideways');
    expect(layoutFor(viewport(640, 1280))).toBe('narrow');
  });

  it('is that of a tablet where the window is upright and large', () => {
    expect(layoutFor(viewport(820, 1180))).toBe('tablet');
    expect(layoutFor(viewport(810, 1080))).toBe('tablet');
    expect(layoutFor(viewport(744, 1133))).toBe('tablet');
    expect(layoutFor(viewport(1024, 1366))).toBe('tablet');
    expect(layoutFor(viewport(820, 1180, 125))).toBe('narrow');
    expect(hasRoomForLog(viewport(820, 1180))).toBe(false);
  });

  it('is that of a tablet on its side where three columns do not fit', () => {
    expect(layoutFor(viewport(1024, 768))).toBe('landscape');
    expect(layoutFor(viewport(1180, 820), { columns: 80 })).toBe('landscape');
    expect(layoutFor(viewport(1280, 720), { columns: 80 })).toBe('wide');
    expect(layoutFor(viewport(932, 430))).toBe('sideways');
    expect(layoutFor(viewport(1280, 720, 125), { columns: 80 })).toBe('sideways');
    expect(hasRoomForLog(viewport(1024, 768))).toBe(false);
  });

  it('counts text of twice the size as half the window', () => {
    expect(layoutFor(viewport(1280, 720, 200))).toBe('sideways');
    expect(layoutFor(viewport(390, 844, 200))).toBe('narrow');
  });

  it('gives a question that needs room as much as the main part, and the side a column where there is one', () => {
    const paired = (width: number, height: number, size = 100) =>
      layoutFor(viewport(width, height, size), { isPaired: true });
    expect(paired(1280, 720)).toBe('paired');
    expect(paired(1280, 720, 125)).toBe('paired');
    expect(paired(1366, 768)).toBe('paired');
    expect(paired(1180, 820)).toBe('paired');
    expect(paired(1024, 768)).toBe('paired');
    expect(paired(1440, 900)).toBe('flanked');
    expect(paired(1920, 1080)).toBe('flanked');
    expect(paired(820, 1180)).toBe('tablet');
    expect(paired(390, 844)).toBe('narrow');
    expect(paired(844, 390)).toBe('sideways');
  });
});
