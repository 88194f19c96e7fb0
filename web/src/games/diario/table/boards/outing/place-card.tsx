import { LOCATIONS, type Place, SPECIALS, type Special, UNKNOWN_CARDS } from '@vigilia/game-diario';
import type { ViewProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { OneOption } from '../parts/one-option.tsx';

interface Props extends ViewProps {
  readonly place: Place;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** A Location in brief: how long the night is there, what it offers, whether it asks something first. */
export function PlaceCard({ draft, view, place, isChosen, choose }: Props) {
  const location = view.locations[place];
  const { rule, specials } = LOCATIONS[location];
  const kinds = (Object.keys(SPECIALS) as Special[]).filter((special) => specials[special] !== undefined);
  return (
    <OneOption group="place" isChosen={isChosen} choose={choose}>
      <span class="outing-board-name">{say(draft, 'outing.location', { location })}</span>
      <small>{say(draft, 'outing.cards', { place, count: UNKNOWN_CARDS[place] })}</small>
      <small>
        {kinds.map((special) => say(draft, 'outing.special', { special })).join(', ')}
        {rule.length > 0 && ` · ${say(draft, 'outing.rule')}`}
      </small>
    </OneOption>
  );
}
