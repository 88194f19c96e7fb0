import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../draft/answering-ui.ts';
import { followUpBy } from '../boards/follow-up.ts';
import type { MomentPart } from '../later/moment-part.ts';
import { voiceBoard } from './voice-board.tsx';

export { Council } from './council.tsx';
export { CouncilWaiting } from './waiting.tsx';

export const controls: readonly Control<Diario>[] = [voiceBoard];

/** A voice, which changes nothing and leads to nothing. */
export const moment: MomentPart = {
  notesOf: () => [],
  followUp: followUpBy({}),
  openingFor: () => [],
  planWith: () => null,
};
