import { useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import { useId } from 'preact/hooks';
import type { DraftProps } from '../../draft/asked.ts';
import type { Group } from '../../draft/option.ts';
import { t } from '../../i18n/translate.ts';
import { Folder } from './folder.tsx';
import { OptionButton } from './option-button.tsx';
import './option-list.css';

/** The digits of a keyboard count this many options. */
const MOST_AT_ONCE = 9;

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly groups: readonly Group<K['choice']>[];
}

/** All that may be answered. Where there are many options, every group is a folder to be opened first. */
export function OptionList<K extends Kinds>({ draft, groups }: Props<K>) {
  const opened = useSignal<string | null>(null);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isFolded = count > MOST_AT_ONCE && groups.length > 1;
  const open = isFolded ? groups.find((group) => nameOf(group) === opened.value) : undefined;
  if (open !== undefined) {
    return (
      <div class="option-list">
        <button
          type="button"
          class="option-back"
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
    <div class="option-list">
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
    <div class="option-group" role="group" aria-labelledby={heading === null ? undefined : id}>
      {heading !== null && (
        <h3 id={id} class="option-heading">
          {draft.say(heading)}
        </h3>
      )}
      <div class={isDense ? 'option-grid' : 'option-rows'}>
        {options.map((option) => (
          <OptionButton key={draft.lineOf(option.choices)} draft={draft} option={option} />
        ))}
      </div>
    </div>
  );
}
