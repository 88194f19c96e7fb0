import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/translate.ts';
import { useKey } from './use-key.ts';
import './sheet-panel.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A large part over the main one. The question beside it can still be answered. */
export function SheetPanel({ title, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useKey('Escape', onClose);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <div ref={panel} class="sheet-panel" tabIndex={-1}>
      <header class="sheet-panel-head">
        <h2>{title}</h2>
        <button type="button" onClick={onClose}>
          {t('board.close')}
        </button>
      </header>
      {children}
    </div>
  );
}
