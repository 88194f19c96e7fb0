import { stripVTControlCharacters } from 'node:util';
import { game as eleven, type View } from '@vigilia/game-011';
import { begin, namedSeed, type Viewer } from '@vigilia/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameNamed } from '../../../src/games.ts';
import type { Translate } from '../../../src/texts/translate.ts';
import { gameTranslator } from '../../../src/texts/translators.ts';

const terminalGame = gameNamed('011');
const { ui } = terminalGame;

let translate: Translate;

beforeAll(async () => {
  translate = await gameTranslator('en', terminalGame, 4);
});

function viewOf(viewer: Viewer, changes: Partial<View> = {}): View {
  const { state } = begin(eleven, 4, { beginners: false }, { seed: namedSeed('board'), drawn: {} });
  return { ...eleven.view(state, viewer), ...changes };
}

/** The board without its colours. */
function drawn(view: View, width = 80): string {
  return stripVTControlCharacters(ui.board(view, { translate, width }).join('\n'));
}

describe('the map', () => {
  test('every Character on its rune, every ground with its letter', () => {
    expect(drawn(viewOf(0))).toContain(
      [
        '   c0   c1   c2   c3   c4   c5   c6   c7   c8   c9   c10',
        'r0                .    .    Y    .    C    .     ~~',
        'r1           .    .    B    .    .    .    .     ~~',
        'r2           O    .    .    .    1Vik .    G    ==== .',
        'r3           .    2Sno .    .    .    .    M     ~~  .',
        'r4           .    .    E    .    .    3Lil .    ==== 4Påh',
        'r5 .    .    Y    .    .    .    G    .    .     ~~  B',
        'r6 .    5Kol .    .    6Lew .    .    .    Y    ==== .',
        'r7      .    .    G    .    .    .    7Joh .     ~~',
        'r8           .    .    .    T    8Vid .    B     ~~',
      ].join('\n'),
    );
  });

  test('Clues, the Organ, and two Characters on one square (MOVE-9)', () => {
    const { characters } = viewOf(0);
    const board = drawn(
      viewOf(0, {
        clues: ['r0c3', 'r3c8'],
        organ: 'r5c3',
        characters: { ...characters, lilja: 'r5c3', vidal: 'r3c3', johnsson: 'r0c5' },
      }),
    );
    expect(board).toContain('r0                . *  .    YJoh .    C ');
    expect(board).toContain('r3           .    2S+V .    .    .    .    M *');
    expect(board).toContain('r5 .    .    Y    .Li# .    .    G ');
    expect(drawn(viewOf(0, { organ: 'r5c3' }))).toContain('r5 .    .    Y    .### .    .    G ');
  });

  test('two Characters who share a square with the Organ (MOVE-9, ORG-3)', () => {
    const { characters } = viewOf(0);
    const together = { ...characters, lilja: 'r5c3', vidal: 'r5c3' };
    expect(drawn(viewOf(0, { organ: 'r5c3', characters: together }))).toContain('r5 .    .    Y    .LV# .');
  });
});

describe('around the map', () => {
  test('the gears, and what one, two and three teeth would bring', () => {
    expect(drawn(viewOf(0, { gears: [7, 8, 6] }))).toContain(
      [
        'Gears   steam tram, 2 steps, Research',
        '  +1    steam carriage, 2 steps, Move Clue',
        '  +2    steam tram, 1 step, Investigate',
        '  +3    monorail, 3 steps, Research',
      ].join('\n'),
    );
  });

  test('the players in the order of the Hour, the auction and who is out', () => {
    const view = viewOf(1);
    const players = view.players.map((player, seat) => ({ ...player, time: 40 + seat, out: seat === 3 }));
    const auction = { position: 2, opener: 0, bid: 5, leader: 0, passed: [1] };
    const board = drawn(
      viewOf(1, { players, auction, order: [2, null, null, null], lastOrder: [3, 1, 0, 2] }),
    );
    expect(board).toMatch(
      /I +p3 +42 .*\n +p4 +43 .* out of the game\n +p2 \(you\) +41 .* has passed\n +p1 +40 .* bids 5\n/,
    );
  });

  test('the cards and tiles of the viewer, and none for a spectator', () => {
    const own = { characters: ['snowy'], tiles: ['keyhole-1'], role: 'hero' } as const;
    const board = drawn(viewOf(0, { own }));
    expect(board).toContain('Your cards: Snowy, Investigate 3, Transport, Research 3 and Compose 3');
    expect(board).toContain('  keyhole-1: Keyhole. Investigate 1 card. It bears 1 Wolf Mark.');
    expect(board).toContain('Your role: Hero');
    expect(drawn(viewOf(null))).not.toContain('Your ');
  });

  test('side by side where there is room', () => {
    const heads = (width: number) =>
      drawn(viewOf(0), width)
        .split('\n')
        .find((line) => line.includes('c10'));
    expect(heads(80)).not.toContain('Time');
    expect(heads(130)).toMatch(/c10 +Player +Time/);
  });
});

test('the sheet marks what was shown, what follows and how likely the rest is', () => {
  const shown = { vikstrom: 'chosen', snowy: 0, lilja: 1 } as const;
  const lines = ui.sheet(viewOf(0, { shown }), { translate, width: 80 });
  const row = (name: string) => lines.find((line) => line.startsWith(name))?.split(/ {2,}/);
  expect(row('Vikström')).toEqual(['Vikström', 'X', '-', '-', '-', '-', '-']);
  expect(row('Snowy')).toEqual(['Snowy', '-', '-', 'X', '-', '-', '-']);
  expect(row('Vidal')).toEqual(['Vidal', '.', '60%', '.', '.', '20%', '20%']);
});

test('draws the board again when a piece moves, not after a bid', () => {
  const view = viewOf(0);
  const auction = { position: 1, opener: 0, bid: 3, leader: 0, passed: [] };
  expect(ui.redrawKey({ ...view, auction })).toBe(ui.redrawKey(view));
  expect(ui.redrawKey({ ...view, clues: ['r0c3'] })).not.toBe(ui.redrawKey(view));
  expect(ui.redrawKey({ ...view, phase: 'turns' })).not.toBe(ui.redrawKey(view));
});
