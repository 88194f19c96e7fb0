import { isOffered } from '@vigilia/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { mindOf } from '../../../src/bots/detective/mind.ts';
import { ranking } from '../../../src/bots/detective/ranking.ts';
import type { Character } from '../../../src/data/characters.ts';
import { game as eleven } from '../../../src/index.ts';
import { suspects } from '../../../src/knowledge/sheet.ts';
import { LAST_HOUR } from '../../../src/rules/hour.ts';
import type { Table } from '../../../src/table/state.ts';
import { type Answer, playDetectives } from './play.ts';

const GAMES = 30;

/** Every question a Detective has an opinion about; the others come up too seldom to matter. */
const WEIGHED = [
  'prompt.act',
  'prompt.gears',
  'prompt.choose',
  'prompt.clue-on-place',
  'prompt.copy',
  'prompt.discard',
  'prompt.end-turn',
  'prompt.free-walk',
  'prompt.gears',
  'prompt.investigate',
  'prompt.move',
  'prompt.move-clue',
  'prompt.open-auction',
  'prompt.place-clue',
  'prompt.place-location',
  'prompt.place-organ',
  'prompt.raise',
  'prompt.regain',
  'prompt.spend',
];
const LOOKED_AT = 12;

interface Declaration {
  readonly named: Character;
  readonly suspects: readonly Character[];
  readonly by: number;
  readonly hour: number;
  readonly winner: number | null;
}

describe('games among Detectives', () => {
  const ended: Table[] = [];
  const declarations: Declaration[] = [];
  const answers = new Map<string, Answer[]>();

  beforeAll(() => {
    for (let number = 0; number < GAMES; number++) play(3 + (number % 4), `detectives ${number}`);
  });

  function play(seats: number, seed: string): void {
    const game = playDetectives(seats, seed);
    const declared: Omit<Declaration, 'winner'>[] = [];
    for (;;) {
      const { done, value } = game.next();
      if (done) {
        ended.push(value);
        const winner = value.over?.winner ?? null;
        for (const declaration of declared) declarations.push({ ...declaration, winner });
        return;
      }
      const { moment, ask, choice } = value;
      const met = answers.get(ask.prompt.key) ?? [];
      if (met.length < LOOKED_AT) answers.set(ask.prompt.key, [...met, value]);
      if (choice.verb === 'declare') {
        const view = eleven.view(moment.state, ask.seat);
        declared.push({ named: choice.character, suspects: suspects(view), by: ask.seat, hour: view.hour });
      }
    }
  }

  test('go to their end, and most of them are won', () => {
    expect(ended).toHaveLength(GAMES);
    const won = ended.filter(({ over }) => over?.winner !== null);
    expect(won.length).toBeGreaterThan(GAMES / 2);
    expect(new Set(won.map(({ over }) => over?.how))).toEqual(new Set(['hero', 'fenrir']));
  });

  test('WIN-3 before the last Hour every declaration names the only suspect left', () => {
    const certain = declarations.filter(({ hour }) => hour < LAST_HOUR);
    expect(certain.length).toBeGreaterThan(GAMES / 2);
    for (const { named, suspects } of certain) expect(suspects).toEqual([named]);
  });

  test('WIN-5 every declaration that names the only suspect left wins', () => {
    const certain = declarations.filter(({ suspects }) => suspects.length === 1);
    for (const { by, winner } of certain) expect(winner).toBe(by);
  });

  test.each(WEIGHED)('%s: every answer a Detective thinks of is legal', (key) => {
    const met = answers.get(key) ?? [];
    expect(met.length).toBeGreaterThan(0);
    for (const { moment, ask } of met) {
      const ranked = ranking(mindOf(eleven.view(moment.state, ask.seat)), ask);
      expect(ranked.length).toBeGreaterThan(0);
      for (const { choice, worth } of ranked) {
        expect(isOffered(ask, choice)).toBe(true);
        expect(worth).not.toBeNaN();
      }
    }
  });
});
