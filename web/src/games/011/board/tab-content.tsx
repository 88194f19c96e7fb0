import type { Eleven } from '@vigilia/game-011';
import type { Desk } from '../../../table/answer-draft.ts';
import { Log } from '../../../table/frame/log.tsx';
import { Talk } from '../../../table/frame/talk.tsx';
import { Asking } from '../asking/asking.tsx';
import { Clock } from '../clock/clock.tsx';
import { EventCard } from '../event/event-card.tsx';
import { Gears } from '../gears/gears.tsx';
import { Hand } from '../hand/hand.tsx';
import { Players } from '../players/players.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Slots } from '../slots/slots.tsx';
import type { Tab } from './tab.ts';

/** What a tab shows. */
export function TabContent({ desk, tab }: { readonly desk: Desk<Eleven>; readonly tab: Tab }) {
  switch (tab) {
    case 'ask':
      return <Asking desk={desk} />;
    case 'players':
      return <Players desk={desk} />;
    case 'gears':
      return (
        <>
          <EventCard desk={desk} />
          <div class="pocket-gears">
            <Gears desk={desk} />
          </div>
          <Clock desk={desk} />
        </>
      );
    case 'hand':
      return (
        <>
          <Hand desk={desk} />
          <Slots desk={desk} />
        </>
      );
    case 'sheet':
      return <Sheet desk={desk} />;
    case 'log':
      return <Log desk={desk} />;
    case 'talk':
      return <Talk desk={desk} />;
  }
}
