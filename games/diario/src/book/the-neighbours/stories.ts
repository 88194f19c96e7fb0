import {
  change,
  d10,
  empathy,
  gain,
  later,
  prowess,
  readOn,
  tell,
  tonight,
  upTo,
  when,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const THE_NEIGHBOURS: readonly Story[] = storiesOf(
  { card: 'the-neighbours', where: 'home' },
  {
    red: {
      notes: ['animals', 'hunger'],
      people: 2,
      options: [
        {
          id: 'bring-wood',
          cost: { wood: 2 },
          effects: [tell('one-long-table'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')],
        },
        {
          id: 'help-with-the-hide',
          effects: [
            tell('clean-work'),
            gain({ 'raw-food': 1 }),
            change('misery', 1, 'one'),
            change('fatigue', 1, 'one'),
          ],
        },
        {
          id: 'shut-the-window',
          effects: [
            tell('bell'),
            when({ kind: 'anyone', state: 'hunger', atLeast: 2 }, [change('misery', 1, 'one')]),
          ],
        },
      ],
    },
    blue: {
      options: [
        { id: 'break-through', effects: [change('fatigue', 1, 'one'), readOn('through-the-wall')] },
        {
          id: 'keep-knocking',
          effects: [
            d10(
              upTo(5, tell('a-scrape'), readOn('through-the-wall')),
              upTo(10, tell('sore-knuckles'), later(1, 'nobody-knocks')),
            ),
          ],
        },
        { id: 'wait-until-nine', effects: [tell('he-may-sleep'), later(1, 'nobody-knocks')] },
      ],
    },
    green: {
      options: [
        {
          id: 'fell-it-together',
          effects: [
            prowess(
              1,
              [tell('clean-fall'), gain({ wood: 3 })],
              [tell('kickback'), gain({ wood: 2 }), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'take-dead-branches',
          effects: [tell('kindling'), gain({ wood: 1 }), change('fatigue', 1, 'one')],
        },
        {
          id: 'sit-with-her',
          effects: [tell('second-chair'), change('misery', -1, 'one'), later(2, 'cold-shoulders')],
        },
        {
          id: 'saw-it-by-night',
          effects: [
            tell('by-morning'),
            gain({ wood: 3 }),
            change('misery', 1, 'one'),
            later(2, 'cold-shoulders'),
          ],
        },
      ],
    },
    yellow: {
      options: [
        {
          id: 'leave-it-untouched',
          effects: [tell('every-evening'), change('fatigue', 1, 'one'), later(2, 'the-key-returned')],
        },
        {
          id: 'lend-it-to-a-family',
          effects: [
            tell('six-in-a-bed'),
            change('misery', -1, 'one'),
            d10(upTo(6, later(2, 'the-key-returned')), upTo(10, later(2, 'the-empty-shelf'))),
          ],
        },
        {
          id: 'empty-the-shelf',
          effects: [
            tell('still-warm'),
            gain({ 'canned-food': 1, vegetable: 1 }),
            later(2, 'the-empty-shelf'),
          ],
        },
      ],
    },
    white: {
      effects: [change('hunger', -1, 'one')],
      options: [
        {
          id: 'send-back-sugar',
          cost: { sugar: 1 },
          effects: [tell('licked-finger'), change('misery', -1, 'one'), later(2, 'the-pot-again')],
        },
        {
          id: 'send-back-firewood',
          cost: { wood: 1 },
          effects: [tell('lid-on-top'), later(2, 'the-pot-again')],
        },
        {
          id: 'send-it-back-washed',
          effects: [
            d10(
              upTo(4, tell('good-wash'), later(2, 'the-pot-again')),
              upTo(10, tell('bare-pot'), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
  },
  {
    'through-the-wall': {
      notes: ['injury'],
      options: [
        {
          id: 'bandage-the-leg',
          cost: { bandage: 1 },
          effects: [tell('from-the-trunk'), gain({ 'canned-food': 1 }), change('misery', -1, 'one')],
        },
        {
          id: 'splint-it',
          cost: { wood: 1 },
          effects: [
            empathy(
              [tell('tells-us-how'), gain({ components: 2 }), change('misery', -1, 'actor')],
              [tell('bad-set'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'carry-him-to-the-stove',
          effects: [tell('nine-o-clock'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'leave-water-take-wood',
          effects: [tell('piano-keys'), gain({ wood: 2 }), change('misery', 1, 'one')],
        },
      ],
    },
    'nobody-knocks': {
      notes: ['death', 'grief'],
      effects: [change('misery', 1, 'one')],
      options: [
        { id: 'take-his-things', effects: [tell('even-lengths'), gain({ wood: 2, book: 1 })] },
        {
          id: 'walk-behind-him',
          effects: [tell('three-times'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
        },
        { id: 'send-it-to-the-school', effects: [tell('chalk')] },
      ],
    },
    'cold-shoulders': {
      options: [
        {
          id: 'take-the-other-end',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('half-the-fence'), change('misery', -1, 'actor'), tonight(-1, 0)],
              [tell('as-far-as-the-step')],
            ),
          ],
        },
        {
          id: 'offer-him-wood',
          cost: { wood: 1 },
          effects: [tell('saucepan'), tonight(-1, -1), change('misery', -1, 'one')],
        },
        { id: 'let-him-pass', effects: [tell('past-our-door'), tonight(1, 0)] },
      ],
    },
    'the-key-returned': {
      options: [
        { id: 'accept-the-jars', effects: [tell('labels'), gain({ 'raw-food': 1 })] },
        {
          id: 'open-them-together',
          effects: [tell('the-good-plates'), change('hunger', -1, 'one'), change('misery', -1, 'one')],
        },
      ],
    },
    'the-empty-shelf': {
      options: [
        {
          id: 'repay-them',
          cost: { 'raw-food': 1 },
          effects: [tell('on-the-shelf'), change('misery', -1, 'one')],
        },
        {
          id: 'say-we-are-sorry',
          effects: [empathy([tell('wound-clock')], [tell('folded-label'), change('misery', 1, 'actor')])],
        },
        {
          id: 'blame-looters',
          effects: [
            d10(
              upTo(4, tell('poor-things'), change('misery', 1, 'one')),
              upTo(10, tell('lock-unbroken'), change('misery', 1, 'one'), tonight(1, 0)),
            ),
          ],
        },
      ],
    },
    'the-pot-again': {
      options: [
        {
          id: 'whistle-for-her',
          effects: [
            empathy(
              [tell('lower'), gain({ vegetable: 1 }), change('misery', -1, 'actor')],
              [tell('not-that'), gain({ vegetable: 1 })],
            ),
          ],
        },
        {
          id: 'have-her-stay-and-eat',
          effects: [tell('her-spoon'), change('hunger', -1, 'one'), change('misery', -1, 'one')],
        },
        { id: 'send-her-straight-home', effects: [tell('full-light'), gain({ 'raw-food': 1 })] },
      ],
    },
  },
);
