import { readFileSync } from 'node:fs';
import { type Diario, game } from '@vigilia/game-diario';
import {
  type Ask,
  chooseText,
  everyChoice,
  header,
  isRefusal,
  namedSeed,
  open,
  type Refusal,
  type Session,
  text,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice, View } from '../../../src/games/diario/table/asked.ts';
import { saidSince } from '../../../src/games/diario/table/council/council.tsx';
import { decisionIn, isSpoken, matters, tallyOf } from '../../../src/games/diario/table/council/tally.ts';
import { firstOf } from '../../../src/games/diario/table/table-texts.ts';

/** The first decision of a table of four, after these voices of the others in turn. */
function council(...voices: readonly string[]) {
  const opening = { game: 'diario', rules: game.rules, entropy: [], seats: 4, options: {} };
  let session: Session<Diario> = must(
    open(game, header({ ...opening, seed: namedSeed('council on the page') })),
  );
  const leader = session.moment.state.leader;
  const others = [0, 1, 2, 3].filter((seat) => seat !== leader);
  for (const [index, voice] of voices.entries())
    session = must(chooseText(session, others[index] ?? 0, voice));
  const at = (seat: number): View => game.view(session.moment.state, seat);
  const askOf = (seat: number) => session.moment.asks.find((ask) => ask.seat === seat) ?? null;
  return { leader, others: others as [number, number, number], at, askOf };
}

function must<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.reason.key);
  return result;
}

describe('LEAD-1 how the council stands', () => {
  test('the Leader sees who has spoken, and what was said once the voices are opened', () => {
    const { leader, others, at, askOf } = council('for 2', 'trust');
    const before = tallyOf(at(leader), askOf(leader));
    expect(before.unheard).toEqual([others[0], others[1]]);
    expect(isSpoken(before)).toBe(false);
    const all = council('for 2', 'trust', 'against 2');
    const after = tallyOf(all.at(leader), all.askOf(leader));
    expect(after.options[1]).toMatchObject({ number: 2, inFavour: [others[0]], against: [others[2]] });
    expect([after.trusting, after.unheard]).toEqual([[others[1]], []]);
  });

  test('the options wait until the voices are heard, and stay the same question', () => {
    const { leader, others, at, askOf } = council('for 2');
    const ask = askOf(leader) as Ask<Choice>;
    const first = firstOf({ view: at(leader), ask });
    expect(first?.choice).toEqual({ verb: 'hear' });
    expect(first?.why).toEqual(text('council.spoken', { seats: [others[0]], count: 1 }));
    expect(first?.waiting).toEqual({ ...at(others[1]).council, question: ask.question });
    const heard = council('for 2', 'trust', 'silent');
    expect(firstOf({ view: heard.at(leader), ask: heard.askOf(leader) as Ask<Choice> })).toBeNull();
    expect(firstOf({ view: at(others[1]), ask: askOf(others[1]) as Ask<Choice> })).toBeNull();
  });

  test('the options of a voter are those of the Leader, without the choice to hear', () => {
    const { leader, others, at, askOf } = council('silent');
    const voter = others[1];
    const decided = decisionIn(at(leader), askOf(leader));
    expect(decided?.choices.some(({ verb }) => verb === 'hear')).toBe(false);
    const voted = decisionIn(at(voter), askOf(voter));
    const options = (ask: typeof decided): readonly Choice[] => (ask === null ? [] : everyChoice(ask));
    expect(options(voted)).toEqual(options(decided));
    expect(tallyOf(at(others[0]), null).silent).toEqual([others[0]]);
  });
});

describe('LEAD-2 the Journal passes visibly', () => {
  const entry = (by: number | null, at: number, ...types: readonly string[]) => ({
    answers: 0,
    by,
    at,
    events: types.map((type) => ({ type })),
  });

  test('it is said for some seconds after it has passed, and not of the deal', () => {
    expect(saidSince([entry(null, 100, 'starters', 'leader')], 200)).toBeNull();
    const log = [entry(null, 0, 'leader'), entry(1, 1_000, 'leader'), entry(2, 1_500, 'spoke')];
    expect(saidSince(log, 3_000)).toBe(2_000);
    expect(saidSince(log, 60_000)).toBeNull();
  });
});

test('if the Leader is asked nothing there is no decision to speak on', () => {
  const { leader, at } = council();
  expect(decisionIn({ ...at(leader), council: null }, null)).toBeNull();
});

/** Small change, and what is settled in the middle of a fight or a raid: the others may speak, and are not asked. */
const SMALL = [
  'arm',
  'shots',
  'reroll',
  'shield',
  'raid-damage',
  'wound',
  'crime-wave',
  'story-face',
  'enemy-story-face',
  'kill',
  'hit',
  'voice',
  'assign',
  'mix',
  'lock',
  'idea',
  'treat',
  'toast',
  'nursing',
  'habit',
  'last-supper',
  'name-for-better',
  'name-for-worse',
  'choose-loss',
  'test-empathy',
  'test-prowess-1',
  'test-prowess-2',
  'pack',
  'explore',
  'search',
  'obstacle',
  'outdoor-lock',
  'hush',
  'findings',
];

test('every prompt either matters or is listed as a small thing', () => {
  const en = new URL('../../../../games/diario/texts/en.json', import.meta.url);
  const prompts = Object.keys(JSON.parse(readFileSync(en, 'utf8'))).filter((key) =>
    key.startsWith('prompt.'),
  );
  const small = prompts.filter((key) => !matters({ prompt: text(key) }));
  expect(small.toSorted()).toEqual(SMALL.map((name) => `prompt.${name}`).toSorted());
});
