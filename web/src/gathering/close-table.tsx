import { useSignal } from '@preact/signals';
import { t } from '../i18n/translate.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { SeatActions } from './seats.tsx';

/** The host closes the table, after a question whether that is meant. */
export function CloseTable({ company, tell }: SeatActions) {
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
          <div class="seat-menu-list">
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
