import { followUp } from '../boards/follow-up.ts';
import { planWith } from '../boards/openings.ts';
import { notesOf } from '../plan-notes.ts';
import type { MomentPart } from './moment-part.ts';

export { nightControls as controls } from '../boards/controls.ts';

/** Every question there is. */
export const moment: MomentPart = { notesOf, followUp, planWith };
