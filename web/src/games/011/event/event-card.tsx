import type { Eleven, View } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { type Seat, type Text, text } from '@vigilia/kernel';
import type { ComponentChildren } from 'preact';
import { ClauseLink } from '../../../answering/clause-link.tsx';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Noun } from '../../../draft/game-ui.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { t } from '../../../i18n/translate.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { Badge } from '../emblems/emblem.tsx';
import { Icon } from '../emblems/icon.tsx';
import * as styles from './event-card.module.css';
import { type Touched, touchedBy } from './touched.ts';

/** The Event of the Hour in plain words, and whom it touches as things stand. */
export function EventCard({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const touched = touchedBy(view);
  if (view.event === null || touched === null) return null;
  return (
    <section
      class={styles.event}
      aria-labelledby="event-title"
      data-lit={draft.lit.value.has(`event:${view.event}`)}
      {...pointingAt(draft, [`event:${view.event}`])}
    >
      <h2 id="event-title" class="heard-only">
        {t('event-now.title')}
      </h2>
      <p class={styles.eventWords}>
        <Icon name="event" /> {named(draft, 'event', view.event)}{' '}
        <ClauseLink game={draft.table.game} clause={`EVT-${view.event}`} />
      </p>
      <div class={styles.eventNow}>
        <NowTouched draft={draft} touched={touched} />
        <Forbidden draft={draft} blocked={view.blocked} bans={touched.bans} />
      </div>
    </section>
  );
}

interface NowTouchedProps {
  readonly draft: AnswerDraft<Eleven>;
  readonly touched: Touched;
}

/** Who stands at the position the Event speaks of, and who has chosen its Character or still may. */
function NowTouched({ draft, touched: { position, character } }: NowTouchedProps) {
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
          <span class={styles.eventPosition}>{named(draft, 'position', position.at)}</span>
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
    <span class={styles.eventTouch} title={words} {...pointingAt(draft, nouns)}>
      <span class="heard-only">{words}</span>
      <span class={styles.eventTouchSigns} aria-hidden="true">
        {children}
        {isSettled ? '→' : sitters.length > 0 ? '?' : '–'}
        {sitters.map(({ symbol, colour }) => (
          <SeatBadge key={symbol} symbol={symbol} colour={colour} size={17} />
        ))}
        {isSettled && only !== undefined && <span class={styles.eventName}>{only.name}</span>}
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

interface ForbiddenProps {
  readonly draft: AnswerDraft<Eleven>;
  readonly blocked: View['blocked'];
  readonly bans: Touched['bans'];
}

/** Who cannot be chosen and what cannot be done this Hour, struck out. */
function Forbidden({ draft, blocked, bans }: ForbiddenProps) {
  return (
    <>
      {blocked.map((character) => {
        const words = draft.say(message('refusal.character-blocked', { character }));
        return (
          <span
            key={character}
            class={styles.eventForbidden}
            title={words}
            {...pointingAt(draft, [`character:${character}`])}
          >
            <Badge character={character} />
            <span class="heard-only">{words}</span>
          </span>
        );
      })}
      {bans !== null && (
        <span class={styles.eventForbidden} title={draft.say(message(`refusal.${bans}-banned`))}>
          <Icon name={bans === 'plays' ? 'tile' : 'transport'} />
          <span class="heard-only">{draft.say(message(`refusal.${bans}-banned`))}</span>
        </span>
      )}
    </>
  );
}
