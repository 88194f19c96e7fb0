import type { Place } from '@vigilia/game-diario';
import type { ViewProps } from '../../asked.ts';
import { OneOption } from '../parts/one-option.tsx';
import { PlaceBrief } from './place-brief.tsx';

interface Props extends ViewProps {
  /** The name of the choice that it is part of. */
  readonly group: string;
  readonly place: Place;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** A Location in brief, to be chosen. */
export function PlaceCard({ draft, view, group, place, isChosen, choose }: Props) {
  return (
    <OneOption group={group} isChosen={isChosen} choose={choose}>
      <PlaceBrief draft={draft} view={view} place={place} />
    </OneOption>
  );
}
