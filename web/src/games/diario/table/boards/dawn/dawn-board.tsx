import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { DawnCards } from './dawn-cards.tsx';
import { DawnGifts } from './dawn-gifts.tsx';
import './dawn-board.css';

/** What each person is given, decided for all at once. */
const GIFTS = ['prompt.treat', 'prompt.toast', 'prompt.last-supper'];
/** A decision between a few cards that are read in full. */
const CARDS = ['prompt.narrative', 'prompt.before-morning', 'prompt.no-starter', 'prompt.habit'];

/** Remedies, drinks, the Narrative Action and the last supper (DAWN-2, DAWN-5, DAWN-6, END-3). */
export const dawnBoard: Control<Diario> = {
  name: 'dawn',
  serves: ({ verb }, { prompt }) => verb !== 'hear' && [...GIFTS, ...CARDS].includes(prompt.key),
  Body: DawnBoard,
};

function DawnBoard(props: AskedProps) {
  return GIFTS.includes(props.asked.ask.prompt.key) ? <DawnGifts {...props} /> : <DawnCards {...props} />;
}
