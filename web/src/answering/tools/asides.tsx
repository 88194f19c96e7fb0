import { useSignal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { DraftProps } from '../../draft/asked.ts';
import { t } from '../../i18n/translate.ts';
import { completions } from '../completions.ts';
import './asides.css';

const MOST = 12;

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly onDone: () => void;
}

/** Answers in notation, with what may follow as it is typed. */
export function WriteLine<K extends Kinds>({ draft, onDone }: Props<K>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const line = useSignal('');
  useEffect(() => input.current?.focus(), []);
  const known = draft.choices.value.map((choice) => draft.lineOf([choice]));
  const found = completions(line.value, known, MOST);
  const complete = (whole: string) => {
    line.value = whole;
    input.current?.focus();
  };
  const send = async () => {
    if (await draft.send(line.value)) onDone();
  };
  return (
    <form
      class="write"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="option-heading" for={id}>
        {t('asking.write-label')}
      </label>
      <div class="write-line">
        <input
          id={id}
          ref={input}
          class="field"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={line.value}
          onInput={({ currentTarget }) => {
            line.value = currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
            const [first] = found;
            if (event.key !== 'Tab' || event.shiftKey || first === undefined || line.value === '') return;
            event.preventDefault();
            complete(first);
          }}
        />
        <button type="submit" class="main">
          {t('asking.send')}
        </button>
      </div>
      <ul class="write-known" aria-label={t('asking.known-lines')}>
        {found.map((each) => (
          <li key={each}>
            <button type="button" onClick={() => complete(each)}>
              <code>{each}</code>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
