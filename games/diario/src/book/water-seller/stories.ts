import {
  change,
  d10,
  empathy,
  gain,
  later,
  lose,
  prowess,
  tell,
  tonight,
  trade,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const WATER_SELLER: readonly Story[] = storiesOf(
  { card: 'water-seller', where: 'home' },
  {
    red: {
      options: [
        {
          id: 'pay-with-cigarettes',
          cost: { cigarette: 2 },
          effects: [tell('behind-each-ear'), gain({ water: 2 })],
        },
        {
          id: 'pay-with-food',
          cost: { 'raw-food': 1 },
          effects: [tell('a-bath-for-that'), gain({ water: 3 })],
        },
        {
          id: 'ask-for-credit',
          effects: [
            empathy(
              [tell('chalked-on-the-barrel'), gain({ water: 2 }), later(1, 'the-debt-for-a-bucket')],
              [tell('no-more-chalk')],
            ),
          ],
        },
        { id: 'go-without', effects: [tell('the-puddle-under-it')] },
      ],
    },
    blue: {
      notes: ['illness'],
      options: [
        {
          id: 'buy-it-as-it-is',
          cost: { vegetable: 1 },
          effects: [
            gain({ water: 2 }),
            d10(
              upTo(4, tell('it-was-the-river'), change('illness', 1, 'one')),
              upTo(10, tell('it-tastes-of-tin')),
            ),
          ],
        },
        {
          id: 'buy-and-boil-it',
          cost: { vegetable: 1, wood: 1 },
          effects: [tell('a-grey-scum'), gain({ water: 2 })],
        },
        {
          id: 'buy-and-filter-it',
          cost: { vegetable: 1, filter: 1 },
          effects: [tell('clear-as-glass'), gain({ water: 3 })],
        },
        { id: 'send-him-on', effects: [tell('bent-at-the-corner')] },
      ],
    },
    green: {
      notes: ['animals', 'hunger'],
      options: [
        {
          id: 'help-it-up',
          effects: [
            prowess(
              1,
              [tell('it-stands'), gain({ water: 2 }), change('misery', -1, 'actor')],
              [tell('not-enough-of-us'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'bring-it-water',
          cost: { water: 1 },
          effects: [tell('it-drinks-and-thinks'), gain({ vegetable: 2 }), change('misery', -1, 'one')],
        },
        {
          id: 'wait-with-the-others',
          effects: [tell('our-share-in-a-basin'), gain({ 'raw-food': 1 }), change('misery', 1, 'actor')],
        },
      ],
    },
    yellow: {
      options: [
        {
          id: 'say-we-paid-ahead',
          effects: [tell('a-neat-tick'), gain({ water: 2 }), later(1, 'the-father-with-a-list')],
        },
        {
          id: 'pay-a-fair-price',
          cost: { cigarette: 2 },
          effects: [tell('the-drawing-explained'), gain({ water: 2 }), change('misery', -1, 'actor')],
        },
        {
          id: 'teach-her-the-words',
          effects: [tell('by-the-last-line'), change('fatigue', 1, 'actor'), gain({ water: 1 })],
        },
        { id: 'send-her-on', effects: [tell('full-barrel')] },
      ],
    },
    white: {
      options: [
        {
          id: 'look-under-the-tarpaulin',
          effects: [
            trade(1, ['sugar', 'coffee', 'cigarette', 'vegetable', 'herbal-meds', 'book']),
            tell('the-corner-comes-down'),
          ],
        },
        {
          id: 'ask-about-the-well',
          effects: [
            empathy(
              [tell('behind-the-laundry'), later(1, 'the-well-behind-the-laundry')],
              [tell('what-well')],
            ),
          ],
        },
        {
          id: 'offer-him-a-seat',
          cost: { wood: 1 },
          effects: [
            tell('he-talks-in-the-warm'),
            change('misery', -1, 'one'),
            later(1, 'the-well-behind-the-laundry'),
          ],
        },
      ],
    },
  },
  {
    'the-debt-for-a-bucket': {
      options: [
        {
          id: 'pay-in-food',
          cost: { vegetable: 1 },
          effects: [tell('the-stroke-is-wiped'), gain({ water: 1 })],
        },
        { id: 'work-it-off', effects: [tell('a-day-at-the-handle'), change('fatigue', 1, 'one')] },
        { id: 'refuse-to-pay', effects: [tell('an-open-secret'), tonight(1, 1)] },
      ],
    },
    'the-father-with-a-list': {
      options: [
        {
          id: 'give-it-back',
          cost: { water: 1 },
          effects: [tell('she-accepts'), change('misery', -1, 'one')],
        },
        {
          id: 'push-the-barrel',
          effects: [tell('all-two-hundred'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'stand-by-the-lie',
          effects: [
            empathy(
              [tell('a-mistake-then'), change('misery', 1, 'actor')],
              [tell('the-price-goes-up'), lose({ wood: 2 }), change('misery', 1, 'actor')],
            ),
          ],
        },
      ],
    },
    'the-well-behind-the-laundry': {
      options: [
        {
          id: 'go-alone',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(2, tell('seen-against-the-frost'), change('wounds', 1, 'one'), gain({ water: 1 })),
              upTo(10, tell('stars-in-the-pail'), gain({ water: 3 })),
            ),
          ],
        },
        {
          id: 'tell-the-neighbours',
          effects: [tell('ten-pails'), gain({ water: 1 }), change('misery', -1, 'one')],
        },
        { id: 'leave-it-for-now', effects: [tell('the-rope-stays-dry'), change('fatigue', -1, 'one')] },
      ],
    },
  },
);
