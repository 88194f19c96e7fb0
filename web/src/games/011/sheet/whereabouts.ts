import type { Character, Eleven, Sheet, View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';

/** Where a Character card may lie: a column of the sheet. */
export type Whereabouts = Sheet['columns'][number];

/** What kind of place a column is, for sentences that speak of it. */
export type PlaceKind = 'chosen' | 'unknown' | 'mine' | 'hand';

export function placeKindOf({ viewer }: View, where: Whereabouts): PlaceKind {
  if (typeof where === 'string') return where;
  return where === viewer ? 'mine' : 'hand';
}

/** Every column of the sheet. */
export function columnsOf(view: View): Whereabouts[] {
  return ['chosen', 'unknown', ...view.players.keys()];
}

/** How many Character cards lie there. */
export function cardsAt(view: View, where: Whereabouts): number {
  if (where === 'chosen') return 1;
  return where === 'unknown' ? view.unknown : (view.players[where]?.characters ?? 0);
}

/** The Characters whose cards the viewer was shown there. */
export function shownAt({ shown }: View, where: Whereabouts): Character[] {
  const characters = Object.keys(shown) as Character[];
  return characters.filter((character) => shown[character] === where);
}

/** What a column is called. */
export function columnName(draft: AnswerDraft<Eleven>, column: Whereabouts): string {
  if (typeof column === 'number') return draft.table.sitters.value[column]?.name ?? `p${column + 1}`;
  return draft.say(text(column === 'chosen' ? 'whereabouts.chosen' : 'whereabouts.unknown'));
}
