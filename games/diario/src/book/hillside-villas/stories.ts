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
  prowess,
  readOn,
  search,
  tell,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const HILLSIDE_VILLAS: readonly Story[] = storiesOf(
  { card: 'hillside-villas', where: 'out' },
  {
    red: {
      options: [
        { id: 'keep-watch-for-him', effects: [giveBack(3), tell('hired'), readOn('the-long-watch')] },
        { id: 'eat-and-excuse-ourselves', effects: [giveBack(1), tell('ate'), change('hunger', -1, 'one')] },
        {
          id: 'pocket-the-silver',
          effects: [
            prowess(
              1,
              [tell('silver'), gain({ jewelry: 1 }), change('misery', 1, 'one')],
              [tell('clatter'), noise(3), noiseRoll],
            ),
          ],
        },
      ],
    },
    blue: {
      notes: ['death'],
      options: [
        {
          id: 'tell-her-the-truth',
          effects: [
            empathy(
              [tell('truth'), change('misery', -1, 'actor'), later(2, 'keys-of-the-pantry')],
              [tell('blunt'), change('misery', 1, 'actor'), later(3, 'keys-of-the-pantry')],
            ),
          ],
        },
        {
          id: 'be-her-guests-for-an-hour',
          effects: [giveBack(2), tell('guests'), change('fatigue', -1, 'one'), gain({ coffee: 1 })],
        },
        {
          id: 'go-through-the-drawers',
          effects: [tell('drawers'), search('furniture'), change('misery', 1, 'one')],
        },
      ],
    },
    green: {
      options: [
        {
          id: 'dig-the-bed-for-him',
          effects: [giveBack(1), tell('dug'), change('fatigue', 1, 'one'), gain({ vegetable: 2, herb: 1 })],
        },
        { id: 'ask-for-seedlings', effects: [giveBack(1), tell('tray'), later(2, 'the-seedlings')] },
        {
          id: 'strip-the-beds',
          effects: [tell('stripped'), gain({ vegetable: 3 }), change('misery', 1, 'present')],
        },
      ],
    },
    yellow: {
      notes: ['animals', 'injury'],
      options: [
        {
          id: 'follow-in-its-tracks',
          effects: [
            d10(
              upTo(2, tell('blast'), change('wounds', 1, 'one'), noise(3)),
              upTo(10, tell('kitchen'), search('pantry')),
            ),
          ],
        },
        { id: 'throw-roof-tiles-ahead', effects: [tell('tiles'), noise(3), noiseRoll, search('pantry')] },
        {
          id: 'call-the-dog-out-to-us',
          effects: [empathy([tell('came'), change('misery', -1, 'actor')], [tell('stayed'), noise(1)])],
        },
      ],
    },
    white: {
      options: [
        {
          id: 'copy-the-list-and-warn-them',
          effects: [giveBack(3), tell('copied'), later(1, 'the-street-on-the-list')],
        },
        {
          id: 'alter-one-figure',
          effects: [
            d10(upTo(5, tell('altered'), change('misery', -1, 'one')), upTo(10, tell('orderly'), encounter)),
          ],
        },
        {
          id: 'take-the-brandy-and-go',
          effects: [tell('brandy'), gain({ 'pure-alcohol': 1, cigarette: 2 }), change('misery', 1, 'one')],
        },
      ],
    },
  },
  {
    'the-long-watch': {
      notes: ['violence'],
      effects: [gain({ 'canned-food': 1 })],
      options: [
        {
          id: 'light-every-lamp-and-shout',
          effects: [
            d10(
              upTo(6, tell('lamps'), gain({ coffee: 1, 'pure-alcohol': 1 }), noise(3)),
              upTo(10, tell('stones'), change('wounds', 1, 'one'), noise(3)),
            ),
          ],
        },
        {
          id: 'bar-their-way',
          effects: [
            tell('gate'),
            fight({
              count: [
                { upTo: 5, enemies: 1 },
                { upTo: 10, enemies: 2 },
              ],
              weapons: { A: ['hatchet'], B: ['knife'], C: [] },
              thugs: true,
            }),
            gain({ coffee: 1, 'pure-alcohol': 1 }),
          ],
        },
        { id: 'slip-away-through-the-garden', effects: [tell('garden'), change('misery', 1, 'present')] },
      ],
    },
    'keys-of-the-pantry': {
      where: 'home',
      notes: ['death', 'grief'],
      options: [
        {
          id: 'go-up-with-her-for-the-rest',
          effects: [tell('hill'), change('fatigue', 1, 'one'), gain({ 'canned-food': 1 })],
        },
        {
          id: 'let-her-sit-with-us-today',
          effects: [tell('sat'), gain({ vegetable: 1 }), change('misery', -1, 'one')],
        },
        {
          id: 'talk-her-out-of-the-keys',
          effects: [
            tell('keys'),
            gain({ 'canned-food': 1, sugar: 1, vegetable: 1 }),
            change('misery', 1, 'present'),
          ],
        },
      ],
    },
    'the-seedlings': {
      where: 'home',
      options: [
        {
          id: 'water-them-from-our-share',
          cost: { water: 1 },
          effects: [tell('watered'), gain({ vegetable: 2 }), change('misery', -1, 'one')],
        },
        {
          id: 'set-them-out-on-the-roof',
          effects: [
            d10(
              upTo(5, tell('rain'), gain({ vegetable: 2 })),
              upTo(10, tell('frost'), change('misery', 1, 'one')),
            ),
          ],
        },
        { id: 'eat-them-as-they-are', effects: [tell('eaten'), gain({ vegetable: 1 })] },
      ],
    },
    'the-street-on-the-list': {
      where: 'home',
      notes: ['grief'],
      effects: [change('misery', -1, 'one')],
      options: [
        {
          id: 'let-a-family-sleep-in-our-kitchen',
          effects: [tell('family'), change('fatigue', 1, 'one'), gain({ 'raw-food': 1 })],
        },
        {
          id: 'help-them-dig-for-their-things',
          effects: [
            d10(
              upTo(3, tell('wall'), change('wounds', 1, 'one'), gain({ wood: 1 })),
              upTo(10, tell('things'), gain({ wood: 2, components: 1 })),
            ),
          ],
        },
        { id: 'close-the-shutters-early', effects: [tell('shutters')] },
      ],
    },
  },
);
