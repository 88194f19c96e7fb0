import { LOCATIONS, type Place, SPECIALS, type Special, UNKNOWN_CARDS } from '@vigilia/game-diario';
import type { ViewProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { OneOption } from '../common/one-option.tsx';
import * as styles from './place-card.module.css';

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

interface PlaceBriefProps extends ViewProps {
  readonly place: Place;
}

/** A Location in brief: how long the night is there, what it offers, the odds of a find, whether it asks something first. */
export function PlaceBrief({ draft, view, place }: PlaceBriefProps) {
  const location = view.locations[place];
  const { rule, specials, findings } = LOCATIONS[location];
  const kinds = (Object.keys(SPECIALS) as Special[]).filter((special) => specials[special] !== undefined);
  const lacking = findings.find(({ goods }) => Object.keys(goods).length === 0)?.upTo ?? 0;
  return (
    <>
      <span class={styles.placeBriefName}>{say(draft, 'outing.location', { location })}</span>
      <small>{say(draft, 'outing.cards', { place, count: UNKNOWN_CARDS[place] })}</small>
      <small>
        {kinds.map((special) => say(draft, 'outing.special', { special })).join(', ')}
        {kinds.length > 0 && ' · '}
        {say(draft, 'outing.finds', { percent: 100 - 10 * lacking })}
        {rule.length > 0 && <span class={styles.placeBriefRule}> · {say(draft, 'outing.rule')}</span>}
      </small>
    </>
  );
}
