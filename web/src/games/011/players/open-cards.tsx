import { CHARACTERS, type Eleven, type View } from '@vigilia/game-011';
import type { Seat } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { Badge } from '../emblems/badge.tsx';
import './open-cards.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  /** Where they lie face up: before a seat that is out, or beside the board. */
  readonly at: Seat | 'unknown';
}

/** Character cards that lie open to all (OUT-1, SET-11, THREE-2). */
export function OpenCards({ draft, view, at }: Props) {
  return CHARACTERS.filter((character) => view.shown[character] === at).map((character) => (
    <span key={character} class="players-open-card" {...pointingAt(draft, [`character:${character}`])}>
      <Badge character={character} />
      {named(draft, 'character', character)}
    </span>
  ));
}
