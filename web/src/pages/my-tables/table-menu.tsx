import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/translate.ts';
import { exportTable, readTable, removeTable } from '../../storage/tables.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './table-menu.module.css';

interface TableMenuProps {
  readonly id: string;
  readonly removed: () => void;
}

/** What else can be done with a table on this device: take it to another one, or remove it. */
export function TableMenu({ id, removed }: TableMenuProps) {
  const isOpen = useSignal(false);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class={styles.myTablesMenu}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="more" />
        <span class="heard-only">{t('home.this-table')}</span>
      </button>
      {isOpen.value && (
        <Dialog title={t('home.this-table')} onClose={close}>
          <SaveLink id={id} />
          <p>{t('home.remove-for-good')}</p>
          <div class={styles.myTablesSure}>
            <button
              type="button"
              onClick={() => {
                close();
                removeTable(id);
                removed();
              }}
            >
              {t('home.remove')}
            </button>
            <button type="button" class="main" onClick={close}>
              {t('home.keep')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The table as a file that another device takes in. */
function SaveLink({ id }: { readonly id: string }) {
  const address = useSignal<string | null>(null);
  useEffect(() => {
    const table = readTable(id);
    if ('refused' in table) return;
    const made = URL.createObjectURL(new Blob([exportTable(table)], { type: 'application/json' }));
    address.value = made;
    return () => URL.revokeObjectURL(made);
  }, [id]);
  if (address.value === null) return null;
  return (
    <a class="button" href={address.value} download={`vigilia-${id}.json`}>
      {t('home.save-file')}
    </a>
  );
}
