import { type Loss, lossOf, mustHear, type PersonId } from '@vigilia/game-diario';
import { choiceText as plainText, storyOption } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';
import type { First } from '../../../draft/answering-ui.ts';
import type { LogChapters } from '../../../draft/game-ui.ts';
import type { Asked, Choice, Verb, View } from './asked.ts';

/** What several people do alike, said once with all their names. */
const ALIKE: Readonly<Partial<Record<Verb, string>>> = {
  rummage: 'plan-words.rummage',
  think: 'plan-words.think',
  outside: 'plan-words.outside',
  rest: 'plan-words.rest',
  search: 'plan-words.search',
  dig: 'plan-words.dig',
  'dig-with': 'plan-words.dig',
  saw: 'plan-words.saw',
  pick: 'plan-words.pick',
  drink: 'plan-words.drink',
  thirst: 'plan-words.thirst',
  fast: 'plan-words.fast',
  bed: 'plan-words.bed',
  floor: 'plan-words.floor',
  guard: 'plan-words.guard',
  scavenge: 'plan-words.scavenge',
  unarmed: 'plan-words.unarmed',
};

/** Goods that change hands one by one or in numbers, said once with all of them. */
const GOODS: Readonly<Partial<Record<Verb, string>>> = {
  give: 'plan-words.give',
  take: 'plan-words.take',
  lose: 'plan-words.lose',
  pack: 'plan-words.pack',
  drop: 'plan-words.drop',
  add: 'plan-words.add',
};

/** Choices that only end a board go without saying. */
const ENDS: readonly Verb[] = ['done', 'set-out', 'home'];

/** A plan in a line or two: what is alike is said once. */
export function planTexts(plan: readonly Choice[], { view }: Asked): readonly Text[] {
  const [only, ...more] = plan;
  if (only === undefined) return [];
  if (more.length === 0) return [choiceText(only, view)];
  const spoken = plan.filter(({ verb }) => !ENDS.includes(verb));
  return [...Map.groupBy(spoken, sentenceOf)].map(([, alike]) => textOf(alike, view));
}

/** Choices of the same sentence are said together. */
function sentenceOf(choice: Choice): string {
  const key = ALIKE[choice.verb] ?? GOODS[choice.verb];
  if (key !== undefined) return key;
  return choice.verb === 'eat' ? `eat ${choice.food}` : JSON.stringify(choice);
}

function textOf(alike: readonly Choice[], view: View): Text {
  const [first] = alike as [Choice, ...Choice[]];
  const together = ALIKE[first.verb];
  if (together !== undefined) return text(together, { people: alike.flatMap(peopleIn) });
  const moved = GOODS[first.verb];
  if (moved !== undefined) return text(moved, { goods: countsIn(alike) });
  if (first.verb === 'eat')
    return text('plan-words.eat', { food: first.food, people: alike.flatMap(peopleIn) });
  if (first.verb === 'build')
    return text('plan-words.build', { fitting: first.fitting, person: first.person });
  return choiceText(first, view);
}

function peopleIn(choice: Choice): readonly PersonId[] {
  if (choice.verb === 'dig-with') return [choice.person, choice.other];
  return 'person' in choice ? [choice.person] : [];
}

/** Goods with their numbers, as a text lists them: `raw-food:2`. */
function countsIn(choices: readonly Choice[]): string[] {
  const counts = new Map<string, number>();
  for (const choice of choices) {
    const good = 'good' in choice ? choice.good : 'resource' in choice ? choice.resource : null;
    if (good === null) continue;
    counts.set(good, (counts.get(good) ?? 0) + ('amount' in choice ? choice.amount : 1));
  }
  return [...counts].map(([good, count]) => `${good}:${count}`);
}

/** An option of a story in the story's words, a place with the Location that lies there. */
export function choiceText(choice: Choice, { deciding, locations }: View): Text {
  if (choice.verb === 'go')
    return text('table.go', { location: locations[choice.place], place: choice.place });
  if (choice.verb !== 'decide' || deciding === null) return plainText(choice);
  return plainText({ verb: choice.verb, option: storyOption(choice.option, deciding) });
}

const WARNINGS: Readonly<Record<Loss['kind'], string>> = {
  concedes: 'warning.concedes',
  unguarded: 'warning.unguarded',
  'one-leaves': 'warning.one-leaves',
  dies: 'warning.dies',
  leaves: 'warning.leaves',
  'lone-guard': 'warning.lone-guard',
};

/** One sentence before a loss that cannot be mended. */
export function warningOf({ view, ask }: Asked, plan: readonly Choice[]): Text | null {
  const loss = lossOf(view, ask, plan);
  if (loss === null) return null;
  const { kind, ...vars } = loss;
  return text(WARNINGS[kind], vars);
}

/** The Leader has the turn; the others may say what they think (LEAD-1). Null if it is a turn. */
export function invitationOf({ prompt }: { readonly prompt: Text }): Text | null {
  return prompt.key === 'prompt.voice' ? text('council.may-speak') : null;
}

/** A voice that was given is heard before the decision (LEAD-1). */
export function firstOf({ view: { council, spoke }, ask }: Asked): First<Choice> | null {
  const [hear] = ask.choices;
  if (!mustHear(ask) || hear === undefined || council === null) return null;
  return {
    choice: hear,
    waiting: { ...council, question: ask.question },
    why: text('council.spoken', { seats: spoke, count: spoke.length }),
    text: text('council.hear'),
  };
}

/** The log of Diario has a chapter a day. */
export const chapters: LogChapters = {
  begunBy: (event) =>
    event.type === 'phase' && 'phase' in event && event.phase === 'morning' && 'day' in event
      ? Number(event.day)
      : null,
  headingOf: (day) => text('table.day', { day }),
  variable: 'day',
};
