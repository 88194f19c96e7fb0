import {
  change,
  d10,
  empathy,
  fight,
  gain,
  giveBack,
  giveUp,
  later,
  mark,
  noise,
  noiseRoll,
  prowess,
  readOn,
  search,
  stays,
  tell,
  tonight,
  trade,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const NIGHT_WATCHMAN: readonly Story[] = storiesOf(
  { card: 'night-watchman', where: 'out' },
  {
    red: [
      {
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
              when(
                { kind: 'marked', mark: 'pushed-past-him' },
                [tell('his-sister-in-a-cellar'), noise(3), noiseRoll],
                [
                  when(
                    { kind: 'marked', mark: 'played-the-watchman' },
                    [tell('he-has-heard-the-moves'), search('heap'), giveBack(2), stays('night-watchman')],
                    [
                      empathy(
                        [tell('he-used-to-have-neighbours'), search('heap'), stays('night-watchman')],
                        [tell('he-blows'), noise(3), noiseRoll],
                      ),
                    ],
                  ),
                ],
              ),
            ],
          },
          {
            id: 'offer-him-a-smoke',
            cost: { cigarette: 1 },
            effects: [
              gain({ wood: 1, components: 1 }),
              d10(upTo(8, tell('the-lantern-goes-down')), upTo(10, tell('he-wants-to-talk'), giveBack(2))),
              stays('night-watchman'),
            ],
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
      {
        notes: ['violence'],
        cast: ['other'],
        options: [
          {
            id: 'go-in-for-half',
            effects: [
              search('furniture'),
              d10(
                upTo(
                  4,
                  tell('the-match-again'),
                  fight({
                    count: [
                      { upTo: 6, enemies: 1 },
                      { upTo: 10, enemies: 2 },
                    ],
                    weapons: { A: ['knife'], B: [], C: ['knife'] },
                    thugs: false,
                  }),
                ),
                upTo(10, tell('half-to-the-last-nail'), giveUp(1, 'any'), stays('night-watchman')),
              ),
            ],
          },
          {
            id: 'find-another-way-in',
            effects: [
              giveBack(2),
              when(
                { kind: 'skill', skill: 'quiet' },
                [tell('over-the-weighing-office'), search('furniture')],
                [tell('glass-on-the-wall'), noise(2), search('heap')],
              ),
            ],
          },
          {
            id: 'buy-a-lower-lantern',
            cost: { cigarette: 2 },
            effects: [
              d10(
                upTo(8, tell('the-wick-turned-down'), search('heap'), stays('night-watchman')),
                upTo(10, tell('he-tells-who-is-waiting')),
              ),
            ],
          },
          {
            id: 'turn-round-at-the-gate',
            effects: [
              giveBack(1),
              d10(upTo(4, tell('they-come-to-see'), noiseRoll), upTo(10, tell('good-night-all-round'))),
            ],
          },
        ],
      },
    ],
    blue: {
      cast: ['other'],
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
          effects: [
            giveBack(1),
            change('misery', -1, 'one'),
            when({ kind: 'cold', atLeast: 5 }, [tell('other-rubs-his-hands')], [tell('a-grunt-of-thanks')]),
          ],
        },
        {
          id: 'wake-him-gently',
          effects: [
            empathy([tell('ten-more-minutes'), readOn('the-key-ring')], [tell('he-is-ashamed'), giveBack(2)]),
          ],
        },
      ],
    },
    green: [
      {
        cast: ['other'],
        options: [
          {
            id: 'play-for-a-stake',
            effects: [
              giveBack(2),
              mark('played-the-watchman'),
              empathy(
                [tell('he-touches-his-ear'), gain({ moonshine: 1, sugar: 1, cigarette: 1 })],
                [tell('mate-in-the-corner'), giveUp(1, 'any')],
              ),
              stays('night-watchman'),
            ],
          },
          {
            id: 'play-for-nothing',
            effects: [
              giveBack(2),
              mark('played-the-watchman'),
              when(
                { kind: 'member', person: 'anton' },
                [tell('anton-resigns-in-time'), change('misery', -1, 'present')],
                [tell('a-draw-by-candlelight'), change('misery', -1, 'other')],
              ),
              stays('night-watchman'),
            ],
          },
          {
            id: 'leave-him-to-black',
            effects: [d10(upTo(7, tell('the-board-turns')), upTo(10, tell('he-lights-us-out')))],
          },
        ],
      },
      {
        notes: ['captivity', 'violence'],
        cast: ['other'],
        people: 2,
        options: [
          {
            id: 'sign-as-witnesses',
            effects: [
              giveBack(1),
              gain({ 'canned-food': 1 }),
              change('misery', 1, 'other'),
              d10(
                upTo(6, tell('she-asks-our-names'), change('misery', 1, 'one')),
                upTo(10, tell('he-reads-our-names'), noise(2), noiseRoll),
              ),
            ],
          },
          {
            id: 'draw-the-bolt',
            effects: [
              prowess(
                1,
                [tell('up-the-wall'), gain({ vegetable: 1 }), change('misery', -1, 'actor')],
                [tell('the-bolt-has-rusted'), noise(3), noiseRoll],
              ),
            ],
          },
          {
            id: 'pay-him-for-her',
            cost: { vegetable: 1 },
            effects: [
              d10(
                upTo(7, tell('his-free-nights'), change('misery', -1, 'present')),
                upTo(10, tell('he-will-think-about-it'), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'go-back-over-the-wall',
            effects: [
              giveBack(1),
              d10(upTo(4, tell('he-tries-it-with-her'), noise(1)), upTo(10, tell('we-cannot-write'))),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['violence', 'injury'],
        cast: ['other'],
        options: [
          {
            id: 'stand-at-the-windows',
            effects: [
              giveBack(2),
              when(
                { kind: 'skill', skill: 'sentry' },
                [
                  tell('iskra-calls-the-windows'),
                  gain({ components: 2, coffee: 1 }),
                  stays('night-watchman'),
                ],
                [
                  d10(
                    upTo(
                      8,
                      tell('other-scratches'),
                      gain({ components: 2, coffee: 1 }),
                      change('fatigue', 1, 'other'),
                      stays('night-watchman'),
                    ),
                    upTo(
                      10,
                      tell('the-head-beside-other'),
                      gain({ components: 2, coffee: 1, cigarette: 1 }),
                      change('wounds', 1, 'other'),
                    ),
                  ),
                ],
              ),
            ],
          },
          {
            id: 'undress-the-back-row',
            effects: [
              gain({ components: 3 }),
              d10(
                upTo(6, tell('faces-to-the-wall'), change('misery', 1, 'one')),
                upTo(10, tell('through-the-glass'), noise(3), noiseRoll),
              ),
            ],
          },
          {
            id: 'tell-him-to-go-home',
            effects: [
              empathy(
                [tell('he-hangs-up-the-whistle'), gain({ sawblade: 1, lockpick: 1 })],
                [tell('what-twelve-men-sound-like'), noise(3), noiseRoll],
              ),
            ],
          },
          {
            id: 'leave-by-the-front',
            effects: [d10(upTo(7, tell('like-a-relief')), upTo(10, tell('one-short'), noise(1)))],
          },
        ],
      },
      {
        notes: ['death', 'illness'],
        register: 'ledger',
        options: [
          {
            id: 'go-to-the-third-crate',
            effects: [
              d10(
                upTo(7, tell('nailed-at-the-top-only'), search('furniture')),
                upTo(10, tell('the-lid-slams'), search('furniture'), noise(2), noiseRoll),
              ),
            ],
          },
          {
            id: 'look-for-him',
            effects: [
              giveBack(2),
              d10(
                upTo(
                  6,
                  tell('feet-on-the-stove-door'),
                  change('misery', -1, 'one'),
                  gain({ coffee: 1 }),
                  stays('night-watchman'),
                ),
                upTo(10, tell('on-the-round-after-all'), change('misery', 1, 'one'), gain({ components: 2 })),
              ),
            ],
          },
          {
            id: 'make-the-round-for-him',
            effects: [
              giveBack(3),
              change('misery', -1, 'present'),
              d10(upTo(4, tell('the-fox-goes-ahead')), upTo(10, tell('five-o-clock-all-quiet'))),
            ],
          },
          { id: 'turn-the-page', effects: [tell('a-ruled-page')] },
        ],
      },
    ],
    white: {
      notes: ['animals', 'violence'],
      cast: ['other'],
      options: [
        {
          id: 'trade-in-the-hut',
          effects: [
            giveBack(1),
            trade(2, ['ammo', 'knife', 'canned-food', 'moonshine', 'cigarette', 'lockpick']),
            tell('crumbs-for-the-crow'),
            stays('night-watchman'),
          ],
        },
        {
          id: 'go-round-behind-the-hut',
          effects: [
            noise(1),
            search('heap'),
            d10(
              upTo(7, tell('behind-his-back'), noiseRoll),
              upTo(10, tell('the-crow-says-it'), noise(1), noiseRoll),
            ),
          ],
        },
        {
          id: 'feed-the-crow',
          cost: { vegetable: 1 },
          effects: [
            when(
              { kind: 'skill', skill: 'cook' },
              [tell('dragan-and-the-crow'), change('misery', -1, 'present')],
              [tell('news-for-a-turnip'), change('misery', -1, 'other')],
            ),
            stays('night-watchman'),
          ],
        },
        {
          id: 'climb-back-over',
          effects: [d10(upTo(7, tell('no-charge')), upTo(10, tell('the-crow-comes-along')))],
        },
      ],
    },
  },
  {
    'the-key-ring': {
      options: [
        {
          id: 'open-the-canteen',
          effects: [
            search('pantry'),
            d10(
              upTo(6, tell('tables-on-their-heads')),
              upTo(10, tell('a-table-laid'), later(2, 'forty-one-keys')),
            ),
          ],
        },
        {
          id: 'open-the-workshop',
          effects: [
            gain({ 'mechanical-part': 1, 'electrical-part': 1, 'weapon-part': 1 }),
            when(
              { kind: 'skill', skill: 'rummage' },
              [tell('marin-knows-the-hooks'), later(2, 'forty-one-keys')],
              [tell('outlines-of-tools'), later(2, 'forty-one-keys')],
            ),
          ],
        },
        {
          id: 'open-the-directors-office',
          effects: [
            d10(
              upTo(8, tell('the-lower-drawer'), gain({ moonshine: 1, coffee: 1, cigarette: 2 })),
              upTo(
                10,
                tell('a-telephone-rings'),
                gain({ moonshine: 1, coffee: 1, cigarette: 2 }),
                noise(2),
                noiseRoll,
              ),
            ),
            later(3, 'forty-one-keys'),
          ],
        },
        {
          id: 'hang-the-keys-back',
          effects: [
            giveBack(1),
            change('misery', -1, 'one'),
            d10(upTo(7, tell('in-their-proper-place')), upTo(10, tell('he-holds-out-his-hand'))),
          ],
        },
      ],
    },
    'forty-one-keys': {
      notes: ['death'],
      where: 'home',
      options: [
        {
          id: 'give-him-his-ring',
          effects: [
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('other-brings-it-out'), change('misery', -1, 'other'), change('fatigue', 1, 'other')],
              [tell('from-the-drawer'), change('misery', -1, 'one'), change('fatigue', 1, 'one')],
            ),
          ],
        },
        {
          id: 'let-him-watch-our-door',
          effects: [
            giveUp(1, 'food'),
            d10(
              upTo(7, tell('all-quiet-in-our-passage'), tonight(-3, -1)),
              upTo(10, tell('asleep-on-the-kitchen-chair'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'know-nothing-of-keys',
          effects: [
            when(
              { kind: 'day', atLeast: 7 },
              [tell('he-tries-our-lock'), change('misery', 1, 'present')],
              [tell('he-begs-our-pardon'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
  },
);
