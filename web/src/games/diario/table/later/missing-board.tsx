import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../draft/answering-ui.ts';
import { t } from '../../../../i18n/translate.ts';
import { lazyIn } from '../../../../ui/lazy.tsx';
import type { AskedProps } from '../asked.ts';
import { isOfDay } from '../boards/day/is-of-day.ts';
import { later } from './later.ts';

/** Stands where the board of a question is still on its way, which happens on a slow line alone. */
export const missingBoard: Control<Diario> = {
  name: 'missing',
  serves: (_choice, ask) => !isOfDay(ask),
  // With the part come its boards, and this one is no longer among them.
  Body: lazyIn<object, AskedProps>(later, () => () => null, { Waiting: OneMoment }),
};

function OneMoment() {
  return (
    <p role="status" aria-busy="true">
      {t('frame.one-moment')}
    </p>
  );
}
