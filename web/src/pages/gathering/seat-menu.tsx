import { useSignal } from '@preact/signals';
import type { Refusal, Seat } from '@vigilia/kernel';
import { usualOf } from '../../games/usual.ts';
import { t } from '../../i18n/translate.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as gathering from './gathering.module.css';
import { gameOf, type SeatActions } from './seat-actions.ts';

interface SeatMenuProps extends SeatActions {
  readonly seat: Seat;
  /** Who sits there. */
  readonly name: string;
}

/** What the host may do about another person at the table. */
export function SeatMenu({ company, tell, seat, name }: SeatMenuProps) {
  const isOpen = useSignal(false);
  const isBarring = useSignal(false);
  const close = () => {
    isOpen.value = false;
    isBarring.value = false;
  };
  const act = (doing: Promise<Refusal | null>) => {
    close();
    tell(doing);
  };
  return (
    <>
      <button
        type="button"
        class={gathering.seatMenu}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="more" />
        <span class="heard-only">{t('gathering.about', { name })}</span>
      </button>
      {isOpen.value && (
        // A dialog of its own for the question: it takes the focus, and its name is read aloud.
        <Dialog
          key={isBarring.value ? 'bar' : 'about'}
          title={t(isBarring.value ? 'gathering.bar-sure' : 'gathering.about', { name })}
          onClose={close}
        >
          {isBarring.value ? (
            <>
              <p>{t('gathering.bar-means')}</p>
              <div class={gathering.seatMenuList}>
                <button type="button" onClick={() => act(company.bar(seat))}>
                  {t('gathering.bar')}
                </button>
                <button type="button" class="main" onClick={close}>
                  {t('gathering.leave-it')}
                </button>
              </div>
            </>
          ) : (
            <div class={gathering.seatMenuList}>
              <button type="button" onClick={() => act(company.freeSeat(seat, null))}>
                {t('gathering.free-seat')}
              </button>
              <button
                type="button"
                onClick={() => act(company.freeSeat(seat, usualOf(gameOf(company)).level.value))}
              >
                {t('gathering.bot-instead')}
              </button>
              <button type="button" onClick={() => act(company.handOver(seat))}>
                {t('gathering.hand-over')}
              </button>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  isBarring.value = true;
                }}
              >
                {t('gathering.bar')}
              </button>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
