import { givesHints, type Kinds } from '@vigilia/kernel';
import type { ComponentChildren } from 'preact';
import type { DraftProps } from '../../draft/asked.ts';
import { t } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { explained } from '../explain/explainable.ts';
import type { Aside, Tools } from '../panel/keys.ts';
import * as styles from './tool-row.module.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly tools: Tools;
  readonly aside: Aside;
}

/** What helps to decide, and the way back. */
export function ToolRow<K extends Kinds>({ draft, tools, aside }: Props<K>) {
  const isAsked = draft.ask.value !== null;
  const { asides = [] } = draft.answering;
  const { skipping } = draft.table;
  const turn = (wished: Exclude<Aside, null>) => () => tools.show(aside === wished ? null : wished);
  return (
    <div class={styles.tools}>
      {draft.table.mayUndo.value && (
        <Tool keys="u" onPress={() => void draft.undo()}>
          {t('frame.undo')}
        </Tool>
      )}
      {skipping?.isOffered.value && (
        <Tool keys="n" onPress={() => skipping.start()}>
          {t('pace.skip')}
        </Tool>
      )}
      {isAsked && <HintButton draft={draft} tools={tools} aside={aside} />}
      {asides
        .filter((each) => each.isOffered(draft))
        .map(({ name, labelOf }) => (
          <Tool key={name} isOpen={aside === name} onPress={turn(name)}>
            {t(labelOf(draft))}
          </Tool>
        ))}
      {isAsked && (
        <Tool keys="/" isOpen={aside === 'write'} onPress={turn('write')}>
          {t('asking.write')}
        </Tool>
      )}
      <button
        type="button"
        class={`${styles.tool} ${styles.toolKeys} ${styles.toolAsk}`}
        title={t('legend.ask')}
        onClick={() => {
          explained.value = 'asking';
        }}
      >
        <Icon name="point" />
        <span class="heard-only">{t('legend.ask')}</span>
      </button>
      <button
        type="button"
        class={`${styles.tool} ${styles.toolKeys}`}
        aria-label={t(draft.ui.loadLegend === undefined ? 'asking.keys' : 'legend.title')}
        onClick={tools.help}
      >
        <kbd>?</kbd>
      </button>
    </div>
  );
}

interface ToolProps {
  readonly keys?: string;
  readonly isOpen?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

function Tool({ keys, isOpen, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      class={styles.tool}
      aria-keyshortcuts={keys}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {children}
      {keys !== undefined && <kbd>{keys}</kbd>}
    </button>
  );
}

interface HintButtonProps<K extends Kinds> extends DraftProps<K> {
  readonly tools: Tools;
  readonly aside: Aside;
}

/** Opens and closes the hints beside the question, if the table gives them. */
export function HintButton<K extends Kinds>({ draft, tools, aside }: HintButtonProps<K>) {
  if (!givesHints(draft.table.assist.value)) return null;
  const isOpen = aside === 'hints';
  return (
    <button
      type="button"
      class={styles.hintButton}
      aria-keyshortcuts="h"
      aria-expanded={isOpen}
      onClick={() => tools.show(isOpen ? null : 'hints')}
    >
      <Icon name="hint" />
      {t('asking.hint')}
    </button>
  );
}
