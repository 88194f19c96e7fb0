import type { GameTree } from './tree.ts';

/** By habit seat 1 helps every other time, but it wins alone by pushing. */
export const PIT: GameTree = {
  secrets: 3,
  holders: [],
  nodes: {
    start: { asks: [0], moves: { pit: { to: 'pit' }, gamble: { wins: [[0], [1], [2]] } } },
    pit: { asks: [1], moves: { help: { wins: [[0], [0], [0]] }, push: { wins: [[1], [1], [1]] } } },
  },
};

/** Seat 1 may share the win with seat 0 or leave it to seat 2 and win nothing. */
export const TRUST: GameTree = {
  secrets: 3,
  holders: [],
  nodes: {
    start: { asks: [0], moves: { gamble: { wins: [[0], [1], [2]] }, trust: { to: 'crossroads' } } },
    crossroads: {
      asks: [1],
      moves: {
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

/** The secret tells which bet wins; without it the garden is better than either. */
export const BET: GameTree = {
  secrets: 2,
  holders: [1],
  nodes: {
    start: {
      asks: [0, 1],
      moves: {
        red: { wins: [[0, 1], []] },
        blue: { wins: [[], [0, 1]] },
        garden: { to: 'garden' },
      },
    },
    garden: { asks: [0], moves: { gate: { wins: [[0], [0]] } }, prospects: [0.7, 0.7, 0.1], isFar: true },
  },
};

/** Seat 1 can unlock its win with one secret of eight; otherwise seat 0 wins. */
export const VAULT: GameTree = {
  secrets: 8,
  holders: [1],
  nodes: {
    start: {
      asks: [0],
      moves: { vault: { to: 'vault' }, away: { wins: Array.from({ length: 8 }, () => [2]) } },
    },
    vault: {
      asks: [1],
      moves: { wait: { wins: Array.from({ length: 8 }, () => [0]) }, unlock: { needs: 0, wins: [[1]] } },
    },
  },
};

/** Two moves of equal worth: neither ever leads by much. */
export const TWINS: GameTree = {
  secrets: 1,
  holders: [],
  nodes: { start: { asks: [0], moves: { left: { wins: [[0]] }, right: { wins: [[0]] } } } },
};

/** Every node has a single move. */
export const CORRIDOR: GameTree = {
  secrets: 1,
  holders: [],
  nodes: {
    start: { asks: [0], moves: { corridor: { to: 'corridor' } } },
    corridor: { asks: [1], moves: { yard: { wins: [[1]] } } },
  },
};
