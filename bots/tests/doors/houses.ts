import type { House } from './house.ts';

/** Pit: habit would help every other time, but whoever stands there wins alone by pushing. */
export const PIT: House = {
  keys: 3,
  holders: [],
  rooms: {
    hall: { asks: [0], doors: { pit: { to: 'pit' }, gamble: { wins: [[0], [1], [2]] } } },
    pit: { asks: [1], doors: { help: { wins: [[0], [0], [0]] }, push: { wins: [[1], [1], [1]] } } },
  },
};

/** Seat 1 may share the win with seat 0 or give it to seat 2 and have nothing of it. */
export const TRUST: House = {
  keys: 3,
  holders: [],
  rooms: {
    hall: { asks: [0], doors: { gamble: { wins: [[0], [1], [2]] }, trust: { to: 'crossroads' } } },
    crossroads: {
      asks: [1],
      doors: {
        spite: { wins: [[2], [2], [2]] },
        share: {
          wins: [
            [0, 1],
            [0, 1],
            [0, 1],
          ],
        },
      },
    },
  },
};

/** The key tells which bet wins; without it the garden is better than either. */
export const BET: House = {
  keys: 2,
  holders: [1],
  rooms: {
    hall: {
      asks: [0, 1],
      doors: {
        red: { wins: [[0, 1], []] },
        blue: { wins: [[], [0, 1]] },
        garden: { to: 'garden' },
      },
    },
    garden: { asks: [0], doors: { gate: { wins: [[0], [0]] } }, prospects: [0.7, 0.7, 0.1], isFar: true },
  },
};

/** Seat 1 can unlock its win with one key of eight; otherwise seat 0 wins. */
export const VAULT: House = {
  keys: 8,
  holders: [1],
  rooms: {
    hall: {
      asks: [0],
      doors: { vault: { to: 'vault' }, away: { wins: Array.from({ length: 8 }, () => [2]) } },
    },
    vault: {
      asks: [1],
      doors: { wait: { wins: Array.from({ length: 8 }, () => [0]) }, unlock: { needs: 0, wins: [[1]] } },
    },
  },
};

/** Nothing to choose between two doors: neither ever leads by much. */
export const TWINS: House = {
  keys: 1,
  holders: [],
  rooms: { hall: { asks: [0], doors: { left: { wins: [[0]] }, right: { wins: [[0]] } } } },
};

/** Nowhere else to go than through the corridor, into the yard. */
export const CORRIDOR: House = {
  keys: 1,
  holders: [],
  rooms: {
    hall: { asks: [0], doors: { corridor: { to: 'corridor' } } },
    corridor: { asks: [1], doors: { yard: { wins: [[1]] } } },
  },
};
