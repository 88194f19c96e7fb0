import { useId } from 'preact/hooks';
import { t } from '../../say/voice.ts';
import type { Company } from '../company.ts';
import type { Desk } from '../desk.ts';
import { BarIcon } from './bar-icon.tsx';
import './watching.css';

/** Says that one only watches; where the table lets them, a watcher looks over anybody's shoulder. */
export function Watching({ desk, company }: { readonly desk: Desk; readonly company: Company }) {
  const id = useId();
  const { viewer, sitters } = desk.table;
  if (company.seat.value !== null) return null;
  return (
    <section class="watching" aria-label={t('frame.watching')}>
      <BarIcon name="eye" />
      <p>{t('frame.watching')}</p>
      {company.card.value.setting.watching === 'everything' && (
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
