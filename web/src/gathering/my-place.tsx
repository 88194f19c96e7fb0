import { COLOURS, SYMBOLS, text } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';
import type { ServerTranslator } from '../server-api/server-translator.ts';
import { settings } from '../storage/settings.ts';
import { NameField } from '../ui/name-field.tsx';
import { Looks } from './looks.tsx';
import type { SeatActions } from './seats.tsx';
import { useFreed } from './use-freed.ts';

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
    <section class="my-place" aria-label={t('gathering.your-place')}>
      <p class="my-place-freed" role="status">
        {isFreed && t('gathering.freed')}
      </p>
      <form
        class="my-place-name"
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
        <details class="my-place-looks unfold">
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

/** The name of this person, or the name of a guest. */
export function myName(): string {
  return settings.name.value.trim() || t('home.guest');
}
