import { ASSISTS, CLOCKS, PACES, TALKS, WATCHING } from '@vigilia/kernel';
import type { Wanted } from '@vigilia/server/protocol';

/** What people agree on before they sit down, besides the game itself. */
export type Agreement = Required<Pick<Wanted, 'assist' | 'clock' | 'pace' | 'watching' | 'talk'>>;

export const FIELDS = ['assist', 'clock', 'pace', 'watching', 'talk'] as const;

export type Field = (typeof FIELDS)[number];

/** Everything that can be agreed on; the server has the words for it. */
export const AGREEABLE: { readonly [F in Field]: readonly Agreement[F][] } = {
  assist: ASSISTS,
  clock: CLOCKS,
  pace: PACES,
  watching: WATCHING,
  talk: TALKS,
};

/** What each of these is called on a form. */
export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  assist: 'open.assist',
  clock: 'open.clock',
  pace: 'open.pace',
  watching: 'open.watching',
  talk: 'open.talk',
};

export const USUALLY: Agreement = {
  assist: 'reason',
  clock: 'none',
  pace: 'brisk',
  watching: 'open',
  talk: 'phrases',
};
