import { type Diario, game, glossOf, isTask, listOf, STATES, sumsOf } from '@vigilia/game-diario';
import { rehearse, type Text, text } from '@vigilia/kernel';
import type { Note } from '../../../draft/option.ts';
import type { Asked, Choice, View } from './asked.ts';

type Goods = Diario['view']['storage'];

/** What a plan surely changes: Storage before and after, states that move, what a round makes. */
export function notesOf({ view, ask }: Asked, plan: readonly Choice[]): readonly Note[] {
  const [only, ...more] = plan;
  if (only === undefined) return [];
  if (ask.prompt.key === 'prompt.assign') return worded(roundNotes(view, plan));
  if (ask.prompt.key === 'prompt.drink') return worded(drinkNotes(view, plan));
  if (more.length === 0) return worded(glossOf(view, ask.prompt, only));
  const after = rehearse(game, view, view.leader, plan)?.views.at(-1) ?? view;
  return worded([...goodsNotes(view.storage, after.storage), ...levelNotes(view, after)]);
}

function worded(texts: readonly Text[]): readonly Note[] {
  return texts.map((words) => ({ icon: null, text: words }));
}

/** The tasks draw once all are given, so their costs are added up from the tasks themselves. */
function roundNotes(view: View, plan: readonly Choice[]): readonly Text[] {
  const { spent, made } = sumsOf(plan.filter(isTask));
  const left: Record<string, number> = { ...view.storage };
  for (const [good, count] of Object.entries(spent)) left[good] = (left[good] ?? 0) - count;
  const arriving = listOf(made);
  return [
    ...goodsNotes(view.storage, left as Goods),
    ...(arriving.length > 0 ? [text('plan-words.made', { goods: arriving })] : []),
  ];
}

/** With the last Water the die of the thirsty falls at once, so what is drunk is counted from the choices themselves. */
function drinkNotes({ storage }: View, plan: readonly Choice[]): readonly Text[] {
  const drunk = plan.filter(({ verb }) => verb === 'drink').length;
  return goodsNotes(storage, { ...storage, water: (storage.water ?? 0) - drunk });
}

function goodsNotes(before: Goods, after: Goods): readonly Text[] {
  const goods = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Goods)[];
  return goods.flatMap((good) => {
    const from = before[good] ?? 0;
    const to = after[good] ?? 0;
    return from === to ? [] : [text('plan-words.storage', { good, from, to })];
  });
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
