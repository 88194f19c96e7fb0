import { useSignal } from '@preact/signals';
import { aboutRules, type RulesNote } from '@vigilia/kernel';
import { AfterActions } from '../../after/actions.tsx';
import { VerifyRecord } from '../../after/verify-record.tsx';
import { t } from '../../say/voice.ts';
import type { Desk } from '../desk.ts';
import { Notice } from './notice.tsx';

/** Under which rules a game that began under earlier ones goes on, or why it cannot, and what can be done with it. */
export function RulesVersion({ desk }: { readonly desk: Desk }) {
  const isPutAway = useSignal(false);
  const rules = desk.table.rules.value;
  if (rules === null || rules.began === rules.now || isPutAway.value) return null;
  return (
    <Notice title={t('frame.rules-version')}>
      <Sentences desk={desk} rules={rules} />
      {rules.stopped === null || desk.table.where === 'replay' ? (
        <div class="notice-answers">
          <button type="button" onClick={() => (isPutAway.value = true)}>
            {t('here.understood')}
          </button>
        </div>
      ) : (
        <>
          <VerifyRecord desk={desk} />
          <AfterActions desk={desk} />
        </>
      )}
    </Notice>
  );
}

function Sentences({ desk, rules }: { readonly desk: Desk; readonly rules: RulesNote }) {
  const clause = rules.stopped?.clause ?? null;
  return (
    <p>
      {aboutRules(rules).map(desk.say).join(' ')}
      {clause !== null && (
        <>
          {' '}
          <a href={`/rules/${desk.table.game}/${clause}`} target="_blank" rel="noopener">
            {clause}
          </a>
        </>
      )}
    </p>
  );
}
