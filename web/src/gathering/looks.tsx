import type { Look } from '../seats/looks.ts';
import { SeatBadge } from '../seats/seat-badge.tsx';

interface LooksProps<T extends string> {
  readonly legend: string;
  readonly of: readonly T[];
  readonly chosen: string | undefined;
  /** What other seats have; the refusal of the server says which seat. */
  readonly taken: readonly (string | undefined)[];
  readonly nameOf: (look: T) => string;
  readonly badge: (look: T) => Pick<Look, 'colour' | 'symbol'>;
  readonly choose: (look: T) => void;
}

/** A row of badges to pick from. */
export function Looks<T extends string>(props: LooksProps<T>) {
  const { legend, of, chosen, taken, nameOf, badge, choose } = props;
  return (
    <fieldset class="looks">
      <legend>{legend}</legend>
      <div class="looks-row">
        {of.map((each) => (
          <button
            key={each}
            type="button"
            class="looks-one"
            aria-pressed={each === chosen}
            aria-disabled={taken.includes(each)}
            title={nameOf(each)}
            onClick={() => choose(each)}
          >
            <SeatBadge {...badge(each)} size={30} />
            <span class="heard-only">{nameOf(each)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
