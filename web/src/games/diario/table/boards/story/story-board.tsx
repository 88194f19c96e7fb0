import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';

/** The options of a story or a card, with what each costs and puts at stake. */
export const storyBoard: Control<Diario> = {
  name: 'story',
  serves: () => false,
  Body: () => null,
};
