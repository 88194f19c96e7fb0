import {
  change,
  d10,
  empathy,
  fight,
  gain,
  giveBack,
  giveUp,
  noise,
  noiseRoll,
  readOn,
  search,
  tell,
  trade,
  upTo,
  when,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const NIGHT_WATCHMAN: readonly Story[] = storiesOf(
  { card: 'night-watchman', where: 'out' },
  {
    red: {
      notes: ['violence'],
      options: [
        {
          id: 'stand-quite-still',
          effects: [
            giveBack(1),
            when(
              { kind: 'anyone', state: 'illness', atLeast: 1 },
              [tell('somebody-has-to-cough'), noise(2), noiseRoll],
              [tell('a-cat-he-decides'), giveBack(1)],
            ),
          ],
        },
        {
          id: 'step-into-the-light',
          effects: [
            empathy(
              [tell('he-used-to-have-neighbours'), search('heap')],
              [tell('he-blows'), noise(3), noiseRoll],
            ),
          ],
        },
        {
          id: 'offer-him-a-smoke',
          cost: { cigarette: 1 },
          effects: [tell('the-lantern-goes-down'), noise(-3)],
        },
        {
          id: 'rush-him',
          effects: [
            fight({
              count: [{ upTo: 10, enemies: 1 }],
              weapons: { A: ['hatchet'], B: ['knife'], C: [] },
              thugs: false,
            }),
          ],
        },
      ],
    },
    blue: {
      options: [
        {
          id: 'unhook-the-keys',
          effects: [
            d10(
              upTo(6, tell('he-smacks-his-lips'), readOn('the-key-ring')),
              upTo(10, tell('they-jingle'), noise(3), noiseRoll),
            ),
          ],
        },
        {
          id: 'cover-him-up',
          effects: [tell('a-grunt-of-thanks'), change('misery', -1, 'one'), giveBack(1)],
        },
        {
          id: 'wake-him-gently',
          effects: [
            empathy([tell('ten-more-minutes'), readOn('the-key-ring')], [tell('he-is-ashamed'), giveBack(2)]),
          ],
        },
      ],
    },
    green: {
      options: [
        {
          id: 'play-for-a-stake',
          effects: [
            giveBack(2),
            empathy(
              [tell('he-touches-his-ear'), gain({ moonshine: 1, sugar: 1, cigarette: 1 })],
              [tell('mate-in-the-corner'), giveUp(1, 'any')],
            ),
          ],
        },
        {
          id: 'play-for-nothing',
          effects: [giveBack(2), tell('a-draw-by-candlelight'), change('misery', -1, 'one')],
        },
        { id: 'leave-him-to-black', effects: [tell('the-board-turns')] },
      ],
    },
    yellow: {
      options: [
        {
          id: 'sign-the-logbook',
          effects: [giveBack(1), tell('all-quiet'), change('misery', -1, 'one'), gain({ cigarette: 1 })],
        },
        {
          id: 'tell-him-the-truth',
          effects: [
            empathy(
              [tell('he-closes-the-book'), gain({ sawblade: 1, lockpick: 1 })],
              [tell('he-rings-the-bell'), noise(3), noiseRoll],
            ),
          ],
        },
        {
          id: 'walk-a-round-with-him',
          effects: [giveBack(3), tell('he-knows-the-quiet-doors'), search('furniture')],
        },
      ],
    },
    white: {
      notes: ['animals'],
      options: [
        {
          id: 'trade-in-the-hut',
          effects: [
            giveBack(1),
            trade(2, ['ammo', 'knife', 'canned-food', 'moonshine', 'cigarette', 'lockpick']),
            tell('crumbs-for-the-crow'),
          ],
        },
        {
          id: 'go-round-behind-the-hut',
          effects: [noise(1), tell('behind-his-back'), search('heap'), noiseRoll],
        },
        {
          id: 'feed-the-crow',
          cost: { vegetable: 1 },
          effects: [tell('news-for-a-turnip'), noise(-3), change('misery', -1, 'one')],
        },
        { id: 'climb-back-over', effects: [giveBack(2), tell('no-charge')] },
      ],
    },
  },
  {
    'the-key-ring': {
      options: [
        { id: 'open-the-canteen', effects: [search('pantry'), tell('tables-on-their-heads')] },
        {
          id: 'open-the-workshop',
          effects: [
            tell('outlines-of-tools'),
            gain({ 'mechanical-part': 1, 'electrical-part': 1, 'weapon-part': 1 }),
          ],
        },
        {
          id: 'open-the-directors-office',
          effects: [tell('the-lower-drawer'), gain({ moonshine: 1, coffee: 1, cigarette: 2 })],
        },
        {
          id: 'hang-the-keys-back',
          effects: [giveBack(1), tell('in-their-proper-place'), change('misery', -1, 'one')],
        },
      ],
    },
  },
);
