import { text } from '@vigilia/kernel';
import type { AskedProps, ChoiceOf } from '../../eleven.ts';
import { positionTouched } from './touched.ts';

interface Props extends AskedProps {
  readonly bid: ChoiceOf<'bid'>;
}

/** What it would mean to win with a bid. */
export function BidMeans({ draft, asked: { view, ask }, bid: { position, amount } }: Props) {
  const rest = (view.players[ask.seat]?.time ?? 0) - amount;
  const touched = positionTouched(view);
  return (
    <p class="bid-means">
      {draft.say(text('asking.bid-means', { amount, rest, position }))}{' '}
      {touched?.position === position && draft.say(touched.text)}
    </p>
  );
}
