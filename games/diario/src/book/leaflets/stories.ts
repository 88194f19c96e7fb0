import {
  change,
  cold,
  d10,
  empathy,
  exchange,
  gain,
  giveUp,
  ideas,
  later,
  leave,
  tell,
  trade,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const LEAFLETS: readonly Story[] = storiesOf(
  { card: 'leaflets', where: 'home' },
  {
    red: {
      people: 2,
      options: [
        {
          id: 'go-and-see-the-bridge',
          effects: [
            change('fatigue', 1, 'one'),
            tell('a-good-look-in-the-dark'),
            later(1, 'at-the-foot-of-the-bridge'),
          ],
        },
        {
          id: 'talk-it-over',
          effects: [
            empathy(
              [tell('nobody-goes-alone'), change('misery', -1, 'one'), later(1, 'at-the-foot-of-the-bridge')],
              [tell('things-are-said'), change('misery', 1, 'one')],
            ),
          ],
        },
        { id: 'burn-them-all', effects: [tell('two-baskets-full'), gain({ wood: 2 })] },
      ],
    },
    blue: {
      options: [
        {
          id: 'hand-in-a-knife',
          cost: { knife: 1 },
          effects: [tell('a-receipt-for-a-knife'), gain({ 'canned-food': 1 })],
        },
        { id: 'build-a-hiding-place', cost: { wood: 1 }, effects: [tell('behind-the-skirting-board')] },
        { id: 'wait-for-the-visit', effects: [tell('noon-strikes'), later(1, 'boots-on-the-stairs')] },
        {
          id: 'hand-in-scrap',
          effects: [
            empathy(
              [tell('the-clerk-has-a-heart'), gain({ vegetable: 1 })],
              [tell('the-clerk-writes-it-down'), later(1, 'boots-on-the-stairs')],
            ),
          ],
        },
      ],
    },
    green: {
      people: 2,
      options: [
        { id: 'paste-up-the-windows', effects: [tell('eleven-generals'), cold(-1)] },
        { id: 'fold-them-for-the-stove', effects: [tell('briquettes'), gain({ wood: 2 })] },
        { id: 'draw-and-write', effects: [tell('a-portrait-of-everyone'), change('misery', -1, 'one')] },
        { id: 'plan-the-house-on-paper', effects: [tell('to-scale'), ideas(1)] },
      ],
    },
    yellow: {
      notes: ['captivity', 'animals'],
      options: [
        {
          id: 'warn-the-tuner',
          effects: [
            d10(
              upTo(
                2,
                tell('seen-on-the-fence'),
                change('wounds', 1, 'actor'),
                later(2, 'the-key-in-the-flowerpot'),
              ),
              upTo(10, tell('he-takes-his-fork'), later(2, 'the-key-in-the-flowerpot')),
            ),
          ],
        },
        {
          id: 'push-it-under-his-door',
          effects: [
            empathy(
              [tell('a-light-goes-on'), later(2, 'the-key-in-the-flowerpot')],
              [tell('they-come-at-midnight'), change('misery', 1, 'one')],
            ),
          ],
        },
        { id: 'keep-out-of-it', effects: [tell('a-car-at-the-corner'), change('misery', 1, 'one')] },
        {
          id: 'report-the-tuner',
          effects: [tell('stated-in-tins'), gain({ 'canned-food': 2 }), change('misery', 1, 'everyone')],
        },
      ],
    },
    white: {
      effects: [exchange('near')],
      options: [
        {
          id: 'keep-the-cart-for-them',
          effects: [tell('covered-with-a-tarpaulin'), later(2, 'the-cart-in-the-yard')],
        },
        {
          id: 'buy-from-the-carts',
          effects: [
            trade(0, ['vegetable', 'cigarette', 'sugar', 'book', 'shovel', 'moonshine']),
            tell('what-was-not-worth-carrying'),
          ],
        },
        {
          id: 'mend-their-wheel',
          cost: { components: 2 },
          effects: [
            tell('good-for-another-war'),
            gain({ 'mechanical-part': 1, lockpick: 1 }),
            change('misery', -1, 'one'),
          ],
        },
        {
          id: 'buy-it-as-it-stands',
          effects: [
            tell('as-it-stands'),
            gain({ wood: 1, components: 1, vegetable: 1 }),
            change('misery', 1, 'one'),
          ],
        },
      ],
    },
  },
  {
    'at-the-foot-of-the-bridge': {
      notes: ['grief'],
      people: 2,
      options: [
        {
          id: 'let-one-of-us-cross',
          when: { kind: 'anyone', state: 'misery', atLeast: 3 },
          effects: [tell('a-back-among-backs'), leave('one'), change('misery', -1, 'present')],
        },
        {
          id: 'trade-with-the-leavers',
          effects: [
            trade(0, ['raw-food', 'vegetable', 'book', 'coffee', 'shovel', 'sugar']),
            tell('sold-to-the-last-pan'),
          ],
        },
        {
          id: 'carry-their-bags',
          effects: [
            tell('as-far-as-the-barrier'),
            change('fatigue', 1, 'one'),
            gain({ coffee: 1, cigarette: 2, vegetable: 1 }),
          ],
        },
        { id: 'wave-and-go-home', effects: [tell('there-is-room-in-the-street')] },
      ],
    },
    'boots-on-the-stairs': {
      options: [
        {
          id: 'let-them-search',
          effects: [
            giveUp(1, 'weapon'),
            d10(
              upTo(4, tell('food-for-the-patrol'), giveUp(1, 'food')),
              upTo(10, tell('they-put-back-the-drawers')),
            ),
          ],
        },
        {
          id: 'talk-to-the-corporal',
          effects: [
            empathy(
              [tell('a-hot-compress'), change('misery', -1, 'actor')],
              [tell('mind-your-own-neck'), giveUp(1, 'weapon'), giveUp(1, 'any')],
            ),
          ],
        },
        { id: 'offer-tobacco', cost: { cigarette: 2 }, effects: [tell('five-tired-men')] },
      ],
    },
    'the-key-in-the-flowerpot': {
      notes: ['animals'],
      options: [
        {
          id: 'take-what-he-offers',
          effects: [
            tell('under-a-glass-bell'),
            gain({ 'raw-food': 1, coffee: 1 }),
            change('misery', -1, 'one'),
          ],
        },
        {
          id: 'break-up-the-piano',
          effects: [
            tell('it-gives-a-chord'),
            gain({ 'raw-food': 1, wood: 3, components: 2 }),
            change('misery', 1, 'present'),
          ],
        },
        {
          id: 'play-on-it',
          effects: [
            tell('in-perfect-tune'),
            gain({ vegetable: 1 }),
            change('misery', -1, 'one'),
            change('misery', -1, 'one'),
            change('fatigue', 1, 'one'),
          ],
        },
      ],
    },
    'the-cart-in-the-yard': {
      options: [
        {
          id: 'leave-the-knot-alone',
          effects: [
            d10(
              upTo(7, tell('she-looks-at-the-knot'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')),
              upTo(10, tell('a-cousin-with-a-paper'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'take-only-the-food',
          effects: [tell('tied-up-again'), gain({ 'raw-food': 1, sugar: 1 }), change('misery', 1, 'one')],
        },
        {
          id: 'move-it-inside',
          effects: [
            tell('dry-to-the-last-sheet'),
            change('fatigue', 1, 'one'),
            gain({ wood: 2, components: 2 }),
          ],
        },
      ],
    },
  },
);
