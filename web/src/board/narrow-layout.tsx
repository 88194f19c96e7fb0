import { useSignal, useSignalEffect } from '@preact/signals';
import type { Eleven } from '@vigilia/game-011';
import { Strip } from '../games/011/board/strip.tsx';
import { type Tab, tabsFor } from '../games/011/board/tab.ts';
import { TabContent } from '../games/011/board/tab-content.tsx';
import { CityMap } from '../games/011/map/city-map.tsx';
import { t } from '../i18n/translate.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';
import { RefusalStrip } from './refusal-strip.tsx';
import { TabBar } from './tab-bar.tsx';
import { talks, unread } from './talks.ts';
import { useKey } from './use-key.ts';
import './narrow-layout.css';

const READING: readonly Tab[] = ['sheet', 'log', 'talk'];

/** The board in a hand: the city, everybody on a line, and below it one thing at a time. */
export function NarrowLayout({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const tab = useSignal<Tab>('ask');
  // Whoever is asked something, or has decided something on another tab, sees the question; nobody who reads is
  // interrupted.
  useSignalEffect(() => {
    if (draft.ask.value !== null && !READING.includes(tab.peek())) tab.value = 'ask';
  });
  useSignalEffect(() => {
    if (draft.plan.value.length > 0) tab.value = 'ask';
  });
  const show = (wished: Tab) => {
    tab.value = wished;
  };
  useKey('d', () => show(tab.value === 'sheet' ? 'ask' : 'sheet'));
  return (
    <div class="pocket" data-tab={tab.value}>
      <section class="pocket-map" aria-label={t('board.map')}>
        <CityMap draft={draft} />
      </section>
      <Strip draft={draft} show={show} />
      <div
        class="pocket-content"
        role="tabpanel"
        id="pocket-content"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        tabIndex={0}
        aria-labelledby={`tab-${tab.value}`}
      >
        <TabContent draft={draft} tab={tab.value} />
      </div>
      {tab.value !== 'ask' && <RefusalStrip draft={draft} />}
      <TabBar
        tabs={tabsFor({ talks: talks(draft) })}
        selected={tab.value}
        news={{
          ask: draft.ask.value === null ? '' : t('board.your-turn'),
          talk: unread(draft) === 0 ? '' : t('board.unread', { count: unread(draft) }),
        }}
        onSelect={show}
      />
    </div>
  );
}
