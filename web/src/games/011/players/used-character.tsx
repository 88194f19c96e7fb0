import { CHARACTERS, type Eleven, type View } from '@vigilia/game-011';
import { type Seat, text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { Badge } from '../emblems/badge.tsx';
import './used-character.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  readonly seat: Seat;
}

/** The Character that a player has used this Hour; nothing before that. */
export function UsedCharacter({ draft, view: { used }, seat }: Props) {
  const characters = CHARACTERS.filter((character) => used[character] === seat);
  return characters.map((character) => {
    const words = draft.say(text('players.used', { character }));
    return (
      <span key={character} class="players-used" title={words}>
        <Badge character={character} />
        <span class="heard-only">{words}</span>
      </span>
    );
  });
}
