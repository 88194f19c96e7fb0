import { type Ask, type Bot, print } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { apprentice } from '../../src/bots/apprentice/apprentice.ts';
import { chanceToDeclareAfter } from '../../src/bots/detective/look-first.ts';
import { detective } from '../../src/bots/detective.ts';
import { candidates } from '../../src/bots/inspector/candidates.ts';
import { habit } from '../../src/bots/inspector/habit.ts';
import { RUNE_SQUARES } from '../../src/data/city.ts';
import { game as eleven } from '../../src/index.ts';
import type { Choice } from '../../src/table/choices.ts';
import type { Eleven } from '../../src/table/kinds.ts';
import type { CardPlace, Player } from '../../src/table/state.ts';
import { message } from '../../src/texts/message.ts';
import { fenrir, hero, SWAPPED_FIRST } from '../declarer.ts';
import type { Scenario } from '../scenario.ts';
import { EVERYTHING, mindAt } from './detective/asked.ts';
import { reasons } from './explain/reasons.ts';

const ALL_BUT_ONE_HAND = EVERYTHING.filter((place) => place !== '1:0');
const LOOK = { verb: 'card', power: 'investigate' } as const;

/** All who may be the Chosen One stand beside the Organ on r3c6. */
const TOGETHER = { ...RUNE_SQUARES, lewis: 'r3c5', johnsson: 'r4c6', vidal: 'r3c7' } as const;

/** A Hero beside the Organ with all pages, who has two suspects and one card to look at: Snowy's is the only one left in hand 1. */
function twoSuspects(self: Partial<Player> = {}, hour = 6): Scenario {
  return hero({
    self: { seen: ALL_BUT_ONE_HAND, powers: ['investigate'], ...self },
    table: { hour },
    players: { 1: { powers: [] } },
  });
}

function chosenBy(bot: Bot<Eleven>, { moment: { state, asks } }: Scenario): string {
  const [ask] = asks as [Ask<Choice>];
  const imagine = () => {
    throw new Error('nothing is imagined here');
  };
  return print(eleven.grammar, bot.choose(eleven.view(state, ask.seat), ask, () => 0, imagine) as Choice);
}

/** What the Inspector takes to be the most promising. */
function thoughtOf({ moment: { state, asks } }: Scenario, depth: number): string | undefined {
  const [ask] = asks as [Ask<Choice>];
  const [best] = [...candidates(state, ask, depth)].sort((one, other) => other.promise - one.promise);
  return best && print(eleven.grammar, best.choice);
}

