import {
  change,
  cold,
  d10,
  encounter,
  gain,
  giveBack,
  later,
  noise,
  noiseRoll,
  prowess,
  readOn,
  search,
  tell,
  tonight,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const TOWER_BLOCK: readonly Story[] = storiesOf(
  { card: 'tower-block', where: 'out' },
  {
    red: {
      options: [
        {
          id: 'fill-the-basket',
          cost: { vegetable: 1 },
          effects: [tell('filled'), change('misery', -1, 'one'), later(2, 'the-basket')],
        },
        { id: 'climb-up-to-her', effects: [tell('climbed'), giveBack(1), readOn('eleventh-floor')] },
        {
          id: 'keep-the-payment',
          effects: [tell('kept'), gain({ cigarette: 2, 'herbal-meds': 1 }), change('misery', 1, 'one')],
        },
      ],
    },
    blue: {
      options: [
        {
          id: 'turn-the-circles-into-crosses',
          effects: [
            giveBack(2),
            d10(
              upTo(3, tell('surprised'), encounter),
              upTo(10, tell('crosses'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
            ),
          ],
        },
        { id: 'open-a-circled-door', effects: [tell('opened'), search('furniture'), noise(1), noiseRoll] },
        { id: 'learn-the-marks-for-our-own-door', effects: [tell('learned'), tonight(-2, 0)] },
      ],
    },
    green: {
      notes: ['animals'],
      options: [
        { id: 'mend-the-wire', effects: [giveBack(2), tell('mended'), gain({ 'raw-food': 1 })] },
        {
          id: 'offer-sugar-for-a-bird',
          cost: { sugar: 1 },
          effects: [tell('sugar'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')],
        },
        {
          id: 'come-back-when-they-sleep',
          effects: [tell('feathers'), gain({ 'raw-food': 2 }), change('misery', 1, 'present')],
        },
      ],
    },
    yellow: {
      options: [
        {
          id: 'climb-down-the-cable',
          effects: [
            prowess(
              2,
              [tell('crate'), gain({ 'canned-food': 1, coffee: 1 })],
              [tell('slipped'), change('wounds', 1, 'actor'), gain({ coffee: 1 })],
            ),
          ],
        },
        { id: 'let-the-brake-go', effects: [tell('fell'), gain({ 'canned-food': 1 }), noise(4), noiseRoll] },
        {
          id: 'ask-on-the-sixth-floor',
          effects: [giveBack(1), tell('widow'), gain({ sugar: 1, 'mechanical-part': 1 })],
        },
      ],
    },
    white: {
      notes: ['alcohol'],
      options: [
        {
          id: 'go-in-and-dance',
          effects: [giveBack(2), tell('danced'), change('misery', -1, 'one'), change('fatigue', 1, 'one')],
        },
        {
          id: 'put-a-bottle-on-the-table',
          cost: { moonshine: 1 },
          effects: [giveBack(2), tell('bottle'), change('misery', -1, 'present'), gain({ vegetable: 1 })],
        },
        { id: 'sleep-under-the-coats', effects: [giveBack(3), tell('coats'), change('fatigue', -1, 'one')] },
        {
          id: 'go-through-the-pockets-in-the-hall',
          effects: [tell('pockets'), gain({ cigarette: 3, knife: 1 }), change('misery', 1, 'one')],
        },
      ],
    },
  },
  {
    'eleventh-floor': {
      options: [
        {
          id: 'hang-her-door-again',
          effects: [
            prowess(
              1,
              [tell('hung'), change('misery', -1, 'actor'), later(2, 'the-basket')],
              [tell('wedged'), change('fatigue', 1, 'actor'), later(3, 'the-basket')],
            ),
          ],
        },
        {
          id: 'stay-for-tea',
          effects: [giveBack(2), tell('tea'), change('misery', -1, 'one'), gain({ herb: 1 })],
        },
        { id: 'look-over-the-city-from-her-window', effects: [tell('window'), noise(-3)] },
      ],
    },
    'the-basket': {
      where: 'home',
      options: [
        {
          id: 'hang-the-quilt-before-the-window',
          effects: [tell('quilt'), cold(-1), change('misery', -1, 'one')],
        },
        { id: 'exchange-it-for-food', effects: [tell('exchanged'), gain({ 'raw-food': 1 })] },
      ],
    },
  },
);
