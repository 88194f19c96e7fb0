import { useSignal } from '@preact/signals';
import type { Eleven } from '@vigilia/game-011';
import { t } from '../i18n/translate.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';
import { Log } from '../table/frame/log.tsx';
import { Talk } from '../table/frame/talk.tsx';
import { isTall, type Viewport } from './layout.ts';
import { TabPicture } from './tab-picture.tsx';
import { talks, unread } from './talks.ts';
import './drawer.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly room: Viewport;
  readonly isSheetOpen: boolean;
  readonly onSheet: () => void;
}

/** What is not needed all the time: the log, the talk, and the way to the deduction sheet. */
export function Drawer({ draft, room, isSheetOpen, onSheet }: Props) {
  const pulled = useSignal<'log' | 'talk' | null>(isTall(room) ? 'log' : null);
  const pull = (what: 'log' | 'talk') => {
    pulled.value = pulled.value === what ? null : what;
  };
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
          <TabPicture name="log" />
          {t('board.log')}
        </button>
        {talks(draft) && (
          <button
            type="button"
            aria-expanded={pulled.value === 'talk'}
            aria-controls="drawer-content"
            onClick={() => pull('talk')}
          >
            <TabPicture name="talk" />
            {t('board.talk')}
            {unread(draft) > 0 && (
              <span class="drawer-unread" title={t('board.unread', { count: unread(draft) })}>
                {unread(draft)}
              </span>
            )}
          </button>
        )}
        <button type="button" aria-expanded={isSheetOpen} aria-keyshortcuts="d" onClick={onSheet}>
          <TabPicture name="sheet" />
          {t('board.sheet-short')}
          <kbd>D</kbd>
        </button>
      </div>
    </div>
  );
}
