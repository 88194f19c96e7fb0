import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../draft/answering-ui.ts';
import { t } from '../../../../i18n/translate.ts';
import { lazyIn } from '../../../../ui/lazy.tsx';
import type { AskedProps } from '../asked.ts';
import { partFor, QUESTION_PARTS } from './part-for.ts';

/** Stands where the board of a question is still on its way, which happens on a slow line alone. */
export const missingBoard: Control<Diario> = {
  name: 'missing',
  serves: (_choice, ask) => partFor(ask).part.value === null,
  Body: ({ draft, asked }) => {
    const Missing = BODIES.get(partFor(asked.ask));
    return Missing === undefined ? null : <Missing draft={draft} asked={asked} />;
  },
};

/** With the part come its boards, and this one no longer serves the question. */
const BODIES = new Map(
  QUESTION_PARTS.map((part) => [
    part,
    lazyIn<object, AskedProps>(part, () => () => null, { Waiting: OneMoment }),
  ]),
);

function OneMoment() {
  return (
    <p role="status" aria-busy="true">
      {t('frame.one-moment')}
    </p>
  );
}
