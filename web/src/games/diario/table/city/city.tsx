import { useSignal } from '@preact/signals';
import { PLACES, type Place, UNKNOWN_CARDS } from '@vigilia/game-diario';
import { named } from '../../../../draft/named.ts';
import { isTaken } from '../../../../draft/pointing.ts';
import { scrollStop } from '../../../../platform/scrolling.ts';
import type { DraftProps, ViewProps } from '../asked.ts';
import { nightOf } from '../boards/common/presets.ts';
import { say } from '../say.ts';
import * as styles from './city.module.css';
import { LocationPrint } from './location-print.tsx';
import { NightOut } from './night-out.tsx';
import { Building, Skyline } from './skyline.tsx';

/** The besieged city: the three Locations, or the one where the scavengers are. */
export function City({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view === null) return null;
  return (
    <div class={styles.city}>
      {view.scavenging === null ? (
        <Places draft={draft} view={view} />
      ) : (
        <NightOut draft={draft} view={view} scavenging={view.scavenging} />
      )}
    </div>
  );
}

/** The nearest first: the way out of the house. */
const OUTWARD: readonly Place[] = PLACES.toReversed();

/** The three Locations side by side; on a small screen each opens on a press. */
function Places({ draft, view }: ViewProps) {
  const opened = useSignal<Place | null>(null);
  // In the Evening the Location is settled, and gone to once the duties are given.
  const settled = nightOf(draft, view).outing?.place ?? null;
  return (
    <div class={styles.places}>
      <Skyline />
      {OUTWARD.map((place) => {
        const location = view.locations[place];
        const noun = `place:${place}` as const;
        const name = named(draft, 'location', location);
        const isOpen = opened.value === place;
        return (
          <article
            key={place}
            class={styles.place}
            aria-label={name}
            data-open={isOpen ? '' : undefined}
            data-taken={isTaken(draft, noun) || settled === place ? '' : undefined}
            data-lit={draft.lit.value.has(noun) ? '' : undefined}
          >
            <button
              type="button"
              class={styles.placeHead}
              aria-expanded={isOpen}
              onClick={() => {
                opened.value = isOpen ? null : place;
              }}
            >
              <Building location={location} />
              <span class={styles.placeName}>{name}</span>
              <span class={styles.placeWhere}>
                {say(draft, 'city.place', { place, cards: UNKNOWN_CARDS[place] })}
              </span>
            </button>
            <div ref={scrollStop} class={styles.placePrint}>
              <LocationPrint draft={draft} location={location} />
            </div>
            <div class={styles.placeFoot}>
              {draft.canPick(noun) && (
                <button
                  type="button"
                  class={styles.placePick}
                  aria-pressed={isTaken(draft, noun)}
                  onClick={() => {
                    opened.value = null;
                    draft.pick(noun);
                  }}
                >
                  {say(draft, 'city.go')}
                </button>
              )}
            </div>
          </article>
        );
      })}
    </div>
  );
}
