import { answer, everyChoice, isRefusal, type Moment, resume } from '@vigilia/kernel';
import type { Effect } from '../../../../games/diario/src/data/language/effect.ts';
import type { PersonId } from '../../../../games/diario/src/data/people.ts';
import { game } from '../../../../games/diario/src/game/game.ts';
import type { Event } from '../../../../games/diario/src/kinds/events.ts';
import type { Diario } from '../../../../games/diario/src/kinds/kinds.ts';
import { type Leaf, MARKER, type Touching } from './leaves.ts';
import type { Situation } from './situations.ts';

/** What one run of the rules did with a leaf. */
export interface Outcome {
  readonly touched: readonly PersonId[];
  /** Who took the last test on the way, and who was touched as the actor before. */
  readonly tester: PersonId | null;
  readonly named: PersonId | null;
}

/** What the rules do with a leaf, once for each way in which the Leader may answer on the way. */
export function outcomesOf(situation: Situation, { effect, path }: Leaf): Outcome[] {
  return runsOf(situation, path).map((events) => outcomeOf(effect, events));
}

/** Whether the conditions on the way hold, so that the rules come to the leaf. */
export function canHappen(situation: Situation, { conditional }: Leaf): boolean {
  return runsOf(situation, conditional).some((events) => startIn(events) >= 0);
}

/** What is told of these effects, once for each way in which the Leader may answer. */
function runsOf({ table, scene }: Situation, effects: readonly Effect[]): (readonly Event[])[] {
  const first = resume(game, { ...game.fork(table), agenda: [{ step: 'effects', effects, scene }] });
  return follow(first, eventsOf(first));
}

function follow(moment: Moment<Diario>, events: readonly Event[]): (readonly Event[])[] {
  const [ask] = moment.asks;
  if (ask === undefined || !/^prompt[.](name|test|options)/.test(ask.prompt.key)) return [events];
  return everyChoice(ask).flatMap((choice) => {
    const answered = answer(game, moment, ask.seat, choice);
    if (isRefusal(answered)) throw new Error(answered.reason.key);
    return follow(answered, [...events, ...eventsOf(answered)]);
  });
}

function eventsOf({ delivered }: { readonly delivered: readonly { readonly event: Event }[] }): Event[] {
  return delivered.map(({ event }) => event);
}

function startIn(events: readonly Event[]): number {
  return events.findIndex((event) => event.type === 'tonight' && event.damage === MARKER.damage);
}

function outcomeOf(effect: Touching, events: readonly Event[]): Outcome {
  const start = startIn(events);
  if (start < 0) throw new Error(`the rules never come to ${JSON.stringify(effect)}`);
  const before = events.slice(0, start);
  const touched = events.slice(start).flatMap((event) => touchedBy(effect, event) ?? []);
  const tests = before.flatMap((event) =>
    TESTS.test(event.type) && 'person' in event ? [event.person] : [],
  );
  const named = before.flatMap((event) =>
    event.type === 'state-rose' || event.type === 'state-fell' ? [event.person] : [],
  );
  return {
    touched: [...new Set(touched)].toSorted(),
    tester: tests.at(-1) ?? null,
    named: named.at(-1) ?? null,
  };
}

const TESTS = /^(empathy|prowess)-(passed|failed)$/;

function touchedBy(effect: Touching, event: Event): PersonId | null {
  if (effect.kind === 'leave') return event.type === 'gone' && event.cause === 'left' ? event.person : null;
  const type = effect.by > 0 ? 'state-rose' : 'state-fell';
  return event.type === type && event.state === effect.state ? event.person : null;
}
