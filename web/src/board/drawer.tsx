import { useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import { useRef } from 'preact/hooks';
import type { DraftProps } from '../draft/asked.ts';
import { isNounGuided } from '../draft/guide.ts';
import { t } from '../i18n/translate.ts';
import { Log } from '../log/log.tsx';
import { useKey } from '../platform/keyboard.ts';
import { Talk } from '../talk/talk.tsx';
import { hasTalk, unread } from '../talk/unread.ts';
import * as styles from './drawer.module.css';
import { hasRoomForLog, type Viewport } from './layout.ts';
import { LINES, TabPicture } from './tab-bar.tsx';

/** The way to a part that opens over the main one. */
export interface Opener {
  readonly name: string;
  /** The key of its short name. */
  readonly label: string;
  readonly lines: string;
  /** The key of the keyboard that does the same. */
  readonly key: string | null;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly viewport: Viewport;
  readonly openers: readonly Opener[];
}

/** What is not needed all the time: the log, the talk, and the ways to what opens over the main part. */
export function Drawer<K extends Kinds>({ draft, viewport, openers }: Props<K>) {
  const content = useRef<HTMLDivElement>(null);
  const pulled = useSignal<'log' | 'talk' | null>(hasRoomForLog(viewport) ? 'log' : null);
  const pull = (what: 'log' | 'talk') => {
    pulled.value = pulled.value === what ? null : what;
  };
  const count = unread(draft.table);
  useKey(
    'Escape',
    () => {
      pulled.value = null;
    },
    () => content.current?.contains(document.activeElement) ?? false,
  );
  return (
    <div class={styles.drawer}>
      {pulled.value !== null && (
        <div ref={content} class={styles.drawerContent} id="drawer-content">
          {pulled.value === 'log' ? <Log draft={draft} /> : <Talk draft={draft} />}
        </div>
      )}
      <div class={styles.drawerHandles}>
        <button
          type="button"
          aria-expanded={pulled.value === 'log'}
          aria-controls={pulled.value === 'log' ? 'drawer-content' : undefined}
          onClick={() => pull('log')}
        >
          <TabPicture lines={LINES.log} />
          {t('board.log')}
        </button>
        {hasTalk(draft.table) && (
          <button
            type="button"
            aria-expanded={pulled.value === 'talk'}
            aria-controls={pulled.value === 'talk' ? 'drawer-content' : undefined}
            onClick={() => pull('talk')}
          >
            <TabPicture lines={LINES.talk} />
            {t('board.talk')}
            {count > 0 && (
              <span class={styles.drawerUnread} title={t('board.unread', { count })}>
                {count}
              </span>
            )}
          </button>
        )}
        {openers.map(({ name, label, lines, key, isOpen, onPress }) => (
          <button
            key={label}
            type="button"
            aria-expanded={isOpen}
            aria-keyshortcuts={key ?? undefined}
            data-guided={isOpen ? undefined : isNounGuided(draft, `tab:${name}`)}
            onClick={onPress}
          >
            <TabPicture lines={lines} />
            {t(label)}
            {key !== null && <kbd>{key.toUpperCase()}</kbd>}
          </button>
        ))}
      </div>
    </div>
  );
}
