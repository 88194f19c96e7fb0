import {
  change,
  cold,
  d10,
  empathy,
  gain,
  later,
  leave,
  lose,
  readOn,
  tell,
  tonight,
  trade,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const THE_ARGUMENT: readonly Story[] = storiesOf(
  { card: 'the-argument', where: 'home' },
  {
    red: {
      people: 2,
      effects: [lose({ water: 1 })],
      options: [
        {
          id: 'let-everyone-wash',
          cost: { water: 1 },
          effects: [tell('one-basin'), change('misery', -1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'mark-the-cans',
          effects: [tell('eight-lines'), change('misery', 1, 'one'), gain({ water: 1 })],
        },
        {
          id: 'make-peace',
          effects: [
            empathy(
              [tell('the-smell'), change('misery', -1, 'one')],
              [tell('stables-again'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    blue: {
      people: 2,
      options: [
        {
          id: 'ask-for-one-more-week',
          effects: [
            empathy(
              [tell('unpacks'), change('misery', -1, 'one')],
              [tell('one-place'), readOn('a-bag-by-the-door')],
            ),
          ],
        },
        {
          id: 'say-what-it-would-cost',
          effects: [
            d10(
              upTo(5, tell('stays-angry'), change('misery', 1, 'one')),
              upTo(10, tell('did-the-sum'), readOn('a-bag-by-the-door')),
            ),
          ],
        },
        {
          id: 'sell-the-place',
          effects: [
            tell('a-merchant'),
            gain({ 'canned-food': 1, cigarette: 2 }),
            change('misery', 1, 'one'),
            change('misery', 1, 'one'),
          ],
        },
      ],
    },
    green: {
      notes: ['violence'],
      people: 2,
      options: [
        {
          id: 'keep-them',
          effects: [tell('top-shelf'), gain({ ammo: 2, 'weapon-part': 1 }), change('misery', 1, 'one')],
        },
        {
          id: 'sell-them',
          effects: [
            tell('back-room'),
            gain({ ammo: 2 }),
            trade(2, ['canned-food', 'meds', 'coffee', 'mechanical-part']),
          ],
        },
        { id: 'drop-them-in-the-river', effects: [tell('no-splash'), change('misery', -1, 'one')] },
        { id: 'give-them-to-the-watch', effects: [tell('two-old-men'), tonight(-1, -1)] },
      ],
    },
    yellow: {
      people: 2,
      effects: [
        d10(
          upTo(6, tell('by-a-couple'), change('misery', -1, 'one')),
          upTo(9, tell('the-hem'), cold(1), change('misery', 1, 'one')),
          upTo(10, tell('in-five'), change('misery', -1, 'one'), change('misery', -1, 'one')),
        ),
      ],
    },
    white: {
      people: 2,
      options: [
        { id: 'write-a-rota', effects: [tell('ruled-lines'), later(2, 'the-rota')] },
        {
          id: 'draw-straws',
          effects: [
            d10(
              upTo(5, tell('short-straw'), change('misery', -1, 'one')),
              upTo(10, tell('same-again'), change('fatigue', 1, 'one'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'thank-the-one-with-boots-on',
          effects: [
            empathy(
              [tell('unlaced'), change('misery', -1, 'one')],
              [tell('like-a-tip'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
  },
  {
    'a-bag-by-the-door': {
      people: 2,
      options: [
        { id: 'say-goodbye', effects: [tell('the-share-left'), gain({ 'raw-food': 1 }), leave('one')] },
        {
          id: 'pay-the-man-to-wait',
          cost: { cigarette: 2 },
          effects: [tell('another-time'), change('misery', -1, 'one')],
        },
        {
          id: 'stand-in-the-door',
          effects: [tell('one-whistle'), change('misery', 1, 'one'), change('misery', 1, 'one')],
        },
      ],
    },
    'the-rota': {
      notes: ['illness'],
      people: 2,
      options: [
        {
          id: 'go-instead',
          effects: [tell('initialled'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'hold-to-the-paper',
          effects: [
            d10(
              upTo(5, tell('fresh-air'), gain({ components: 2 })),
              upTo(10, tell('came-back-shaking'), gain({ components: 1 }), change('illness', 1, 'one')),
            ),
          ],
        },
        {
          id: 'tear-it-up',
          effects: [tell('private-accounts'), change('fatigue', -1, 'one'), change('misery', 1, 'one')],
        },
      ],
    },
  },
);
