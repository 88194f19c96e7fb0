import { useSignal, useSignalEffect } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../draft/asked.ts';
import { isNounGuided } from '../draft/guide.ts';
import { t } from '../i18n/translate.ts';
import type { BoardParts } from './board-parts.ts';
import { isLinked, useLink } from './linked.ts';
import { useMainPart } from './reach-parts.ts';
import { RefusalStrip } from './refusal-strip.tsx';
import { TabBar } from './tab-bar.tsx';
import { ASK, LOG, TALK, tabsOf } from './tabs.ts';
import { unread } from './talk.ts';
import { useKey } from './use-key.ts';
import './narrow-layout.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly parts: BoardParts<K>;
}

/** The main part, a line below it, and below that one part at a time. */
export function NarrowLayout<K extends Kinds>({ draft, parts }: Props<K>) {
  const { main, Strip, sheet } = parts;
  const selected = useSignal(sheet !== undefined && isLinked(sheet, location.hash) ? sheet.name : ASK);
  const show = (wished: string) => {
    selected.value = wished;
  };
  // A new question comes to the front, but not over something that is being read; a plan made on another tab always does.
  useSignalEffect(() => {
    if (draft.ask.value !== null && ![sheet?.name, LOG, TALK].includes(selected.peek())) show(ASK);
  });
  useSignalEffect(() => {
    if (draft.plan.value.length > 0) show(ASK);
  });
  useKey(sheet?.key ?? null, () => show(selected.value === sheet?.name ? ASK : (sheet?.name ?? ASK)));
  useLink(sheet, {
    isOpen: selected.value === sheet?.name,
    open: () => show(sheet?.name ?? ASK),
  });
  const part = useMainPart({
    draft,
    main,
    uncover: () => {
      if (selected.value === sheet?.name) show(ASK);
    },
  });
  const tabs = tabsOf(parts, draft.table);
  const Body = tabs.find(({ name }) => name === selected.value)?.Body;
  const count = unread(draft.table);
  return (
    <div class="narrow-layout" data-sheet={selected.value === sheet?.name ? '' : undefined}>
      <section ref={part} class="narrow-main" data-main-part="" aria-label={t(main.label)}>
        <main.Body draft={draft} />
      </section>
      {Strip !== undefined && <Strip draft={draft} show={show} />}
      <div
        class="narrow-content"
        role="tabpanel"
        id="narrow-content"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        tabIndex={0}
        aria-labelledby={`tab-${selected.value}`}
      >
        {Body !== undefined && <Body draft={draft} />}
      </div>
      {selected.value !== ASK && <RefusalStrip draft={draft} />}
      <TabBar
        tabs={tabs}
        selected={selected.value}
        news={{
          [ASK]: draft.ask.value === null ? '' : t('board.your-turn'),
          [TALK]: count === 0 ? '' : t('board.unread', { count }),
          ...(sheet !== undefined &&
            isNounGuided(draft, `tab:${sheet.name}`) && { [sheet.name]: t('board.here') }),
        }}
        onSelect={show}
      />
    </div>
  );
}
