import { change, empathy, gain, giveBack, later, noise, tell, when } from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const MATERNITY_WARD: readonly Story[] = storiesOf(
  { card: 'maternity-ward', where: 'out' },
  {
    red: {
      options: [
        {
          id: 'hold-the-lamp',
          effects: [
            giveBack(2),
            empathy(
              [tell('steady'), change('misery', -1, 'actor'), later(2, 'named-after-the-lamp')],
              [tell('shaking'), change('fatigue', 1, 'actor'), later(2, 'named-after-the-lamp')],
            ),
          ],
        },
        {
          id: 'give-her-our-alcohol',
          cost: { 'pure-alcohol': 1 },
          effects: [
            tell('clean'),
            gain({ bandage: 1 }),
            change('misery', -1, 'one'),
            later(2, 'named-after-the-lamp'),
          ],
        },
        {
          id: 'search-the-store-room',
          effects: [tell('store'), gain({ bandage: 1, chems: 1 }), change('misery', 1, 'one')],
        },
      ],
    },
    blue: {
      options: [
        {
          id: 'sign-and-take',
          effects: [tell('signed'), gain({ 'herbal-meds': 1, chems: 1 }), later(3, 'the-ledger')],
        },
        {
          id: 'take-without-signing',
          effects: [tell('unsigned'), gain({ 'herbal-meds': 1, chems: 2 }), change('misery', 1, 'one')],
        },
        { id: 'leave-it-for-the-ward', effects: [tell('orderly'), gain({ coffee: 1 })] },
      ],
    },
    green: {
      options: [
        {
          id: 'keep-watch-while-he-sleeps',
          effects: [giveBack(2), tell('slept'), change('misery', -1, 'one'), gain({ chems: 1 })],
        },
        {
          id: 'wake-him-to-look-at-a-wound',
          when: { kind: 'anyone', state: 'wounds', atLeast: 1 },
          effects: [tell('stitched'), change('wounds', -1, 'one'), giveBack(2)],
        },
        {
          id: 'unscrew-the-dead-machines',
          effects: [tell('screws'), gain({ 'electrical-part': 1, 'mechanical-part': 1 }), noise(1)],
        },
      ],
    },
    yellow: {
      effects: [
        when(
          { kind: 'anyone', state: 'misery', atLeast: 2 },
          [tell('read-aloud'), change('misery', -1, 'one')],
          [tell('drawer'), gain({ coffee: 1, sugar: 1 })],
        ),
      ],
    },
    white: {
      notes: ['death-of-a-child', 'grief'],
      options: [
        {
          id: 'sit-with-her',
          effects: [
            giveBack(2),
            empathy(
              [tell('hand'), change('misery', -1, 'actor'), gain({ 'herbal-meds': 1 })],
              [tell('no-words'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'take-what-she-offers',
          effects: [tell('tin'), gain({ 'canned-food': 1 }), change('misery', 1, 'one')],
        },
        { id: 'step-back-and-close-the-door', effects: [tell('door'), noise(-1)] },
      ],
    },
  },
  {
    'named-after-the-lamp': {
      where: 'home',
      options: [
        { id: 'keep-what-he-brought', effects: [tell('kept'), gain({ 'raw-food': 1 })] },
        { id: 'send-it-back-to-the-mother', effects: [tell('sent'), change('misery', -1, 'one')] },
      ],
    },
    'the-ledger': {
      where: 'home',
      options: [
        {
          id: 'pay-in-food',
          cost: { 'raw-food': 1 },
          effects: [tell('paid'), change('misery', -1, 'one'), gain({ bandage: 1 })],
        },
        {
          id: 'work-it-off-in-the-laundry',
          effects: [tell('laundry'), change('fatigue', 1, 'actor'), change('misery', -1, 'actor')],
        },
        { id: 'say-we-have-nothing', effects: [tell('struck'), change('misery', 1, 'one')] },
      ],
    },
  },
);
