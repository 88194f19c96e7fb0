import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { avoidedOf } from '../../games/avoided.ts';
import { botName } from '../../games/bot-texts.ts';
import { metBefore } from '../../games/memory.ts';
import { usualOf } from '../../games/usual.ts';
import { t } from '../../i18n/translate.ts';
import type { Company } from '../../table/company.ts';
import { Dialog } from '../../ui/dialog.tsx';
import * as gathering from './gathering.module.css';
import { gameOf, type SeatActions } from './seat-actions.ts';

/** The ready button; for the host also the buttons to begin and to close the table. */
export function Begin({ company, tell }: SeatActions) {
  const { seats, dealing, unopened } = company.card.value;
  const game = gameOf(company);
  const { level } = usualOf(game);
  const mine = company.seat.value;
  const isReady = mine !== null && seats[mine]?.ready === true;
  const free = seats.filter((sitter) => sitter === null).length;
  const waiting = seats.filter((sitter) => sitter?.ready === false).length;
  const isHost = company.isHost.value;
  const mayBegin = isHost && waiting === 0 && dealing === null;
  return (
    <section class={gathering.begin} aria-label={t('gathering.begin')}>
      {mine !== null && (
        <button
          type="button"
          class={isReady ? '' : 'main'}
          aria-pressed={isReady}
          onClick={() => tell(setReady(company, !isReady))}
        >
          {t(isReady ? 'gathering.unready' : 'gathering.ready')}
        </button>
      )}
      {isHost && free > 0 && (
        <label class={gathering.beginFill}>
          <span>{t('gathering.fill', { count: free })}</span>
          <select
            value={level.value}
            onChange={({ currentTarget: { value } }) => {
              level.value = value;
            }}
          >
            {game.profile.levels.map((each) => (
              <option key={each} value={each}>
                {botName(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {isHost && (
        <button
          type="button"
          class={mayBegin ? 'main' : ''}
          aria-disabled={!mayBegin}
          onClick={() => tell(company.begin(free > 0 ? level.value : null))}
        >
          {t('gathering.begin')}
        </button>
      )}
      {isHost && <CloseTable company={company} tell={tell} />}
      <p class={gathering.beginWhy} role="status">
        {dealing !== null
          ? t('gathering.dealing')
          : isHost
            ? whomFor(waiting, mine !== null && !isReady)
            : t('gathering.host-begins')}
      </p>
      {unopened.length > 0 && (
        <p role="alert">
          {t('gathering.unopened', {
            names: unopened
              .map((seat) => seats[seat]?.name ?? t('gathering.seat', { number: seat + 1 }))
              .join(', '),
          })}
        </p>
      )}
    </section>
  );
}

/** Ready players say what they have met at other tables and what is to be left out, if the game takes account of it. */
async function setReady(company: Company, ready: boolean): Promise<Refusal | null> {
  const { profile, loadUi } = gameOf(company);
  const isTold = ready && profile.memory !== undefined;
  // A game that cannot be loaded now is played without: it is no reason to keep the others waiting.
  const ui = isTold ? await loadUi().catch(() => null) : null;
  const memory = ui === null ? [] : metBefore(ui);
  return company.setReady(ready, { memory, avoid: avoidedOf(profile).value });
}

function whomFor(waiting: number, isForMe: boolean): string {
  return isForMe && waiting === 1
    ? t('gathering.waiting-for-you')
    : t('gathering.waiting', { count: waiting });
}

/** The host closes the table, after a question whether that is meant. */
function CloseTable({ company, tell }: SeatActions) {
  const isAsking = useSignal(false);
  const leave = () => {
    isAsking.value = false;
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {t('gathering.close')}
      </button>
      {isAsking.value && (
        <Dialog title={t('gathering.close-sure')} onClose={leave}>
          <p>{t('gathering.close-means')}</p>
          <div class={gathering.seatMenuList}>
            <button
              type="button"
              onClick={() => {
                leave();
                tell(company.closeTable());
              }}
            >
              {t('gathering.close')}
            </button>
            <button type="button" class="main" onClick={leave}>
              {t('gathering.leave-it')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
