import { useSignal } from '@preact/signals';
import { aboutRules, type RulesNote } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import { route } from '../../platform/navigation.ts';
import { RecordActions } from '../../record/actions.tsx';
import { VerifyRecord } from '../../record/verify-record.tsx';
import { readRules } from '../../storage/table-marks.ts';
import { isOver } from '../../table/table.ts';
import * as notice from './notice.module.css';
import { Notice } from './notice.tsx';

/** For a game of earlier rules: the rules it goes on under, or why it cannot, and what can be done with it. */
export function RulesVersion({ draft, rules }: { readonly draft: AnswerDraft; readonly rules: RulesNote }) {
  if (rules.stopped === null) return <GoesOn draft={draft} rules={rules} />;
  return (
    <Notice title={t('frame.rules-version')}>
      <Sentences draft={draft} rules={rules} />
      {draft.table.where !== 'replay' && (
        <>
          <VerifyRecord draft={draft} />
          <RecordActions draft={draft} />
        </>
      )}
    </Notice>
  );
}

/** Shown once at each table, and only while the game is played. */
function GoesOn({ draft, rules }: { readonly draft: AnswerDraft; readonly rules: RulesNote }) {
  const { table } = draft;
  const id = 'id' in route.value ? (route.value.id ?? '') : '';
  const isDismissed = useSignal(readRules.read(id, localStorage) >= rules.now);
  if (isDismissed.value || table.where === 'replay' || isOver(table)) return null;
  return (
    <Notice title={t('frame.rules-version')}>
      <Sentences draft={draft} rules={rules} />
      <div class={notice.noticeAnswers}>
        <button
          type="button"
          onClick={() => {
            readRules.write(id, rules.now, localStorage);
            isDismissed.value = true;
          }}
        >
          {t('here.understood')}
        </button>
      </div>
    </Notice>
  );
}

function Sentences({ draft, rules }: { readonly draft: AnswerDraft; readonly rules: RulesNote }) {
  const clause = rules.stopped?.clause ?? null;
  return (
    <p>
      {aboutRules(rules)
        .map((sentence) => draft.say(sentence))
        .join(' ')}
      {clause !== null && (
        <>
          {' '}
          <a href={`/rules/${draft.table.game}/${clause}`} target="_blank" rel="noopener">
            {clause}
          </a>
        </>
      )}
    </p>
  );
}
