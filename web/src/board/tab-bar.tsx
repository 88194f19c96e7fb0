import { t } from '../i18n/translate.ts';
import type { BoardTab } from './board-parts.ts';
import * as styles from './tab-bar.module.css';

interface Props {
  readonly tabs: readonly Pick<BoardTab, 'name' | 'label' | 'lines'>[];
  readonly selected: string;
  /** What a tab that is not shown calls for; empty if it does not call. */
  readonly news: Readonly<Record<string, string>>;
  readonly onSelect: (name: string) => void;
}

/** The tabs at the lower edge, walked by the arrow keys. */
export function TabBar({ tabs, selected, news, onSelect }: Props) {
  const calls = (name: string) => (name === selected ? '' : (news[name] ?? ''));
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const index = tabs.findIndex(({ name }) => name === selected);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (step === 0 || next === undefined) return;
    onSelect(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  };
  return (
    <div class={styles.tabBar} role="tablist" aria-label={t('board.tabs')} onKeyDown={walk}>
      {tabs.map(({ name, label, lines }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          class={styles.tabBarTab}
          aria-selected={name === selected}
          aria-controls="narrow-content"
          tabIndex={name === selected ? 0 : -1}
          data-calls={calls(name) !== ''}
          onClick={() => onSelect(name)}
        >
          <TabPicture lines={lines} />
          <span>{t(label)}</span>
          <span class="heard-only">{calls(name)}</span>
        </button>
      ))}
    </div>
  );
}

/** Line drawings on a grid of 24, for the tabs that every game may have. */
export const LINES = {
  ask: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19M9 9.3c0-1.9 1.3-3 3-3s3 1.1 3 2.8c0 2.4-3 2.4-3 5M12 17.6h.01',
  players:
    'M12.4 7.4a3.9 3.9 0 1 1-7.8 0a3.9 3.9 0 0 1 7.8 0M1.8 20.5c0-4.4 3-7 6.7-7s6.7 2.6 6.7 7M15.5 3.8a3.9 3.9 0 0 1 0 7.2M17.5 13.9c2.8.8 4.7 3.2 4.7 6.6',
  log: 'M12 6.2C10 4.6 7 4.2 3 4.2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2v-14c-4 0-7 .4-9 2zM12 6.2v14M6 8.7h3M6 11.7h3M6 14.7h3M15 8.7h3M15 11.7h3',
  enlarge: 'M13.5 4H20v6.5M20 4l-7 7M10.5 20H4v-6.5M4 20l7-7',
  shrink: 'M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7',
  talk: 'M3 4.5h18v12H11l-4.5 4v-4H3zM7.5 10.5h.01M12 10.5h.01M16.5 10.5h.01',
} as const;

export function TabPicture({ lines }: { readonly lines: string }) {
  return (
    <svg class={styles.tabPicture} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
    </svg>
  );
}
