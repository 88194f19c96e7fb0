import { NARRATIVE, type NarrativeId } from '../../data/narrative.ts';
import type { Acting, Asking } from '../../kinds.ts';
import { ask } from '../table/ask.ts';
import { drawCard, shuffleInto } from '../table/decks.ts';
import { passJournal } from '../table/leader.ts';

const DRAWN = 2;

/** Two Narrative Actions are drawn (DAWN-5). */
export const narrative: Acting<'narrative'> = {
  run(run) {
    const cards: NarrativeId[] = [];
    for (let drawn = 0; drawn < DRAWN; drawn++) {
      const card = drawCard(run, 'narrative');
      if (card !== null) cards.push(card);
    }
    run.unveil({ type: 'narratives-drawn', narratives: cards });
    run.next({ step: 'keep-narrative', cards }, { step: 'end-narrative', cards });
  },
};

/** One is kept and happens; the other is shuffled back, as in the end is this one (DAWN-5). */
export const keepNarrative: Asking<'keep-narrative', 'narrate'> = {
  asks: (table, { cards }) =>
    ask(
      table,
      'DAWN-5',
      'prompt.narrative',
      cards.map((card) => ({ verb: 'narrate', narrative: card })),
    ),
  answer(run, _frame, { narrative }) {
    run.announce({ type: 'narrative-kept', narrative });
    const { effects } = NARRATIVE[narrative];
    run.next({ step: 'effects', effects, scene: { where: 'home', actor: null, story: null } });
  },
};

export const endNarrative: Acting<'end-narrative'> = {
  run(run, { cards }) {
    shuffleInto(run, 'narrative', cards);
    passJournal(run);
  },
};
