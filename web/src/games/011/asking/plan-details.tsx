import { message } from '@vigilia/game-011/texts';
import type { AskedProps } from '../eleven.ts';
import { BidMeans } from './auction/bid-means.tsx';
import { EventAdds } from './event-adds.tsx';

/** What is written on what was drafted, where that tells more than the numbers. */
export function PlanDetails({ draft, asked }: AskedProps) {
  const [choice] = draft.plan.value;
  if (choice?.verb === 'bid') return <BidMeans draft={draft} asked={asked} bid={choice} />;
  if (choice?.verb !== 'choose') return null;
  return (
    <>
      <p>{draft.say(message(`ability.${choice.character}`))}</p>
      <EventAdds draft={draft} asked={asked} character={choice.character} />
    </>
  );
}
