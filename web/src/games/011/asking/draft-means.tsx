import type { Eleven } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import type { Desk } from '../../../table/answer-draft.ts';
import type { Asked } from './asked.ts';
import { BidMeans } from './auction/bid-means.tsx';
import { EventAdds } from './characters/event-adds.tsx';

/** What is written on what was drafted, where that tells more than the numbers. */
export function DraftMeans({ desk, asked }: { readonly desk: Desk<Eleven>; readonly asked: Asked }) {
  const [choice] = desk.draft.value;
  if (choice?.verb === 'bid') return <BidMeans desk={desk} asked={asked} bid={choice} />;
  if (choice?.verb !== 'choose') return null;
  return (
    <>
      <p>{desk.say(message(`ability.${choice.character}`))}</p>
      <EventAdds desk={desk} asked={asked} character={choice.character} />
    </>
  );
}
