import {
  arrival,
  change,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  prowess,
  readOn,
  tell,
  tonight,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const NAMES_ON_THE_WALL: readonly Story[] = storiesOf(
  { card: 'names-on-the-wall', where: 'home' },
  {
    red: {
      notes: ['death'],
      options: [
        { id: 'go-through-his-coat', effects: [readOn('the-grey-coat')] },
        {
          id: 'ask-along-the-street',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(4, tell('somebody-knew'), change('misery', -1, 'one')),
              upTo(10, tell('try-the-coat'), readOn('the-grey-coat')),
            ),
          ],
        },
        { id: 'write-what-we-saw', effects: [tell('forty-four')] },
      ],
    },
    blue: {
      options: [
        {
          id: 'burn-the-frame',
          effects: [tell('paint-smoke'), gain({ wood: 2 }), change('misery', 1, 'one')],
        },
        {
          id: 'cut-round-the-marks',
          effects: [
            prowess(
              1,
              [tell('a-ruler'), gain({ wood: 1 }), change('misery', -1, 'one')],
              [tell('split'), gain({ wood: 1 }), change('misery', 1, 'actor')],
            ),
          ],
        },
        { id: 'measure-ourselves', effects: [tell('hats-off'), change('misery', -1, 'one')] },
      ],
    },
    green: {
      options: [
        { id: 'rub-it-off', effects: [tell('clean-door'), tonight(-1, 0)] },
        {
          id: 'leave-it-and-watch',
          effects: [
            tell('at-the-shutter'),
            change('fatigue', 1, 'one'),
            tonight(0, -1),
            later(1, 'what-the-ring-meant'),
          ],
        },
        {
          id: 'chalk-every-door',
          effects: [tell('all-alike'), change('fatigue', 1, 'one'), later(1, 'what-the-ring-meant')],
        },
      ],
    },
    yellow: {
      people: 2,
      options: [
        {
          id: 'send-a-runner',
          cost: { cigarette: 1 },
          effects: [tell('half-now'), later(2, 'word-from-across')],
        },
        {
          id: 'write-our-street-beneath',
          effects: [
            d10(
              upTo(7, tell('ink-holds'), later(2, 'word-from-across')),
              upTo(10, tell('wall-gone'), change('misery', 1, 'one')),
            ),
          ],
        },
        { id: 'fold-it-and-keep-it', effects: [tell('breast-pocket'), change('misery', -1, 'one')] },
      ],
    },
    white: {
      options: [
        {
          id: 'dig-with-the-shovel',
          when: { kind: 'has', goods: { shovel: 1 } },
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('seeping'), gain({ water: 2 })),
              upTo(10, tell('old-bricks'), gain({ components: 1 })),
            ),
          ],
        },
        {
          id: 'lift-the-slabs',
          effects: [
            prowess(
              1,
              [tell('a-cupful'), gain({ water: 1, components: 1 })],
              [tell('a-toe'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        { id: 'sign-below-them', effects: [tell('long-ears'), change('misery', -1, 'one')] },
      ],
    },
  },
  {
    'the-grey-coat': {
      notes: ['death'],
      options: [
        {
          id: 'take-her-the-bag',
          effects: [
            empathy(
              [tell('set-for-two'), change('misery', -1, 'actor'), gain({ vegetable: 1 })],
              [tell('the-chain'), change('misery', 1, 'actor')],
            ),
          ],
        },
        { id: 'send-it-with-the-list', effects: [tell('the-packet'), gain({ cigarette: 2 })] },
        {
          id: 'keep-all-of-it',
          effects: [
            tell('still-sealed'),
            gain({ meds: 1, cigarette: 2 }),
            change('misery', 1, 'one'),
            change('misery', 1, 'one'),
          ],
        },
      ],
    },
    'what-the-ring-meant': {
      options: [
        {
          id: 'open-the-door',
          effects: [
            d10(
              upTo(6, tell('a-ladle'), gain({ 'raw-food': 1, vegetable: 1 })),
              upTo(10, tell('the-tarpaulin'), giveUp(2, 'any')),
            ),
          ],
        },
        {
          id: 'speak-through-it',
          effects: [empathy([tell('a-parish'), gain({ 'raw-food': 1 })], [tell('they-move-on')])],
        },
        {
          id: 'keep-still',
          effects: [
            d10(upTo(6, tell('next-house'), change('misery', 1, 'one')), upTo(10, tell('tried-the-latch'))),
          ],
        },
      ],
    },
    'word-from-across': {
      effects: [change('misery', -1, 'one')],
      options: [
        { id: 'make-room', when: { kind: 'group', atMost: 3 }, effects: [tell('end-of-the-row'), arrival] },
        {
          id: 'cook-a-supper',
          cost: { 'raw-food': 1 },
          effects: [tell('last-boat'), change('misery', -1, 'one'), gain({ bandage: 1 })],
        },
        { id: 'find-a-bed-nearby', effects: [tell('ten-minutes-off'), gain({ coffee: 1 })] },
      ],
    },
  },
);
