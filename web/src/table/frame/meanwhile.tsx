import type { Kinds, Seat } from '@vigilia/kernel';
import { t } from '../../i18n/translate.ts';
import { SeatSymbol } from '../../shell/symbols/symbol.tsx';
import type { Desk } from '../answer-draft.ts';
import type { Line } from './log-lines.ts';
import { meanwhileOf } from './meanwhile.ts';
import { rove } from './roving.ts';
import { Sentence } from './sentence.tsx';
import './meanwhile.css';

/** What the others did since this person last answered: who did something, and all of it on request. */
export function Meanwhile<K extends Kinds>({ desk }: { readonly desk: Desk<K> }) {
  const lines = useMeanwhile(desk);
  if (lines.length === 0) return null;
  const doers = new Set(lines.flatMap(({ seat }) => seat ?? []));
  return (
    <details class="meanwhile">
      <summary>
        {t('frame.meanwhile')}
        {[...doers].map((seat) => (
          <Doer key={seat} desk={desk} seat={seat} />
        ))}
      </summary>
      <MeanwhileList desk={desk} lines={lines} />
    </details>
  );
}

/** The same as it happens, for whoever has nothing else to do. */
export function Unfolding<K extends Kinds>({ desk }: { readonly desk: Desk<K> }) {
  const lines = useMeanwhile(desk);
  return lines.length === 0 ? null : <MeanwhileList desk={desk} lines={lines} />;
}

function useMeanwhile<K extends Kinds>({ table }: Desk<K>): Line[] {
  return meanwhileOf(table.deeds.value, table.viewer.value);
}

interface ListProps<K extends Kinds> {
  readonly desk: Desk<K>;
  readonly lines: readonly Line[];
}

function MeanwhileList<K extends Kinds>({ desk, lines }: ListProps<K>) {
  return (
    <section
      class="meanwhile-lines"
      aria-label={t('frame.meanwhile')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its words are reached by arrow keys.
      tabIndex={0}
      onKeyDown={rove}
    >
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            <Doer desk={desk} seat={line.seat} />
            <span>
              <Sentence desk={desk} event={line.event} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Doer<K extends Kinds>({ desk, seat }: { readonly desk: Desk<K>; readonly seat: Seat | null }) {
  const sitter = seat === null ? undefined : desk.table.sitters.value[seat];
  return (
    <span class="meanwhile-who">
      {sitter !== undefined && <SeatSymbol symbol={sitter.symbol} colour={sitter.colour} size={16} />}
    </span>
  );
}
