import { useSignal } from '@preact/signals';
import type { Eleven } from '@vigilia/game-011';
import { t } from '../../../i18n/translate.ts';
import type { Desk } from '../../../table/answer-draft.ts';
import { Asking } from '../asking/asking.tsx';
import { Clock } from '../clock/clock.tsx';
import { EventCard } from '../event/event-card.tsx';
import { Gears } from '../gears/gears.tsx';
import { Hand } from '../hand/hand.tsx';
import { CityMap } from '../map/city-map.tsx';
import { Players } from '../players/players.tsx';
import { Slots } from '../slots/slots.tsx';
import { Drawer } from './drawer.tsx';
import type { Room } from './layout.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { useKey } from './use-key.ts';
import './wide-layout.css';

/** The board on a bench: who plays on the left, the city in the middle, the machine and the question on the right. */
export function Bench({ desk, room }: { readonly desk: Desk<Eleven>; readonly room: Room }) {
  const isSheetOpen = useSignal(false);
  const turnSheet = () => {
    isSheetOpen.value = !isSheetOpen.value;
  };
  useKey('d', turnSheet);
  return (
    <div class="bench">
      <div class="bench-side">
        <div class="bench-instruments">
          <Clock desk={desk} />
          <Slots desk={desk} />
        </div>
        <EventCard desk={desk} />
        <Players desk={desk} />
      </div>
      <div class="bench-middle">
        <section class="bench-map" aria-label={t('board.map')}>
          <CityMap desk={desk} />
        </section>
        <Hand desk={desk} />
        {isSheetOpen.value && <SheetPanel desk={desk} onClose={turnSheet} />}
      </div>
      <div class="bench-side">
        <div class="bench-gears">
          <Gears desk={desk} />
        </div>
        <div class="bench-asking">
          <Asking desk={desk} />
        </div>
        <Drawer desk={desk} room={room} isSheetOpen={isSheetOpen.value} onSheet={turnSheet} />
      </div>
    </div>
  );
}
