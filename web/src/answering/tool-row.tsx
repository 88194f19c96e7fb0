import type { Eleven } from '@vigilia/game-011';
import type { ComponentChildren } from 'preact';
import { isBidder } from '../games/011/asking/auction/is-bidder.ts';
import { t } from '../i18n/translate.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';
import type { Aside, Tools } from './keys.ts';
import './tool-row.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly tools: Tools;
  readonly aside: Aside;
}

/** What helps to decide, and the way back. */
export function ToolRow({ draft, tools, aside }: Props) {
  const isAsked = draft.ask.value !== null;
  const turn = (wished: Exclude<Aside, null>) => () => tools.show(aside === wished ? null : wished);
  return (
    <div class="tools">
      {draft.table.mayUndo.value && (
        <Tool keys="u" onPress={() => void draft.undo()}>
          {t('frame.undo')}
        </Tool>
      )}
      {isAsked && draft.table.assist.value === 'hints' && (
        <Tool keys="h" isOpen={aside === 'hints'} onPress={turn('hints')}>
          {t('asking.hint')}
        </Tool>
      )}
      {isBidder(draft) && (
        <Tool isOpen={aside === 'order'} onPress={turn('order')}>
          {t('asking.order')}
        </Tool>
      )}
      {isAsked && (
        <Tool keys="/" isOpen={aside === 'write'} onPress={turn('write')}>
          {t('asking.write')}
        </Tool>
      )}
      <button type="button" class="tool tool-keys" aria-label={t('asking.keys')} onClick={tools.help}>
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
    <button type="button" class="tool" aria-keyshortcuts={keys} aria-expanded={isOpen} onClick={onPress}>
      {children}
      {keys !== undefined && <kbd>{keys}</kbd>}
    </button>
  );
}
