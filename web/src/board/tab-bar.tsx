import { t } from '../i18n/translate.ts';
import type { BoardTab } from './board-parts.ts';
import { TabPicture } from './tab-picture.tsx';
import './tab-bar.css';

interface Props {
  readonly tabs: readonly Pick<BoardTab, 'name' | 'label' | 'lines'>[];
  readonly selected: string;
  /** What a tab that is not shown calls for; empty where it does not call. */
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
    <div class="tab-bar" role="tablist" aria-label={t('board.tabs')} onKeyDown={walk}>
      {tabs.map(({ name, label, lines }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          class="tab-bar-tab"
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
