import { computed, useSignal } from '@preact/signals';
import { type AbandonedDeal, isRefusal, type Refusal } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { GameAvoidFields } from '../../games/avoid-fields.tsx';
import { t } from '../../i18n/translate.ts';
import { useKeptFocus } from '../../platform/keyboard.ts';
import { serverTranslator } from '../../platform/server-translator.ts';
import { ShellBar } from '../../shell/shell-bar.tsx';
import { abandonedDealText, alarmText, type Company } from '../../table/company.ts';
import { Talk } from '../../talk/talk.tsx';
import { ShareLink } from '../../ui/share-link.tsx';
import { Agreed } from './agreed.tsx';
import { Begin } from './begin.tsx';
import * as styles from './gathering.module.css';
import { Invitation } from './invitation.tsx';
import { MyPlace } from './my-place.tsx';
import { gameOf } from './seat-actions.ts';
import { Seats } from './seats.tsx';

interface GatheringProps {
  readonly company: Company;
  /** Where the talk is; null until the game is loaded. */
  readonly draft: AnswerDraft | null;
}

/** A table before the game: its seats, what was agreed, and when to begin. */
export function Gathering({ company, draft }: GatheringProps) {
  useKeptFocus();
  const game = gameOf(company);
  const refusal = useSignal<Refusal | null>(null);
  const unsaid = draft?.refusal.value ?? null;
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
        <Invitation company={company} />
        <div class={styles.gatheringDoing}>
          {company.isHost.value && (
            <ShareLink
              label={t('gathering.link')}
              link={location.origin + location.pathname}
              title={t('gathering.invitation', { game: game.profile.title })}
            />
          )}
          <MyPlace company={company} tell={tell} voice={voice.value} />
          <LeaveOut company={company} />
          <Begin company={company} tell={tell} />
          {draft !== null && <GatheringTalk draft={draft} company={company} />}
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
          {unsaid !== null && isRefusal(unsaid) && voice.value(unsaid)}
        </p>
      </main>
    </>
  );
}

/** Talk before the game; who does not sit yet reads it. */
function GatheringTalk({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  if (company.card.value.setting.talk === 'off') return null;
  return (
    <section class={styles.gatheringTalk} aria-labelledby="gathering-talk">
      <h2 id="gathering-talk">{t('talking.title')}</h2>
      <Talk draft={draft} isSpeaking={company.seat.value !== null} />
      {company.seat.value === null && <p>{t('gathering.sit-to-talk')}</p>}
    </section>
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
