import type { Diario } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { IdeaBoard } from './idea-board.tsx';
import { MixBoard } from './mix-board.tsx';
import { RoundBoard } from './round-board.tsx';

const BOARDS: Readonly<Record<string, (props: AskedProps) => preact.JSX.Element | null>> = {
  'prompt.assign': RoundBoard,
  'prompt.mix': MixBoard,
  'prompt.idea': IdeaBoard,
};

/** The round of day actions (DAY-1), and what only a die or a thought opens in it. */
export const dayBoard: Control<Diario> = {
  name: 'day',
  serves: ({ verb }, { prompt }) => prompt.key in BOARDS && verb !== 'hear',
  // The rules ask for one person after the other; the board for all of them.
  promptOf: ({ view, ask }) =>
    ask.prompt.key === 'prompt.assign' ? text('day-board.prompt', { round: view.round }) : ask.prompt,
  Body: (props) => {
    const Board = BOARDS[props.asked.ask.prompt.key];
    return Board === undefined ? null : <Board {...props} />;
  },
};
