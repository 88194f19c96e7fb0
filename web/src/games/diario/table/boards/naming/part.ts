import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { MomentPart } from '../../later/moment-part.ts';
import { createMoment } from '../create-moment.ts';
import { diceGloss } from '../parts/dice-gloss.ts';
import { nameAnswer } from './names.ts';
import { namingBoard } from './naming-board.tsx';
import { NAMING_OPENINGS } from './openings.ts';

export { NamingDetails } from './naming-details.tsx';

export const controls: readonly Control<Diario>[] = [namingBoard];

const { followUp, ...rest } = createMoment({ openings: NAMING_OPENINGS, glossOf: diceGloss });

/** A person who is named, or goods that are given up. */
export const moment: MomentPart = {
  ...rest,
  followUp: (asked, draft) => nameAnswer(asked, draft) ?? followUp(asked, draft),
};
