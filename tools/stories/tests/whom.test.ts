import type { Text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import type { Effect, Option } from '../../../games/diario/src/data/language/effect.ts';
import { change, empathy, leave } from '../../../games/diario/src/data/language/make-effects.ts';
import { PERSON_IDS, type PersonId } from '../../../games/diario/src/data/people.ts';
import { view } from '../../../games/diario/src/game/view.ts';
import { optionTexts } from '../../../games/diario/src/knowledge/stakes.ts';
import { signed } from '../../../games/diario/src/texts/signed.ts';
import { canHappen, type Outcome, outcomesOf } from './whom/applied.ts';
import { type Leaf, leavesOf } from './whom/leaves.ts';
import { type Meaning, readingsOf, type Unnamed } from './whom/meaning.ts';
import { DECISIONS, type Decision, PRINTED } from './whom/shown.ts';
import { type Situation, situationsOf } from './whom/situations.ts';

/** What the words say of effects, held against what the rules then do: every difference is a complaint. */
class Comparison {
  readonly complaints: string[] = [];
  readonly meanings = new Set<Meaning>();
  compared = 0;

  /** An effect by itself, in words that speak of it last. */
  compareOne(name: string, leaf: Leaf, texts: readonly Text[], situation: Situation): void {
    const line = linesOnPeople(texts).at(-1);
    const outcomes = outcomesOf(situation, leaf);
    const isIdle = outcomes.every(({ touched }) => touched.length === 0);
    const complain = (what: string) =>
      this.complaints.push(`${name}, ${situation.name}: ${what} touches ${touchedIn(outcomes)}`);
    this.compared++;
    const isSaid = line !== undefined && isOf(line, leaf);
    // What touches no person goes without saying; a line on an effect before it may read alike.
    if (isIdle ? isSaid && !leaf.isSecond : !isSaid) complain(JSON.stringify(leaf.effect));
    if (isIdle || !isSaid) return;
    for (const { sentence, meanings } of readingsOf(line)) {
      for (const meaning of meanings) this.meanings.add(meaning);
      if (!isUnderstood(meanings, outcomes, situation)) complain(`"${sentence}"`);
    }
  }

  /** A list of effects as a whole: each line is about an effect, and each effect that can happen has its line. */
  compareAll(name: string, leaves: readonly Leaf[], texts: readonly Text[], situation: Situation): void {
    const lines = linesOnPeople(texts);
    const all = leaves.map((leaf) => ({ leaf, outcomes: outcomesOf(situation, leaf) }));
    const isTold = (line: Text, { leaf, outcomes }: (typeof all)[number]) =>
      isOf(line, leaf) &&
      readingsOf(line).every(({ meanings }) => isUnderstood(meanings, outcomes, situation));
    const complain = (what: string) => this.complaints.push(`${name}, ${situation.name}: ${what}`);
    this.compared += all.length;
    for (const line of lines)
      if (!all.some((each) => isTold(line, each))) complain(`${JSON.stringify(line)} is about no effect`);
    for (const each of all) {
      const { leaf, outcomes } = each;
      if (outcomes.every(({ touched }) => touched.length === 0) || !canHappen(situation, leaf)) continue;
      if (!lines.some((line) => isTold(line, each))) complain(`no line on ${JSON.stringify(leaf.effect)}`);
    }
  }
}

function linesOnPeople(texts: readonly Text[]): readonly Text[] {
  return texts.filter(({ key }) => /^effect[.](change|leave)/.test(key));
}

/** Whether a line speaks of such an effect, on all people that it may be on. */
function isOf({ key, vars }: Text, { effect }: Leaf): boolean {
  if (!key.startsWith(`effect.${effect.kind}`)) return false;
  return effect.kind === 'leave' || (vars.state === effect.state && vars.by === signed(effect.by));
}

function touchedIn(outcomes: readonly Outcome[]): string {
  return [...new Set(outcomes.map(({ touched }) => touched.join('+')))].join(' or ');
}

/** Whether a sentence has one meaning, and that one is true. */
function isUnderstood(
  meanings: readonly Meaning[],
  outcomes: readonly Outcome[],
  situation: Situation,
): boolean {
  const [meaning, ...others] = meanings;
  return meaning !== undefined && others.length === 0 && isTrue(meaning, outcomes, situation);
}

/** Whether the rules touch just those whom the words mean, however the Leader answers on the way. */
function isTrue(
  meaning: Meaning,
  outcomes: readonly Outcome[],
  { table, scene, present }: Situation,
): boolean {
  const touch = (expected: (outcome: Outcome) => readonly (PersonId | null)[]) =>
    outcomes.every((outcome) => isSame(outcome.touched, expected(outcome)));
  const touchAnyOnePresent = () =>
    outcomes.every(({ touched }) => touched.length === 1) &&
    isSame([...new Set(outcomes.flatMap(({ touched }) => touched))], present);
  const isTrueOf: Readonly<Record<Unnamed, () => boolean>> = {
    'chosen at home': () => scene.where === 'home' && touchAnyOnePresent(),
    'chosen there': () => scene.where === 'out' && touchAnyOnePresent(),
    'the same': () => touch(({ named }) => [named]),
    'the tester': () => touch(({ tester }) => [tester]),
    'all at home': () => scene.where === 'home' && touch(() => present),
    'all there': () => scene.where === 'out' && touch(() => present),
    'the group': () => touch(() => table.people.map(({ id }) => id)),
  };
  return isPerson(meaning) ? touch(() => [meaning]) : isTrueOf[meaning]();
}

function isPerson(meaning: Meaning): meaning is PersonId {
  return PERSON_IDS.some((id) => id === meaning);
}

function isSame(some: readonly (string | null)[], others: readonly (string | null)[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

/** Each option effect by effect, and as a whole. */
function compareOptions(comparison: Comparison, decision: Decision, first: number): void {
  for (const situation of situationsOf(decision, first)) {
    const { table, scene } = situation;
    const textsOf = (effects: readonly Effect[]) => {
      const options: readonly Option[] = [{ id: 'go', effects }];
      return optionTexts(view({ ...table, agenda: [{ step: 'options', options, scene }] }, 0), 'go');
    };
    for (const { id, effects } of decision.options) {
      const name = `${decision.name}:${id}`;
      const leaves = leavesOf(effects);
      for (const leaf of leaves) comparison.compareOne(name, leaf, textsOf(leaf.path), situation);
      if (first === 0) comparison.compareAll(name, leaves, textsOf(effects), situation);
    }
  }
}

test('the stakes of every option name those whom the rules change, in every language', () => {
  const comparison = new Comparison();
  for (const decision of DECISIONS)
    for (const first of PERSON_IDS.keys()) compareOptions(comparison, decision, first);
  expect(comparison.complaints).toEqual([]);
  expect(comparison.compared).toBeGreaterThan(100_000);
  const unnamed = ['chosen at home', 'chosen there', 'the same', 'the tester', 'all at home', 'all there'];
  expect(comparison.meanings).toEqual(new Set([...PERSON_IDS, ...unnamed, 'the group']));
});

test('every printed card names those whom the rules change, in every language', () => {
  const comparison = new Comparison();
  for (const { name, lists, where, actor, texts } of PRINTED) {
    const first = actor === null ? 0 : PERSON_IDS.indexOf(actor);
    const [situation] = situationsOf({ where, story: null, roles: [] }, first);
    if (situation === undefined) throw new Error('there is a situation');
    const scene = { ...situation.scene, actor };
    comparison.compareAll(name, lists.flatMap(leavesOf), texts, { ...situation, scene });
  }
  expect(comparison.complaints).toEqual([]);
  expect(comparison.compared).toBeGreaterThan(100);
});

test.each<[name: string, effects: readonly Effect[]]>([
  ['the actor leaves', [leave('actor')]],
  ['the one who failed a test leaves', [empathy([], [leave('actor')])]],
  ['one of those present leaves', [leave('one')]],
  ['a part touches and leaves', [change('misery', 1, 'ill'), leave('other')]],
  ['the actor is touched twice', [change('misery', 1, 'actor'), change('misery', 1, 'actor')]],
])('effects that are rare or new in the book name the right people: %s', (name, effects) => {
  const comparison = new Comparison();
  for (const where of ['home', 'out'] as const) {
    const decision: Decision = {
      name,
      options: [{ id: 'go', effects }],
      where,
      story: null,
      roles: ['ill', 'other'],
    };
    compareOptions(comparison, decision, 0);
  }
  expect(comparison.complaints).toEqual([]);
});
