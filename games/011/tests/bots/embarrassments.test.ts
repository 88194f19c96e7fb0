import { type Ask, isRefusal, parse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { embarrassment } from '../../src/bots/embarrassments.ts';
import { type Chosen, wastedWalk } from '../../src/bots/wasted-walk.ts';
import { type Choice, grammar } from '../../src/table/choices.ts';
import type { CardPlace, Player, Table } from '../../src/table/state.ts';
import { fenrir, hero } from '../declarer.ts';
import { type Faces, MARIO, marcosTurn, type Scene } from '../marcos-turn.ts';
import { position, type Scenario } from '../scenario.ts';

/** What the seat asked would see, be asked and choose. */
function chosen(game: Scenario, line: string): Chosen {
  const [ask] = game.moment.asks as [Ask<Choice>];
  expect(game.legal).toContain(line);
  const choice = parse(grammar, line, null);
  if (isRefusal(choice)) throw new Error(choice.reason.key);
  return { view: game.view(ask.seat), ask, choice: choice as Choice };
}

function judged(game: Scenario, line: string): string | null {
  const { view, ask, choice } = chosen(game, line);
  return embarrassment(view, ask, choice);
}

describe('looking', () => {
  const lewisLooks = (seen: readonly CardPlace[]) => marcosTurn({ me: { seen } }).choose('choose lewis');

  test('ACT-1 into a hand whose Character was seen, while others hide theirs', () => {
    const game = lewisLooks(['1:0']);
    expect(judged(game, 'investigate p2')).toBe('known-look');
    expect(judged(game, 'investigate p3')).toBeNull();
    expect(judged(game, 'investigate unknown')).toBeNull();
  });

  test('ACT-1 into the Unknown deck only once all of it was seen', () => {
    expect(judged(lewisLooks(['unknown:0', 'unknown:2']), 'investigate unknown')).toBeNull();
    expect(judged(lewisLooks(['unknown:0', 'unknown:1', 'unknown:2']), 'investigate unknown')).toBe(
      'known-look',
    );
  });

  test('ACT-1 who knows the Chosen One may look anywhere', () => {
    const game = lewisLooks(['1:0', '2:0', 'unknown:0', 'unknown:1', 'unknown:2', 'chosen']);
    expect(judged(game, 'investigate p2')).toBeNull();
  });
});

describe('bidding', () => {
  function auction(table: Partial<Table> = {}, players: Readonly<Record<number, Partial<Player>>> = {}) {
    return position({
      table: {
        phase: 'event',
        event: null,
        lastOrder: [0, 1, 2, 3],
        order: [null, null, null, null],
        ...table,
      },
      players: { 0: { time: 30 }, 1: { time: 9 }, 2: { time: 5 }, 3: { time: 7 }, ...players },
      agenda: [{ step: 'auction' }],
    });
  }

  test('AUC-6 beyond what any rival could answer', () => {
    expect(judged(auction(), 'bid I 8')).toBeNull();
    expect(judged(auction(), 'bid I 9')).toBe('overpaid-bid');
  });

  test('AUC-3 whoever has passed or has a position is no rival', () => {
    const game = auction().choose('bid I 0', 'pass', 'bid I 1', 'bid I 2');
    expect(judged(game, 'bid I 4')).toBeNull();
    expect(judged(game, 'bid I 7')).toBe('overpaid-bid');
    expect(judged(auction({ order: [null, 1, null, null] }), 'bid I 7')).toBe('overpaid-bid');
  });

  test('AUC-3 the least raise there is may be more than the others have', () => {
    const game = auction({ lastOrder: [1, 2, 3, 0] }).choose('bid I 8');
    expect(judged(game, 'bid I 9')).toBeNull();
    expect(judged(game, 'bid I 10')).toBe('overpaid-bid');
    expect(judged(game, 'pass')).toBeNull();
  });

  test('AUC-2 Time offered at once for a place in the middle', () => {
    expect(judged(auction(), 'bid II 1')).toBe('idle-bid');
    expect(judged(auction(), 'bid II 0')).toBeNull();
    expect(judged(auction(), 'bid I 1')).toBeNull();
    expect(judged(auction(), 'bid IV 1')).toBeNull();
  });

  test('AUC-2 the middle is what is left of it, and not where the Event brings something', () => {
    expect(judged(auction({ order: [3, null, null, null] }), 'bid II 1')).toBeNull();
    expect(judged(auction({ event: 'A' }), 'bid II 1')).toBeNull();
    expect(judged(auction({ event: 'A' }), 'bid III 1')).toBe('idle-bid');
  });

  test('AUC-3 a raise is an answer, wherever the position', () => {
    expect(judged(auction().choose('bid II 0'), 'bid II 1')).toBeNull();
  });
});

describe('declaring', () => {
  test('WIN-3 somebody who was seen elsewhere', () => {
    expect(judged(hero(), 'declare lilja')).toBe('doomed-declaration');
    expect(judged(hero({ self: { seen: ['1:0'] } }), 'declare snowy')).toBe('doomed-declaration');
    expect(judged(hero(), 'declare snowy')).toBeNull();
    expect(judged(hero({ table: { denied: ['snowy'] } }), 'declare snowy')).toBe('doomed-declaration');
  });

  /** Up to three teeth bring no Compose. */
  const silent = ({ self = {}, table = {} }: Parameters<typeof hero>[0] = {}) =>
    hero({ self, table: { gears: [7, 4, 4], ...table } });

  test('WIN-5 with pages that no turn could write', () => {
    expect(judged(silent({ self: { music: 10 } }), 'declare vikstrom')).toBe('doomed-declaration');
    expect(judged(silent({ self: { music: 11 } }), 'declare vikstrom')).toBeNull();
    expect(judged(fenrir({ self: { music: 0 } }), 'declare vikstrom')).toBe('doomed-declaration');
  });

  test.each<[string, Parameters<typeof hero>[0]]>([
    ['by a Power card', { self: { music: 8, powers: ['compose'] } }],
    [
      'by a Power card taken back',
      { self: { music: 7, spent: ['compose'] }, table: { event: 'J', order: [3, 1, 2, 0] } },
    ],
    ['by Clues on the gears', { self: { music: 9, clues: 5 }, table: { gears: [7, 4, 3] } }],
    ['by what the Event gives', { self: { music: 13 }, table: { event: 'A' } }],
  ])('WIN-5 what can be written this turn counts: %s', (_, scene) => {
    expect(judged(silent(scene), 'declare vikstrom')).toBeNull();
  });

  test('WIN-5 what only another seat could have, and more Clues than there are, do not count', () => {
    const back = { self: { music: 7, spent: ['compose'] }, table: { event: 'J' } } as const;
    expect(judged(silent(back), 'declare vikstrom')).toBe('doomed-declaration');
    const few = { self: { music: 9, clues: 4 }, table: { gears: [7, 4, 3] } } as const;
    expect(judged(silent(few), 'declare vikstrom')).toBe('doomed-declaration');
  });

  test('ABIL-1 the ability of whoever walks counts', () => {
    const game = silent({ self: { music: 10 } });
    expect(judged(game, 'declare johnsson')).toBeNull();
    expect(judged(game, 'declare vikstrom')).toBe('doomed-declaration');
  });

  test('EVT-A no tile is played while plays are banned', () => {
    const game = silent({ self: { music: 12 }, table: { event: 'A' } });
    expect(judged(game, 'declare vikstrom')).toBe('doomed-declaration');
  });
});

describe('walking', () => {
  const ON_FOOT: Faces = { machine: 'airship', steps: 3, action: 'compose' };

  /** A turn with Vikström, who is in the hand of a Hero, from r4c4. */
  function turn(lines: readonly string[], scene: Scene = {}): string | null {
    const game = marcosTurn({
      faces: ON_FOOT,
      at: { vikstrom: 'r4c4' },
      ...scene,
      me: { role: 'hero', ...scene.me },
    });
    return wastedWalk(
      ['choose vikstrom', 'turn 1', ...lines, 'end'].map((line) => {
        const made = chosen(game, line);
        game.choose(line);
        return made;
      }),
    );
  }

  test('MOVE-2 there and back', () => {
    expect(turn(['walk r4c5', 'walk r4c4', 'stop'])).toBe('walk-back');
    expect(turn(['walk r3c4', 'walk r3c5', 'walk r3c4'])).toBe('walk-back');
  });

  test('MOVE-5 a Clue on the way is a reason', () => {
    expect(turn(['walk r4c5', 'walk r4c4', 'stop', 'spend 0'], { table: { clues: ['r4c5'] } })).toBeNull();
  });

  test('MOVE-2 to nothing at all', () => {
    expect(turn(['walk r4c5', 'stop'])).toBe('idle-walk');
    expect(turn(['stop'])).toBeNull();
  });

  test('MOVE-2 nearer to a Clue is not nothing', () => {
    expect(turn(['walk r4c5', 'stop'], { table: { clues: ['r4c7'] } })).toBeNull();
    expect(turn(['walk r4c5', 'stop'], { table: { clues: ['r4c3'] } })).toBe('idle-walk');
  });

  test('FEN-2 whoever may be the Possessed or the Chosen One has reasons of their own', () => {
    expect(turn(['walk r4c5', 'stop'], { me: { role: 'fenrir' } })).toBeNull();
    expect(turn(['walk r4c5', 'stop'], { me: { role: null } })).toBeNull();
    const inAnotherHand = { players: { [MARIO]: { characters: ['vikstrom'] as const } } };
    expect(turn(['walk r4c5', 'stop'], { ...inAnotherHand, me: { characters: ['johnsson'] } })).toBeNull();
  });

  test('TURN-2 a turn without a Character is no walk', () => {
    expect(wastedWalk([])).toBeNull();
    expect(wastedWalk([chosen(marcosTurn(), 'choose vikstrom')])).toBeNull();
  });
});
