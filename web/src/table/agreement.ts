import {
  ABSENCES,
  ASSISTS,
  CLOCKS,
  type GameProfile,
  PACES,
  TALKS,
  usualAbsence,
  WATCHING,
} from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';

/** What people agree on before they sit down, besides the game itself. */
export type Agreement = Pick<Card['setting'], 'assist' | 'clock' | 'absence' | 'pace' | 'watching' | 'talk'>;

const FIELDS = ['assist', 'clock', 'absence', 'pace', 'watching', 'talk'] as const;

export type Field = (typeof FIELDS)[number];

/** What there is to agree on in a game: when players hide nothing, one acts for another at once, however short the absence. */
export function fieldsOf({ hasSecrets }: Pick<GameProfile, 'hasSecrets'>): readonly Field[] {
  return FIELDS.filter((field) => field !== 'absence' || hasSecrets);
}

/** Everything that can be agreed on; the server has the words for it. */
export const AGREEABLE: { readonly [F in Field]: readonly Agreement[F][] } = {
  assist: ASSISTS,
  clock: CLOCKS,
  absence: ABSENCES,
  pace: PACES,
  watching: WATCHING,
  talk: TALKS,
};

/** What each of these is called on a form. */
export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  assist: 'open.assist',
  clock: 'open.clock',
  absence: 'open.absence',
  pace: 'open.pace',
  watching: 'open.watching',
  talk: 'open.talk',
};

export const USUALLY: Agreement = {
  assist: 'record',
  clock: 'none',
  absence: 'brief',
  pace: 'brisk',
  watching: 'open',
  talk: 'phrases',
};

/** An agreement with one change. Another clock brings the absence that suits it. */
export function withField<F extends Field>(agreement: Agreement, field: F, value: Agreement[F]): Agreement {
  const changed = { ...agreement, [field]: value };
  return field === 'clock' ? { ...changed, absence: usualAbsence(changed.clock) } : changed;
}
