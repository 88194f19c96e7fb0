import {
  change,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  prowess,
  tell,
  tonight,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const VOICES_ON_THE_RADIO: readonly Story[] = storiesOf(
  { card: 'voices-on-the-radio', where: 'home' },
  {
    red: {
      options: [
        {
          id: 'charge-it-and-wait',
          effects: [tell('by-hand'), change('fatigue', 1, 'one'), later(1, 'the-second-reading')],
        },
        {
          id: 'ask-at-the-hospital',
          effects: [
            d10(
              upTo(3, tell('ward-four'), change('misery', -2, 'one')),
              upTo(7, tell('no-such-name'), change('fatigue', 1, 'one')),
              upTo(10, tell('the-crossing'), change('wounds', 1, 'one')),
            ),
          ],
        },
        { id: 'put-the-set-away', effects: [tell('half-a-name'), change('misery', 1, 'one')] },
      ],
    },
    blue: {
      options: [
        {
          id: 'climb-to-the-chimney',
          effects: [
            prowess(
              1,
              [tell('clarinet'), change('misery', -1, 'present')],
              [tell('wet-slates'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'rig-one-indoors',
          cost: { 'electrical-part': 1 },
          effects: [tell('curtain-rail'), change('misery', -1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'hum-the-rest',
          effects: [
            d10(upTo(5, tell('in-parts'), change('misery', -1, 'one')), upTo(10, tell('wrong-tune'))),
          ],
        },
      ],
    },
    green: {
      notes: ['hunger'],
      options: [
        {
          id: 'go-early',
          effects: [tell('proof'), change('fatigue', 1, 'one'), later(1, 'the-queue-on-mill-street')],
        },
        { id: 'tell-the-stair', effects: [tell('nine-of-us'), later(1, 'the-queue-on-mill-street')] },
        {
          id: 'stay-away',
          effects: [
            d10(
              upTo(5, tell('white-sleeves'), change('misery', 1, 'one')),
              upTo(10, tell('it-was-nothing'), change('fatigue', -1, 'one')),
            ),
          ],
        },
      ],
    },
    yellow: {
      options: [
        {
          id: 'listen-to-the-end',
          effects: [tell('caraway'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'say-something',
          effects: [
            empathy(
              [tell('third-opinion'), tonight(-1, -1), change('misery', -1, 'actor')],
              [tell('dead-air'), change('misery', 1, 'actor'), tonight(0, 1)],
            ),
          ],
        },
        {
          id: 'try-the-recipe',
          cost: { vegetable: 1 },
          effects: [tell('the-hill-is-right'), change('hunger', -1, 'one')],
        },
      ],
    },
    white: {
      options: [
        {
          id: 'hide-it-under-the-floor',
          effects: [tell('loose-board'), change('fatigue', 1, 'one'), tonight(-1, 0)],
        },
        {
          id: 'change-our-number',
          effects: [
            d10(
              upTo(5, tell('even-number'), change('misery', 1, 'one')),
              upTo(10, tell('the-postman'), later(1, 'the-inspection')),
            ),
          ],
        },
        { id: 'leave-it-all-open', effects: [tell('dusted'), later(1, 'the-inspection')] },
      ],
    },
  },
  {
    'the-second-reading': {
      people: 2,
      effects: [
        d10(
          upTo(5, tell('the-right-year'), change('misery', -2, 'one')),
          upTo(8, tell('a-namesake'), change('misery', 1, 'one')),
          upTo(10, tell('looking-for-us'), change('misery', -1, 'one'), gain({ cigarette: 2 })),
        ),
      ],
    },
    'the-queue-on-mill-street': {
      notes: ['hunger'],
      options: [
        {
          id: 'keep-our-place',
          effects: [tell('last-sack'), gain({ 'raw-food': 1 }), change('misery', 1, 'one')],
        },
        {
          id: 'let-them-go-first',
          effects: [
            d10(
              upTo(4, tell('the-reserve'), gain({ 'raw-food': 1 })),
              upTo(10, tell('half-cup'), gain({ vegetable: 1 }), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'push-through',
          effects: [
            prowess(
              1,
              [tell('two-bags'), gain({ 'canned-food': 1, vegetable: 1 }), change('misery', 1, 'actor')],
              [tell('elbows'), change('wounds', 1, 'actor')],
            ),
          ],
        },
      ],
    },
    'the-inspection': {
      notes: ['illness'],
      options: [
        {
          id: 'brew-him-something',
          cost: { coffee: 1 },
          effects: [tell('a-blot'), change('misery', -1, 'one')],
        },
        {
          id: 'argue-the-list',
          effects: [
            empathy(
              [tell('a-household'), giveUp(1, 'any')],
              [tell('in-duplicate'), giveUp(2, 'any'), change('misery', 1, 'actor')],
            ),
          ],
        },
        { id: 'let-them-take-it', effects: [tell('a-receipt'), giveUp(2, 'any'), gain({ book: 1 })] },
      ],
    },
  },
);
