import { useSignal } from '@preact/signals';
import { game } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { isRefusal, text } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import { EndingFacts, EndingPage } from '../../../board/ending-page.tsx';
import { recordingOf } from '../../../record/recording.ts';
import type { DraftProps } from '../eleven.ts';
import { Icon } from '../emblems/icon.tsx';
import { type Known, whenKnown } from './when-known.ts';

const ICONS = { hero: 'hero', fenrir: 'fenrir', ragnarok: 'wolf' } as const;

/** How a game of 011 ended, what was hidden, and what each seat could have known. */
export function Ending({ draft }: DraftProps) {
  const known = useSignal<readonly Known[]>([]);
  const view = draft.table.view.value;
  const isOver = view?.over != null;
  useEffect(() => {
    if (!isOver || draft.table.where === 'replay') return;
    void draft.table.record().then(async (file) => {
      const recording = await recordingOf(game, file);
      if (!isRefusal(recording)) known.value = whenKnown(recording, game.view);
    });
  }, [isOver]);
  if (view == null || view.over === null) return null;
  const { how, winner } = view.over;
  const chosen = Object.entries(view.shown).find(([, where]) => where === 'chosen')?.[0];
  const fenrir = view.players.findIndex(({ role }) => role === 'fenrir');
  const title =
    how === 'ragnarok' ? message('ending.ragnarok') : message(`ending.${how}`, { seat: winner ?? 0 });
  return (
    <EndingPage
      draft={draft}
      how={how}
      title={draft.say(title)}
      picture={<Icon name={ICONS[how]} size={56} />}
    >
      <EndingFacts>
        {chosen !== undefined && <li>{draft.say(text('event.chosen-was', { character: chosen }))}</li>}
        {fenrir >= 0 && <li>{draft.say(text('event.fenrir-was', { seat: fenrir }))}</li>}
        {known.value.map(({ seat, at, hour }) => (
          <li key={seat}>
            {at === null || hour === null
              ? draft.say(text('ending-page.never-known', { seat }))
              : draft.say(text('ending-page.could-have-known', { seat, hour }))}
          </li>
        ))}
      </EndingFacts>
    </EndingPage>
  );
}
