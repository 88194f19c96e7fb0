import { type Character, effectsAtPlace, effectsOfEvent, placeTouched } from '@vigilia/game-011';
import { choiceText, message } from '@vigilia/game-011/texts';
import { type Text, text } from '@vigilia/kernel';
import type { AskedProps, Choice, ChoiceOf, View } from '../eleven.ts';
import { Icon } from '../emblems/icon.tsx';
import * as auction from './auction/auction.module.css';
import * as characters from './characters.module.css';

/** What is written on what was drafted, if that tells more than the numbers. */
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

interface BidMeansProps extends AskedProps {
  readonly bid: ChoiceOf<'bid'>;
}

/** What it would mean to win with a bid. */
export function BidMeans({ draft, asked: { view, ask }, bid: { position, amount } }: BidMeansProps) {
  const rest = (view.players[ask.seat]?.time ?? 0) - amount;
  const touched = positionTouched(view);
  return (
    <p class={auction.bidMeans}>
      {draft.say(text('asking.bid-means', { amount, rest, position }))}{' '}
      {touched?.position === position && draft.say(touched.text)}
    </p>
  );
}

interface EventAddsProps extends AskedProps {
  readonly character: Character;
}

/** What the Event of the Hour brings beside the ability (EVT-2). */
export function EventAdds({ draft, asked: { view, ask }, character }: EventAddsProps) {
  const effects = effectsOfEvent(view, ask.seat, character).map(({ kind }) => kind);
  if (effects.length === 0) return null;
  return (
    <p class={characters.charactersEvent}>
      <Icon name="event" /> {draft.say(text('asking.event-adds', { effect: [...new Set(effects)] }))}
    </p>
  );
}

/** What is about to be answered, in words: steps in a row are one walk. */
export function planTexts(choices: readonly Choice[]): Text[] {
  const texts: Text[] = [];
  for (let index = 0; index < choices.length; index++) {
    const choice = choices[index] as Choice;
    let steps = 0;
    while (choices[index + steps]?.verb === 'walk') steps++;
    const last = choices[index + steps - 1];
    if (steps > 1 && last?.verb === 'walk') {
      texts.push(text('asking.walk', { steps, square: last.square }));
      index += steps - 1;
    } else texts.push(choiceText(choice));
  }
  return texts;
}

/** The position the Event favours, and how (EVT-2); null if it favours none there is. */
export function positionTouched(view: View): { readonly position: number; readonly text: Text } | null {
  const position = placeTouched(view);
  const [effect] = effectsAtPlace(view);
  if (position === null || effect === undefined || position > view.order.length) return null;
  return { position, text: message('reason.event-at-position', { position, effect: effect.kind }) };
}
