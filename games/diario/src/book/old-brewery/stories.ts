import {
  change,
  d10,
  empathy,
  fight,
  gain,
  giveBack,
  giveUp,
  later,
  noise,
  noiseRoll,
  prowess,
  readOn,
  search,
  tell,
  tonight,
  trade,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const OLD_BREWERY: readonly Story[] = storiesOf(
  { card: 'old-brewery', where: 'out' },
  {
    red: {
      notes: ['alcohol'],
      options: [
        {
          id: 'roll-a-barrel-for-her',
          effects: [
            giveBack(1),
            tell('rolled'),
            change('fatigue', 1, 'one'),
            gain({ moonshine: 1, vegetable: 1 }),
          ],
        },
        {
          id: 'trade-with-her',
          effects: [
            tell('slate'),
            trade(0, ['moonshine', 'pure-alcohol', 'vegetable', 'filter', 'mechanical-part']),
          ],
        },
        {
          id: 'taste-it-for-her',
          effects: [
            d10(
              upTo(3, tell('bad'), change('illness', 1, 'one'), gain({ moonshine: 1 })),
              upTo(10, tell('good'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    blue: {
      options: [
        {
          id: 'hear-both-sides',
          effects: [
            empathy(
              [tell('judged'), change('misery', -1, 'actor'), later(2, 'the-well-rota')],
              [tell('louder'), noise(2), noiseRoll],
            ),
          ],
        },
        { id: 'let-them-draw-straws', effects: [giveBack(2), tell('straws'), later(3, 'the-well-rota')] },
        {
          id: 'help-ourselves-meanwhile',
          effects: [tell('meanwhile'), gain({ filter: 1, vegetable: 1 }), change('misery', 1, 'one')],
        },
      ],
    },
    green: {
      notes: ['animals', 'hunger'],
      options: [
        { id: 'keep-the-secret', effects: [tell('secret'), later(2, 'the-dray-horse')] },
        {
          id: 'feed-her',
          cost: { vegetable: 1 },
          effects: [tell('fed'), change('misery', -1, 'present'), later(2, 'the-dray-horse')],
        },
        {
          id: 'tell-the-people-in-the-cellars',
          effects: [tell('told'), gain({ 'raw-food': 2 }), change('misery', 1, 'present')],
        },
      ],
    },
    yellow: {
      options: [
        { id: 'take-a-turn', effects: [tell('turn'), change('misery', -1, 'one'), noise(2), noiseRoll] },
        { id: 'ask-what-lies-up-there', effects: [giveBack(1), tell('loft'), search('heap')] },
        { id: 'send-them-home', effects: [tell('home'), noise(-2)] },
      ],
    },
    white: {
      notes: ['violence', 'injury'],
      options: [
        { id: 'pay-the-toll', cost: { cigarette: 2 }, effects: [tell('paid'), noise(-2)] },
        {
          id: 'talk-to-the-one-who-knows-us',
          effects: [
            empathy([tell('known'), readOn('the-toll-keeper')], [tell('stranger'), giveUp(2, 'any')]),
          ],
        },
        {
          id: 'climb-the-wall-instead',
          effects: [
            giveBack(2),
            prowess(
              1,
              [tell('over'), gain({ moonshine: 1 })],
              [tell('shards'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'refuse-and-stand-our-ground',
          effects: [
            tell('refused'),
            fight({
              count: [
                { upTo: 6, enemies: 1 },
                { upTo: 10, enemies: 2 },
              ],
              weapons: { A: ['knife'], B: [], C: ['knife'] },
              thugs: true,
            }),
            gain({ cigarette: 3, moonshine: 1 }),
          ],
        },
      ],
    },
  },
  {
    'the-well-rota': {
      where: 'home',
      options: [
        { id: 'draw-our-share', effects: [tell('drawn'), gain({ water: 2 })] },
        { id: 'give-our-turn-away', effects: [tell('given'), change('misery', -1, 'one')] },
        { id: 'sell-our-turn', effects: [tell('sold'), gain({ 'raw-food': 1 }), change('misery', 1, 'one')] },
      ],
    },
    'the-dray-horse': {
      where: 'home',
      notes: ['animals'],
      options: [
        { id: 'unload-the-cart', effects: [tell('unloaded'), gain({ wood: 2, components: 1 })] },
        {
          id: 'send-them-on-to-the-school',
          effects: [tell('school'), gain({ wood: 1 }), change('misery', -1, 'one')],
        },
        {
          id: 'stable-her-in-our-hall-tonight',
          effects: [tell('stabled'), change('misery', -1, 'present'), tonight(2, 1)],
        },
      ],
    },
    'the-toll-keeper': {
      options: [
        { id: 'ask-which-way-is-safe', effects: [tell('safe'), noise(-3)] },
        {
          id: 'ask-him-to-come-away',
          effects: [
            d10(
              upTo(5, tell('came'), gain({ knife: 1 }), change('misery', -1, 'one')),
              upTo(10, tell('laughed'), gain({ cigarette: 1 })),
            ),
          ],
        },
        {
          id: 'ask-for-something-from-the-heap',
          effects: [tell('heap'), gain({ 'canned-food': 1 }), change('misery', 1, 'one')],
        },
      ],
    },
  },
);
