import { useSignal } from '@preact/signals';
import type { Eleven } from '@vigilia/game-011';
import { AnsweringPanel } from '../answering/answering-panel.tsx';
import { Clock } from '../games/011/clock/clock.tsx';
import { EventCard } from '../games/011/event/event-card.tsx';
import { Gears } from '../games/011/gears/gears.tsx';
import { Hand } from '../games/011/hand/hand.tsx';
import { CityMap } from '../games/011/map/city-map.tsx';
import { Players } from '../games/011/players/players.tsx';
import { Slots } from '../games/011/slots/slots.tsx';
import { t } from '../i18n/translate.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';
import { Drawer } from './drawer.tsx';
import type { Viewport } from './layout.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { useKey } from './use-key.ts';
import './wide-layout.css';

/** The board on a bench: who plays on the left, the city in the middle, the machine and the question on the right. */
export function WideLayout({
  draft,
  room,
}: {
  readonly draft: AnswerDraft<Eleven>;
  readonly room: Viewport;
}) {
  const isSheetOpen = useSignal(false);
  const turnSheet = () => {
    isSheetOpen.value = !isSheetOpen.value;
  };
  useKey('d', turnSheet);
  return (
    <div class="bench">
      <div class="bench-side">
        <div class="bench-instruments">
          <Clock draft={draft} />
          <Slots draft={draft} />
        </div>
        <EventCard draft={draft} />
        <Players draft={draft} />
      </div>
      <div class="bench-middle">
        <section class="bench-map" aria-label={t('board.map')}>
          <CityMap draft={draft} />
        </section>
        <Hand draft={draft} />
        {isSheetOpen.value && <SheetPanel draft={draft} onClose={turnSheet} />}
      </div>
      <div class="bench-side">
        <div class="bench-gears">
          <Gears draft={draft} />
        </div>
        <div class="bench-asking">
          <AnsweringPanel draft={draft} />
        </div>
        <Drawer draft={draft} room={room} isSheetOpen={isSheetOpen.value} onSheet={turnSheet} />
      </div>
    </div>
  );
}
