import { useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../draft/asked.ts';
import { isNounGuided } from '../draft/guide.ts';
import { t } from '../i18n/translate.ts';
import { Log } from '../log/log.tsx';
import { Talk } from '../talk/talk.tsx';
import type { BoardParts } from './board-parts.ts';
import { hasRoomForLog, type Viewport } from './layout.ts';
import { LINES, TabPicture } from './tab-picture.tsx';
import { hasTalk, unread } from './talk.ts';
import './drawer.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly viewport: Viewport;
  readonly sheet: BoardParts<K>['sheet'];
  readonly isSheetOpen: boolean;
  readonly onSheet: () => void;
}

/** What is not needed all the time: the log, the talk, and the way to the sheet. */
export function Drawer<K extends Kinds>({ draft, viewport, sheet, isSheetOpen, onSheet }: Props<K>) {
  const pulled = useSignal<'log' | 'talk' | null>(hasRoomForLog(viewport) ? 'log' : null);
  const pull = (what: 'log' | 'talk') => {
    pulled.value = pulled.value === what ? null : what;
  };
  const count = unread(draft.table);
  return (
    <div class="drawer">
      {pulled.value !== null && (
        <div class="drawer-content" id="drawer-content">
          {pulled.value === 'log' ? <Log draft={draft} /> : <Talk draft={draft} />}
        </div>
      )}
      <div class="drawer-handles">
        <button
          type="button"
          aria-expanded={pulled.value === 'log'}
          aria-controls="drawer-content"
          onClick={() => pull('log')}
        >
          <TabPicture lines={LINES.log} />
          {t('board.log')}
        </button>
        {hasTalk(draft.table) && (
          <button
            type="button"
            aria-expanded={pulled.value === 'talk'}
            aria-controls="drawer-content"
            onClick={() => pull('talk')}
          >
            <TabPicture lines={LINES.talk} />
            {t('board.talk')}
            {count > 0 && (
              <span class="drawer-unread" title={t('board.unread', { count })}>
                {count}
              </span>
            )}
          </button>
        )}
        {sheet !== undefined && (
          <button
            type="button"
            aria-expanded={isSheetOpen}
            aria-keyshortcuts={sheet.key}
            data-guided={isSheetOpen ? undefined : isNounGuided(draft, `tab:${sheet.name}`)}
            onClick={onSheet}
          >
            <TabPicture lines={sheet.lines} />
            {t(sheet.label)}
            <kbd>{sheet.key.toUpperCase()}</kbd>
          </button>
        )}
      </div>
    </div>
  );
}
