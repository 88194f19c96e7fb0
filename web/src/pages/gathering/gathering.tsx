import { computed, useSignal } from '@preact/signals';
import type { AbandonedDeal, Refusal } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import { GameAvoidFields } from '../../games/avoid-fields.tsx';
import { t } from '../../i18n/translate.ts';
import { useKeptFocus } from '../../platform/keyboard.ts';
import { serverTranslator } from '../../platform/server-translator.ts';
import { ShellBar } from '../../shell/shell-bar.tsx';
import { abandonedDealText, alarmText, type Company } from '../../table/company.ts';
import { ShareLink } from '../../ui/share-link.tsx';
import { Agreed } from './agreed.tsx';
import { Begin } from './begin.tsx';
import * as styles from './gathering.module.css';
import { MyPlace } from './my-place.tsx';
import { gameOf } from './seat-actions.ts';
import { Seats } from './seats.tsx';

/** A table before the game: its seats, what was agreed, and when to begin. */
export function Gathering({ company }: { readonly company: Company }) {
  useKeptFocus();
  const game = gameOf(company);
  const refusal = useSignal<Refusal | null>(null);
  const voice = useMemo(
    () =>
      serverTranslator(
        computed(() =>
          company.card.value.seats.map(
            (sitter, seat) => sitter?.name ?? t('gathering.seat', { number: seat + 1 }),
          ),
        ),
      ),
    [company],
  );
  const tell = (doing: Promise<Refusal | null>) => {
    void doing.then((refused) => {
      refusal.value = refused;
    });
  };
  return (
    <>
      <ShellBar title={t('gathering.title')} />
      <main class={styles.gathering} id="main" tabIndex={-1}>
        <div class={styles.gatheringDoing}>
          <ShareLink
            label={t('gathering.link')}
            link={location.origin + location.pathname}
            title={t('gathering.invitation', { game: game.profile.title })}
          />
          <MyPlace company={company} tell={tell} voice={voice.value} />
          <LeaveOut company={company} />
          <Begin company={company} tell={tell} />
        </div>
        <div class={styles.gatheringTable}>
          <Seats company={company} tell={tell} />
        </div>
        <div class={styles.gatheringMore}>
          <Barred names={company.card.value.barred} />
          <AbandonedDeals undealt={company.card.value.undealt} />
          <Agreed game={game} company={company} tell={tell} voice={voice.value} />
          <Commitment commitment={company.card.value.commitment} />
        </div>
        <p class={styles.gatheringTrouble} role="alert">
          {company.alarm.value !== null && alarmText(company.alarm.value)}
          {company.connection.value === 'lost' && t('gathering.line-lost')}
          {refusal.value !== null && voice.value(refusal.value)}
        </p>
      </main>
    </>
  );
}

/** The names of the people whom the host has barred, for all to see. */
function Barred({ names }: { readonly names: readonly string[] }) {
  return (
    <p class={styles.gatheringBarred} role="status">
      {names.length > 0 && t('gathering.barred', { names: names.join(', ') })}
    </p>
  );
}

/** The hash of the seed: the deal is settled, and no player can know it yet. */
function Commitment({ commitment }: { readonly commitment: string }) {
  return (
    <details class={`${styles.commitment} unfold`}>
      <summary>{t('gathering.fair')}</summary>
      <p>{t('gathering.fair-how')}</p>
      <code>{commitment}</code>
    </details>
  );
}

/** What is to be left out, for a person who sits here and has not said ready: it is sent with that. */
function LeaveOut({ company }: { readonly company: Company }) {
  const mine = company.seat.value;
  const isOpen = mine !== null && company.card.value.seats[mine]?.ready !== true;
  return isOpen ? <GameAvoidFields game={gameOf(company)} /> : null;
}

/** How many deals were broken off at this table, and who did it, for all to see. */
function AbandonedDeals({ undealt }: { readonly undealt: readonly AbandonedDeal[] }) {
  return (
    <div class={styles.gatheringUndealt} role="status">
      {undealt.length > 0 && (
        <>
          <p>{t('gathering.undealt', { count: undealt.length })}</p>
          <ul>
            {undealt.map((each) => (
              <li key={each.entropyHashes.join()}>{abandonedDealText(each)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
