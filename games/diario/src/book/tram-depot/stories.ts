import {
  arrival,
  change,
  empathy,
  gain,
  giveBack,
  later,
  noise,
  noiseRoll,
  prowess,
  search,
  tell,
  trade,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const TRAM_DEPOT: readonly Story[] = storiesOf(
  { card: 'tram-depot', where: 'out' },
  {
    red: {
      options: [
        {
          id: 'buy-tickets',
          cost: { cigarette: 1 },
          effects: [tell('punched'), change('misery', -1, 'present'), later(2, 'the-punched-ticket')],
        },
        {
          id: 'sit-down-by-the-window',
          effects: [giveBack(2), tell('ride'), change('misery', -1, 'one'), later(2, 'the-punched-ticket')],
        },
        {
          id: 'unscrew-the-brass-at-the-back',
          effects: [
            tell('brass'),
            gain({ 'mechanical-part': 2, 'weapon-part': 1 }),
            change('misery', 1, 'one'),
          ],
        },
      ],
    },
    blue: {
      notes: ['injury'],
      options: [
        {
          id: 'climb-the-mast',
          effects: [
            prowess(
              1,
              [tell('copper'), gain({ 'electrical-part': 2 })],
              [tell('fall'), change('wounds', 1, 'actor'), gain({ 'electrical-part': 1 })],
            ),
          ],
        },
        {
          id: 'pull-it-down-with-a-rope',
          effects: [tell('rope'), gain({ 'electrical-part': 1, 'mechanical-part': 1 }), noise(3), noiseRoll],
        },
        {
          id: 'cover-the-boy-and-wait',
          effects: [giveBack(2), tell('boy'), change('misery', -1, 'one'), gain({ chems: 1 })],
        },
      ],
    },
    green: {
      notes: ['injury'],
      options: [
        {
          id: 'bandage-the-leg',
          cost: { bandage: 1 },
          effects: [tell('bandaged'), change('misery', -1, 'present'), later(2, 'the-man-from-the-pit')],
        },
        {
          id: 'bring-water-and-a-blanket',
          effects: [
            giveBack(2),
            empathy(
              [tell('blanket'), change('misery', -1, 'actor'), later(3, 'the-man-from-the-pit')],
              [tell('brother'), change('misery', 1, 'actor'), later(3, 'the-man-from-the-pit')],
            ),
          ],
        },
        {
          id: 'take-the-pistol-and-go',
          effects: [tell('pistol'), gain({ 'broken-pistol': 1, ammo: 2 }), change('misery', 1, 'present')],
        },
      ],
    },
    yellow: {
      options: [
        {
          id: 'push-with-them',
          effects: [
            giveBack(1),
            prowess(
              1,
              [tell('pushed'), change('misery', -1, 'present'), noise(2)],
              [tell('screech'), change('fatigue', 1, 'actor'), noise(3), noiseRoll],
            ),
          ],
        },
        { id: 'take-over-the-tea', effects: [giveBack(1), tell('tea'), gain({ coffee: 1, sugar: 1 })] },
        {
          id: 'search-the-canteen-while-they-are-busy',
          effects: [tell('canteen'), search('pantry'), change('misery', 1, 'one')],
        },
      ],
    },
    white: {
      people: 2,
      effects: [giveBack(1)],
      options: [
        { id: 'choose-the-fur-gloves', effects: [tell('gloves'), change('illness', -1, 'one')] },
        {
          id: 'choose-the-plumbers-bag',
          effects: [tell('bag'), gain({ lockpick: 1, 'mechanical-part': 1 })],
        },
        { id: 'choose-the-biscuit-tin', effects: [tell('tin'), gain({ coffee: 1, sugar: 1, cigarette: 2 })] },
        {
          id: 'choose-the-schoolbag',
          effects: [tell('satchel'), gain({ book: 1 }), change('misery', -1, 'one')],
        },
      ],
    },
  },
  {
    'the-punched-ticket': {
      where: 'home',
      options: [
        { id: 'take-soup-for-the-tickets', effects: [tell('soup'), change('hunger', -1, 'one')] },
        {
          id: 'trade-along-the-cars',
          effects: [
            tell('cars'),
            trade(1, [
              'raw-food',
              'vegetable',
              'herbal-meds',
              'coffee',
              'cigarette',
              'electrical-part',
              'shovel',
            ]),
          ],
        },
        {
          id: 'pass-the-tickets-on',
          effects: [tell('passed'), change('misery', -1, 'one'), gain({ components: 1 })],
        },
      ],
    },
    'the-man-from-the-pit': {
      where: 'home',
      options: [
        { id: 'make-room-for-good', when: { kind: 'group', atMost: 3 }, effects: [tell('room'), arrival] },
        {
          id: 'give-a-meal-and-a-night',
          cost: { 'raw-food': 1 },
          effects: [tell('meal'), change('misery', -1, 'one'), gain({ 'herbal-meds': 1, ammo: 1 })],
        },
        {
          id: 'point-the-way-to-the-brewery-cellars',
          effects: [tell('pointed'), gain({ 'herbal-meds': 1 }), change('misery', 1, 'one')],
        },
      ],
    },
  },
);
