import { useId } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { knownGame } from '../games/registry.ts';
import { t } from '../i18n/translate.ts';
import type { Company } from '../table/company.ts';
import { Icon } from '../ui/icon.tsx';
import './watching.css';

/** Says that this person only watches; where the table allows it, they choose a seat to see the table as it does. */
export function Watching({ draft, company }: { readonly draft: AnswerDraft; readonly company: Company }) {
  const id = useId();
  const { viewer, sitters } = draft.table;
  const { delay, game } = company.card.value.setting;
  const { lateness } = knownGame(game);
  const isLate = viewer.value !== null && company.card.value.phase === 'playing' && delay !== null;
  if (company.seat.value !== null) return null;
  return (
    <section class="watching" aria-label={t('frame.watching')}>
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
