import type { Diario } from '@vigilia/game-diario';
import { everyChoice } from '@vigilia/kernel';
import type { Goal, Lesson } from '../../lesson.ts';

/** The learner plays freely, but for what ends the game at once. */
const FREELY = { answers: /^(?!unguarded|concede)/, isFree: true } as const;

/** A phase of the first day is a goal: it is reached when the next phase begins. */
function phase(say: string, clause: string, next: string): Goal {
  return { say, clause, ...FREELY, until: 'phase', where: { phase: next } };
}

/** The first day of a real game, dealt so that every phase has something to show and nothing is lost for good. */
export const firstDay: Lesson<Diario> = {
  id: 'first-day',
  title: 'first-day.title',
  about: 'first-day.about',
  goesOn: true,
  isAboveTable: true,
  scenes: [
    {
      position: async () => (await import('./positions/first-day.txt?raw')).default,
      seat: 0,
      // Every seat is the learner's: no other seat answers.
      answerFor: (_view, ask) => everyChoice(ask)[0] as Diario['choice'],
      goals: [
        phase('first-day.morning', 'MORN-1', 'day'),
        {
          say: 'first-day.round',
          clause: 'DAY-1',
          ...FREELY,
          until: 'round',
          where: { round: 2 },
          mayBePassedOver: true,
        },
        phase('first-day.day', 'DAY-1', 'dusk'),
        phase('first-day.dusk', 'DUSK-1', 'evening'),
        phase('first-day.evening', 'EVE-1', 'scavenging'),
        {
          say: 'first-day.setting-out',
          clause: 'SCAV-1',
          ...FREELY,
          until: 'went-out',
          mayBePassedOver: true,
        },
        phase('first-day.exploring', 'SCAV-7', 'raid'),
        phase('first-day.raid', 'RAID-3', 'dawn'),
        phase('first-day.dawn', 'DAWN-5', 'morning'),
      ],
    },
  ],
};

/** The lessons of Diario: its first day explains the others. */
export const lessons: readonly Lesson<Diario>[] = [firstDay];
