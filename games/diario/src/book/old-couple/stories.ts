import {
  change,
  d10,
  gain,
  giveBack,
  later,
  noise,
  noiseRoll,
  prowess,
  search,
  tell,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const OLD_COUPLE: readonly Story[] = storiesOf(
  { card: 'old-couple', where: 'out' },
  {
    red: {
      notes: ['hunger'],
      options: [
        {
          id: 'take-the-tray',
          effects: [
            tell('they-wish-us-good-night'),
            gain({ 'canned-food': 1, sugar: 1 }),
            change('misery', 1, 'present'),
          ],
        },
        {
          id: 'chop-a-chair',
          effects: [
            giveBack(2),
            noise(1),
            tell('the-chair-burns-blue'),
            gain({ coffee: 1 }),
            change('misery', -1, 'one'),
          ],
        },
        {
          id: 'add-to-the-tray',
          cost: { vegetable: 1 },
          effects: [tell('the-wrong-burglars'), change('misery', -1, 'present')],
        },
        { id: 'close-the-door-softly', effects: [giveBack(1), tell('a-voice-behind-the-door')] },
      ],
    },
    blue: {
      notes: ['death', 'grief'],
      options: [
        {
          id: 'bury-him',
          effects: [
            giveBack(2),
            change('fatigue', 1, 'actor'),
            tell('his-own-spade'),
            gain({ shovel: 1 }),
            change('misery', -1, 'one'),
          ],
        },
        { id: 'sit-with-her', effects: [giveBack(2), tell('second-helpings'), change('hunger', -1, 'one')] },
        {
          id: 'look-through-the-kitchen',
          effects: [search('pantry'), tell('she-hears-the-drawers'), change('misery', 1, 'actor')],
        },
        { id: 'leave-them', effects: [tell('she-pours-him-tea')] },
      ],
    },
    green: {
      options: [
        {
          id: 'dance-with-them',
          effects: [giveBack(2), noise(1), tell('mind-the-hole'), change('misery', -1, 'one')],
        },
        {
          id: 'mend-the-spring',
          cost: { 'mechanical-part': 1 },
          effects: [
            giveBack(1),
            tell('four-minutes-on-one-winding'),
            gain({ moonshine: 1, sugar: 1 }),
            change('misery', -1, 'one'),
          ],
        },
        {
          id: 'search-under-the-music',
          effects: [search('furniture'), tell('nobody-winds-it'), change('misery', 1, 'actor')],
        },
        { id: 'listen-and-go-on', effects: [tell('humming-all-night')] },
      ],
    },
    yellow: {
      notes: ['hunger'],
      options: [
        {
          id: 'lift-it-for-a-share',
          effects: [
            prowess(
              1,
              [tell('halves-to-the-last-pear'), gain({ 'raw-food': 1, vegetable: 1 })],
              [tell('the-beam-slips'), gain({ vegetable: 1 }), noise(2), noiseRoll],
            ),
          ],
        },
        {
          id: 'lift-it-and-take-all',
          effects: [
            prowess(
              1,
              [tell('only-the-sand'), gain({ 'raw-food': 2, vegetable: 1 }), change('misery', 1, 'present')],
              [tell('it-will-not-move'), noise(2), noiseRoll],
            ),
          ],
        },
        { id: 'call-it-too-heavy', effects: [giveBack(1), tell('there-will-be-others')] },
      ],
    },
    white: {
      options: [
        {
          id: 'carry-the-letter',
          effects: [giveBack(1), tell('they-stand-at-the-window'), later(2, 'number-nineteen')],
        },
        {
          id: 'keep-the-ring',
          effects: [tell('three-stitches'), gain({ jewelry: 1 }), change('misery', 1, 'present')],
        },
        { id: 'make-no-promises', effects: [tell('it-can-wait')] },
      ],
    },
  },
  {
    'number-nineteen': {
      where: 'home',
      notes: ['grief', 'death'],
      effects: [
        d10(
          upTo(6, tell('she-is-a-nurse'), gain({ bandage: 1 }), change('misery', -1, 'one')),
          upTo(10, tell('a-gate-and-nothing'), gain({ jewelry: 1 }), change('misery', 1, 'one')),
        ),
      ],
    },
  },
);
