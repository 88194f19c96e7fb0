import { consult } from '@vigilia/bots';
import { council, type Diario, game, reasonFor, VOICES } from '@vigilia/game-diario';
import {
  type Adviser,
  type Ask,
  choiceAt,
  drawBelow,
  imagining,
  type Moment,
  namedSeed,
  print,
} from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { dealt, tableWhere } from './tables.ts';

const SEED = namedSeed('three voices');

/** A table of four in which the first seat leads. */
function table(): Moment<Diario> {
  return dealt(
    tableWhere(4, ({ seat }) => seat === 0),
    4,
  );
}

function voiceAskOf({ asks }: Moment<Diario>, seat: number): Ask<Diario['choice']> {
  const ask = asks.find((each) => each.seat === seat);
  if (ask === undefined) throw new Error(`nobody asks seat ${seat}`);
  return ask;
}

/** The voice of the bot at this seat, and the event that will show it. */
async function speak(moment: Moment<Diario>, seat: number): Promise<Diario['event']> {
  const choice = await consult(game, moment, voiceAskOf(moment, seat), council, SEED);
  const [asked] = moment.asks;
  if (choice.verb !== 'for' || asked === undefined) throw new Error(`it said ${choice.verb}`);
  return { type: 'voice-for', seat, choice: print(game.grammar, choiceAt(asked, choice.amount - 1)) };
}

test.each([
  [1, VOICES.cautious],
  [2, VOICES.hopeful],
  [3, VOICES.practical],
])('the bot at seat %i speaks in its own voice', async (seat, voice: Adviser<Diario>) => {
  const moment = table();
  const ask = voiceAskOf(moment, seat);
  const chance = { seed: SEED, drawn: {} };
  const draw = (sides: number) => drawBelow(chance, `bot at ${seat} after ${moment.state.answered}`, sides);
  const view = game.view(moment.state, seat);
  const [first] = await voice.advise(view, ask, draw, imagining(game, moment.state, ask));
  const event = await speak(moment, seat);
  expect(first?.choice).toEqual(await consult(game, moment, ask, council, SEED));
  expect(reasonFor(event)).toEqual(first?.reasons.slice(0, 1));
});

test('shows a reason with its voice, as often as the voice is shown', async () => {
  const moment = table();
  const [one, other] = [await speak(moment, 1), await speak(moment, 2)];
  const later = reasonFor(other);
  const first = reasonFor(one);
  expect([later, first].map(({ length }) => length)).toEqual([1, 1]);
  expect([reasonFor(other), reasonFor(one)]).toEqual([later, first]);
});

test('has no reason for the voice of a person or for another event', () => {
  expect(reasonFor({ type: 'voice-silent', seat: 0 })).toEqual([]);
  expect(reasonFor({ type: 'voice-for', seat: 0, choice: 'nothing of the kind' })).toEqual([]);
  expect(reasonFor({ type: 'spoke', seat: 1 })).toEqual([]);
});
