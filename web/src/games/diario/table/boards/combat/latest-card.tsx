import { cardTexts } from '@vigilia/game-diario/texts';
import type { DraftProps, Event } from '../../asked.ts';
import './latest-card.css';

interface Props extends DraftProps {
  readonly type: 'raid-turned' | 'encountered';
}

/** The card turned last of a kind: what happened, and what it says. */
export function LatestCard({ draft, type }: Props) {
  const events = draft.table.log.value.flatMap((entry) => entry.events as readonly Event[]);
  const turned = events.findLast((event) => event.type === type);
  if (turned === undefined) return null;
  const [about] = cardTexts(turned);
  return about === undefined ? null : <p class="latest-card">{draft.say(about)}</p>;
}
