import {
  arrival,
  change,
  d10,
  empathy,
  gain,
  giveBack,
  later,
  noise,
  noiseRoll,
  prowess,
  readOn,
  search,
  tell,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const HIDING_FAMILY: readonly Story[] = storiesOf(
  { card: 'hiding-family', where: 'out' },
  {
    red: {
      notes: ['hunger'],
      options: [
        { id: 'crouch-in-with-them', effects: [giveBack(3), tell('somebody-elses-knees'), noise(-2)] },
        {
          id: 'sugar-for-the-baby',
          cost: { sugar: 1 },
          effects: [tell('it-sucks-and-stares'), gain({ cigarette: 2 }), change('misery', -1, 'one')],
        },
        {
          id: 'draw-them-off',
          effects: [
            noise(1),
            prowess(
              1,
              [tell('over-the-roofs'), change('misery', -1, 'actor')],
              [tell('not-fast-enough'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'slip-out-by-the-back',
          effects: [giveBack(1), tell('the-baby-after-all'), change('misery', 1, 'one')],
        },
      ],
    },
    blue: {
      notes: ['violence'],
      options: [
        {
          id: 'show-empty-hands',
          effects: [
            empathy(
              [tell('he-lowers-the-bar'), search('heap'), later(1, 'their-lodger')],
              [tell('no-nearer'), giveBack(2)],
            ),
          ],
        },
        {
          id: 'push-past-him',
          effects: [
            prowess(
              1,
              [
                tell('eight-people-against-a-wall'),
                gain({ 'raw-food': 1, vegetable: 1 }),
                change('misery', 1, 'present'),
              ],
              [tell('he-does-hit'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'say-good-night',
          effects: [giveBack(1), tell('good-night-from-below'), later(2, 'their-lodger')],
        },
      ],
    },
    green: {
      options: [
        { id: 'take-the-loaf', effects: [tell('warm-under-the-coat'), gain({ 'raw-food': 1 })] },
        {
          id: 'warn-them-of-the-smoke',
          effects: [
            empathy(
              [tell('a-wet-sack-on-the-flue'), later(1, 'bread-on-the-sill'), change('misery', -1, 'actor')],
              [tell('so-that-is-the-price'), giveBack(1)],
            ),
          ],
        },
        {
          id: 'ask-for-a-second-loaf',
          effects: [tell('five-pairs-of-eyes'), gain({ 'raw-food': 2 }), change('misery', 1, 'present')],
        },
        { id: 'take-nothing', effects: [tell('just-the-smell'), later(2, 'bread-on-the-sill')] },
      ],
    },
    yellow: {
      notes: ['illness'],
      options: [
        {
          id: 'give-them-medicine',
          cost: { meds: 1 },
          effects: [tell('broken-in-four'), gain({ jewelry: 1 }), change('misery', -1, 'one')],
        },
        {
          id: 'show-them-what-to-do',
          effects: [
            giveBack(2),
            empathy(
              [tell('wet-cloths-on-the-calves'), change('misery', -1, 'actor')],
              [tell('it-only-shivers'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'promise-to-send-help',
          effects: [tell('the-father-writes-it-down'), later(1, 'a-promise-with-the-hour')],
        },
        { id: 'wish-them-well', effects: [change('misery', 1, 'one'), tell('coats-still-on')] },
      ],
    },
    white: {
      notes: ['animals'],
      options: [
        {
          id: 'take-them-there',
          effects: [
            giveBack(3),
            d10(
              upTo(
                2,
                tell('a-flare-over-the-gardens'),
                change('wounds', 1, 'actor'),
                change('misery', -1, 'one'),
              ),
              upTo(10, tell('the-mother-remembers-the-keys'), readOn('keys-to-a-flat')),
            ),
          ],
        },
        {
          id: 'describe-the-way',
          effects: [
            giveBack(1),
            empathy(
              [tell('the-smallest-has-it'), readOn('keys-to-a-flat')],
              [tell('they-will-wait-a-little'), change('misery', 1, 'one')],
            ),
          ],
        },
        { id: 'climb-out-again', effects: [tell('nine-faces')] },
      ],
    },
  },
  {
    'their-lodger': {
      where: 'home',
      options: [
        {
          id: 'take-the-lodger-in',
          when: { kind: 'group', atMost: 3 },
          effects: [tell('a-hook-for-the-coat'), arrival],
        },
        {
          id: 'give-something-for-the-road',
          cost: { 'raw-food': 1 },
          effects: [tell('tied-in-with-the-rest'), change('misery', -1, 'one')],
        },
        { id: 'say-we-are-too-many', effects: [tell('the-note-is-left'), change('misery', 1, 'one')] },
      ],
    },
    'bread-on-the-sill': { where: 'home', effects: [gain({ 'raw-food': 1 }), change('misery', -1, 'one')] },
    'a-promise-with-the-hour': {
      where: 'home',
      notes: ['illness', 'death-of-a-child'],
      options: [
        {
          id: 'send-herbal-medicine',
          cost: { 'herbal-meds': 1 },
          effects: [tell('it-sits-up-for-tea'), change('misery', -1, 'present')],
        },
        {
          id: 'send-clean-water',
          cost: { water: 1 },
          effects: [
            d10(
              upTo(7, tell('the-fever-breaks'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
              upTo(10, tell('the-chairs-are-apart'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'go-with-empty-hands',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('somebody-came'), change('misery', -1, 'actor')],
              [tell('he-looks-behind-us'), change('illness', 1, 'actor')],
            ),
          ],
        },
        { id: 'let-the-hour-pass', effects: [tell('the-boots-unlaced'), change('misery', 1, 'one')] },
      ],
    },
    'keys-to-a-flat': {
      options: [
        { id: 'go-by-the-list', effects: [search('pantry'), tell('eaten-in-order')] },
        { id: 'go-through-the-drawers', effects: [search('furniture'), tell('school-reports')] },
        {
          id: 'take-the-place-apart',
          effects: [
            search('pantry'),
            search('furniture'),
            tell('the-clock-stops'),
            change('misery', 1, 'one'),
            noise(3),
            noiseRoll,
          ],
        },
        {
          id: 'sleep-in-a-made-bed',
          effects: [
            giveBack(3),
            tell('sheets'),
            change('fatigue', -1, 'present'),
            change('misery', -1, 'one'),
          ],
        },
      ],
    },
  },
);
