import { SQUARES } from '@vigilia/game-011';
import { describe, expect, it } from 'vitest';
import { CELL, centreOf, HEIGHT, WIDTH } from '../../../src/games/011/map/measure.ts';
import { type Room, sidesBeyond, type Zoom, zoomOn } from '../../../src/games/011/map/zoom/zoom.ts';

const PHONE: Room = { width: 386, height: 330 };
const LAPTOP: Room = { width: 640, height: 560 };
const NEAR = ['r6c6', 'r6c7', 'r7c6', 'r7c7'];

const unitOf = ({ times }: Zoom, { width, height }: Room) => Math.min(width / WIDTH, height / HEIGHT) * times;

describe('the zoom of the map', () => {
  it('leaves the map whole where its squares are large, and where no square is asked for', () => {
    expect(zoomOn({ squares: NEAR, from: null }, LAPTOP)).toBeNull();
    expect(zoomOn({ squares: [], from: 'r7c7' }, PHONE)).toBeNull();
    expect(zoomOn({ squares: NEAR, from: null }, { width: 0, height: 0 })).toBeNull();
  });

  it('makes every square at least 48 pixels wide, and a few squares no wider than 60', () => {
    const far = zoomOn({ squares: SQUARES, from: null }, PHONE);
    const near = zoomOn({ squares: NEAR, from: null }, PHONE);
    expect(far === null ? 0 : unitOf(far, PHONE) * CELL).toBeCloseTo(48);
    expect(near === null ? 0 : unitOf(near, PHONE) * CELL).toBeCloseTo(60);
  });

  it('shows every square asked for where they fit', () => {
    const zoom = zoomOn({ squares: NEAR, from: null }, PHONE);
    expect(zoom === null ? ['none'] : sidesBeyond(NEAR, zoom, PHONE)).toEqual([]);
  });

  it('shows the acting Character where they do not fit, and names the sides that hide some', () => {
    const zoom = zoomOn({ squares: SQUARES, from: 'r8c8' }, PHONE);
    if (zoom === null) throw new Error('the map is whole');
    const unit = unitOf(zoom, PHONE);
    const { x, y } = centreOf('r8c8');
    expect(x * unit).toBeGreaterThan(zoom.left);
    expect(x * unit).toBeLessThan(zoom.left + PHONE.width);
    expect(y * unit).toBeLessThan(zoom.top + PHONE.height);
    expect(sidesBeyond(SQUARES, zoom, PHONE)).toEqual(['left', 'top']);
  });

  it('leaves the middle of every square free of the button that shows the whole map', () => {
    for (const square of SQUARES) {
      for (const other of SQUARES) {
        const zoom = zoomOn({ squares: [square, other], from: null }, PHONE);
        if (zoom === null) throw new Error('the map is whole');
        const unit = unitOf(zoom, PHONE);
        const covered = SQUARES.filter((each) => {
          const { x, y } = centreOf(each);
          return Math.hypot(x * unit - zoom.left - 26, y * unit - zoom.top - (PHONE.height - 26)) < 23;
        });
        expect(covered, `${square} and ${other}`).toEqual([]);
      }
    }
  });

  it('never scrolls past the edges of the map', () => {
    for (const square of SQUARES) {
      const zoom = zoomOn({ squares: [square], from: null }, PHONE);
      if (zoom === null) throw new Error('the map is whole');
      const unit = unitOf(zoom, PHONE);
      expect(zoom.left).toBeGreaterThanOrEqual(0);
      expect(zoom.left + PHONE.width).toBeLessThanOrEqual(WIDTH * unit + 0.001);
      expect(zoom.top).toBeGreaterThanOrEqual(0);
      expect(zoom.top + PHONE.height).toBeLessThanOrEqual(HEIGHT * unit + 0.001);
    }
  });
});
