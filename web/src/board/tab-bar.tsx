import type { Tab } from '../games/011/board/tab.ts';
import { t } from '../i18n/translate.ts';
import { TabPicture } from './tab-picture.tsx';
import './tab-bar.css';

const NAMES: Readonly<Record<Tab, string>> = {
  ask: 'board.ask',
  players: 'board.players',
  gears: 'board.gears',
  hand: 'board.hand',
  sheet: 'board.sheet-short',
  log: 'board.log',
  talk: 'board.talk',
};

interface Props {
  readonly tabs: readonly Tab[];
  readonly selected: Tab;
  /** What a tab that is not shown calls for; empty where it does not call. */
  readonly news: Readonly<Partial<Record<Tab, string>>>;
  readonly onSelect: (tab: Tab) => void;
}

/** The tabs at the lower edge, walked by the arrow keys. */
export function TabBar({ tabs, selected, news, onSelect }: Props) {
  const calls = (tab: Tab) => (tab === selected ? '' : (news[tab] ?? ''));
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(tabs.indexOf(selected) + step + tabs.length) % tabs.length];
    if (step === 0 || next === undefined) return;
    onSelect(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tab-bar" role="tablist" aria-label={t('board.tabs')} onKeyDown={walk}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          class="tab-bar-tab"
          aria-selected={tab === selected}
          aria-controls="pocket-content"
          tabIndex={tab === selected ? 0 : -1}
          data-calls={calls(tab) !== ''}
          onClick={() => onSelect(tab)}
        >
          <TabPicture name={tab} />
          <span>{t(NAMES[tab])}</span>
          <span class="heard-only">{calls(tab)}</span>
        </button>
      ))}
    </div>
  );
}
