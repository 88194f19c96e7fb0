import { change, d10, empathy, gain, later, tell, upTo } from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const A_BIRTHDAY: readonly Story[] = storiesOf(
  { card: 'a-birthday', where: 'home' },
  {
    red: {
      people: 2,
      options: [
        {
          id: 'bake-something',
          cost: { sugar: 1 },
          effects: [tell('flat-cake'), change('misery', -1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'play-the-guitar',
          when: { kind: 'has', goods: { guitar: 1 } },
          effects: [tell('five-strings'), change('misery', -1, 'one'), change('misery', -1, 'one')],
        },
        { id: 'promise-tomorrow', effects: [tell('whispering'), later(1, 'a-day-late')] },
        {
          id: 'sing-at-once',
          effects: [
            empathy(
              [tell('in-tune'), change('misery', -1, 'one')],
              [tell('trails-off'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    blue: {
      people: 2,
      options: [
        {
          id: 'give-her-a-book',
          cost: { book: 1 },
          effects: [tell('upside-down'), change('misery', -1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'carve-an-animal',
          cost: { wood: 1 },
          effects: [
            d10(
              upTo(7, tell('a-horse'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
              upTo(10, tell('a-thumb'), change('wounds', 1, 'one'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'come-with-empty-hands',
          effects: [
            empathy(
              [tell('blindfold'), change('misery', -1, 'actor')],
              [tell('by-the-door'), change('misery', 1, 'actor')],
            ),
          ],
        },
        { id: 'send-our-regrets', effects: [tell('through-the-floor'), change('fatigue', -1, 'one')] },
      ],
    },
    green: {
      notes: ['death-of-a-child', 'grief'],
      people: 2,
      effects: [change('misery', 1, 'one')],
      options: [
        {
          id: 'fill-the-plate',
          cost: { vegetable: 1 },
          effects: [tell('shared-after'), change('misery', -1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'ask-about-him',
          effects: [
            empathy(
              [tell('the-rabbit'), change('misery', -2, 'one')],
              [tell('enough'), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'sit-down-and-eat',
          effects: [
            d10(upTo(6, tell('pass-the-salt')), upTo(10, tell('chair-back'), change('misery', 1, 'one'))),
          ],
        },
      ],
    },
    yellow: {
      notes: ['alcohol'],
      options: [
        {
          id: 'drink-it-now',
          effects: [
            tell('down-to-the-lees'),
            change('misery', -1, 'present'),
            change('fatigue', 1, 'present'),
          ],
        },
        {
          id: 'one-glass-each',
          effects: [tell('the-rest'), change('misery', -1, 'one'), gain({ moonshine: 1 })],
        },
        {
          id: 'tell-him-to-keep-it',
          effects: [
            empathy(
              [tell('sixty-one'), change('misery', -1, 'actor'), gain({ cigarette: 2 })],
              [tell('up-the-stairs'), change('misery', 1, 'actor')],
            ),
          ],
        },
      ],
    },
    white: {
      options: [
        {
          id: 'boil-water',
          cost: { water: 1 },
          effects: [tell('steam'), change('misery', -1, 'one'), later(2, 'a-name-for-her')],
        },
        {
          id: 'hold-her-hand',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('counting'), change('misery', -1, 'actor'), later(2, 'a-name-for-her')],
              [tell('sent-out'), later(2, 'a-name-for-her')],
            ),
          ],
        },
        {
          id: 'run-for-the-midwife',
          effects: [
            d10(
              upTo(
                7,
                tell('on-the-handlebars'),
                change('fatigue', 1, 'one'),
                change('misery', -1, 'one'),
                later(2, 'a-name-for-her'),
              ),
              upTo(10, tell('bridge-closed'), change('wounds', 1, 'one')),
            ),
          ],
        },
        { id: 'send-him-to-the-committee', effects: [tell('next-door-on'), change('misery', 1, 'one')] },
      ],
    },
  },
  {
    'a-day-late': {
      people: 2,
      effects: [change('misery', -1, 'one')],
      options: [
        {
          id: 'tell-it-to-the-end',
          effects: [tell('no-interruption'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
        },
        { id: 'let-them-sleep-in', effects: [tell('crown-on'), change('fatigue', -1, 'one')] },
      ],
    },
    'a-name-for-her': {
      options: [
        { id: 'choose-a-name', effects: [tell('harder-than-it-seems'), change('misery', -1, 'one')] },
        {
          id: 'choose-and-send-soup',
          cost: { vegetable: 1 },
          effects: [
            tell('saucepan-home'),
            change('misery', -1, 'one'),
            change('misery', -1, 'one'),
            gain({ wood: 1 }),
          ],
        },
        { id: 'leave-it-to-them', effects: [tell('tobacco'), gain({ cigarette: 2 })] },
      ],
    },
  },
);
