import {
  change,
  cold,
  d10,
  empathy,
  gain,
  later,
  lose,
  prowess,
  readOn,
  tell,
  tonight,
  upTo,
  when,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const TALK_BY_CANDLE: readonly Story[] = storiesOf(
  { card: 'talk-by-candle', where: 'home' },
  {
    red: {
      people: 2,
      options: [
        {
          id: 'open-the-shop',
          effects: [
            d10(
              upTo(
                7,
                tell('full-drawer'),
                gain({ cigarette: 3, coffee: 1 }),
                change('misery', 1, 'one'),
                later(2, 'the-tobacconist-comes'),
              ),
              upTo(10, tell('empty-shop')),
            ),
          ],
        },
        { id: 'hang-them-on-the-shutter', effects: [tell('on-the-hook'), change('misery', -1, 'one')] },
        { id: 'keep-them-for-him', effects: [tell('in-the-jar'), later(2, 'the-tobacconist-comes')] },
      ],
    },
    blue: {
      notes: ['hunger'],
      people: 2,
      options: [
        {
          id: 'play-on',
          effects: [
            d10(
              upTo(6, tell('plum-cake'), change('misery', -1, 'one')),
              upTo(10, tell('no-appetite'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'cook-something',
          cost: { vegetable: 1 },
          effects: [tell('a-broth'), change('misery', -1, 'one'), change('misery', -1, 'one')],
        },
        { id: 'go-to-sleep', effects: [tell('an-hour'), change('fatigue', -1, 'one')] },
      ],
    },
    green: {
      options: [
        {
          id: 'nail-boards-over-it',
          cost: { wood: 2 },
          effects: [tell('upright'), cold(-1), tonight(-1, 0)],
        },
        { id: 'stuff-it-with-pages', cost: { book: 1 }, effects: [tell('pages'), cold(-1)] },
        {
          id: 'look-behind',
          effects: [
            prowess(
              1,
              [tell('a-niche'), gain({ components: 2, 'mechanical-part': 1 })],
              [tell('it-falls'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        { id: 'move-the-beds', effects: [tell('other-wall')] },
      ],
    },
    yellow: {
      people: 2,
      options: [
        {
          id: 'answer-honestly',
          effects: [
            empathy(
              [tell('how-far'), change('misery', -1, 'one')],
              [tell('too-exact'), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'try-it-now',
          effects: [
            prowess(
              1,
              [tell('round-the-room'), change('misery', -1, 'one'), change('misery', -1, 'one')],
              [tell('doorpost'), change('wounds', 1, 'actor'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'let-it-pass',
          effects: [
            when(
              { kind: 'anyone', state: 'wounds', atLeast: 1 },
              [tell('somebody-hurt'), change('misery', 1, 'one')],
              [tell('stove-door')],
            ),
          ],
        },
      ],
    },
    white: {
      people: 2,
      options: [
        { id: 'search-the-beds', effects: [readOn('under-the-mattress')] },
        {
          id: 'fit-a-lock',
          cost: { 'mechanical-part': 1 },
          effects: [tell('one-key'), tonight(-2, 0), change('misery', 1, 'one')],
        },
        {
          id: 'let-it-go',
          effects: [
            d10(
              upTo(5, tell('put-back'), gain({ sugar: 1 })),
              upTo(10, tell('shorter-still'), lose({ sugar: 1 }), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
  },
  {
    'the-tobacconist-comes': {
      options: [
        {
          id: 'return-keys-and-goods',
          cost: { cigarette: 2 },
          effects: [tell('weighs-it'), gain({ sugar: 1 }), change('misery', -1, 'one')],
        },
        {
          id: 'hand-over-the-keys',
          effects: [
            empathy(
              [tell('asks-nothing'), gain({ coffee: 1 })],
              [tell('knew-already'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'know-nothing',
          effects: [tell('his-fittings'), gain({ components: 2 }), change('misery', 1, 'one')],
        },
      ],
    },
    'under-the-mattress': {
      notes: ['illness'],
      people: 2,
      options: [
        {
          id: 'give-more-openly',
          cost: { sugar: 1 },
          effects: [tell('a-proper-jar'), change('misery', -1, 'one'), gain({ herb: 1 })],
        },
        {
          id: 'go-across-together',
          effects: [
            empathy(
              [tell('at-her-table'), change('misery', -1, 'actor'), gain({ herb: 1 })],
              [tell('her-pride'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'take-it-back',
          effects: [tell('shelf-again'), gain({ sugar: 1 }), change('misery', 1, 'one')],
        },
      ],
    },
  },
);
