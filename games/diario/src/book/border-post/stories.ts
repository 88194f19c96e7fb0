import {
  change,
  d10,
  empathy,
  encounter,
  gain,
  giveBack,
  giveUp,
  noise,
  noiseRoll,
  prowess,
  tell,
  upTo,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

/** Read on arrival, before the first card is turned. */
export const BORDER_POST: readonly Story[] = storiesOf(
  { card: 'border-post', where: 'out' },
  {
    red: {
      notes: ['injury'],
      options: [
        {
          id: 'put-something-in-the-tin',
          cost: { cigarette: 2 },
          effects: [
            d10(upTo(7, tell('the-mast-goes-up')), upTo(10, tell('one-comes-back'), gain({ cigarette: 1 }))),
          ],
        },
        {
          id: 'wait-for-the-change-of-guard',
          effects: [
            giveBack(2),
            d10(upTo(7, tell('two-others')), upTo(10, tell('they-play-on'), giveBack(1))),
          ],
        },
        {
          id: 'crawl-under-the-wire',
          effects: [
            prowess(1, [tell('on-our-backs')], [tell('a-sleeve'), change('wounds', 1, 'actor'), noise(1)]),
          ],
        },
      ],
    },
    blue: {
      register: 'form',
      notes: ['injury'],
      options: [
        {
          id: 'hire-the-pencil',
          cost: { cigarette: 1 },
          effects: [d10(upTo(7, tell('stamped-twice')), upTo(10, tell('he-reads-it'), giveBack(1)))],
        },
        {
          id: 'write-with-a-cinder',
          effects: [d10(upTo(5, tell('he-cannot-read-it')), upTo(10, tell('to-be-copied'), giveBack(3)))],
        },
        {
          id: 'go-round-by-the-balconies',
          effects: [
            prowess(
              1,
              [tell('three-balconies')],
              [tell('the-railing'), change('wounds', 1, 'actor'), noise(2), noiseRoll],
            ),
          ],
        },
      ],
    },
    green: {
      options: [
        {
          id: 'carry-the-saucepan-over',
          effects: [
            giveBack(1),
            change('misery', -1, 'one'),
            d10(
              upTo(7, tell('eleven-steps')),
              upTo(10, tell('he-will-not-eat-alone'), change('hunger', -1, 'one'), giveBack(2)),
            ),
          ],
        },
        {
          id: 'buy-her-ten-minutes',
          cost: { cigarette: 2 },
          effects: [
            change('misery', -1, 'one'),
            d10(upTo(6, tell('ten-minutes')), upTo(10, tell('the-sentry-forgets'), gain({ vegetable: 1 }))),
          ],
        },
        {
          id: 'go-over-with-empty-hands',
          effects: [
            d10(
              upTo(6, tell('the-spoon')),
              upTo(10, tell('she-calls-after-us'), change('misery', 1, 'one'), noise(1)),
            ),
          ],
        },
      ],
    },
    yellow: {
      register: 'dialogue',
      options: [
        {
          id: 'let-the-sergeant-sleep',
          effects: [
            empathy([tell('he-looks-at-the-sky')], [tell('he-wakes-the-sergeant'), noise(2), noiseRoll]),
          ],
        },
        {
          id: 'give-him-something-to-eat',
          cost: { 'raw-food': 1 },
          effects: [
            gain({ ammo: 1 }),
            change('misery', -1, 'one'),
            d10(upTo(7, tell('all-but-one')), upTo(10, tell('he-keeps-half'), gain({ cigarette: 1 }))),
          ],
        },
        {
          id: 'ask-for-the-sergeant',
          effects: [
            giveBack(1),
            d10(upTo(6, tell('in-his-socks'), giveUp(1, 'any')), upTo(10, tell('no-sergeant'))),
          ],
        },
      ],
    },
    white: {
      register: 'silence',
      notes: ['injury'],
      options: [
        {
          id: 'go-as-the-dog-goes',
          effects: [
            giveBack(2),
            d10(upTo(7, tell('foot-by-foot')), upTo(10, tell('the-dog-waits'), change('misery', -1, 'one'))),
          ],
        },
        {
          id: 'look-into-the-hut',
          effects: [
            gain({ coffee: 1, ammo: 1 }),
            d10(upTo(5, tell('it-boils-over'), encounter), upTo(10, tell('four-cups'), giveBack(2))),
          ],
        },
        {
          id: 'walk-down-the-middle',
          effects: [
            d10(
              upTo(3, tell('the-fishing-line'), change('wounds', 1, 'one'), noise(2)),
              upTo(10, tell('swept-for-somebody')),
            ),
          ],
        },
      ],
    },
  },
);
