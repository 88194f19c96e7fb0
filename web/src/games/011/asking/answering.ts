import type { Eleven } from '@vigilia/game-011';
import type { AnsweringUi, Control } from '../../../draft/answering-ui.ts';
import { Icon } from '../emblems/icon.tsx';
import { Amount } from './amount.tsx';
import { Auction } from './auction/auction.tsx';
import { AuctionWaiting } from './auction/auction-waiting.tsx';
import { OrderForm } from './auction/order-form.tsx';
import { isBidder } from './auction/standing.ts';
import { Characters } from './characters/characters.tsx';
import { discardsPrompt } from './discards/chosen.ts';
import { Discards } from './discards/discards.tsx';
import { answersAutomatically, canTakeBack, furtherOf, proposalFor } from './foresight.ts';
import { GearChips } from './gears/gear-chips.tsx';
import { hasNews } from './has-news.ts';
import { warningOf } from './known-looks.ts';
import { notesOf } from './notes.ts';
import { OptionPicture } from './options/picture.tsx';
import { type ControlName, groupsOf, SERVED } from './options/served.ts';
import { PlanDetails } from './plan-details.tsx';
import { planTexts } from './plan-texts.ts';
import { isShowing } from './turned/sights.ts';
import { Turned } from './turned/turned.tsx';

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
  answersAutomatically,
  openingFor: (asked, { isGuided }) => {
    const proposed = isGuided ? null : proposalFor(asked);
    return proposed === null ? null : { plan: [proposed], isOnControl: false };
  },
  PlanDetails,
  Shown: Turned,
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
