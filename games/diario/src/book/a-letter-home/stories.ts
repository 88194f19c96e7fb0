import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  tell,
  tonight,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const A_LETTER_HOME: readonly Story[] = storiesOf(
  { card: 'a-letter-home', where: 'home' },
  {
    red: {
      options: [
        { id: 'pay-in-tobacco', cost: { cigarette: 2 }, effects: [tell('string'), later(2, 'an-answer')] },
        { id: 'pay-in-food', cost: { vegetable: 1 }, effects: [tell('eats-it-raw'), later(2, 'an-answer')] },
        {
          id: 'ask-for-credit',
          effects: [empathy([tell('two-pages'), later(3, 'an-answer')], [tell('business')])],
        },
        { id: 'keep-the-letter', effects: [tell('one-more-line'), change('misery', 1, 'one')] },
      ],
    },
    blue: {
      notes: ['death', 'grief'],
      people: 2,
      options: [
        {
          id: 'tell-the-truth',
          effects: [
            empathy(
              [tell('half-known'), change('misery', 1, 'one'), later(2, 'the-biscuit-tin')],
              [
                tell('badly-said'),
                change('misery', 1, 'one'),
                change('misery', 1, 'actor'),
                later(2, 'the-biscuit-tin'),
              ],
            ),
          ],
        },
        { id: 'say-the-post-is-slow', effects: [tell('the-tin'), change('misery', 1, 'one')] },
        {
          id: 'answer-in-her-hand',
          effects: [
            d10(
              upTo(5, tell('believed'), change('misery', -1, 'one')),
              upTo(10, tell('her-spelling'), change('misery', 1, 'one'), later(2, 'the-biscuit-tin')),
            ),
          ],
        },
      ],
    },
    green: {
      options: [
        {
          id: 'deliver-it',
          effects: [
            empathy(
              [tell('slow-walk'), change('misery', -1, 'actor'), later(2, 'the-corporal-calls')],
              [tell('rifle-butt'), change('wounds', 1, 'actor'), later(2, 'the-corporal-calls')],
            ),
          ],
        },
        {
          id: 'leave-it-in-sight',
          effects: [
            d10(upTo(5, tell('picked-up'), later(2, 'the-corporal-calls')), upTo(10, tell('rained-on'))),
          ],
        },
        {
          id: 'open-it',
          effects: [tell('dried-pears'), gain({ vegetable: 1, cigarette: 2 }), change('misery', 1, 'one')],
        },
      ],
    },
    yellow: {
      options: [
        {
          id: 'write-as-she-says',
          effects: [tell('the-cherry'), gain({ vegetable: 1 }), later(2, 'number-nine')],
        },
        {
          id: 'talk-her-round',
          effects: [
            empathy(
              [tell('stay-there'), gain({ vegetable: 1 }), change('misery', -1, 'one')],
              [tell('takes-the-paper'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'write-only-that-she-lives',
          effects: [
            d10(
              upTo(5, tell('too-short'), later(2, 'number-nine')),
              upTo(10, tell('enough'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    white: { people: 2, effects: [change('misery', -1, 'one')] },
  },
  {
    'an-answer': {
      notes: ['grief'],
      people: 2,
      effects: [
        d10(
          upTo(4, tell('all-well'), change('misery', -1, 'one'), gain({ 'herbal-meds': 1 })),
          upTo(8, tell('everyday-news'), change('misery', -1, 'one')),
          upTo(10, tell('bad-news'), change('misery', 1, 'one')),
        ),
      ],
      options: [
        {
          id: 'feed-the-boy',
          cost: { 'raw-food': 1 },
          effects: [tell('second-bowl'), change('misery', -1, 'one'), gain({ cigarette: 2, coffee: 1 })],
        },
        {
          id: 'let-him-sleep-here',
          effects: [tell('satchel-pillow'), change('fatigue', 1, 'one'), gain({ cigarette: 1 })],
        },
        { id: 'thank-him', effects: [tell('next-house')] },
      ],
    },
    'the-biscuit-tin': {
      notes: ['grief'],
      people: 2,
      unbroken: 2,
      options: [
        { id: 'add-a-line-each', effects: [tell('below-hers'), change('misery', -1, 'one')] },
        {
          id: 'brick-the-tin-in',
          cost: { components: 1 },
          effects: [tell('for-somebody'), change('misery', -1, 'one'), change('misery', -1, 'one')],
        },
        { id: 'use-the-blank-sheets', effects: [tell('firelighters'), cold(-1), change('misery', 1, 'one')] },
      ],
    },
    'the-corporal-calls': {
      options: [
        {
          id: 'make-him-coffee',
          cost: { coffee: 1 },
          effects: [tell('widows'), gain({ vegetable: 1 }), tonight(-1, -1)],
        },
        {
          id: 'name-a-smaller-number',
          effects: [
            empathy(
              [tell('writes-it-down'), gain({ cigarette: 2 }), tonight(-1, 0)],
              [tell('counts-the-cups'), giveUp(1, 'any')],
            ),
          ],
        },
        { id: 'wish-him-well', effects: [tell('on-the-step'), gain({ vegetable: 1 })] },
      ],
    },
    'number-nine': {
      options: [
        {
          id: 'take-in-the-companion',
          when: { kind: 'group', atMost: 3 },
          effects: [tell('curtain'), arrival],
        },
        {
          id: 'give-them-boards',
          cost: { wood: 2 },
          effects: [tell('a-room'), change('misery', -1, 'one'), gain({ coffee: 1, 'electrical-part': 1 })],
        },
        {
          id: 'own-up-to-the-letter',
          effects: [
            empathy(
              [tell('her-words'), change('misery', -1, 'actor')],
              [tell('the-suitcase'), change('misery', 1, 'actor')],
            ),
          ],
        },
        { id: 'stay-indoors', effects: [tell('through-the-wall'), change('misery', 1, 'one')] },
      ],
    },
  },
);
