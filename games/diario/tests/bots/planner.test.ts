import {
  advance,
  type Bot,
  begin,
  choiceAt,
  countChoices,
  drawBelow,
  everyChoice,
  imagining,
  isOffered,
  type Moment,
  namedSeed,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { greedy } from '../../src/bots/greedy.ts';
import { HABITS } from '../../src/bots/habits/habits.ts';
import { plan, planner } from '../../src/bots/planner.ts';
import { FATE_IDS, type FateId } from '../../src/data/cards/fate.ts';
import type { Goods } from '../../src/data/goods.ts';
import { game } from '../../src/index.ts';
import type { Choice } from '../../src/kinds/choices.ts';
import type { Diario, FrameOf } from '../../src/kinds/kinds.ts';
import type { View } from '../../src/kinds/view.ts';
import type { Table } from '../../src/state/state.ts';
import texts from '../../texts/en.json' with { type: 'json' };
import { fightWith } from '../fights.ts';
import { GUARD, night, OUT } from '../night.ts';
import { at, type Position } from '../scenario.ts';

const random: Bot<Diario> = { choose: (_view, ask, draw) => choiceAt(ask, draw(countChoices(ask))) };

type Watch = (view: View, moment: Moment<Diario>, choice: Choice) => void;

/** Plays a game of one bot in every seat; `watch` sees every choice before it is taken. */
function play(
  bot: Bot<Diario>,
  seed: string,
  { seats = 1, watch }: { seats?: number; watch?: Watch } = {},
): Table {
  const chance = { seed: namedSeed(`bots of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choices', sides);
  let moment: Moment<Diario> = begin(
    game,
    seats,
    { difficulty: 'normal' },
    { seed: namedSeed(seed), drawn: {} },
  );
  for (;;) {
    const ask = moment.asks.at(-1);
    if (ask === undefined) return moment.state;
    const view = game.view(moment.state, ask.seat);
    const choice = bot.choose(view, ask, draw, imagining(game, moment.state, ask)) as Choice;
    if (!isOffered(ask, choice)) throw new Error(`${JSON.stringify(choice)} to ${ask.prompt.key}`);
    watch?.(view, moment, choice);
    moment = advance(game, moment, ask, choice);
  }
}

function playAll(bot: Bot<Diario>, games: number): { readonly wins: number; readonly days: number } {
  const ends = Array.from({ length: games }, (_, number) => play(bot, `siege ${number}`));
  return {
    wins: ends.filter(({ over }) => over?.score != null).length,
    days: ends.reduce((sum, { day }) => sum + day, 0) / games,
  };
}

describe('a planner', () => {
  test('leaves no question to chance', () => {
    const prompts = Object.keys(texts).filter((key) => key.startsWith('prompt.'));
    expect(Object.keys(HABITS).toSorted()).toEqual(prompts.toSorted());
  });

  test('plays twenty games to their end with legal choices only', () => {
    for (let number = 0; number < 20; number++) expect(play(planner, `whole ${number}`).over).not.toBeNull();
  });

  test('speaks for what it would do itself where another seat leads', () => {
    let voices = 0;
    const watch: Watch = (view, { asks: [asked] }, choice) => {
      if (view.viewer === view.leader || asked === undefined || choice.verb !== 'for') return;
      const decision = view.council ?? asked;
      const option = everyChoice(decision)[choice.amount - 1];
      const own = plan({ ...view, viewer: view.leader }, decision, () => 0);
      expect(option).toEqual(own);
      voices++;
    };
    expect(play(planner, 'council', { seats: 3, watch }).over).not.toBeNull();
    expect(voices).toBeGreaterThan(20);
  });

  test('chooses the same in every world its seat cannot tell apart', () => {
    const imagined = { seed: namedSeed('worlds'), drawn: {} };
    let compared = 0;
    const watch: Watch = (view, moment, choice) => {
      if (moment.state.answered % 5 !== 0 || moment.state.phase === 'over') return;
      const ask = moment.asks.at(-1);
      if (ask === undefined) return;
      const other = game.imagine(moment.state, ask.seat, imagined);
      const choiceIn = (world: View) => plan(world, ask, () => 0);
      expect(choiceIn(game.view(other, ask.seat))).toEqual(choiceIn(view));
      expect(choice.verb).toBeDefined();
      compared++;
    };
    for (let number = 0; number < 4; number++) play(planner, `peeking ${number}`, { watch });
    expect(compared).toBeGreaterThan(100);
  });

  test('wins where random play never does, and the greedy bot lasts a while', () => {
    const planned = playAll(planner, 60);
    const grabbed = playAll(greedy, 60);
    const drawn = playAll(random, 60);
    expect(planned.wins).toBeGreaterThanOrEqual(8);
    expect(drawn.wins).toBeLessThanOrEqual(3);
    expect(grabbed.wins).toBeLessThan(planned.wins);
    expect(grabbed.days).toBeGreaterThan(drawn.days + 1);
    expect(planned.days).toBeGreaterThan(grabbed.days + 1);
  });

  test('SCAV-7: goes back to what is worth the time, with the tool for it in the pile', () => {
    const area = { cards: ['locked-door'], residents: ['hiding-family'] } as const;
    const out = { location: 'allotments', specials: ['look', 'socialise', 'heal', 'trade'], area } as const;
    const cards = ['wardrobe', 'larder', 'sideboard'] as const;
    const answers = (pile: Goods, misery: number) => {
      const people = { marin: { ...OUT, levels: { misery } }, anton: GUARD };
      const scenario = night([{ step: 'explore' }], { cards, out, pile, people });
      const [ask] = scenario.moment.asks;
      return ask === undefined ? null : plan(scenario.view(0), ask, () => 0);
    };
    expect(answers({ lockpick: 1 }, 0)).toEqual({ verb: 'go-back', spot: 'locked-door' });
    expect(answers({}, 2)).toEqual({ verb: 'go-back', spot: 'hiding-family' });
    expect(answers({ 'raw-food': 1 }, 0)).toEqual({ verb: 'explore' });
  });

  test('never leaves the house unguarded while a person is awake', () => {
    let nights = 0;
    const watch: Watch = (view, moment, choice) => {
      if (moment.asks.at(-1)?.prompt.key !== 'prompt.unguarded') return;
      nights++;
      if (view.people.some(({ levels }) => levels.fatigue < 4)) expect(choice.verb).toBe('reconsider');
    };
    for (let number = 0; number < 20; number++) play(planner, `watch ${number}`, { watch });
    expect(nights).toBeLessThan(8);
  });
});

describe('FIGHT-8 the planner trusts fate', () => {
  const people = { anton: { duty: 'scavenge', weapon: 'knife' }, vesna: { duty: 'scavenge' } } as const;

  function decided(frame: FrameOf<'story-face'>, fate: FateId, position: Position = {}) {
    const discards = { ...at([]).table.discards, fate: FATE_IDS.filter((id) => id !== fate) };
    const scenario = at([frame], { people, discards, ...position });
    const [ask] = scenario.moment.asks;
    return ask === undefined ? null : plan(scenario.view(0), ask, () => 0).verb;
  }

  const ours = { step: 'story-face', roller: { person: 'anton' }, die: 'yellow' } as const;
  const theirs = { step: 'story-face', roller: { enemy: 1 }, die: 'yellow' } as const;
  const armed = { number: 1, letter: 'A', prowess: 0, wounds: 0, weapons: ['knife'] } as const;
  const fight = fightWith([armed]);

  test('FIGHT-8: where the story ahead is good for our die, and not where it is bad', () => {
    expect(decided(ours, 'bitter-wind', { fight })).toBe('fate');
    expect(decided(ours, 'clear-frost', { fight })).toBe('fate');
    expect(decided(ours, 'smoke-over-the-roofs', { fight })).toBe('miss');
    expect(decided(ours, 'bad-dreams', { fight })).toBe('miss');
  });

  test('FIGHT-8: the other way round for a die of an enemy', () => {
    expect(decided(theirs, 'bitter-wind', { fight })).toBe('miss');
    expect(decided(theirs, 'clear-frost', { fight })).toBe('miss');
    expect(decided(theirs, 'smoke-over-the-roofs', { fight })).toBe('fate');
  });

  test('RAID-3: where the story ahead takes more off the raid than it costs', () => {
    const raid = { damage: 6, wounds: 2, takes: 'valuable', hits: 0 } as const;
    const position = {
      people: { anton: { duty: 'guard', weapon: 'knife' } },
      raid,
      storage: { wood: 4 },
    } as const;
    expect(decided(ours, 'bitter-wind', position)).toBe('fate');
    expect(decided(ours, 'clear-frost', position)).toBe('fate');
    expect(decided(ours, 'smoke-over-the-roofs', position)).toBe('miss');
  });
});
