import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/translate.ts';
import * as styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** In the middle, or under the corner where settings are opened. */
  readonly place?: 'middle' | 'corner';
}

/** A modal dialog. It is open while it is in the document; then the focus returns to the element that opened it. */
export function Dialog({ title, onClose, children, place = 'middle' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Closed before it is removed, or the browser would not give the focus back.
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes every dialog by itself.
    <dialog
      ref={dialog}
      class={styles.dialog}
      data-place={place}
      aria-labelledby={name}
      // The event comes a moment later, when another dialog may have taken this one's place.
      onClose={() => dialog.current !== null && onClose()}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div class={styles.dialogInside}>
        <div class={styles.dialogHead}>
          <h2 id={name}>{title}</h2>
          <button type="button" class={styles.dialogClose} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            <span class="heard-only">{t('shell.close')}</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
