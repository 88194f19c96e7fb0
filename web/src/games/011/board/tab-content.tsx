import type { Eleven } from '@vigilia/game-011';
import { AnsweringPanel } from '../../../answering/answering-panel.tsx';
import type { AnswerDraft } from '../../../table/answer-draft.ts';
import { Log } from '../../../table/frame/log.tsx';
import { Talk } from '../../../table/frame/talk.tsx';
import { Clock } from '../clock/clock.tsx';
import { EventCard } from '../event/event-card.tsx';
import { Gears } from '../gears/gears.tsx';
import { Hand } from '../hand/hand.tsx';
import { Players } from '../players/players.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Slots } from '../slots/slots.tsx';
import type { Tab } from './tab.ts';

/** What a tab shows. */
export function TabContent({ draft, tab }: { readonly draft: AnswerDraft<Eleven>; readonly tab: Tab }) {
  switch (tab) {
    case 'ask':
      return <AnsweringPanel draft={draft} />;
    case 'players':
      return <Players draft={draft} />;
    case 'gears':
      return (
        <>
          <EventCard draft={draft} />
          <div class="pocket-gears">
            <Gears draft={draft} />
          </div>
          <Clock draft={draft} />
        </>
      );
    case 'hand':
      return (
        <>
          <Hand draft={draft} />
          <Slots draft={draft} />
        </>
      );
    case 'sheet':
      return <Sheet draft={draft} />;
    case 'log':
      return <Log draft={draft} />;
    case 'talk':
      return <Talk draft={draft} />;
  }
}
