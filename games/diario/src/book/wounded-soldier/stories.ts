import {
  change,
  cold,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  lose,
  prowess,
  tell,
  tonight,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const WOUNDED_SOLDIER: readonly Story[] = storiesOf(
  { card: 'wounded-soldier', where: 'home' },
  {
    red: {
      notes: ['injury'],
      options: [
        {
          id: 'bandage-the-arm',
          cost: { bandage: 1 },
          effects: [
            tell('clean-and-white'),
            change('misery', -1, 'actor'),
            later(2, 'a-parcel-by-hand'),
            gain({ ammo: 2 }),
          ],
        },
        {
          id: 'boil-rags',
          cost: { water: 1, wood: 1 },
          effects: [
            empathy(
              [tell('he-bites-his-collar'), later(2, 'a-parcel-by-hand')],
              [tell('it-smells-already'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'let-him-sit',
          effects: [
            d10(
              upTo(6, tell('two-cigarettes-left'), gain({ cigarette: 2 })),
              upTo(10, tell('fetched-by-a-patrol'), giveUp(1, 'food')),
            ),
          ],
        },
        { id: 'ask-him-to-go', effects: [tell('he-begs-pardon'), change('misery', 1, 'actor')] },
      ],
    },
    blue: {
      notes: ['injury'],
      options: [
        {
          id: 'burn-the-coat',
          cost: { wood: 1 },
          effects: [
            tell('brass-buttons-in-the-ash'),
            gain({ ammo: 2, cigarette: 1 }),
            change('misery', -1, 'actor'),
          ],
        },
        {
          id: 'keep-the-coat',
          effects: [
            tell('the-coat-over-the-window'),
            gain({ ammo: 2 }),
            cold(-1),
            later(1, 'they-look-for-a-coat'),
          ],
        },
        { id: 'turn-him-away', effects: [tell('buttons-done-up-again'), change('misery', 1, 'actor')] },
      ],
    },
    green: {
      notes: ['injury', 'grief'],
      options: [
        {
          id: 'read-what-is-written',
          effects: [tell('twice-please'), gain({ coffee: 1, cigarette: 2 }), change('misery', 1, 'actor')],
        },
        {
          id: 'read-it-kinder',
          effects: [
            empathy(
              [tell('the-children-are-growing'), change('misery', -1, 'actor')],
              [tell('she-never-writes-so'), change('misery', 1, 'actor')],
            ),
          ],
        },
        { id: 'say-the-ink-has-run', effects: [tell('somebody-else-will-know')] },
      ],
    },
    yellow: {
      notes: ['injury'],
      options: [
        {
          id: 'give-them-the-door',
          effects: [tell('off-its-hinges'), tonight(1, 0), later(2, 'the-door-comes-home')],
        },
        {
          id: 'give-them-planks',
          cost: { wood: 2 },
          effects: [tell('four-planks'), later(2, 'the-door-comes-home')],
        },
        {
          id: 'help-them-carry',
          effects: [
            change('fatigue', 1, 'actor'),
            d10(
              upTo(2, tell('down-on-the-cobbles'), change('wounds', 1, 'actor')),
              upTo(10, tell('soup-at-the-dressing-station'), gain({ 'raw-food': 1 })),
            ),
          ],
        },
        { id: 'keep-the-door', effects: [tell('knees-and-armpits'), change('misery', 1, 'one')] },
      ],
    },
    white: {
      notes: ['alcohol', 'injury', 'violence'],
      options: [
        {
          id: 'give-him-a-bottle',
          cost: { moonshine: 1 },
          effects: [tell('he-pays-with-rounds'), gain({ ammo: 3 })],
        },
        {
          id: 'talk-to-him',
          effects: [
            empathy(
              [tell('look-at-your-leg'), gain({ ammo: 2 })],
              [tell('he-aims-at-the-voice'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'take-the-pistol',
          effects: [
            prowess(
              1,
              [tell('it-comes-apart'), gain({ 'broken-pistol': 1, ammo: 1 })],
              [tell('the-wrong-moment'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'stay-away-from-windows',
          effects: [d10(upTo(4, tell('our-window-too'), cold(1)), upTo(10, tell('out-of-rounds')))],
        },
      ],
    },
  },
  {
    'a-parcel-by-hand': {
      notes: ['injury'],
      effects: [gain({ 'canned-food': 1, cigarette: 1 })],
      options: [
        { id: 'give-him-a-bed', effects: [tell('boots-by-the-door'), tonight(-1, -1)] },
        {
          id: 'share-a-meal',
          cost: { 'raw-food': 1 },
          effects: [tell('three-helpings-of-talk'), change('misery', -1, 'present')],
        },
        { id: 'send-thanks', effects: [tell('thanks-are-carried')] },
      ],
    },
    'they-look-for-a-coat': {
      notes: ['violence'],
      options: [
        { id: 'give-up-the-coat', effects: [tell('it-is-mine-now'), lose({ ammo: 2 }), cold(1)] },
        {
          id: 'lie-to-him',
          effects: [
            empathy(
              [tell('his-father-too'), change('misery', -1, 'actor')],
              [tell('the-lining-has-a-number'), change('wounds', 1, 'actor'), cold(1), giveUp(1, 'any')],
            ),
          ],
        },
        { id: 'offer-a-drink', cost: { moonshine: 1 }, effects: [tell('against-the-cold')] },
      ],
    },
    'the-door-comes-home': {
      effects: [tonight(-1, -1), gain({ components: 1 }), change('misery', -1, 'one')],
    },
  },
);
