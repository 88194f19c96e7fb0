import { NARRATIVE, type NarrativeId } from '../../data/cards/narrative.ts';
import type { Acting, Asking } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';
import { discardCard, drawCard, reshuffle, shuffleInto } from '../table/decks.ts';
import { passJournal } from '../table/markers.ts';
import { AT_HOME } from '../table/scenes.ts';

const DRAWN = 2;

/** Two Narrative Actions are drawn; with fewer left, those laid aside are shuffled in again first (DAWN-5). */
export const narrative: Acting<'narrative'> = {
  run(run) {
    if (run.state.decks.narrative.length < DRAWN) reshuffle(run, 'narrative');
    const cards: NarrativeId[] = [];
    for (let drawn = 0; drawn < DRAWN; drawn++) {
      const card = drawCard(run, 'narrative');
      if (card !== null) cards.push(card);
    }
    run.revealToAll({ type: 'narratives-drawn', narratives: cards });
    run.next({ step: 'keep-narrative', cards }, { step: 'end-narrative' });
  },
};

/** One happens at once and is laid aside, the other is shuffled back (DAWN-5). */
export const keepNarrative: Asking<'keep-narrative', 'narrate'> = {
  asks: (table, { cards }) =>
    ask(
      table,
      'DAWN-5',
      'prompt.narrative',
      cards.map((card) => ({ verb: 'narrate', narrative: card })),
    ),
  answer(run, { cards }, { narrative }) {
    discardCard(run, 'narrative', narrative);
    shuffleInto(
      run,
      'narrative',
      cards.filter((card) => card !== narrative),
    );
    run.announce({ type: 'narrative-kept', narrative });
    const { effects } = NARRATIVE[narrative];
    run.next({ step: 'effects', effects, scene: AT_HOME });
  },
};

export const endNarrative: Acting<'end-narrative'> = { run: passJournal };
