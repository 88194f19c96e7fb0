import { planAhead, STATES } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';
import type { Note } from '../../../draft/answering-ui.ts';
import type { Asked, Choice, View } from './asked.ts';
import { goodsNotes } from './goods-notes.ts';
import { worded } from './worded.ts';

/** What there is to say of a single choice, where its own words do not say it. */
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
