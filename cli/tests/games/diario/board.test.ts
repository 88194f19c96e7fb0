import { stripVTControlCharacters } from 'node:util';
import { type Diario, game, type View } from '@vigilia/game-diario';
import { advance, type Choice, drawBelow, imagining, namedSeed } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../../src/games.ts';
import { LANGUAGES } from '../../../src/texts/language.ts';
import { gameTranslator } from '../../../src/texts/translators.ts';
import { dealt } from './tables.ts';

const terminalGame = gameNamed('diario');
const { ui } = terminalGame;
const translate = await gameTranslator('en', terminalGame, 2);

function viewOf(changes: Partial<View> = {}): View {
  return { ...game.view(dealt('board', 2).state, 0), ...changes };
}

function drawn(view: View, width = 80): string {
  return stripVTControlCharacters(ui.board(view, { translate, width }).join('\n'));
}

describe('the board', () => {
  test('the day, the Leader and what the Objective asks for', () => {
    const board = drawn(viewOf({ day: 3, phase: 'dusk', cold: 4, leader: 1 }));
    expect(board).toMatch(/^Day 3: Dusk\. Cold 4\.\np2 holds the Journal\.\nObjective: .*To be paid: /);
    const { objective } = viewOf();
    if (objective === null) throw new Error('every game opens an Objective');
    expect(drawn(viewOf({ objective: { ...objective, paid: true } }))).toMatch(/^Objective, paid: /m);
  });

  test('every person with every state, legible without colours, and the people who are gone', () => {
    const [person] = viewOf().people;
    if (person === undefined) throw new Error('nobody is here');
    const levels = { wounds: 0, illness: 1, misery: 2, hunger: 3, fatigue: 4 };
    const board = drawn(
      viewOf({
        people: [{ ...person, id: 'arica', levels, duty: 'guard', weapon: 'knife', remedies: ['bandage'] }],
        gone: [{ id: 'anton', cause: 'hunger', day: 2 }],
      }),
    );
    expect(board).toMatch(/^ +Wounds +Illness +Misery +Hunger +Fatigue +Prowess +Empathy +Inventory$/m);
    expect(board).toMatch(/^Arica +0 \.\.\.\. +1 #\.\.\. +2 ##\.\. +3 ###\. +4 #### +1 +\d +\d$/m);
    expect(board).toMatch(/^ {4}on guard, Knife, Bandage$/m);
    expect(board).toMatch(/^Anton is gone since day 2$/m);
  });

  test('Storage, and out of doors the Findings pile instead of the house', () => {
    const goods = { 'raw-food': 2, water: 1 };
    expect(drawn(viewOf({ storage: goods }))).toMatch(/^Storage: 2 Raw Food and 1 Water$/m);
    expect(drawn(viewOf({ storage: {} }))).toMatch(/^Storage is empty$/m);
    expect(drawn(viewOf())).not.toContain('Findings pile');
    const { far } = viewOf().locations;
    const scavenging = {
      place: 'far',
      location: far,
      noise: 3,
      area: { cards: ['dark-alcove', 'locked-door'], residents: ['caretaker'] },
      waiting: [],
      hushed: [],
      specials: [],
      left: false,
    } as const;
    const out = drawn(viewOf({ phase: 'scavenging', scavenging, pile: goods }));
    expect(out).toMatch(/^Findings pile: 2 Raw Food and 1 Water$/m);
    expect(out).toMatch(/^Out at .*: Noise 3, \d+ cards? of the night left\.$/m);
    expect(out).toMatch(/^Open there: Dark Alcove \(one backstab\), Locked Door \(1 card, needs a/m);
    expect(out).not.toContain('Basement:');
  });

  test('the house floor by floor, with what cannot be reached in brackets (MORN-3)', () => {
    expect(drawn(viewOf())).toContain(
      [
        'Top floor:  (t1 Furniture)  (t2 Rubble)  (t3 Closed Door)  t4 Rubble',
        '    (t5 Closed Door)  (t6 Furniture)',
        'Middle floor:  (m1 Heap)  (m2 Rubble)  m3 Closed Door  m4 free  m5 Heap',
        '    m6 Heap  m7 Hole',
        'Ground floor:  g1 Outside  g2 Guard  g3 New Idea  g4 Sleep  g5 free  g6 free',
        '    g7 Rubble  (g8 Furniture)',
        'Basement:  b1 Hole  b2 Rummage  b3 Bars  (b4 Furniture)  (b5 Hole)',
        '    (b6 Rubble)  (b7 Heap)  (b8 Rubble)',
        'Cellar:  (c1 Furniture)',
      ].join('\n'),
    );
    const { t4: _, ...house } = viewOf().house;
    const cleared = drawn(
      viewOf({
        house: {
          ...house,
          g5: { kind: 'fitting', fitting: 'stove' },
          g7: { kind: 'rubble', remnants: true },
        },
      }),
    );
    expect(cleared).toContain('  t3 Closed Door  t4 free\n    t5 Closed Door  (t6 Furniture)');
    expect(cleared).toContain('g5 Stove');
    expect(cleared).toContain('g7 Rubble, half cleared');
  });

  test('the enemies of the group in a fight', () => {
    const fight = {
      where: 'home',
      thugs: true,
      enemies: [
        { number: 1, letter: 'A', prowess: 2, wounds: 1, weapons: ['pistol', 'knife'] },
        { number: 3, letter: 'B', prowess: 0, wounds: 0, weapons: [] },
      ],
      round: 1,
      dealt: { byUs: 0, byThem: 0 },
      kills: { byUs: 0, byThem: 0 },
      brought: [],
      aside: [],
      killed: 0,
      fleeing: false,
    } as const;
    const board = drawn(viewOf({ fight }));
    expect(board).toMatch(/^Enemy 1: Pistol, Prowess 2, 1 wound of 3$/m);
    expect(board).toMatch(/^Enemy 3: bare hands, Prowess 0, 0 wounds of 3$/m);
  });
});

test('the sheet shows the people and the cards face down', () => {
  const lines = ui.sheet(viewOf(), { translate, width: 80 });
  for (const { id } of viewOf().people)
    expect(lines.join('\n')).toContain(translate({ key: `person.${id}`, vars: {} }));
  expect(lines.join('\n')).toMatch(/Face down: \d+ Events, /);
});

test('DAWN-3 SCAV-6 the sheet shows Spirit lines and Locations in words', () => {
  const [person] = viewOf().people;
  if (person === undefined) throw new Error('nobody is here');
  const locations = { far: 'tower-block', middle: 'barracks', near: 'night-pharmacy' } as const;
  const view = viewOf({ people: [{ ...person, id: 'marin' }], locations });
  const sheet = stripVTControlCharacters(ui.sheet(view, { translate, width: 400 }).join('\n'));
  expect(sheet).toContain('Spirit, line 1 (rolls 1–4): A habit: Coffee −1, or Misery +1.');
  expect(sheet).toContain(
    'line 2 (rolls 5–7): If that person is miserable (Misery 2 or more): Illness +1 for Marin.',
  );
  expect(sheet).toContain('Look around (costs 2 cards of the night, once a night): Noise −2.');
  expect(sheet).toContain('As soon as you arrive: Draw a Resident.');
  expect(sheet).toContain(
    'Seek somebody to trade with (costs 6 cards of the night, once a night): Barter, commission 3: Meds',
  );
});

test('draws the board again when a phase begins, not after a meal', () => {
  const view = viewOf();
  expect(ui.redrawKey({ ...view, storage: {} })).toBe(ui.redrawKey(view));
  expect(ui.redrawKey({ ...view, phase: 'dusk' })).not.toBe(ui.redrawKey(view));
  expect(ui.redrawKey({ ...view, people: view.people.slice(1) })).not.toBe(ui.redrawKey(view));
});

test.each(LANGUAGES)('no line of a whole game is wider than the screen, in %s', async (language) => {
  const speak = await gameTranslator(language, terminalGame, 2);
  for (const { view, prompt } of momentsOfAGame())
    for (const width of [80, 120]) {
      const lines = [
        ...ui.board(view, { translate: speak, width }),
        ...ui.sheet(view, { translate: speak, width }),
      ];
      for (const line of lines)
        expect([...stripVTControlCharacters(line)].length, `${prompt}: ${line}`).toBeLessThanOrEqual(width);
    }
});

/** A table at every tenth question of a game that the planner plays. */
function* momentsOfAGame(): Generator<{ readonly view: View; readonly prompt: string }> {
  const bot = terminalGame.entry.bots.planner;
  const chance = { seed: namedSeed('the widest of boards'), drawn: {} };
  let moment = dealt('the widest of boards', 2);
  for (let answered = 0; ; answered++) {
    const ask = moment.asks.at(-1);
    if (ask === undefined || bot === undefined) return;
    const view = game.view(moment.state, ask.seat);
    if (answered % 10 === 0) yield { view, prompt: ask.prompt.key };
    const choice = bot.choose(
      view,
      ask,
      (sides) => drawBelow(chance, 'choice', sides),
      imagining(game, moment.state, ask),
    ) as Choice;
    moment = advance(game, moment, ask, choice as Diario['choice']);
  }
}
