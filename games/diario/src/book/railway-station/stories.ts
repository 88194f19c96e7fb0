import {
  change,
  cold,
  d10,
  empathy,
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

export const RAILWAY_STATION: readonly Story[] = storiesOf(
  { card: 'railway-station', where: 'out' },
  {
    red: {
      options: [
        {
          id: 'wait-with-them-a-while',
          effects: [giveBack(2), tell('waited'), change('misery', -1, 'one'), later(2, 'the-train')],
        },
        {
          id: 'ask-the-stationmaster',
          effects: [tell('board'), gain({ cigarette: 1 }), later(3, 'the-train')],
        },
        {
          id: 'open-a-case-nobody-watches',
          effects: [
            tell('case'),
            change('misery', 1, 'one'),
            d10(
              upTo(4, gain({ book: 1, coffee: 1 })),
              upTo(8, gain({ 'pure-alcohol': 1 })),
              upTo(10, gain({ jewelry: 1 })),
            ),
          ],
        },
      ],
    },
    blue: {
      options: [
        {
          id: 'pick-the-lock',
          when: { kind: 'has', goods: { lockpick: 1 } },
          effects: [giveBack(1), tell('picked'), gain({ moonshine: 1, 'electrical-part': 1, cigarette: 2 })],
        },
        {
          id: 'force-the-locker',
          effects: [tell('forced'), gain({ moonshine: 1, cigarette: 2 }), noise(3), noiseRoll],
        },
        { id: 'put-the-ticket-back', effects: [tell('ticket'), search('heap'), noise(1)] },
      ],
    },
    green: {
      options: [
        { id: 'read-the-label', effects: [tell('read'), readOn('the-label')] },
        {
          id: 'give-her-something-to-eat',
          cost: { vegetable: 1 },
          effects: [tell('ate'), change('misery', -1, 'one'), readOn('the-label')],
        },
        {
          id: 'fetch-the-woman-from-the-kiosk',
          effects: [
            giveBack(1),
            empathy([tell('kiosk'), gain({ coffee: 1 })], [tell('shutter'), change('misery', 1, 'actor')]),
          ],
        },
      ],
    },
    yellow: {
      options: [
        {
          id: 'offer-the-guard-moonshine',
          cost: { moonshine: 1 },
          effects: [tell('nod'), later(1, 'coal-by-handcart')],
        },
        {
          id: 'talk-about-his-children',
          effects: [
            giveBack(1),
            empathy([tell('children'), later(2, 'coal-by-handcart')], [tell('orders'), noise(1), noiseRoll]),
          ],
        },
        {
          id: 'crawl-under-the-wagons',
          effects: [
            prowess(
              1,
              [tell('axle'), gain({ 'mechanical-part': 2, hatchet: 1 })],
              [tell('torch'), noise(3), noiseRoll],
            ),
          ],
        },
      ],
    },
    white: {
      options: [
        { id: 'send-our-names', effects: [giveBack(1), tell('sent'), later(3, 'an-answer-by-wire')] },
        {
          id: 'send-the-names-pinned-to-the-wall',
          effects: [giveBack(3), tell('wall'), change('misery', -1, 'one'), later(2, 'an-answer-by-wire')],
        },
        {
          id: 'take-the-apparatus',
          effects: [tell('silence'), gain({ 'electrical-part': 2 }), change('misery', 1, 'one')],
        },
      ],
    },
  },
  {
    'the-train': {
      where: 'home',
      options: [
        {
          id: 'run-to-the-station',
          effects: [
            change('fatigue', 1, 'actor'),
            d10(
              upTo(5, tell('wagons'), gain({ 'canned-food': 1, sugar: 1 })),
              upTo(10, tell('late'), gain({ vegetable: 1, components: 1 })),
            ),
          ],
        },
        {
          id: 'knock-on-doors-along-the-street',
          effects: [tell('doors'), change('misery', -1, 'one'), gain({ wood: 1 })],
        },
        { id: 'stay-in-the-house', effects: [tell('stayed')] },
      ],
    },
    'the-label': {
      notes: ['violence'],
      options: [
        {
          id: 'run-across-the-square',
          effects: [
            prowess(
              1,
              [tell('across'), change('misery', -1, 'present'), gain({ sugar: 1 })],
              [tell('shot'), change('wounds', 1, 'actor'), change('misery', -1, 'actor')],
            ),
          ],
        },
        { id: 'go-the-long-way-round', effects: [giveBack(4), tell('round'), change('misery', -1, 'one')] },
        { id: 'leave-her-with-the-porter', effects: [tell('porter'), change('misery', 1, 'one')] },
      ],
    },
    'coal-by-handcart': {
      where: 'home',
      people: 2,
      options: [
        { id: 'burn-it-while-it-lasts', effects: [tell('warm'), cold(-2), change('misery', -1, 'one')] },
        { id: 'swap-it-along-the-street', effects: [tell('swapped'), gain({ wood: 2, components: 2 })] },
        { id: 'send-half-to-the-ward', effects: [tell('ward'), cold(-1), gain({ bandage: 1 })] },
      ],
    },
    'an-answer-by-wire': {
      where: 'home',
      notes: ['grief'],
      options: [
        {
          id: 'open-it-together',
          effects: [
            d10(
              upTo(7, tell('alive'), change('misery', -1, 'present')),
              upTo(10, tell('unknown'), change('misery', 1, 'one')),
            ),
          ],
        },
        { id: 'put-it-away-unopened', effects: [tell('unopened'), gain({ cigarette: 2 })] },
      ],
    },
  },
);
