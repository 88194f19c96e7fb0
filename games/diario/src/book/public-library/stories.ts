import {
  change,
  d10,
  empathy,
  fight,
  gain,
  giveBack,
  giveUp,
  ideas,
  later,
  noise,
  noiseRoll,
  prowess,
  readOn,
  tell,
  tonight,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const PUBLIC_LIBRARY: readonly Story[] = storiesOf(
  { card: 'public-library', where: 'out' },
  {
    red: {
      options: [
        { id: 'name-the-law', effects: [tell('law'), gain({ coffee: 1 })] },
        {
          id: 'name-the-poems',
          effects: [tell('poems'), gain({ book: 1, cigarette: 2 }), change('misery', 1, 'one')],
        },
        {
          id: 'carry-up-broken-chairs',
          effects: [
            giveBack(1),
            tell('chairs'),
            change('fatigue', 1, 'actor'),
            change('misery', -1, 'actor'),
            gain({ book: 1 }),
          ],
        },
      ],
    },
    blue: {
      options: [
        {
          id: 'look-for-the-missing-volume',
          effects: [giveBack(1), tell('stacks'), readOn('the-last-chapter')],
        },
        {
          id: 'listen-until-the-candle-is-out',
          effects: [giveBack(2), tell('candle'), change('misery', -1, 'one')],
        },
        {
          id: 'lie-down-among-them',
          effects: [
            giveBack(3),
            change('fatigue', -1, 'one'),
            d10(upTo(3, tell('robbed'), giveUp(1, 'any')), upTo(10, tell('slept'))),
          ],
        },
      ],
    },
    green: {
      options: [
        { id: 'trace-our-street', effects: [giveBack(2), tell('traced'), later(1, 'the-old-culvert')] },
        {
          id: 'cut-the-sheet-out',
          effects: [
            tell('cut'),
            change('misery', 1, 'one'),
            gain({ cigarette: 2 }),
            later(1, 'the-old-culvert'),
          ],
        },
        { id: 'study-the-builders-drawings', effects: [giveBack(2), tell('drawings'), ideas(1)] },
      ],
    },
    yellow: {
      notes: ['grief'],
      options: [
        {
          id: 'stamp-it-for-her',
          effects: [
            empathy(
              [tell('stamped'), change('misery', -1, 'actor'), gain({ coffee: 1, sugar: 1 })],
              [tell('mumbled'), gain({ coffee: 1 })],
            ),
          ],
        },
        {
          id: 'ask-her-what-it-is-about',
          effects: [giveBack(2), tell('about'), change('misery', -1, 'one')],
        },
        {
          id: 'tell-her-there-is-nobody-left',
          effects: [tell('nobody'), gain({ book: 1 }), change('misery', 1, 'one')],
        },
      ],
    },
    white: {
      notes: ['death', 'violence'],
      options: [
        {
          id: 'take-what-lies-there',
          effects: [
            gain({ ammo: 2, coffee: 1 }),
            d10(upTo(3, tell('whistling'), noise(3), noiseRoll), upTo(10, tell('taken'))),
          ],
        },
        {
          id: 'wall-the-window-with-books',
          effects: [
            giveBack(2),
            prowess(
              1,
              [tell('walled'), change('misery', -1, 'actor'), later(1, 'no-shots-on-the-corner')],
              [
                tell('returned'),
                fight({
                  count: [{ upTo: 10, enemies: 1 }],
                  weapons: { A: ['knife'], B: ['pistol', 'knife'], C: ['knife'] },
                  thugs: false,
                }),
              ],
            ),
          ],
        },
        { id: 'go-down-again', effects: [tell('down'), noise(-1)] },
      ],
    },
  },
  {
    'the-last-chapter': {
      options: [
        {
          id: 'read-it-as-it-is-written',
          effects: [
            empathy(
              [tell('quiet'), change('misery', -1, 'present')],
              [tell('wept'), change('misery', 1, 'actor'), gain({ vegetable: 1 })],
            ),
          ],
        },
        {
          id: 'make-up-another-ending',
          effects: [d10(upTo(6, tell('wedding'), change('misery', -1, 'one')), upTo(10, tell('doubted')))],
        },
        { id: 'keep-the-book', effects: [tell('kept'), gain({ book: 1 }), noise(-1)] },
      ],
    },
    'the-old-culvert': {
      where: 'home',
      people: 2,
      options: [
        {
          id: 'open-the-culvert',
          effects: [tell('opened'), gain({ components: 2, water: 1 }), tonight(2, 0)],
        },
        { id: 'brick-it-up', cost: { components: 1 }, effects: [tell('bricked'), tonight(-2, -1)] },
        {
          id: 'sit-and-listen-at-it',
          effects: [tell('listened'), change('fatigue', 1, 'one'), tonight(-1, -1)],
        },
      ],
    },
    'no-shots-on-the-corner': {
      where: 'home',
      options: [
        { id: 'fetch-water-with-everybody', effects: [tell('pump'), gain({ water: 2 })] },
        {
          id: 'search-the-cars-at-the-crossing',
          effects: [
            d10(
              upTo(3, tell('other-window'), change('wounds', 1, 'one')),
              upTo(10, tell('boot'), gain({ components: 2, 'raw-food': 1 })),
            ),
          ],
        },
        { id: 'stand-in-the-sun-for-once', effects: [tell('sun'), change('misery', -1, 'one')] },
      ],
    },
  },
);
