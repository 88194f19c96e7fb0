import type { Eleven } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { type Seat, type Text, text } from '@vigilia/kernel';
import type { ComponentChildren } from 'preact';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Noun } from '../../../draft/game-ui.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { Badge } from '../emblems/badge.tsx';
import type { Touched } from './touched.ts';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly touched: Touched;
}

/** Who stands at the position the Event speaks of, and who has chosen its Character or still may. */
export function NowTouched({ draft, touched: { position, character } }: Props) {
  return (
    <>
      {position !== null && (
        <Touch
          draft={draft}
          words={draft.say(placeText(position))}
          nouns={position.seat === null ? [] : [`seat:${position.seat}`]}
          seats={position.seat === null ? [] : [position.seat]}
          isSettled={position.seat !== null}
        >
          <span class="event-position">{named(draft, 'position', position.at)}</span>
        </Touch>
      )}
      {character !== null && (
        <Touch
          draft={draft}
          words={draft.say(characterText(character))}
          nouns={[`character:${character.who}`]}
          seats={character.by === null ? character.mayChoose : [character.by]}
          isSettled={character.by !== null}
        >
          <Badge character={character.who} />
        </Touch>
      )}
    </>
  );
}

interface TouchProps {
  readonly draft: AnswerDraft<Eleven>;
  readonly words: string;
  readonly nouns: readonly Noun[];
  readonly seats: readonly Seat[];
  /** Whether it is they, or only may be. */
  readonly isSettled: boolean;
  readonly children: ComponentChildren;
}

function Touch({ draft, words, nouns, seats, isSettled, children }: TouchProps) {
  const sitters = seats.flatMap((seat) => draft.table.sitters.value[seat] ?? []);
  const [only] = sitters;
  return (
    <span class="event-touch" title={words} {...pointingAt(draft, nouns)}>
      <span class="heard-only">{words}</span>
      <span class="event-touch-signs" aria-hidden="true">
        {children}
        {isSettled ? '→' : sitters.length > 0 ? '?' : '–'}
        {sitters.map(({ symbol, colour }) => (
          <SeatBadge key={symbol} symbol={symbol} colour={colour} size={17} />
        ))}
        {isSettled && only !== undefined && <span class="event-name">{only.name}</span>}
      </span>
    </span>
  );
}

function placeText({ at, isThere, seat }: NonNullable<Touched['position']>): Text {
  if (!isThere) return text('event-now.no-position', { position: at });
  return seat === null
    ? text('event-now.free-position', { position: at })
    : text('event-now.position-of', { position: at, seat });
}

function characterText({ who, by, mayChoose }: NonNullable<Touched['character']>): Text {
  if (by !== null) return message('event.character-chosen', { seat: by, character: who });
  return mayChoose.length === 0
    ? text('event-now.not-chosen', { character: who })
    : text('event-now.may-choose', { character: who, seats: mayChoose });
}
