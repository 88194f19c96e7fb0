import { CHARACTERS, type Eleven, type View } from '@vigilia/game-011';
import { type Seat, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { Badge } from '../emblems/emblem.tsx';
import * as styles from './cards.module.css';

interface OpenCardsProps {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  /** Where they lie face up: before a seat that is out, beside the board, or anywhere in a replay. */
  readonly at: Seat | 'unknown' | 'chosen';
}

/** Character cards that lie open to all (OUT-1, SET-11, THREE-2), or to those who look at a finished game. */
export function OpenCards({ draft, view, at }: OpenCardsProps) {
  return CHARACTERS.filter((character) => view.shown[character] === at).map((character) => (
    <span key={character} class={styles.playersOpenCard} {...pointingAt(draft, [`character:${character}`])}>
      <Badge character={character} />
      {named(draft, 'character', character)}
    </span>
  ));
}

interface UsedCharacterProps {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  readonly seat: Seat;
}

/** The Character that a player has used this Hour; nothing before that. */
export function UsedCharacter({ draft, view: { used }, seat }: UsedCharacterProps) {
  const characters = CHARACTERS.filter((character) => used[character] === seat);
  return characters.map((character) => {
    const words = draft.say(text('players.used', { character }));
    return (
      <span key={character} class={styles.playersUsed} title={words}>
        <Badge character={character} />
        <span class="heard-only">{words}</span>
      </span>
    );
  });
}
