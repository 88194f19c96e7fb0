import type { Insight } from '@vigilia/kernel';
import type { Eleven } from '../../table/kinds.ts';
import { message } from '../../texts/message.ts';
import { explain } from '../explain/explain.ts';
import { candidates } from './candidates.ts';
import { habit } from './habit.ts';
import { prospects } from './prospects.ts';

/** How the Inspector searches: it takes its own judgement for several trials, and looks about less than usual. */
export const INSPECTORS_LEANING = { exploration: 0.35, priorVisits: 8 };

/** How many Hours ahead games are played on before they are judged. */
const HOURS_AHEAD = 2;

/** What 011 tells the search: whatever the Inspector knows. */
export const insight: Insight<Eleven> = {
  candidates,
  habit,
  isFarFrom: (root, table) => table.hour - root.hour >= HOURS_AHEAD && table.phase === 'auction',
  prospects,
  explain: (view, ask, choice, worth) => [
    message('reason.games-won', { percent: Math.round(100 * worth) }),
    ...explain(view, ask, choice),
  ],
};
