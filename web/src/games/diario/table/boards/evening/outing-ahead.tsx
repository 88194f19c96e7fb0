import { useSignal } from '@preact/signals';
import { eveningProposals, listOf, PLACES, type Place, planAhead, scavengers } from '@vigilia/game-diario';
import { useEffect, useMemo } from 'preact/hooks';
import type { AskedProps, Choice, View } from '../../asked.ts';
import { say } from '../../say.ts';
import { OneOption } from '../common/one-option.tsx';
import { WayPreset } from '../common/preset-tick.tsx';
import { type Outing, presetNight } from '../common/presets.ts';
import * as eveningBoard from './evening-board.module.css';
import { outingModel } from './outing-model.ts';
import { PlaceBrief, PlaceCard } from './place-card.tsx';

/** Where the group goes once the duties are given, with what it packs: settled here, so that it need not be asked. */
export function NightOut({ draft, asked: { view } }: AskedProps) {
  const preset = useSignal<OutingPreset>('proposal');
  const plan = draft.plan.value;
  const outing = useMemo(() => outingAhead(view, plan, preset.value), [view, plan, preset.value]);
  const isLater = preset.value === 'later';
  useEffect(() => {
    presetNight(draft, view, { outing: isLater ? null : outing });
  }, [draft, view, outing, isLater]);
  const packed = listOf(outing?.packed ?? {});
  return (
    <fieldset class={eveningBoard.eveningBoardPlaces}>
      <legend>{say(draft, outing === null ? 'presets.places' : 'presets.where')}</legend>
      <div class={eveningBoard.eveningBoardCards}>
        {PLACES.map((place) =>
          outing === null ? (
            <p key={place} class={eveningBoard.eveningBoardCard}>
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
                preset.value = place;
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
              preset.value = 'later';
            }}
          >
            {say(draft, 'presets.later')}
          </OneOption>
          <p class={eveningBoard.eveningBoardPack}>
            {isLater && say(draft, 'presets.pack-later')}
            {!isLater && packed.length === 0 && say(draft, 'presets.pack-nothing')}
            {!isLater && packed.length > 0 && say(draft, 'presets.packs', { goods: packed })}
          </p>
          <WayPreset draft={draft} />
        </>
      )}
    </fieldset>
  );
}

/** A place that was chosen, the place that is proposed, or the choice put off until the group leaves. */
export type OutingPreset = Place | 'proposal' | 'later';

/**
 * Where the group would go and what it would take along, as the duties of a plan stand; null if no person goes out.
 * Null too if others sit at the table: the Journal passes before the group leaves (LEAD-2), and the next Leader
 * decides.
 */
export function outingAhead(view: View, plan: readonly Choice[], preset: OutingPreset): Outing | null {
  if (view.seats > 1) return null;
  const after = planAhead(view, plan)?.views.at(-1);
  if (after === undefined || scavengers(after).length === 0) return null;
  const leaving: View = { ...after, frame: { step: 'choose-location' } };
  const going: readonly Choice[] =
    preset === 'proposal' || preset === 'later' ? [] : [{ verb: 'go', place: preset }];
  return outingModel.read(leaving, [...going, ...eveningProposals.proposalAfter(leaving, going)]);
}
