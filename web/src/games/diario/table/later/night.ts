export { ObituaryPage } from '../book/obituary-page.tsx';
export { City } from '../city/city.tsx';
export { Council } from '../council/council.tsx';
export { CouncilWaiting } from '../council/waiting.tsx';
export { Ending } from '../ending/ending.tsx';
export { PlanDetails } from '../plan-details.tsx';
export { controls, moment } from './every-moment.ts';
