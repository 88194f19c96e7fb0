import type { PersonId } from '@vigilia/game-diario';
import type { Drawing } from './things.ts';

/** What each of them leaves behind: its origin is the middle of its foot, and it is 16 wide at most. */
export const KEEPSAKES: Readonly<Record<PersonId, Drawing>> = {
  // A ring of picklocks.
  arica: [
    ['iron', 'M-4 -10a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM-2 -10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'],
    ['line', 'M-2 -6V0H-4M1 -6V-1H3M3 -7L6 -2'],
  ],
  // A flat cap.
  marin: [['wood', 'M-7 0C-8 -8 4 -9 5 -3L9 -1L5 0Z']],
  // Round glasses.
  anton: [
    ['glass', 'M-7 -3a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM1 -3a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z'],
    ['line', 'M-1 -3.500C-.5 -4.200 .5 -4.200 1 -3.500'],
  ],
  // A box with dressings.
  vesna: [
    ['paper', 'M-7 0V-9H7V0Z'],
    ['fire', 'M-1.200 -8H1.200V-5.700H3.500V-3.300H1.200V-1H-1.200V-3.300H-3.500V-5.700H-1.200Z'],
  ],
  // A helmet.
  tomas: [['iron', 'M-8 0C-8 -8 -3 -9 0 -11C3 -9 7 -8 7 -2L9 0Z']],
  // A peaked cap with its badge.
  iskra: [
    ['dark', 'M-7 -2C-8 -9 7 -9 7 -2L9 0H-7Z'],
    ['paper', 'M0 -7L1.500 -5L0 -3L-1.500 -5Z'],
  ],
  // A woollen hat with a bobble.
  luka: [['cloth', 'M-7 0C-7 -10 7 -10 7 0ZM0 -9A2.500 2.500 0 1 1 .1 -9Z']],
  // A reel of thread.
  mirela: [
    ['wood', 'M-5 0H5V-2H-5ZM-5 -10H5V-12H-5Z'],
    ['cloth', 'M-4 -2V-10H4V-2Z'],
    ['line', 'M-4 -4.500H4M-4 -7H4M4 -3L8 0'],
  ],
  // An apron, folded.
  dragan: [
    ['cloth', 'M-8 0V-5L-6 -9H6L8 -5V0Z'],
    ['line', 'M-8 -5H8M0 -5V0'],
  ],
  // Headphones.
  jelena: [
    ['line', 'M-5.500 -4C-6 -13 6 -13 5.500 -4'],
    ['dark', 'M-8 0V-6H-4V0ZM4 0V-6H8V0Z'],
  ],
  // A watch.
  oskar: [
    ['glass', 'M-5 -5a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z'],
    ['line', 'M0 -5V-8.500M0 -5H3M0 -10V-13'],
  ],
  // A whistle on its string.
  nadja: [
    ['iron', 'M-7 -3a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1 -7 0zM-3.500 -6.500H7V-4L0 -3Z'],
    ['line', 'M-5 -6C-5 -12 3 -12 6 -9'],
  ],
};
