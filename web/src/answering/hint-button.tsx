import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../draft/asked.ts';
import { t } from '../i18n/translate.ts';
import { Icon } from '../ui/icon.tsx';
import type { Aside, Tools } from './panel/keys.ts';
import './hint-button.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly tools: Tools;
  readonly aside: Aside;
}

/** Opens and closes the hints beside the question, where the table gives them. */
export function HintButton<K extends Kinds>({ draft, tools, aside }: Props<K>) {
  if (draft.table.assist.value !== 'hints') return null;
  const isOpen = aside === 'hints';
  return (
    <button
      type="button"
      class="hint-button"
      aria-keyshortcuts="h"
      aria-expanded={isOpen}
      onClick={() => tools.show(isOpen ? null : 'hints')}
    >
      <Icon name="hint" />
      {t('asking.hint')}
    </button>
  );
}
