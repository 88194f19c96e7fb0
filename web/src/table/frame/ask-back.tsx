import { t } from '../../i18n/translate.ts';
import { Dialog } from '../../shell/dialog.tsx';
import type { Desk } from '../answer-draft.ts';
import type { Deed } from '../table.ts';
import type { WayBack } from './way-back.ts';

interface AskBackProps {
  readonly desk: Desk;
  readonly ways: readonly WayBack[];
  readonly onClose: () => void;
}

/** Which moment to ask the others to go back to. */
export function AskBack({ desk, ways, onClose }: AskBackProps) {
  const ask = async (backTo: number) => {
    onClose();
    desk.refusal.value = (await desk.table.company?.askUndo(backTo)) ?? null;
  };
  return (
    <Dialog title={t('frame.ask-back-title')} onClose={onClose}>
      <p>{t('frame.ask-back-why')}</p>
      <ul class="ask-back">
        {ways.map(({ deed, backTo }) => (
          <li key={backTo}>
            <button type="button" onClick={() => void ask(backTo)}>
              {t('frame.before', { deed: sentenceOf(desk, deed) })}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What a deed is called by: the first thing that came of it. */
export function sentenceOf(desk: Desk, { events: [first] }: Deed): string {
  return first === undefined ? '' : desk.say(desk.drawn.eventText(first));
}
