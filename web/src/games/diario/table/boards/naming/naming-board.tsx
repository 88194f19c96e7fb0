import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { LossBoard } from './loss-board.tsx';
import { NamedPeople } from './named-people.tsx';

const BOARDS: Readonly<Record<string, (props: AskedProps) => preact.JSX.Element | null>> = {
  'prompt.name-for-better': NamedPeople,
  'prompt.name-for-worse': NamedPeople,
  'prompt.name-who-leaves': NamedPeople,
  'prompt.test-empathy': NamedPeople,
  'prompt.test-prowess-1': NamedPeople,
  'prompt.test-prowess-2': NamedPeople,
  'prompt.nursing': NamedPeople,
  'prompt.choose-loss': LossBoard,
};

/** Who is meant, tries or leaves, and what is given up (LEAD-1). */
export const namingBoard: Control<Diario> = {
  name: 'naming',
  serves: ({ verb }, { prompt }) => prompt.key in BOARDS && (verb === 'name' || verb === 'lose'),
  Body: (props) => {
    const Board = BOARDS[props.asked.ask.prompt.key];
    return Board === undefined ? null : <Board {...props} />;
  },
};
