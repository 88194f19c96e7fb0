import {
  change,
  empathy,
  fight,
  gain,
  giveBack,
  later,
  leave,
  noise,
  prowess,
  tell,
  tonight,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const RIVER_CHAPEL: readonly Story[] = storiesOf(
  { card: 'river-chapel', where: 'out' },
  {
    red: {
      notes: ['death', 'grief'],
      options: [
        {
          id: 'dig-with-his-coal-pan',
          effects: [giveBack(2), tell('pan'), change('fatigue', 1, 'actor'), change('misery', -1, 'actor')],
        },
        {
          id: 'dig-with-our-shovel',
          when: { kind: 'has', goods: { shovel: 1 } },
          effects: [giveBack(1), tell('shovel'), change('misery', -1, 'one'), gain({ vegetable: 1 })],
        },
        { id: 'say-we-cannot-stay', effects: [tell('bell'), change('misery', 1, 'one')] },
      ],
    },
    blue: {
      options: [
        {
          id: 'read-the-slips',
          effects: [
            giveBack(1),
            empathy(
              [tell('slips'), change('misery', -1, 'actor')],
              [tell('known-hand'), change('misery', 1, 'actor'), gain({ cigarette: 1 })],
            ),
          ],
        },
        {
          id: 'take-the-ring',
          effects: [tell('ring'), gain({ jewelry: 1 }), change('misery', 1, 'present')],
        },
        {
          id: 'leave-a-cigarette-and-a-wish',
          cost: { cigarette: 1 },
          effects: [tell('wish'), change('misery', -1, 'one')],
        },
      ],
    },
    green: {
      options: [
        {
          id: 'pay-their-fare',
          cost: { cigarette: 2 },
          effects: [tell('fare'), change('misery', -1, 'one'), later(3, 'news-from-the-far-bank')],
        },
        {
          id: 'row-in-place-of-the-fare',
          effects: [
            giveBack(3),
            prowess(
              1,
              [tell('rowed'), change('misery', -1, 'actor'), later(2, 'news-from-the-far-bank')],
              [tell('current'), change('fatigue', 1, 'actor'), later(3, 'news-from-the-far-bank')],
            ),
          ],
        },
        {
          id: 'watch-the-boat-go',
          effects: [tell('bundle'), gain({ vegetable: 1 }), change('misery', 1, 'one')],
        },
      ],
    },
    yellow: {
      notes: ['hunger'],
      options: [
        {
          id: 'carry-the-basket-round',
          effects: [giveBack(2), tell('round'), change('misery', -1, 'one'), gain({ 'raw-food': 1 })],
        },
        { id: 'eat-by-the-oven', effects: [giveBack(1), tell('oven'), change('hunger', -1, 'one')] },
        {
          id: 'take-the-basket-home',
          effects: [tell('basket'), gain({ 'raw-food': 2 }), change('misery', 1, 'present')],
        },
      ],
    },
    white: {
      notes: ['violence'],
      options: [
        {
          id: 'sit-down-a-row-behind',
          effects: [
            giveBack(1),
            empathy([tell('told'), tonight(-2, 0), gain({ cigarette: 2 })], [tell('stiff'), noise(1)]),
          ],
        },
        {
          id: 'empty-his-ammunition-pouch',
          effects: [
            prowess(
              1,
              [tell('pouch'), gain({ ammo: 3 }), change('misery', 1, 'actor')],
              [
                tell('turned'),
                fight({
                  count: [{ upTo: 10, enemies: 1 }],
                  weapons: { A: ['knife'], B: ['knife'], C: [] },
                  thugs: false,
                }),
              ],
            ),
          ],
        },
        { id: 'go-out-as-we-came', effects: [tell('out'), noise(-1)] },
      ],
    },
  },
  {
    'news-from-the-far-bank': {
      where: 'home',
      people: 2,
      effects: [gain({ coffee: 1 })],
      options: [
        { id: 'take-the-parcel', effects: [tell('parcel'), gain({ 'herbal-meds': 1, sugar: 1 })] },
        { id: 'let-him-keep-it-for-the-next-fare', effects: [tell('next'), change('misery', -1, 'one')] },
        {
          id: 'let-one-of-us-cross',
          when: { kind: 'anyone', state: 'misery', atLeast: 3 },
          effects: [tell('crossed'), leave('one'), gain({ 'canned-food': 1, meds: 1 })],
        },
      ],
    },
  },
);
