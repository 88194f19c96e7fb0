import { useSignal } from '@preact/signals';
import { removeTable } from '../keep/tables.ts';
import { t } from '../say/voice.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Icon } from '../shell/icon.tsx';

interface ForgetButtonProps {
  readonly id: string;
  readonly forgotten: () => void;
}

/** Takes a table off this device, after asking once. */
export function ForgetButton({ id, forgotten }: ForgetButtonProps) {
  const isAsking = useSignal(false);
  const close = () => {
    isAsking.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="my-tables-forget"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        <Icon name="close" />
        <span class="heard-only">{t('home.forget')}</span>
      </button>
      {isAsking.value && (
        <Dialog title={t('home.forget')} onClose={close}>
          <p>{t('home.forget-for-good')}</p>
          <div class="my-tables-sure">
            <button type="button" onClick={close}>
              {t('home.keep')}
            </button>
            <button
              type="button"
              class="main"
              onClick={() => {
                close();
                removeTable(id);
                forgotten();
              }}
            >
              {t('home.forget')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
