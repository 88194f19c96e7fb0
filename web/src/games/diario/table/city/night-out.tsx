import { useSignal } from '@preact/signals';
import { carryLimit, explorers, residentsAhead, weightOf } from '@vigilia/game-diario';
import { explorationText, lineOf } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';
import { named } from '../../../../draft/named.ts';
import { scrollStop } from '../../../../platform/scrolling.ts';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event, View, ViewProps } from '../asked.ts';
import { isInPageLanguage } from '../book/book.tsx';
import { say } from '../say.ts';
import { NoiseDial, UnknownClock } from './dials.tsx';
import { isMeeting, LanternScene } from './lantern.tsx';
import { LocationPrint } from './location-print.tsx';
import * as styles from './night-out.module.css';
import { OpenCards } from './open-cards.tsx';

/** Cards turned before the latest that are named with it. */
const SHOWN = 3;

interface Props extends ViewProps {
  readonly scavenging: NonNullable<View['scavenging']>;
}

/** The Location where the scavengers are: time, Noise, who is there, what they carry, the card turned last. */
export function NightOut({ draft, view, scavenging }: Props) {
  const isReading = useSignal(false);
  const { location, place, noise } = scavenging;
  const [card, ...earlier] = explorationsOf(draft.table.log.value);
  return (
    <div class={styles.nightOut} data-reading={isReading.value ? '' : undefined}>
      <header class={styles.nightScene}>
        <LanternScene view={view} scavenging={scavenging} isMet={isMeeting(draft.table.log.value)} />
        <div class={styles.nightTitle}>
          <h3>{named(draft, 'location', location)}</h3>
          <span>{named(draft, 'place', place)}</span>
        </div>
        <button
          type="button"
          class={styles.nightRead}
          aria-expanded={isReading.value}
          onClick={() => {
            isReading.value = !isReading.value;
          }}
        >
          {say(draft, 'city.read')}
        </button>
      </header>
      <OpenCards draft={draft} view={view} />
      <div ref={scrollStop} class={styles.nightBody}>
        <div class={styles.nightDials}>
          <UnknownClock draft={draft} view={view} place={place} />
          <NoiseDial draft={draft} noise={noise} />
        </div>
        {card !== undefined && (
          <section class={styles.nightCard}>
            <h4>{named(draft, 'exploration', card.exploration)}</h4>
            <p>{draft.say(cardText(draft, card))}</p>
            {earlier.length > 0 && (
              <p class={styles.nightEarlier}>
                {say(draft, 'city.earlier', {
                  cards: earlier.slice(0, SHOWN).map((each) => named(draft, 'exploration', each.exploration)),
                })}
              </p>
            )}
          </section>
        )}
        <Company draft={draft} view={view} scavenging={scavenging} />
      </div>
      <div ref={scrollStop} class={styles.nightPrint}>
        <LocationPrint draft={draft} location={location} />
      </div>
    </div>
  );
}

/** The line of the book for this time; what is printed on the card if the book is in another language than the page. */
function cardText(
  draft: Props['draft'],
  card: Extract<Event, { readonly type: 'exploration-turned' }>,
): Text {
  const line = lineOf(card);
  return line !== null && isInPageLanguage(draft, line.key) ? line : explorationText(card.exploration);
}

/** Who is out, who waits, what they carry and who may be met. */
function Company({ draft, view, scavenging: { waiting } }: Props) {
  const about = explorers(view).map(({ id }) => id);
  const { known, red } = residentsAhead(view);
  return (
    <ul class={styles.nightFacts}>
      {about.length > 0 && <li>{say(draft, 'city.about', { people: about })}</li>}
      {waiting.length > 0 && <li>{say(draft, 'city.waiting', { people: waiting })}</li>}
      <li>{say(draft, 'city.weight', { weight: weightOf(view.pile), limit: carryLimit(view) })}</li>
      <li>
        {say(draft, 'city.may-come', {
          residents: known.map((resident) => named(draft, 'resident', resident)),
          red,
        })}
      </li>
    </ul>
  );
}

type Turned = Extract<Event, { readonly type: 'exploration-turned' }>;

/** The cards of the Unknown deck turned tonight, the latest first. */
export function explorationsOf(log: readonly LogEntry[]): Turned[] {
  const events = log.flatMap((entry) => entry.events as readonly Event[]);
  const begun = events.findLastIndex(({ type }) => type === 'went-out');
  return events
    .slice(begun + 1)
    .filter((event) => event.type === 'exploration-turned')
    .reverse();
}
