import {
  change,
  cold,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  readOn,
  tell,
  tonight,
  trade,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const OLD_PHOTOGRAPHS: readonly Story[] = storiesOf(
  { card: 'old-photographs', where: 'home' },
  {
    red: {
      options: [
        {
          id: 'break-into-the-wall',
          effects: [
            change('fatigue', 1, 'one'),
            d10(upTo(6, readOn('behind-the-bricks')), upTo(10, tell('only-wall'), gain({ components: 1 }))),
          ],
        },
        { id: 'keep-the-album-out', effects: [tell('turning-pages'), change('misery', -1, 'one')] },
        { id: 'burn-the-album', effects: [tell('thick-card'), cold(-1), change('misery', 1, 'one')] },
      ],
    },
    blue: {
      options: [
        {
          id: 'burn-everything',
          effects: [tell('bare-stairs'), gain({ wood: 2 }), cold(-1), change('misery', 1, 'one')],
        },
        { id: 'burn-the-frames', effects: [tell('tacks'), gain({ wood: 1 }), change('fatigue', 1, 'one')] },
        { id: 'leave-them-hanging', effects: [tell('good-evening'), cold(1), change('misery', -1, 'one')] },
      ],
    },
    green: {
      options: [
        {
          id: 'glaze-the-windows',
          effects: [tell('daylight'), cold(-1), later(2, 'the-bride-in-the-window')],
        },
        { id: 'put-them-back', effects: [tell('dry-straw'), later(2, 'the-bride-asks')] },
        { id: 'wash-off-the-silver', effects: [tell('basin'), gain({ chems: 2 })] },
      ],
    },
    yellow: {
      notes: ['death'],
      options: [
        {
          id: 'take-him-the-picture',
          effects: [
            empathy(
              [tell('third-row'), gain({ 'canned-food': 1, cigarette: 2 })],
              [tell('another-name'), giveUp(1, 'any'), change('misery', 1, 'actor')],
            ),
          ],
        },
        { id: 'send-him-tobacco', cost: { cigarette: 1 }, effects: [tell('slow-patrol'), tonight(-1, -1)] },
        { id: 'put-it-away', effects: [tell('face-down')] },
      ],
    },
    white: { people: 2, effects: [change('misery', -1, 'one')] },
  },
  {
    'behind-the-bricks': {
      effects: [gain({ 'raw-food': 1 })],
      options: [
        {
          id: 'unwrap-the-parcel',
          effects: [tell('rings'), gain({ jewelry: 1 }), change('misery', 1, 'one')],
        },
        { id: 'wall-it-up-again', effects: [tell('mortar'), change('misery', -1, 'one')] },
      ],
    },
    'the-bride-in-the-window': {
      notes: ['grief'],
      options: [
        {
          id: 'take-out-the-pane',
          effects: [tell('in-a-towel'), cold(1), change('misery', -1, 'one'), gain({ vegetable: 1 })],
        },
        {
          id: 'bring-her-inside',
          effects: [
            empathy(
              [tell('until-noon'), change('misery', -1, 'actor'), gain({ cigarette: 2 })],
              [tell('her-bag'), change('misery', 1, 'actor')],
            ),
          ],
        },
        { id: 'leave-it-in', effects: [tell('she-nods'), change('misery', 1, 'one')] },
      ],
    },
    'the-bride-asks': {
      options: [
        { id: 'take-what-she-offers', effects: [tell('a-ham'), gain({ 'raw-food': 1 })] },
        {
          id: 'let-it-be-a-gift',
          effects: [tell('late-present'), change('misery', -1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'ask-what-she-sells',
          effects: [tell('from-the-bag'), trade(1, ['coffee', 'sugar', 'meds', 'book'])],
        },
      ],
    },
  },
);
