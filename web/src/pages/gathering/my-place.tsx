import { effect, useSignal } from '@preact/signals';
import { COLOURS, SYMBOLS, text } from '@vigilia/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/translate.ts';
import type { ServerTranslator } from '../../platform/server-translator.ts';
import type { Look } from '../../seats/looks.ts';
import { SeatBadge } from '../../seats/seat-badge.tsx';
import type { Company } from '../../table/company.ts';
import { NameField } from '../../ui/name-field.tsx';
import * as gathering from './gathering.module.css';
import { myName, type SeatActions } from './seat-actions.ts';

/** The name, colour and symbol of this person, and the buttons to sit down and stand up. */
export function MyPlace({ company, tell, voice }: SeatActions & { readonly voice: ServerTranslator }) {
  const { seats } = company.card.value;
  const { isFreed, leave } = useFreed(company);
  const mine = company.seat.value;
  const sitter = mine === null ? null : seats[mine];
  const hasName = mine !== null && myName() === sitter?.name;
  const others = seats.filter((_, seat) => seat !== mine);
  const colour = COLOURS.find((each) => each === sitter?.colour) ?? COLOURS[0];
  const symbol = SYMBOLS.find((each) => each === sitter?.symbol) ?? SYMBOLS[0];
  return (
    <section aria-label={t('gathering.your-place')}>
      <p class={gathering.myPlaceFreed} role="status">
        {isFreed && t('gathering.freed')}
      </p>
      <form
        class={gathering.myPlaceName}
        onSubmit={(event) => {
          event.preventDefault();
          if (!hasName) tell(company.sit({ name: myName() }));
        }}
      >
        <NameField usual={t('home.guest')} />
        <button type="submit" class={mine === null ? 'main' : ''} aria-disabled={hasName}>
          {t(mine === null ? 'gathering.sit-down' : 'gathering.rename')}
        </button>
        {mine !== null && (
          <button
            type="button"
            onClick={() => {
              leave();
              tell(company.stand());
            }}
          >
            {t('gathering.stand')}
          </button>
        )}
      </form>
      {mine !== null && (
        <details class="unfold">
          <summary>{t('gathering.looks')}</summary>
          <Looks
            legend={t('gathering.colour')}
            of={COLOURS}
            chosen={colour}
            taken={others.map((other) => other?.colour)}
            nameOf={(each) => voice(text(`colour.${each}`))}
            badge={(each) => ({ colour: each, symbol })}
            choose={(each) => tell(company.sit({ seat: mine, name: myName(), colour: each, symbol }))}
          />
          <Looks
            legend={t('gathering.symbol')}
            of={SYMBOLS}
            chosen={symbol}
            taken={others.map((other) => other?.symbol)}
            nameOf={(each) => voice(text(`symbol.${each}`))}
            badge={(each) => ({ colour, symbol: each })}
            choose={(each) => tell(company.sit({ seat: mine, name: myName(), colour, symbol: each }))}
          />
        </details>
      )}
    </section>
  );
}

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
function Looks<T extends string>(props: LooksProps<T>) {
  const { legend, of, chosen, taken, nameOf, badge, choose } = props;
  return (
    <fieldset class={gathering.looks}>
      <legend>{legend}</legend>
      <div class={gathering.looksRow}>
        {of.map((each) => (
          <button
            key={each}
            type="button"
            class={gathering.looksOne}
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

interface Freed {
  /** Whether this person lost the seat without standing up. */
  readonly isFreed: boolean;
  /** To be called when the person stands up. */
  leave(): void;
}

function useFreed({ seat }: Pick<Company, 'seat'>): Freed {
  const isFreed = useSignal(false);
  const isLeaving = useRef(false);
  useEffect(() => {
    let before = seat.peek();
    return effect(() => {
      const now = seat.value;
      if (now !== null) {
        isFreed.value = false;
        isLeaving.current = false;
      } else if (before !== null && !isLeaving.current) isFreed.value = true;
      before = now;
    });
  }, [seat]);
  return {
    isFreed: isFreed.value,
    leave() {
      isLeaving.current = true;
    },
  };
}
