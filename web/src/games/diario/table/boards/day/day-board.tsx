import { type Diario, taskGlossOf } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { worded } from '../../plan-notes.ts';
import { followUpBy, type QuestionPart } from '../common/moment.ts';
import { IdeaBoard } from './idea-board.tsx';
import { MixBoard, mixAnswer } from './mix-board.tsx';
import { dayOpeningFor, dayPlanWith } from './openings.ts';
import { pointing } from './pointing.ts';
import { RoundBoard } from './round-board.tsx';
import { roundNotes } from './round-notes.ts';

const BOARDS: Readonly<Record<string, (props: AskedProps) => preact.JSX.Element | null>> = {
  'prompt.assign': RoundBoard,
  'prompt.mix': MixBoard,
  'prompt.idea': IdeaBoard,
};

/** The round of day actions (DAY-1), and what only a die or a thought opens in it. */
const dayBoard: Control<Diario> = {
  name: 'day',
  serves: (_choice, { prompt }) => prompt.key in BOARDS,
  // The rules ask for one person after the other; the board for all of them.
  promptOf: ({ view, ask }) =>
    ask.prompt.key === 'prompt.assign' ? text('day-board.prompt', { round: view.round }) : ask.prompt,
  Body: (props) => {
    const Board = BOARDS[props.asked.ask.prompt.key];
    return Board === undefined ? null : <Board {...props} />;
  },
};

/** A round of the Day, and what it asks. */
export const dayPart = {
  controls: [dayBoard],
  moment: {
    notesOf: ({ view, ask }, plan) => {
      if (ask.prompt.key === 'prompt.assign') return roundNotes(view, plan);
      const [only, ...more] = plan;
      return only === undefined || more.length > 0 ? [] : worded(taskGlossOf(only, view) ?? []);
    },
    followUp: followUpBy({ 'prompt.mix': mixAnswer }),
    openingFor: dayOpeningFor,
    planWith: dayPlanWith,
  },
  pointing,
} satisfies QuestionPart & { readonly pointing: typeof pointing };
