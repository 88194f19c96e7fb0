import type { Asking } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';

/** Any cards of Ideas become Fittings that can be built (DAY-4). */
export const pickIdea: Asking<'pick-idea', 'idea'> = {
  asks(table, { cards }) {
    if (cards === 0) return null;
    return ask(
      table,
      'DAY-4',
      'prompt.idea',
      table.ideas.map((fitting) => ({ verb: 'idea', fitting })),
      { vars: { cards } },
    );
  },
  answer(run, { cards }, { fitting }) {
    const table = run.state;
    table.ideas = table.ideas.filter((id) => id !== fitting);
    table.fittings = [...table.fittings, fitting];
    run.announce({ type: 'idea', fitting });
    run.next({ step: 'pick-idea', cards: cards - 1 });
  },
};
