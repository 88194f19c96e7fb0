import {
  change,
  d10,
  empathy,
  gain,
  giveUp,
  ideas,
  later,
  readOn,
  tell,
  upTo,
  when,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const OLD_TEACHER: readonly Story[] = storiesOf(
  { card: 'old-teacher', where: 'home' },
  {
    red: {
      options: [
        {
          id: 'heat-the-room',
          cost: { wood: 1 },
          effects: [
            tell('breath-no-longer-shows'),
            change('misery', -1, 'one'),
            later(2, 'the-exercise-book'),
          ],
        },
        {
          id: 'lend-the-room-cold',
          effects: [
            when(
              { kind: 'cold', atLeast: 5 },
              [tell('the-ink-freezes'), change('misery', 1, 'one')],
              [
                d10(
                  upTo(6, tell('coats-and-mittens'), later(2, 'the-exercise-book')),
                  upTo(10, tell('the-lesson-is-cut-short'), change('misery', 1, 'one')),
                ),
              ],
            ),
          ],
        },
        {
          id: 'sit-in-the-back-row',
          effects: [tell('a-long-enough-lever'), change('fatigue', 1, 'actor'), ideas(1)],
        },
        { id: 'say-there-is-no-room', effects: [tell('a-line-through-our-name')] },
      ],
    },
    blue: {
      options: [
        {
          id: 'buy-some-to-read',
          cost: { vegetable: 1 },
          effects: [tell('she-chooses-for-us'), gain({ book: 2 }), change('misery', -1, 'one')],
        },
        {
          id: 'buy-some-to-burn',
          cost: { cigarette: 1 },
          effects: [tell('volumes-nine-to-fourteen'), gain({ wood: 2 })],
        },
        {
          id: 'offer-her-a-shelf',
          effects: [
            empathy(
              [tell('on-permanent-loan'), gain({ book: 1 }), change('misery', -1, 'actor')],
              [tell('shelves-burn-too')],
            ),
          ],
        },
        { id: 'let-her-pass', effects: [tell('the-runners-on-the-stones')] },
      ],
    },
    green: {
      options: [
        {
          id: 'dig-with-the-shovel',
          when: { kind: 'has', goods: { shovel: 1 } },
          effects: [tell('an-hours-work'), readOn('the-chemistry-cabinet')],
        },
        {
          id: 'dig-by-hand',
          effects: [
            change('fatigue', 1, 'actor'),
            d10(
              upTo(2, tell('the-stairs-slip'), change('wounds', 1, 'actor')),
              upTo(10, readOn('the-chemistry-cabinet')),
            ),
          ],
        },
        { id: 'stay-at-home', effects: [tell('third-row')] },
      ],
    },
    yellow: {
      notes: ['illness', 'grief'],
      options: [
        {
          id: 'answer-to-the-names',
          effects: [
            empathy(
              [tell('all-present'), change('misery', -1, 'actor'), change('misery', -1, 'one')],
              [tell('that-is-not-his-voice'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'walk-him-home',
          effects: [
            change('fatigue', 1, 'actor'),
            d10(
              upTo(1, tell('a-shot-on-the-way'), change('wounds', 1, 'actor')),
              upTo(10, tell('his-wife-at-the-gate'), gain({ vegetable: 1 })),
            ),
          ],
        },
        {
          id: 'make-him-something-hot',
          cost: { coffee: 1 },
          effects: [tell('break-time'), change('misery', -1, 'one')],
        },
      ],
    },
    white: {
      notes: ['death'],
      options: [
        {
          id: 'hide-it',
          effects: [
            tell('behind-the-third-tile'),
            change('misery', -1, 'one'),
            later(1, 'questions-about-a-copybook'),
          ],
        },
        {
          id: 'copy-it-out',
          effects: [
            tell('two-candles'),
            change('fatigue', 1, 'one'),
            change('misery', -1, 'one'),
            later(2, 'questions-about-a-copybook'),
          ],
        },
        { id: 'refuse-it', effects: [tell('the-weather-then')] },
      ],
    },
  },
  {
    'the-exercise-book': {
      effects: [gain({ book: 1 })],
      options: [
        { id: 'pin-up-the-drawings', effects: [tell('large-hands'), change('misery', -1, 'one')] },
        { id: 'study-the-machine', effects: [tell('minus-the-bed'), ideas(2)] },
        {
          id: 'send-food-back',
          cost: { vegetable: 2 },
          effects: [tell('shared-by-eleven'), change('misery', -1, 'present')],
        },
      ],
    },
    'the-chemistry-cabinet': {
      options: [
        { id: 'take-the-spirit', effects: [tell('ninety-six-per-cent'), gain({ 'pure-alcohol': 1 })] },
        { id: 'take-the-powders', effects: [tell('in-twists-of-paper'), gain({ chems: 3, filter: 1 })] },
        {
          id: 'take-it-to-the-clinic',
          effects: [
            tell('the-clinic-signs-for-it'),
            gain({ 'herbal-meds': 1 }),
            change('misery', -1, 'actor'),
            change('fatigue', 1, 'one'),
          ],
        },
      ],
    },
    'questions-about-a-copybook': {
      notes: ['death', 'violence'],
      options: [
        {
          id: 'know-of-no-copybook',
          effects: [
            empathy(
              [tell('they-leave-the-dust'), change('misery', -1, 'actor')],
              [tell('a-glance-at-the-stove'), giveUp(2, 'any'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'hand-it-over',
          effects: [tell('the-tin-stays'), gain({ 'canned-food': 1 }), change('misery', 1, 'present')],
        },
        {
          id: 'burn-it-first',
          effects: [
            d10(
              upTo(4, tell('a-page-comes-out'), change('wounds', 1, 'one')),
              upTo(10, tell('eight-hundred-lines'), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
  },
);
