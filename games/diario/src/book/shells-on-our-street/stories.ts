import {
  arrival,
  change,
  cold,
  d10,
  gain,
  lose,
  prowess,
  readOn,
  tell,
  tonight,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const SHELLS_ON_OUR_STREET: readonly Story[] = storiesOf(
  { card: 'shells-on-our-street', where: 'home' },
  {
    red: {
      notes: ['injury'],
      people: 2,
      options: [
        {
          id: 'carry-it-out',
          effects: [
            d10(
              upTo(1, tell('a-flash-in-the-yard'), change('wounds', 2, 'actor')),
              upTo(10, tell('like-a-sleeping-child'), gain({ shell: 1, chems: 2 })),
            ),
          ],
        },
        {
          id: 'fetch-the-sapper',
          cost: { cigarette: 1 },
          effects: [
            tell('he-hums-while-he-works'),
            gain({ shell: 1, chems: 2 }),
            change('misery', -1, 'one'),
          ],
        },
        { id: 'nail-up-the-room', cost: { wood: 1 }, effects: [tell('nobody-slams-doors')] },
        {
          id: 'leave-it-alone',
          effects: [
            d10(
              upTo(
                5,
                tell('it-ticks-or-the-beams-do'),
                change('misery', 1, 'one'),
                change('fatigue', 1, 'one'),
              ),
              upTo(10, tell('men-come-with-a-handcart')),
            ),
          ],
        },
      ],
    },
    blue: {
      notes: ['animals'],
      effects: [
        d10(
          upTo(3, tell('the-shed-is-gone'), lose({ wood: 1, components: 2 })),
          upTo(7, tell('four-hundred-beans'), change('hunger', -1, 'one'), change('misery', -1, 'one')),
          upTo(10, tell('until-the-evening'), change('illness', 1, 'one')),
        ),
      ],
    },
    green: {
      effects: [cold(1)],
      options: [
        {
          id: 'share-it-by-houses',
          effects: [tell('chalk-marks-on-the-trunk'), gain({ wood: 2 }), change('misery', -1, 'one')],
        },
        {
          id: 'cut-what-we-can',
          effects: [
            change('fatigue', 1, 'one'),
            tell('looks-from-the-steps'),
            gain({ wood: 4 }),
            tonight(1, 0),
          ],
        },
        {
          id: 'saw-for-others',
          when: { kind: 'has', goods: { sawblade: 1 } },
          effects: [
            tell('nine-small-heaps'),
            gain({ wood: 3 }),
            change('misery', -1, 'one'),
            change('fatigue', 1, 'one'),
          ],
        },
        { id: 'count-the-rings', effects: [tell('two-hundred-and-twelve'), change('misery', -1, 'one')] },
      ],
    },
    yellow: {
      notes: ['injury', 'death'],
      options: [
        {
          id: 'dig-with-the-shovel',
          when: { kind: 'has', goods: { shovel: 1 } },
          effects: [change('fatigue', 1, 'one'), tell('the-blade-strikes-iron'), readOn('under-the-bricks')],
        },
        {
          id: 'dig-with-our-hands',
          effects: [
            prowess(
              1,
              [tell('a-chain-of-hands'), readOn('under-the-bricks')],
              [tell('the-hill-slides'), change('wounds', 1, 'actor'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'knock-back-and-wait',
          effects: [
            d10(
              upTo(5, tell('the-lorry-comes'), readOn('under-the-bricks')),
              upTo(10, tell('we-knock-alone'), change('misery', 1, 'present')),
            ),
          ],
        },
      ],
    },
    white: {
      notes: ['injury', 'hunger'],
      options: [
        {
          id: 'run-for-the-bread',
          effects: [
            d10(
              upTo(3, tell('one-loaf-and-a-splinter'), gain({ 'raw-food': 1 }), change('wounds', 1, 'actor')),
              upTo(8, tell('one-under-the-arm'), gain({ 'raw-food': 1 })),
              upTo(10, tell('one-under-each-arm'), gain({ 'raw-food': 2 })),
            ),
          ],
        },
        {
          id: 'pull-out-the-driver',
          effects: [
            prowess(
              1,
              [tell('out-through-the-windscreen'), gain({ 'raw-food': 1 }), change('misery', -1, 'actor')],
              [tell('the-door-is-jammed'), change('wounds', 1, 'actor'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'wait-until-it-stops',
          effects: [
            d10(upTo(6, tell('swept-clean')), upTo(10, tell('one-under-the-hedge'), gain({ 'raw-food': 1 }))),
          ],
        },
      ],
    },
  },
  {
    'under-the-bricks': {
      notes: ['injury'],
      options: [
        {
          id: 'offer-a-place-with-us',
          when: { kind: 'group', atMost: 3 },
          effects: [tell('a-spoon-in-our-drawer'), arrival],
        },
        {
          id: 'bring-something-hot',
          cost: { 'raw-food': 1 },
          effects: [
            tell('soup-with-ones-own-spoon'),
            gain({ 'herbal-meds': 1 }),
            change('misery', -1, 'one'),
          ],
        },
        {
          id: 'dig-out-what-is-left',
          effects: [
            tell('a-drawer-and-a-clock'),
            gain({ components: 2, 'mechanical-part': 1 }),
            change('fatigue', 1, 'one'),
          ],
        },
        {
          id: 'sit-until-the-lorry-comes',
          effects: [tell('a-hand-from-the-lorry'), change('misery', -1, 'one')],
        },
      ],
    },
  },
);
