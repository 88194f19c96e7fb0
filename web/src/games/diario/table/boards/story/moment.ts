import { type Diario, optionTexts } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { MomentPart } from '../../later/moment-part.ts';
import { worded } from '../../worded.ts';
import { followUpBy } from '../follow-up.ts';
import { storyBoard } from './story-board.tsx';

export const controls: readonly Control<Diario>[] = [storyBoard];

/** A story or a card that asks, by itself. */
export const moment: MomentPart = {
  notesOf: ({ view }, [choice]) =>
    choice?.verb === 'decide' ? worded(optionTexts(view, choice.option)) : [],
  followUp: followUpBy({}),
  openingFor: () => [],
  planWith: () => null,
};
