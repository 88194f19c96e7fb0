import type { Eleven } from '@vigilia/game-011';
import { type Text, text } from '@vigilia/kernel';
import type { AnsweringUi, Control } from '../../../draft/answering-ui.ts';
import { entriesSinceAnswer } from '../../../log/recent-log.tsx';
import { hourBegunBy } from '../chapters.ts';
import type { DraftProps, View } from '../eleven.ts';
import { Icon } from '../emblems/icon.tsx';
import { FirstHour } from '../first-hour/first-hour.tsx';
import { Amount } from './amount.tsx';
import { Auction, AuctionWaiting } from './auction/auction.tsx';
import { isBidder, OrderForm } from './auction/order-form.tsx';
import { Characters } from './characters.tsx';
import { Discards, discardsPrompt } from './discards.tsx';
import { answersAutomatically, canTakeBack, furtherOf, proposalFor } from './foresight.ts';
import { GearChips } from './gear-chips.tsx';
import { warningOf } from './known-looks.ts';
import { notesOf } from './notes.ts';
import { OptionPicture } from './options/option.tsx';
import { type ControlName, groupsOf, SERVED } from './options/served.ts';
import { PlanDetails, planTexts } from './plan.tsx';
import { isShowing, Turned } from './turned.tsx';
import { winningEnd } from './winning.ts';

const BODIES: Readonly<Record<ControlName, Control<Eleven>['Body']>> = {
  auction: Auction,
  gears: GearChips,
  characters: Characters,
  amount: Amount,
  discards: Discards,
};

/** What 011 adds to the answering panel. */
export const answering: AnsweringUi<Eleven> = {
  controls: Object.entries(BODIES).map(([name, Body]) => ({
    name,
    Body,
    serves: ({ verb }) => SERVED[verb] === name,
    ...(name === 'discards' ? { promptOf: discardsPrompt } : {}),
  })),
  groupsOf,
  planTexts,
  notesOf,
  canTakeBack,
  furtherOf,
  winningEndOf: winningEnd,
  answersAutomatically,
  openingFor: (asked, { isGuided }) => {
    const proposed = isGuided || winningEnd(asked) !== null ? null : proposalFor(asked);
    return proposed === null ? null : { plan: [proposed], isOnControl: false };
  },
  leadOf,
  PlanDetails,
  Shown: ShownHere,
  isShowing,
  warningOf,
  Waiting: AuctionWaiting,
  asides: [
    {
      name: 'order',
      labelOf: ({ table }) => (table.order.value === null ? 'asking.order' : 'asking.order-stands'),
      isOffered: isBidder,
      Body: OrderForm,
    },
  ],
  keys: [[['d'], 'asking.key-sheet']],
  hasNews,
  Icon,
  Picture: OptionPicture,
};

/** What stands above the question: the cards just turned, and in a first game what the phase is for. */
function ShownHere({ draft }: DraftProps) {
  return (
    <>
      <Turned draft={draft} />
      <FirstHour draft={draft} />
    </>
  );
}

/** What counts as no lead at all, in pages of Music. */
const HARDLY = 0.25;

/** Bots weigh everything in pages of Music. */
function leadOf(lead: number): Text {
  return lead < HARDLY
    ? text('eleven.hint-level')
    : text('eleven.hint-lead', { pages: Math.round(2 * lead) / 2 || 0.5 });
}

/** In the middle of an auction the bidders tell everything; at its beginning an Hour has passed. */
function hasNews({ table, newsFor, byItself }: DraftProps['draft'], { auction }: View): boolean {
  if (auction === null) return true;
  return entriesSinceAnswer(table.log.value, newsFor.value, null, byItself.value).some(({ events }) =>
    events.some((event) => hourBegunBy(event) !== null),
  );
}
