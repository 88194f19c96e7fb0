import { lineOf } from '@vigilia/game-diario/texts';
import { useEffect, useMemo } from 'preact/hooks';
import { SignButton } from '../../../../answering/explain/sign-button.tsx';
import { Sentence } from '../../../../log/sentence.tsx';
import { readCards, rememberRead } from '../../../../storage/read-cards.ts';
import { type Reading, settings } from '../../../../storage/settings.ts';
import type { DraftProps, Event } from '../asked.ts';
import { BookLine, isInPageLanguage } from '../book/book.tsx';
import { isWarnedOf } from '../book/reading-settings.ts';
import { type CardEvent, cardName, printedTexts, type Shown as ShownEvent, shownSince } from './cards.ts';
import * as styles from './shown.module.css';
import { signOfEvent } from './signs.ts';

/** The cards and dice since this seat's last answer: the latest card large, the others as lines. */
export function Shown({ draft }: DraftProps) {
  const { log, viewer, game } = draft.table;
  const shown = shownSince(log.value, viewer.value, draft.answeredFrom.value);
  // What was read before this question came; what comes with it is read now.
  const known = useMemo(() => readCards(game), []);
  const cards = shown.flatMap(({ event, isCard }) => (isCard ? [cardName(event as CardEvent)] : []));
  useEffect(() => rememberRead(game, cards), [cards.join()]);
  if (shown.length === 0) return null;
  const reading = settings.reading.value;
  const newest = shown.find(({ isCard }) => isCard);
  return (
    <section
      class={styles.shown}
      data-reading={reading}
      aria-label={draft.say({ key: 'journal.shown', vars: {} })}
    >
      <ul>
        {shown.map((each, index) => (
          <li key={`${log.value.length}:${index}`} class={each.isCard ? styles.shownCard : styles.shownDie}>
            {each.isCard ? (
              <Card
                draft={draft}
                event={each.event as CardEvent}
                isOpen={
                  each === newest &&
                  !isWarnedOf(each.event) &&
                  isWhole(reading, known.has(cardName(each.event as CardEvent)))
                }
              />
            ) : (
              <Sentence draft={draft} event={each.event} />
            )}
            <EventSign type={each.event.type} />
            <Followed draft={draft} shown={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventSign({ type }: { readonly type: Event['type'] }) {
  const sign = signOfEvent(type);
  return sign === null ? null : <SignButton sign={sign} />;
}

/** Whole the first time it is met; later a line that opens. */
function isWhole(reading: Reading, isKnown: boolean): boolean {
  return reading === 'full' && !isKnown;
}

interface CardProps extends DraftProps {
  readonly event: CardEvent;
  readonly isOpen: boolean;
}

function Card({ draft, event, isOpen }: CardProps) {
  const texts = printedTexts(event, { isAsked: draft.table.view.value?.deciding != null });
  if (texts.length === 0) return <Sentence draft={draft} event={event} />;
  const line = lineOf(event);
  // The line of a raid stands in place of what is printed on its card, if the reader can read it.
  const isTold = event.type === 'raid-turned' && line !== null && isInPageLanguage(draft, line.key);
  return (
    <details open={isOpen}>
      {/* Words that can be pointed at would be controls within a control. */}
      <summary>{draft.say(draft.ui.eventText(event))}</summary>
      <BookLine draft={draft} event={event} />
      {texts.slice(isTold ? 1 : 0).map((text, index) => (
        <p key={index}>{draft.say(text)}</p>
      ))}
    </details>
  );
}

function Followed({ draft, shown: { followed } }: DraftProps & { readonly shown: ShownEvent }) {
  if (followed.length === 0) return null;
  return (
    <p class={styles.shownFollowed}>
      {followed.map((event, index) => (
        <span key={index}>
          <Sentence draft={draft} event={event} />{' '}
        </span>
      ))}
    </p>
  );
}
