import {
  change,
  d10,
  empathy,
  encounter,
  fight,
  gain,
  giveBack,
  later,
  noise,
  noiseRoll,
  readOn,
  search,
  tell,
  tonight,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const TRACES: readonly Story[] = storiesOf(
  { card: 'traces', where: 'out' },
  {
    red: {
      notes: ['injury'],
      options: [
        { id: 'follow-the-prints', effects: [tell('fourteen-steps'), readOn('the-cellar-lamp')] },
        {
          id: 'call-down-the-stairs',
          effects: [
            empathy(
              [tell('a-cough-for-an-answer'), readOn('the-cellar-lamp')],
              [tell('the-light-goes-out'), noise(2), noiseRoll],
            ),
          ],
        },
        {
          id: 'sweep-the-prints-away',
          effects: [giveBack(1), tell('smooth-snow'), change('misery', -1, 'one')],
        },
      ],
    },
    blue: {
      options: [
        { id: 'try-a-circle', effects: [search('pantry'), tell('circle-for-stores'), noise(1), noiseRoll] },
        {
          id: 'try-the-fork',
          effects: [
            d10(
              upTo(4, tell('fork-for-people'), encounter),
              upTo(10, tell('fork-for-tools'), gain({ lockpick: 1, 'mechanical-part': 1 })),
            ),
          ],
        },
        { id: 'draw-crosses-everywhere', effects: [giveBack(1), tell('a-whole-row-of-crosses'), noise(-3)] },
      ],
    },
    green: {
      notes: ['animals', 'death'],
      options: [
        {
          id: 'follow-the-dog',
          effects: [
            giveBack(1),
            d10(
              upTo(6, tell('the-door-on-the-latch'), search('furniture')),
              upTo(
                10,
                tell('somebody-in-the-armchair'),
                gain({ vegetable: 1, sugar: 1 }),
                change('misery', 1, 'one'),
              ),
            ),
          ],
        },
        {
          id: 'share-food-with-the-dog',
          cost: { 'raw-food': 1 },
          effects: [tell('a-guide-for-the-night'), noise(-4), change('misery', -1, 'present')],
        },
        { id: 'untie-the-lead', effects: [tell('it-carries-nothing-now')] },
      ],
    },
    yellow: {
      options: [
        {
          id: 'take-it-and-run',
          effects: [
            tell('the-clothes-peg-too'),
            gain({ coffee: 1, sugar: 1, book: 1 }),
            change('misery', 1, 'one'),
            noiseRoll,
          ],
        },
        { id: 'wait-for-the-owner', effects: [giveBack(1), tell('a-board-creaks'), encounter] },
        {
          id: 'leave-a-present',
          cost: { cigarette: 1 },
          effects: [tell('fair-exchange'), gain({ vegetable: 1 }), change('misery', -1, 'one')],
        },
        { id: 'drink-the-tea', effects: [tell('a-mouthful-each'), noise(1), change('misery', -1, 'one')] },
      ],
    },
    white: {
      notes: ['grief'],
      options: [
        {
          id: 'write-our-own-names',
          effects: [
            giveBack(1),
            tell('still-here'),
            change('misery', -1, 'one'),
            later(2, 'an-answer-in-chalk'),
          ],
        },
        {
          id: 'answer-the-others',
          effects: [
            giveBack(2),
            empathy(
              [
                tell('the-girl-in-the-blue-cap'),
                change('misery', -1, 'actor'),
                later(1, 'an-answer-in-chalk'),
              ],
              [tell('it-may-be-another-cap'), noise(1)],
            ),
          ],
        },
        {
          id: 'look-for-empty-flats',
          effects: [tell('gone-to-the-country'), search('furniture'), change('misery', 1, 'one')],
        },
      ],
    },
  },
  {
    'the-cellar-lamp': {
      notes: ['injury', 'violence'],
      options: [
        {
          id: 'speak-to-the-sacks',
          effects: [
            empathy(
              [
                tell('a-courier-for-the-clinic'),
                gain({ 'herbal-meds': 1, chems: 1 }),
                change('misery', -1, 'actor'),
              ],
              [tell('the-sacks-say-nothing'), giveBack(1)],
            ),
          ],
        },
        {
          id: 'take-the-satchel',
          effects: [
            d10(
              upTo(
                4,
                tell('it-was-a-lure'),
                fight({
                  count: [
                    { upTo: 6, enemies: 1 },
                    { upTo: 10, enemies: 2 },
                  ],
                  weapons: { A: ['knife'], B: [], C: ['knife'] },
                  thugs: true,
                }),
              ),
              upTo(
                10,
                tell('somebody-sobs'),
                gain({ bandage: 1, cigarette: 1 }),
                change('misery', 1, 'present'),
              ),
            ),
          ],
        },
        { id: 'leave-the-lamp-burning', effects: [tell('the-lamp-is-turned')] },
      ],
    },
    'an-answer-in-chalk': {
      where: 'home',
      notes: ['grief', 'death'],
      options: [
        {
          id: 'hear-the-message',
          effects: [
            d10(
              upTo(7, tell('alive-and-stout'), gain({ vegetable: 2 }), change('misery', -1, 'one')),
              upTo(10, tell('the-arrow-was-answered'), gain({ book: 1 }), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'feed-the-messenger-first',
          cost: { 'raw-food': 1 },
          effects: [tell('forty-messages-by-heart'), change('misery', -1, 'present'), tonight(-1, -1)],
        },
        {
          id: 'give-paper',
          cost: { book: 1 },
          effects: [tell('written-down-at-last'), change('misery', -1, 'one')],
        },
      ],
    },
  },
);
