import type { PersonId } from '@vigilia/game-diario';
import type { Material } from './things.ts';

/** How a person is known from afar: what is on the head, and the tone of the coat. */
export interface Look {
  /** Around the middle of the head, which looks to the right. */
  readonly head: string;
  readonly headOf: Material;
  readonly coat: 'slate' | 'umber' | 'moss' | 'ash' | 'rust' | 'navy';
}

export const LOOKS: Readonly<Record<PersonId, Look>> = {
  // A hood.
  arica: {
    head: 'M-7 6C-8.5 -5 -5 -9 0 -9C5.5 -9 6.5 -6 5 -3C2 -6 -1 -4 -2 1L-2 6Z',
    headOf: 'dark',
    coat: 'slate',
  },
  // A flat cap.
  marin: { head: 'M-6.5 -1.5C-7 -8.5 4 -9.5 6 -4.5L9.5 -2L5 -1.5Z', headOf: 'wood', coat: 'navy' },
  // A beard and a little grey hair.
  anton: {
    head: 'M-3 2C0 4 3 3 6 0.5C7 7 4 12 0 11C-3 10 -4 5 -3 2ZM-6 2C-7.5 -2 -5.5 -5 -4 -5L-3.5 2Z',
    headOf: 'paper',
    coat: 'umber',
  },
  // A nurse's kerchief.
  vesna: {
    head: 'M-5 6C-8 -2 -6 -8 0 -8C5.5 -8 6.5 -4 5.5 -2C1 -4.5 -2 -2 -3 6L-8 9Z',
    headOf: 'paper',
    coat: 'ash',
  },
  // A helmet.
  tomas: { head: 'M-8 0C-8 -8 -3 -9 0 -11C3 -9 7 -7 7 -2L9.5 0L-10 2Z', headOf: 'iron', coat: 'rust' },
  // A peaked cap over a bun.
  iskra: {
    head: 'M-6 -1C-7 -8 -6 -9 0 -9.5C6 -9 7 -7 6 -3L9.5 -1.5L5 -1ZM-5 0A3.2 3.2 0 1 0 -5 6Z',
    headOf: 'dark',
    coat: 'navy',
  },
  // A woollen hat with a bobble.
  luka: {
    head: 'M-6.5 -1C-6.5 -10 6.5 -10 6.5 -1ZM0 -8A2.6 2.6 0 1 1 0.1 -8Z',
    headOf: 'cloth',
    coat: 'moss',
  },
  // Hair in a high knot.
  mirela: {
    head: 'M-5 4C-8.5 -3 -4 -8 1 -7.5C5 -6.5 6.5 -3 5 -1C2 -4 -1 -3 -3 4ZM-2 -7A3.8 3.8 0 1 1 -1 -7Z',
    headOf: 'wood',
    coat: 'rust',
  },
  // A moustache and short hair.
  dragan: {
    head: 'M0.5 2.5C2 0.5 6 0.5 7 3C5 5 2 5 0.5 2.5ZM-6 -1C-6 -7 3 -8 5.5 -4C2 -5.5 -2 -5 -6 -1Z',
    headOf: 'dark',
    coat: 'umber',
  },
  // Headphones.
  jelena: {
    head: 'M-4 6C-7.5 -4 -5 -7 0 -7C5 -7 6 -3 5.5 0C2 -4.5 -1 -3 -1 6ZM-5.5 -3C-7 -11 6.5 -11 5.5 -4L3.5 -4C4 -8.5 -3.5 -8.5 -3 -3ZM-4 -3.5A3 3.8 0 1 0 -3.900 -3.5Z',
    headOf: 'dark',
    coat: 'moss',
  },
  // A hat with a brim.
  oskar: {
    head: 'M-10.5 -2C-4 -4.5 4 -4.5 10.5 -2L9 -0.5H-9ZM-6 -3.5L-4 -10H4L6 -3.5Z',
    headOf: 'dark',
    coat: 'ash',
  },
  // A long plait.
  nadja: {
    head: 'M-5 2C-7 -4 -3 -8 1 -7.5C5 -6.5 6.5 -3 5 -1C2 -4 -2 -3 -3 2ZM-5 -3C-13 -2 -12 7 -11 12C-8 8 -7 3 -4 0Z',
    headOf: 'wood',
    coat: 'slate',
  },
};
