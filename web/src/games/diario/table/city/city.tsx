import type { DraftProps } from '../asked.ts';
import { NightOut } from './night-out.tsx';
import { Places } from './places.tsx';
import './city.css';

/** The besieged city: the three Locations, or the one where the scavengers are. */
export function City({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view === null) return null;
  return (
    <div class="city">
      {view.scavenging === null ? (
        <Places draft={draft} view={view} />
      ) : (
        <NightOut draft={draft} view={view} scavenging={view.scavenging} />
      )}
    </div>
  );
}