describe('TURN-3 WIN-1 a look before choosing, and then the declaration', () => {
  test.each([
    ['Apprentice', apprentice],
    ['Detective', detective],
  ])('%s looks first, and wins in the same turn', (_name, bot) => {
    const game = twoSuspects();
    expect(chosenBy(bot, game)).toBe('card investigate');
    while (game.asked === 0) game.choose(chosenBy(bot, game));
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
    expect(game.table.hour).toBe(6);
  });

  test('the Inspector thinks of it first, at once and further ahead, and takes others to do so by habit', () => {
    const game = twoSuspects();
    expect(thoughtOf(game, 0)).toBe('card investigate');
    expect(thoughtOf(game, 3)).toBe('card investigate');
    expect(habit(game.table, game.moment.asks[0] as Ask<Choice>, () => 0)).toEqual(LOOK);
  });

  test('in the last Hour a Detective looks before it gambles, and gambles where no look is left', () => {
    expect(chosenBy(detective, twoSuspects({}, 11))).toBe('card investigate');
    expect(chosenBy(detective, twoSuspects({ powers: ['compose', 'research'] }, 11))).toMatch(/^declare /);
  });

  test('in the last Hour a Detective with three suspects looks before it gambles, if the look costs no victory', () => {
    const seen = EVERYTHING.filter((place) => place !== '1:0' && place !== '2:0');
    const three = (self: Partial<Player>) => twoSuspects({ seen, ...self }, 11);
    expect(chosenBy(detective, three({}))).toBe('card investigate');
    expect(chosenBy(detective, three({ music: 12, powers: ['investigate', 'compose'] }))).toMatch(
      /^declare /,
    );
    expect(chosenBy(detective, three({ music: 12, powers: ['compose'], tiles: ['keyhole-2'] }))).toBe(
      'tile keyhole-2',
    );
  });

  test('a Detective who knows the Chosen One and can win declares at once, whatever could be played', () => {
    const self = {
      seen: EVERYTHING,
      powers: ['investigate', 'research', 'compose'],
      tiles: ['deggial'],
    } as const;
    expect(chosenBy(detective, twoSuspects(self))).toBe('declare vikstrom');
    expect(chosenBy(apprentice, twoSuspects(self))).toBe('declare vikstrom');
  });

  test('the chance counts the cards among which the last one lies, and the suspects with whom the turn would win', () => {
    const sure = mindAt(twoSuspects());
    const self = { seen: ALL_BUT_ONE_HAND, powers: ['investigate'] } as const;
    const among = mindAt(hero({ self }));
    const characters = { ...RUNE_SQUARES, snowy: 'r7c1' } as const;
    const farAway = mindAt(hero({ self: { ...self, time: 2 }, table: { characters } }));
    expect(chanceToDeclareAfter(sure, LOOK)).toBe(1);
    expect(chanceToDeclareAfter(among, LOOK)).toBeCloseTo(3 / 5);
    expect(chanceToDeclareAfter(farAway, LOOK)).toBeCloseTo((3 / 5) * (1 / 2));
    expect(chanceToDeclareAfter(sure, { verb: 'card', power: 'compose' })).toBe(0);
    expect(chanceToDeclareAfter(mindAt(twoSuspects({ music: 9 })), LOOK)).toBe(0);
    expect(chanceToDeclareAfter(mindAt(twoSuspects().choose('choose johnsson')), LOOK)).toBe(0);
    expect(chanceToDeclareAfter(mindAt(twoSuspects({ seen: EVERYTHING })), LOOK)).toBe(0);
    const played = twoSuspects({ music: 12, tiles: ['deggial', 'lemuria'] }).choose('tile deggial');
    expect(chanceToDeclareAfter(mindAt(played), LOOK)).toBe(0);
    expect(chanceToDeclareAfter(mindAt(twoSuspects({ music: 13, tiles: ['lemuria'] })), LOOK)).toBe(1);
  });

  test('Investigate 3 tells all of an Unknown deck of three, and a Keyhole one card in three', () => {
    const behind = (seen: readonly CardPlace[], self: Partial<Player>) =>
      mindAt(hero({ self: { seen: [...seen], ...self }, table: { characters: TOGETHER } }));
    const hands = EVERYTHING.filter((place) => !place.startsWith('unknown'));
    expect(chanceToDeclareAfter(behind(hands, { powers: ['investigate'] }), LOOK)).toBe(1);
    const but = [...hands, 'unknown:0', 'unknown:1'] as const;
    const keyhole = { verb: 'tile', tile: 'keyhole-2' } as const;
    expect(chanceToDeclareAfter(behind(but, { tiles: ['keyhole-2'] }), keyhole)).toBeCloseTo(1 / 3);
    expect(chanceToDeclareAfter(behind(hands, { tiles: ['keyhole-2'] }), keyhole)).toBe(0);
    const tiles = ['keyhole-2', 'deggial'];
    expect(chanceToDeclareAfter(behind(but, { music: 13, time: 2, tiles }), keyhole)).toBe(0);
  });

  test('WIN-4 Fenrir looks to bring the Possessed to whoever it may be', () => {
    const self = { seen: ALL_BUT_ONE_HAND, powers: ['investigate'] } as const;
    const players = { 1: { powers: [] } };
    expect(chanceToDeclareAfter(mindAt(fenrir({ self, players })), LOOK)).toBe(1);
    const characters = { ...RUNE_SQUARES, lilja: 'r3c5', snowy: 'r8c2' } as const;
    expect(chanceToDeclareAfter(mindAt(fenrir({ self, players, table: { characters } })), LOOK)).toBe(1 / 2);
  });
});

describe('what a hint says of a play before choosing', () => {
  test('TURN-3 that victory can still be declared after a look', () => {
    expect(reasons(twoSuspects(), 'card investigate')[0]).toEqual(message('reason.look-then-declare'));
  });

  test('TURN-3 that what it shows is known when the Character is chosen', () => {
    const known = message('reason.know-before-choosing');
    const game = twoSuspects({ music: 3, powers: ['investigate', 'research', 'compose'] });
    expect(reasons(game, 'card investigate')[0]).toEqual(known);
    expect(reasons(game, 'card research')[0]).toEqual(known);
    expect(reasons(game, 'card compose')).not.toContainEqual(known);
    game.choose('choose johnsson');
    expect(reasons(game, 'card research')).not.toContainEqual(known);
  });

  test('TURN-3 and not that of a play that does not do it, nor while the Chosen One may be another', () => {
    const isSaid = (game: Scenario, line: string) =>
      reasons(game, line).some(({ key }) => key === 'reason.play-then-declare');
    const self = { ...SWAPPED_FIRST.self, powers: ['research'] } as const;
    const game = hero({ ...SWAPPED_FIRST, self });
    expect([isSaid(game, 'tile false-papers'), isSaid(game, 'card research')]).toEqual([true, false]);
    const seen = EVERYTHING.filter((place) => place !== '2:0');
    const unsure = hero({ ...SWAPPED_FIRST, self: { ...self, seen } });
    expect(isSaid(unsure, 'tile false-papers')).toBe(false);
  });

  test('TURN-3 WIN-5 that it makes the turn enough to win, and that a declaration at once is not sure', () => {
    const game = hero(SWAPPED_FIRST);
    expect(chosenBy(detective, game)).toBe('tile false-papers');
    expect(reasons(game, 'tile false-papers')[0]).toEqual(
      message('reason.play-then-declare', { character: 'snowy' }),
    );
    expect(reasons(game, 'declare snowy')[0]).toEqual(message('reason.no-sure-way', { character: 'snowy' }));
    while (game.asked === 0) game.choose(chosenBy(detective, game));
    expect(game.table.over).toEqual({ how: 'hero', winner: 0 });
  });
});
