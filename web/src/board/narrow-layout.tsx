import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { aboutPlan, type Kinds } from '@vigilia/kernel';
import { ClauseLink } from '../answering/clause-link.tsx';
import { AnsweringPanel } from '../answering/panel/answering-panel.tsx';
import type { DraftProps } from '../draft/asked.ts';
import { isNounGuided } from '../draft/guide.ts';
import { t } from '../i18n/translate.ts';
import { Log } from '../log/log.tsx';
import { useKey } from '../platform/keyboard.ts';
import type { Table } from '../table/table.ts';
import { Talk } from '../talk/talk.tsx';
import { hasTalk, unread } from '../talk/unread.ts';
import type { BoardParts, BoardTab } from './board-parts.ts';
import * as styles from './narrow-layout.module.css';
import { isLinked, useLink, useMainPart } from './reach-parts.ts';
import { LINES, TabBar, TabPicture } from './tab-bar.tsx';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly parts: BoardParts<K>;
  /** Whether the side has a column of its own. */
  readonly hasSide?: boolean;
}

/** The main part, a line below it, and below or beside that one part at a time. */
export function NarrowLayout<K extends Kinds>({ draft, parts, hasSide = false }: Props<K>) {
  const { main, Strip, Side, sheet } = parts;
  const selected = useSignal(sheet !== undefined && isLinked(sheet, location.hash) ? sheet.name : ASK);
  const isLarge = useSignal(false);
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
  const tabs = tabsOf(parts, draft.table, hasSide);
  // A tab that is no longer there was moved into the side by a larger window.
  const open = tabs.find(({ name }) => name === selected.value) ?? tabs[0];
  const Body = open?.Body;
  const count = unread(draft.table);
  return (
    <div
      class={styles.narrowLayout}
      data-sheet={selected.value === sheet?.name ? '' : undefined}
      data-side={hasSide ? '' : undefined}
      data-large={isLarge.value ? '' : undefined}
    >
      {hasSide && (
        <div class={styles.narrowSide}>
          <Side draft={draft} />
        </div>
      )}
      <section ref={part} class={styles.narrowMain} data-main-part="" aria-label={t(main.label)}>
        <main.Body draft={draft} />
      </section>
      {Strip !== undefined && (
        <Strip draft={draft} show={show} hasSide={hasSide}>
          {parts.isPaired === true && <Enlarge isLarge={isLarge} />}
        </Strip>
      )}
      <div
        class={styles.narrowContent}
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

/** On an upright phone the question has most of the height: a press gives the main part as much for a while. */
function Enlarge({ isLarge }: { readonly isLarge: Signal<boolean> }) {
  return (
    <button
      type="button"
      class={styles.enlarge}
      aria-pressed={isLarge.value}
      aria-label={t('board.enlarge')}
      onClick={() => {
        isLarge.value = !isLarge.value;
      }}
    >
      <TabPicture lines={isLarge.value ? LINES.shrink : LINES.enlarge} />
    </button>
  );
}

const ASK = 'ask';
const LOG = 'log';
const TALK = 'talk';

/** The tabs of a narrow board: the question, the game's own, the log, and the talk if people talk. */
function tabsOf<K extends Kinds>(
  { tabs, sheet }: BoardParts<K>,
  table: Table<K>,
  hasSide: boolean,
): BoardTab<K>[] {
  const talk: BoardTab<K> = { name: TALK, label: 'board.talk', lines: LINES.talk, Body: Talk };
  return [
    { name: ASK, label: 'board.ask', lines: LINES.ask, Body: AnsweringPanel },
    ...tabs.filter(({ isInSide = false }) => !(hasSide && isInSide)),
    ...(sheet === undefined ? [] : [sheet]),
    { name: LOG, label: 'board.log', lines: LINES.log, Body: Log },
    ...(hasTalk(table) ? [talk] : []),
  ];
}

/** Why a wish was not granted, when the question that usually says so is out of sight. */
function RefusalStrip<K extends Kinds>({ draft }: DraftProps<K>) {
  const refusal = draft.refusal.value;
  return (
    <div class={styles.refusalStrip} role="status">
      {refusal !== null && (
        <p>
          {'taken' in refusal && draft.say(aboutPlan(refusal))} {draft.say(refusal.reason)}{' '}
          {refusal.clause !== null && <ClauseLink game={draft.table.game} clause={refusal.clause} />}
        </p>
      )}
    </div>
  );
}
