import { followUp } from '../boards/follow-up.ts';
import { planWith } from '../boards/openings.ts';
import { notesOf } from '../plan-notes.ts';
import type { MomentPart } from './moment-part.ts';

export { nightControls as controls } from '../boards/controls.ts';
export { ObituaryPage } from '../book/obituary-page.tsx';
export { City } from '../city/city.tsx';
export { Council } from '../council/council.tsx';
export { CouncilWaiting } from '../council/waiting.tsx';
export { Ending } from '../ending/ending.tsx';
export { PlanDetails } from '../plan-details.tsx';

/** Every question there is. */
export const moment: MomentPart = { notesOf, followUp, planWith };
