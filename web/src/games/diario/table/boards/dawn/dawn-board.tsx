import { type Diario, dawnProposals } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { sureGloss } from '../../plan-notes.ts';
import { type Answers, createMoment, type QuestionPart } from '../common/moment.ts';
import { type Openings, openingFromModel } from '../common/opening.ts';
import { presetsOf } from '../common/presets.ts';
import { DawnCards } from './dawn-cards.tsx';
import { DawnGifts } from './dawn-gifts.tsx';
import { dawnModel } from './dawn-model.ts';

/** What each person is given, decided for all at once. */
const GIFTS = ['prompt.treat', 'prompt.toast', 'prompt.last-supper'];
/** A decision between a few cards that are read in full. */
const CARDS = ['prompt.narrative', 'prompt.before-morning', 'prompt.no-starter', 'prompt.habit'];

/** Remedies, drinks, the Narrative Action and the last supper (DAWN-2, DAWN-5, DAWN-6, END-3). */
const dawnBoard: Control<Diario> = {
  name: 'dawn',
  serves: (_choice, { prompt }) => [...GIFTS, ...CARDS].includes(prompt.key),
  Body: DawnBoard,
};

function DawnBoard(props: AskedProps) {
  return GIFTS.includes(props.asked.ask.prompt.key) ? <DawnGifts {...props} /> : <DawnCards {...props} />;
}

export const DAWN_OPENINGS: Openings = {
  'prompt.treat': openingFromModel(dawnModel),
  'prompt.toast': openingFromModel(dawnModel),
  'prompt.last-supper': openingFromModel(dawnModel),
};

const ANSWERS: Answers = {
  'prompt.toast': ({ view, ask }, draft) => {
    const { drinksAsProposed, drinksSeenOn } = presetsOf(draft);
    if (!drinksAsProposed.value || drinksSeenOn.value !== view.day) return null;
    const proposed = dawnProposals.proposedChoice(view, ask);
    // Nothing is drunk without being asked.
    return proposed.verb === 'done' ? [proposed] : null;
  },
};

/** From Dawn until the morning. */
export const dawnPart: QuestionPart = {
  controls: [dawnBoard],
  moment: createMoment({ openings: DAWN_OPENINGS, glossOf: sureGloss, answers: ANSWERS }),
};
