import { useSignal } from '@preact/signals';
import { listOf, PLACES } from '@vigilia/game-diario';
import { useEffect, useMemo } from 'preact/hooks';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { WayWish } from '../exploring/way-wish.tsx';
import { PlaceBrief } from '../outing/place-brief.tsx';
import { PlaceCard } from '../outing/place-card.tsx';
import { OneOption } from '../parts/one-option.tsx';
import { wishForNight } from '../wishes.ts';
import { type OutingWish, outingAhead } from './outing-wish.ts';

/** Where the group goes once the duties are given, with what it packs: settled here, so that it need not be asked. */
export function NightOut({ draft, asked: { view } }: AskedProps) {
  const wish = useSignal<OutingWish>('proposal');
  const plan = draft.plan.value;
  const outing = useMemo(() => outingAhead(view, plan, wish.value), [view, plan, wish.value]);
  const isLater = wish.value === 'later';
  useEffect(() => {
    wishForNight(draft, view, { outing: isLater ? null : outing });
  }, [draft, view, outing, isLater]);
  const packed = listOf(outing?.packed ?? {});
  return (
    <fieldset class="evening-board-places">
      <legend>{say(draft, outing === null ? 'wishes.places' : 'wishes.where')}</legend>
      <div class="evening-board-cards">
        {PLACES.map((place) =>
          outing === null ? (
            <p key={place} class="evening-board-card">
              <PlaceBrief draft={draft} view={view} place={place} />
            </p>
          ) : (
            <PlaceCard
              key={place}
              draft={draft}
              view={view}
              group="night-out"
              place={place}
              isChosen={!isLater && outing.place === place}
              choose={() => {
                wish.value = place;
              }}
            />
          ),
        )}
      </div>
      {outing !== null && (
        <>
          <OneOption
            group="night-out"
            isChosen={isLater}
            choose={() => {
              wish.value = 'later';
            }}
          >
            {say(draft, 'wishes.later')}
          </OneOption>
          <p class="evening-board-pack">
            {isLater && say(draft, 'wishes.pack-later')}
            {!isLater && packed.length === 0 && say(draft, 'wishes.pack-nothing')}
            {!isLater && packed.length > 0 && say(draft, 'wishes.packs', { goods: packed })}
          </p>
          <WayWish draft={draft} />
        </>
      )}
    </fieldset>
  );
}
