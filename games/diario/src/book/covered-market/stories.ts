import {
  change,
  d10,
  empathy,
  gain,
  giveBack,
  giveUp,
  later,
  lose,
  noise,
  noiseRoll,
  prowess,
  readOn,
  search,
  tell,
  tonight,
  trade,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const COVERED_MARKET: readonly Story[] = storiesOf(
  { card: 'covered-market', where: 'out' },
  {
    red: {
      options: [
        {
          id: 'trade-at-the-stalls',
          effects: [
            tell('stalls'),
            trade(2, [
              'raw-food',
              'vegetable',
              'sugar',
              'moonshine',
              'cigarette',
              'bandage',
              'knife',
              'filter',
            ]),
          ],
        },
        {
          id: 'slip-a-tin-into-a-coat',
          effects: [
            prowess(
              1,
              [tell('unseen'), gain({ 'canned-food': 1 }), change('misery', 1, 'actor')],
              [tell('caught'), giveUp(1, 'any'), noise(2), noiseRoll],
            ),
          ],
        },
        {
          id: 'stand-and-listen',
          effects: [
            d10(
              upTo(5, tell('warning'), tonight(-1, 0)),
              upTo(10, tell('errand'), gain({ cigarette: 1, coffee: 1 })),
            ),
          ],
        },
      ],
    },
    blue: {
      notes: ['hunger'],
      options: [
        {
          id: 'speak-up',
          effects: [
            empathy(
              [tell('weighed'), gain({ vegetable: 2 }), change('misery', -1, 'actor')],
              [tell('shoved'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'add-from-our-own-bag',
          cost: { vegetable: 1 },
          effects: [tell('added'), gain({ herb: 2 }), change('misery', -1, 'one')],
        },
        { id: 'say-nothing', effects: [tell('silent'), gain({ vegetable: 1 }), change('misery', 1, 'one')] },
      ],
    },
    green: {
      notes: ['animals'],
      options: [
        { id: 'take-the-boldest-home', effects: [tell('pocket'), later(2, 'the-market-cat')] },
        {
          id: 'give-the-mother-some-meat',
          cost: { 'raw-food': 1 },
          effects: [tell('purred'), change('misery', -1, 'present')],
        },
        { id: 'look-where-she-has-been-hunting', effects: [tell('flap'), search('pantry'), noise(1)] },
      ],
    },
    yellow: {
      notes: ['hunger'],
      options: [
        {
          id: 'wait-in-the-queue',
          effects: [
            giveBack(3),
            d10(
              upTo(6, tell('served'), gain({ 'raw-food': 1 })),
              upTo(10, tell('whistle'), readOn('the-queue-scatters')),
            ),
          ],
        },
        {
          id: 'buy-a-lower-number',
          cost: { cigarette: 1 },
          effects: [tell('number'), gain({ 'raw-food': 1 })],
        },
        {
          id: 'try-the-back-door',
          effects: [
            prowess(
              1,
              [tell('flour'), gain({ 'raw-food': 1, sugar: 1 }), change('misery', 1, 'actor')],
              [tell('shout'), noise(2), readOn('the-queue-scatters')],
            ),
          ],
        },
      ],
    },
    white: {
      notes: ['animals', 'hunger'],
      options: [
        {
          id: 'carry-his-sack',
          effects: [
            tell('carried'),
            change('fatigue', 1, 'one'),
            gain({ 'raw-food': 1, vegetable: 1 }),
            later(1, 'the-cheap-meat'),
          ],
        },
        {
          id: 'ask-what-it-was',
          effects: [empathy([tell('goat'), gain({ 'raw-food': 1 })], [tell('shrug'), noise(1)])],
        },
        { id: 'go-without', effects: [tell('without')] },
      ],
    },
  },
  {
    'the-market-cat': {
      where: 'home',
      notes: ['animals'],
      people: 2,
      options: [
        {
          id: 'share-a-meal-with-it',
          cost: { 'raw-food': 1 },
          effects: [tell('lap'), change('misery', -1, 'present')],
        },
        {
          id: 'let-it-hunt-for-itself',
          effects: [
            d10(
              upTo(6, tell('mice'), gain({ vegetable: 1 }), change('misery', -1, 'one')),
              upTo(10, tell('gone'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'give-it-to-the-family-opposite',
          effects: [tell('opposite'), gain({ water: 1, cigarette: 1 })],
        },
      ],
    },
    'the-queue-scatters': {
      notes: ['violence', 'injury'],
      options: [
        {
          id: 'lift-the-old-man',
          effects: [
            prowess(
              1,
              [tell('lifted'), change('misery', -1, 'actor'), gain({ 'raw-food': 1 })],
              [tell('dragged'), change('fatigue', 1, 'actor'), change('misery', -1, 'actor')],
            ),
          ],
        },
        {
          id: 'gather-the-loaves',
          effects: [tell('loaves'), gain({ 'raw-food': 2 }), change('misery', 1, 'present')],
        },
        {
          id: 'lie-still-until-it-ends',
          effects: [d10(upTo(3, tell('glass'), change('wounds', 1, 'one')), upTo(10, tell('dust')))],
        },
      ],
    },
    'the-cheap-meat': {
      where: 'home',
      notes: ['hunger', 'illness'],
      people: 2,
      options: [
        { id: 'bury-it-in-the-yard', effects: [tell('buried'), lose({ 'raw-food': 1 })] },
        {
          id: 'boil-it-for-three-hours',
          cost: { wood: 1, water: 1 },
          effects: [tell('boiled'), change('hunger', -1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'fry-it-and-ask-nothing',
          effects: [
            d10(
              upTo(5, tell('cramps'), change('illness', 1, 'one')),
              upTo(10, tell('full'), change('hunger', -1, 'one')),
            ),
          ],
        },
      ],
    },
  },
);
