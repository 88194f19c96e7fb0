import { text } from '@vigilia/kernel';
import { useId } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { knownGame } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { alarmText, type Company } from '../../table/company.ts';
import { Icon } from '../../ui/icon.tsx';
import { Absence } from './absence.tsx';
import * as styles from './company-notices.module.css';
import { Consent } from './consent.tsx';
import * as notice from './notice.module.css';
import { Notice } from './notice.tsx';

interface Props {
  readonly draft: AnswerDraft;
  readonly company: Company;
}

/** What stands above the board of a table on a server. */
export function CompanyBands({ draft, company }: Props) {
  return (
    <>
      <Alarm company={company} />
      <Watching draft={draft} company={company} />
    </>
  );
}

/** What people at a table on a server have to settle with each other. */
export function CompanyNotices({ draft, company }: Props) {
  return (
    <>
      <Lent draft={draft} company={company} />
      <Consent draft={draft} company={company} />
      <Absence draft={draft} company={company} />
      <Rematch company={company} />
    </>
  );
}

/** Warns while the table shows something else than this device was shown before. */
function Alarm({ company }: { readonly company: Company }) {
  const alarm = company.alarm.value;
  if (alarm === null) return null;
  return (
    <p class={styles.alarm} role="alert">
      {alarmText(alarm)}
    </p>
  );
}

/** Says that this person only watches; if the table allows it, they choose a seat to see the table as it does. */
function Watching({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  const id = useId();
  const { viewer, sitters } = draft.table;
  const { delay, game } = company.card.value.setting;
  const { lateness } = knownGame(game);
  const isLate = viewer.value !== null && company.card.value.phase === 'playing' && delay !== null;
  if (company.seat.value !== null) return null;
  return (
    <section class={styles.watching} aria-label={t('frame.watching')}>
      <Icon name="eye" />
      <p>{isLate ? t(lateness.watching, { count: delay }) : t('frame.watching')}</p>
      {mayLook(company) && (
        <>
          <label for={id}>{t('frame.lens')}</label>
          <select
            id={id}
            value={viewer.value ?? ''}
            onChange={({ currentTarget: { value } }) => company.look(value === '' ? null : Number(value))}
          >
            <option value="">{t('frame.lens-nobody')}</option>
            {sitters.value.map(({ name }, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
    </section>
  );
}

/** A seat's view is shown after the end, or some chapters late. */
function mayLook({ card }: Company): boolean {
  const { setting, phase } = card.value;
  return setting.watching === 'everything' && (phase === 'over' || setting.delay !== null);
}

/** The own seat is lent to a bot or a person: the owner takes it back here. */
function Lent({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  const own = company.seat.value;
  const lent = own === null ? null : (draft.table.sitters.value[own]?.lent ?? null);
  if (lent === null) return null;
  const takeBack = async () => {
    draft.refusal.value = await company.takeBack();
  };
  const title = lent.to === 'bot' ? t('frame.lent-to-bot') : draft.say(text('frame.lent', { seat: lent.to }));
  return (
    <Notice title={title}>
      <div class={notice.noticeAnswers}>
        <button type="button" class="main" onClick={() => void takeBack()}>
          {t('frame.take-back')}
        </button>
      </div>
    </Notice>
  );
}

/** A rematch is open at another table: a link leads there. */
function Rematch({ company }: { readonly company: Company }) {
  const { rematch } = company.card.value;
  if (rematch === null) return null;
  return (
    <Notice title={t('frame.again')}>
      <div class={notice.noticeAnswers}>
        <a class="button main" href={`/table/${rematch}`}>
          {t('frame.come-along')}
        </a>
      </div>
    </Notice>
  );
}
