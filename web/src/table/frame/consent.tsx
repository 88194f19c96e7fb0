import { text } from '@vigilia/kernel';
import { t } from '../../say/voice.ts';
import type { Desk } from '../desk.ts';
import { sentenceOf } from './ask-back.tsx';
import { Notice } from './notice.tsx';
import { firstUndone } from './way-back.ts';

/** Somebody asks to go back further than is free: it takes everybody's consent. */
export function Consent({ desk }: { readonly desk: Desk }) {
  const { company, deeds } = desk.table;
  const asked = company?.card.value.undo ?? null;
  if (company === null || asked === null) return null;
  const seat = company.seat.value;
  const isMine = asked.by === seat;
  const deed = firstUndone(deeds.value, asked.backTo);
  const answer = async (agree: boolean) => {
    desk.refusal.value = await company.answerUndo(agree);
  };
  const title = isMine ? t('frame.consent-mine') : desk.say(text('frame.consent', { seat: asked.by }));
  return (
    <Notice title={title}>
      {deed !== null && <p>{t('frame.before', { deed: sentenceOf(desk, deed) })}</p>}
      {asked.agreed.length > 0 && <p>{desk.say(text('frame.agreed', { seats: asked.agreed }))}</p>}
      {seat !== null && (
        <div class="notice-answers">
          {!isMine && !asked.agreed.includes(seat) && (
            <button type="button" class="main" onClick={() => void answer(true)}>
              {t('frame.agree')}
            </button>
          )}
          <button type="button" onClick={() => void answer(false)}>
            {t(isMine ? 'frame.withdraw' : 'frame.disagree')}
          </button>
        </div>
      )}
    </Notice>
  );
}
