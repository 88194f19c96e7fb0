import type { Eleven } from '@vigilia/game-011';
import { useEffect, useRef } from 'preact/hooks';
import { Sheet } from '../games/011/sheet/sheet.tsx';
import { t } from '../i18n/translate.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';
import { useKey } from './use-key.ts';
import './sheet-panel.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly onClose: () => void;
}

/** The deduction sheet over the map. The question beside it can still be answered. */
export function SheetPanel({ draft, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useKey('Escape', onClose);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <div ref={panel} class="sheet-panel" tabIndex={-1}>
      <header class="sheet-panel-head">
        <h2>{t('board.sheet')}</h2>
        <button type="button" onClick={onClose}>
          {t('board.close')}
        </button>
      </header>
      <Sheet draft={draft} />
    </div>
  );
}
