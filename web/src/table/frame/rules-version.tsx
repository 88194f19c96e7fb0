import { useSignal } from '@preact/signals';
import { aboutRules, type RulesNote } from '@vigilia/kernel';
import { AfterActions } from '../../replay/actions.tsx';
import { VerifyRecord } from '../../replay/verify-record.tsx';
import { readRulesRead, writeRulesRead } from '../../storage/rules-read.ts';
import { t } from '../../i18n/translate.ts';
import { route } from '../../shell/router.ts';
import type { Desk } from '../answer-draft.ts';
import { isOver } from './is-over.ts';
import { Notice } from './notice.tsx';

/** Under which rules a game that began under earlier ones goes on, or why it cannot, and what can be done with it. */
export function RulesVersion({ desk }: { readonly desk: Desk }) {
  const rules = desk.table.rules.value;
  if (rules === null || rules.began === rules.now) return null;
  if (rules.stopped === null) return <GoesOn desk={desk} rules={rules} />;
  return (
    <Notice title={t('frame.rules-version')}>
      <Sentences desk={desk} rules={rules} />
      {desk.table.where !== 'replay' && (
        <>
          <VerifyRecord desk={desk} />
          <AfterActions desk={desk} />
        </>
      )}
    </Notice>
  );
}

/** Told once at each table, and only while the game is played. */
function GoesOn({ desk, rules }: { readonly desk: Desk; readonly rules: RulesNote }) {
  const { table } = desk;
  const id = 'id' in route.value ? (route.value.id ?? '') : '';
  const isPutAway = useSignal(readRulesRead(id, localStorage) >= rules.now);
  if (isPutAway.value || table.where === 'replay' || isOver(table)) return null;
  return (
    <Notice title={t('frame.rules-version')}>
      <Sentences desk={desk} rules={rules} />
      <div class="notice-answers">
        <button
          type="button"
          onClick={() => {
            writeRulesRead(id, rules.now, localStorage);
            isPutAway.value = true;
          }}
        >
          {t('here.understood')}
        </button>
      </div>
    </Notice>
  );
}

function Sentences({ desk, rules }: { readonly desk: Desk; readonly rules: RulesNote }) {
  const clause = rules.stopped?.clause ?? null;
  return (
    <p>
      {aboutRules(rules)
        .map((sentence) => desk.say(sentence))
        .join(' ')}
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
