import { useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import { useId } from 'preact/hooks';
import type { Group } from '../../draft/answering-ui.ts';
import type { DraftProps } from '../../draft/asked.ts';
import { nounsOf } from '../../draft/game-ui.ts';
import { isGuided } from '../../draft/guide.ts';
import { pointingAt } from '../../draft/pointing.ts';
import { t } from '../../i18n/translate.ts';
import * as optionButton from './option-button.module.css';
import { OptionButton, OptionPicture } from './option-button.tsx';
import * as styles from './option-list.module.css';

/** The digits of a keyboard count this many options. */
const MOST_AT_ONCE = 9;

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly groups: readonly Group<K['choice']>[];
}

/** All that may be answered. When there are many options, every group is a folder to be opened first. */
export function OptionList<K extends Kinds>({ draft, groups }: Props<K>) {
  const opened = useSignal<string | null>(null);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isFolded = count > MOST_AT_ONCE && groups.length > 1;
  const open = isFolded ? groups.find((group) => nameOf(group) === opened.value) : undefined;
  if (open !== undefined) {
    return (
      <div class={styles.optionList}>
        <button
          type="button"
          class={styles.optionBack}
          onClick={() => {
            opened.value = null;
          }}
        >
          <span aria-hidden="true">‹</span> {t('asking.back')}
        </button>
        <OptionGroup draft={draft} group={open} />
      </div>
    );
  }
  return (
    <div class={styles.optionList}>
      {groups.map((group) => {
        const name = nameOf(group);
        if (!isFolded || group.heading === null || group.options.length === 1)
          return <OptionGroup key={name} draft={draft} group={group} />;
        const onOpen = () => {
          opened.value = name;
        };
        return <Folder key={name} draft={draft} group={group} onOpen={onOpen} />;
      })}
    </div>
  );
}

function nameOf({ heading }: Group): string {
  return heading === null ? '' : JSON.stringify(heading);
}

interface GroupProps<K extends Kinds> extends DraftProps<K> {
  readonly group: Group<K['choice']>;
}

function OptionGroup<K extends Kinds>({ draft, group }: GroupProps<K>) {
  const id = useId();
  const { heading, isDense, options } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere.
    <div class={styles.optionGroup} role="group" aria-labelledby={heading === null ? undefined : id}>
      {heading !== null && (
        <h3 id={id} class={styles.optionHeading}>
          {draft.say(heading)}
        </h3>
      )}
      <div class={isDense ? styles.optionGrid : styles.optionRows}>
        {options.map((option) => (
          <OptionButton key={draft.lineOf(option.choices)} draft={draft} option={option} />
        ))}
      </div>
    </div>
  );
}

interface FolderProps<K extends Kinds> extends DraftProps<K> {
  readonly group: Group<K['choice']>;
  readonly onOpen: () => void;
}

/** A group that is opened to see what is in it; pointed at, all of it is lit. */
function Folder<K extends Kinds>({ draft, group: { heading, picture, options }, onOpen }: FolderProps<K>) {
  const nouns = options.flatMap(({ choices }) =>
    choices.slice(-1).flatMap((choice) => nounsOf(draft.ui, choice)),
  );
  return (
    <button
      type="button"
      class={`${styles.option} ${styles.optionFolder}`}
      data-option=""
      data-guided={options.some(({ choices }) => isGuided(draft, choices)) || undefined}
      aria-expanded={false}
      onClick={onOpen}
      {...pointingAt(draft, nouns)}
    >
      <OptionPicture draft={draft} picture={picture} />
      <span class={styles.optionWords}>
        <span class={styles.optionLabel}>{heading !== null && draft.say(heading)}</span>
        <span class={optionButton.notes}>{t('asking.options', { count: options.length })}</span>
      </span>
      <span class={styles.optionOpen} aria-hidden="true">
        ›
      </span>
    </button>
  );
}
