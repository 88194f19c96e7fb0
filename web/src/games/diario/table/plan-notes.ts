import { type Diario, planAhead, STATES, sureGlossOf } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';
import type { Note } from '../../../draft/answering-ui.ts';
import type { Asked, Choice, View } from './asked.ts';

/** What there is to say of a single choice, if its own words do not say it. */
export type Gloss = (asked: Asked, choice: Choice) => readonly Text[];

/** What a plan surely changes: Storage before and after, states that move. */
export function planNotes(glossOf: Gloss, asked: Asked, plan: readonly Choice[]): readonly Note[] {
  const { view, ask } = asked;
  const [only, ...more] = plan;
  if (only === undefined) return [];
  if (ask.prompt.key === 'prompt.drink') return worded(drinkNotes(view, plan));
  if (more.length === 0) return worded(glossOf(asked, only));
  const after = planAhead(view, plan)?.views.at(-1) ?? view;
  return worded([...goodsNotes(view.storage, after.storage), ...levelNotes(view, after)]);
}

/** With the last Water the die of the thirsty falls at once, so what is drunk is counted from the choices themselves. */
function drinkNotes({ storage }: View, plan: readonly Choice[]): readonly Text[] {
  const drunk = plan.filter(({ verb }) => verb === 'drink').length;
  return goodsNotes(storage, { ...storage, water: (storage.water ?? 0) - drunk });
}

function levelNotes(before: View, after: View): readonly Text[] {
  return before.people.flatMap(({ id, levels }) => {
    const then = after.people.find((person) => person.id === id);
    if (then === undefined) return [];
    return STATES.filter((state) => then.levels[state] !== levels[state]).map((state) =>
      text('plan-words.level', { person: id, state, from: levels[state], to: then.levels[state] }),
    );
  });
}

type Goods = Diario['view']['storage'];

/** Storage before and after, good by good. */
export function goodsNotes(before: Goods, after: Goods): readonly Text[] {
  const goods = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Goods)[];
  return goods.flatMap((good) => {
    const from = before[good] ?? 0;
    const to = after[good] ?? 0;
    return from === to ? [] : [text('plan-words.storage', { good, from, to })];
  });
}

/** Texts as notes without a drawing. */
export function worded(texts: readonly Text[]): readonly Note[] {
  return texts.map((words) => ({ icon: null, text: words }));
}

/** The gloss of a moment whose choices lead to no roll. */
export const sureGloss: Gloss = ({ view }, choice) => sureGlossOf(view, choice) ?? [];
