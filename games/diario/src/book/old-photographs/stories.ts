import {
  change,
  cold,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  leave,
  mark,
  prowess,
  readOn,
  tell,
  tonight,
  trade,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const OLD_PHOTOGRAPHS: readonly Story[] = storiesOf(
  { card: 'old-photographs', where: 'home' },
  {
    red: [
      {
        options: [
          {
            id: 'break-into-the-wall',
            effects: [
              when({ kind: 'skill', skill: 'digger' }, [tell('three-blows')], [change('fatigue', 1, 'one')]),
              d10(upTo(6, readOn('behind-the-bricks')), upTo(10, tell('only-wall'), gain({ components: 1 }))),
            ],
          },
          {
            id: 'keep-the-album-out',
            effects: [
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('an-empty-page'), change('misery', -1, 'one')],
                [tell('turning-pages'), change('misery', -1, 'one')],
              ),
              later(2, 'the-grandson'),
            ],
          },
          {
            id: 'burn-the-album',
            effects: [
              mark('burnt-the-album'),
              change('misery', 1, 'one'),
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('to-the-last-page'), cold(-2)],
                [tell('thick-card'), cold(-1)],
              ),
              later(2, 'the-grandson'),
            ],
          },
        ],
      },
      {
        register: 'child',
        notes: ['grief'],
        cast: ['gentle'],
        options: [
          {
            id: 'give-her-the-picture',
            effects: [
              d10(
                upTo(7, tell('over-her-bed'), change('misery', -1, 'gentle'), change('misery', -1, 'one')),
                upTo(10, tell('changed-for-candles'), change('misery', 1, 'gentle'), gain({ sugar: 1 })),
              ),
            ],
          },
          {
            id: 'draw-her-one',
            cost: { wood: 1 },
            effects: [
              empathy(
                [tell('the-right-crossness'), change('misery', -2, 'actor')],
                [tell('a-potato'), change('misery', -1, 'actor')],
              ),
            ],
          },
          {
            id: 'say-that-it-is-taken',
            effects: [
              when(
                { kind: 'role', role: 'gentle', is: 'miserable' },
                [tell('a-lend-then'), change('misery', 1, 'gentle')],
                [tell('picks-the-horse'), change('fatigue', -1, 'gentle')],
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        people: 2,
        cast: ['against'],
        options: [
          {
            id: 'burn-everything',
            effects: [
              gain({ wood: 2 }),
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('all-eleven'), cold(-2), change('misery', 1, 'present')],
                [tell('bare-stairs'), cold(-1), change('misery', 1, 'one')],
              ),
            ],
          },
          {
            id: 'burn-the-frames',
            effects: [
              gain({ wood: 1 }),
              change('fatigue', 1, 'one'),
              d10(upTo(7, tell('tacks')), upTo(10, tell('behind-the-bishop'), gain({ cigarette: 2 }))),
            ],
          },
          {
            id: 'leave-them-hanging',
            effects: [
              cold(1),
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('a-twelfth'), change('misery', -1, 'one'), change('misery', -1, 'one')],
                [tell('good-evening'), change('misery', -1, 'one')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['captivity', 'violence'],
        people: 2,
        cast: ['newest', 'other'],
        options: [
          {
            id: 'ask-openly',
            effects: [
              empathy(
                [tell('the-two-weeks'), change('misery', -1, 'newest')],
                [tell('takes-it-back'), change('misery', 1, 'newest'), later(1, 'she-has-seen-that-face')],
              ),
            ],
          },
          {
            id: 'burn-it-unseen',
            effects: [
              change('misery', 1, 'other'),
              when(
                { kind: 'role', role: 'newest', is: 'miserable' },
                [tell('pocket-searched'), change('misery', 1, 'newest')],
                [tell('pocket-patted'), tonight(-1, 0)],
              ),
              later(1, 'she-has-seen-that-face'),
            ],
          },
          {
            id: 'say-they-must-go',
            effects: [
              leave('newest'),
              d10(
                upTo(6, tell('goes-quietly'), change('misery', 1, 'other')),
                upTo(10, tell('goes-with-a-tin'), giveUp(1, 'food')),
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        notes: ['injury'],
        options: [
          {
            id: 'glaze-the-windows',
            effects: [
              when(
                { kind: 'skill', skill: 'builder' },
                [tell('puttied'), cold(-2), change('fatigue', 1, 'one')],
                [tell('daylight'), cold(-1)],
              ),
              later(2, 'the-bride-in-the-window'),
            ],
          },
          {
            id: 'put-them-back',
            effects: [
              d10(
                upTo(7, tell('dry-straw'), later(2, 'the-bride-asks')),
                upTo(10, tell('in-the-straw'), gain({ moonshine: 1 }), later(3, 'the-bride-asks')),
              ),
            ],
          },
          {
            id: 'wash-off-the-silver',
            effects: [
              mark('washed-off-the-bride'),
              gain({ chems: 2 }),
              d10(
                upTo(6, tell('basin')),
                upTo(10, tell('basin-burns'), change('wounds', 1, 'one'), gain({ chems: 1 })),
              ),
              later(2, 'a-man-on-crutches'),
            ],
          },
        ],
      },
      {
        register: 'form',
        notes: ['death', 'hunger'],
        cast: ['other'],
        options: [
          {
            id: 'sign-as-his-family',
            effects: [
              d10(
                upTo(7, tell('stamped'), gain({ 'canned-food': 1 })),
                upTo(10, tell('stamped-late'), gain({ vegetable: 1 })),
              ),
              later(2, 'a-dead-man-calls'),
            ],
          },
          {
            id: 'take-it-round-the-street',
            effects: [
              change('fatigue', 1, 'other'),
              empathy(
                [tell('the-glazier'), change('misery', -1, 'actor'), gain({ cigarette: 2 })],
                [tell('every-door'), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'return-it-unsigned',
            effects: [
              when(
                { kind: 'food', atLeast: 3 },
                [tell('next-sheet')],
                [tell('the-clerk-waits'), change('misery', 1, 'other'), gain({ vegetable: 1 })],
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['death'],
        cast: ['other'],
        options: [
          {
            id: 'take-him-the-picture',
            effects: [
              empathy(
                [tell('third-row'), gain({ 'canned-food': 1, cigarette: 1 }), later(2, 'a-crate-to-mind')],
                [tell('another-name'), giveUp(1, 'any'), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'send-him-tobacco',
            cost: { cigarette: 1 },
            effects: [
              d10(
                upTo(6, tell('slow-patrol'), tonight(-1, -1)),
                upTo(10, tell('a-nod'), tonight(-1, 0), later(2, 'a-crate-to-mind')),
              ),
            ],
          },
          {
            id: 'put-it-away',
            effects: [
              when(
                { kind: 'role', role: 'other', is: 'miserable' },
                [tell('kept-out'), change('misery', 1, 'other')],
                [tell('face-down')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['injury', 'violence'],
        people: 2,
        cast: ['other', 'strong'],
        options: [
          {
            id: 'sit-for-him',
            cost: { vegetable: 1 },
            effects: [
              d10(
                upTo(6, tell('chins-up'), change('misery', -1, 'present')),
                upTo(10, tell('blinked'), change('misery', -1, 'one')),
              ),
              later(2, 'the-print'),
            ],
          },
          {
            id: 'give-him-only-the-house',
            effects: [
              mark('house-on-film'),
              gain({ cigarette: 2 }),
              when(
                { kind: 'skill', skill: 'sentry' },
                [tell('counts-his-steps'), mark('watched-the-photographer')],
                [tell('from-four-sides')],
              ),
              later(2, 'the-print'),
            ],
          },
          {
            id: 'open-his-camera',
            effects: [
              prowess(
                1,
                [tell('grey-ribbon'), gain({ chems: 1 }), tonight(-1, 0), change('misery', 1, 'strong')],
                [tell('the-strap'), change('wounds', 1, 'actor'), tonight(1, 0)],
              ),
            ],
          },
          {
            id: 'wish-him-good-light',
            effects: [d10(upTo(6, tell('next-gate')), upTo(10, tell('from-the-roof'), tonight(1, 0)))],
          },
        ],
      },
    ],
    white: {
      notes: ['death'],
      register: 'dialogue',
      people: 2,
      options: [
        {
          id: 'go-down-and-ask',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(4, tell('you-took-your-time'), gain({ vegetable: 1 }), change('misery', -1, 'present')),
              upTo(7, tell('the-date-on-the-seal'), change('misery', 1, 'one')),
              upTo(10, tell('a-jar-for-upstairs'), gain({ vegetable: 1 }), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'write-the-names-on-the-back',
          effects: [
            when(
              { kind: 'lost', atLeast: 1 },
              [tell('how-it-is-spelt'), change('misery', -1, 'one')],
              [tell('taken-by'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'let-it-be',
          effects: [
            d10(upTo(6, tell('asleep-again')), upTo(10, tell('go-to-sleep'), change('fatigue', -1, 'one'))),
          ],
        },
      ],
    },
  },
  {
    'behind-the-bricks': {
      effects: [gain({ 'raw-food': 1 })],
      options: [
        {
          id: 'unwrap-the-parcel',
          effects: [
            mark('took-the-rings'),
            gain({ jewelry: 1 }),
            when(
              { kind: 'skill', skill: 'trader' },
              [tell('what-it-fetches'), gain({ sugar: 1 }), change('misery', 1, 'one')],
              [tell('rings'), change('misery', 1, 'one')],
            ),
            later(2, 'the-grandson'),
          ],
        },
        {
          id: 'wall-it-up-again',
          effects: [
            mark('left-the-rings'),
            d10(
              upTo(7, tell('mortar'), change('misery', -1, 'one')),
              upTo(10, tell('mortar-by-night'), change('misery', -1, 'one'), change('fatigue', 1, 'one')),
            ),
            later(2, 'the-grandson'),
          ],
        },
      ],
    },
    'the-grandson': {
      notes: ['violence'],
      options: [
        {
          id: 'take-him-down-to-the-cellar',
          effects: [
            when(
              { kind: 'marked', mark: 'took-the-rings' },
              [tell('fresh-bricks'), giveUp(1, 'any'), change('misery', 1, 'one')],
              [
                when(
                  { kind: 'marked', mark: 'left-the-rings' },
                  [tell('his-wedding'), gain({ 'canned-food': 1, coffee: 1 })],
                  [tell('hand-on-the-wall'), gain({ coffee: 1 }), change('fatigue', 1, 'one')],
                ),
              ],
            ),
          ],
        },
        {
          id: 'ask-him-who-is-who',
          when: { kind: 'not', condition: { kind: 'marked', mark: 'burnt-the-album' } },
          effects: [
            empathy(
              [tell('names-them-all'), gain({ cigarette: 2 }), change('misery', -1, 'actor')],
              [tell('three-wrong-uncles'), tonight(1, 0)],
            ),
          ],
        },
        {
          id: 'keep-him-at-the-gate',
          effects: [
            when(
              { kind: 'marked', mark: 'burnt-the-album' },
              [tell('asks-for-one-page'), change('misery', 1, 'one')],
              [tell('round-the-house'), tonight(0, 1)],
            ),
          ],
        },
      ],
    },
    'she-has-seen-that-face': {
      notes: ['captivity', 'violence'],
      people: 2,
      cast: ['newest', 'other'],
      when: {
        kind: 'all',
        conditions: [
          { kind: 'fate', role: 'newest', is: 'here' },
          { kind: 'fate', role: 'other', is: 'here' },
        ],
      },
      effects: [
        d10(upTo(5, tell('carried-the-water'), mark('carried-the-water')), upTo(10, tell('held-the-list'))),
      ],
      options: [
        {
          id: 'stand-by-them',
          effects: [
            when(
              { kind: 'marked', mark: 'carried-the-water' },
              [tell('shakes-hands'), change('misery', -2, 'newest')],
              [tell('spits'), tonight(1, 1), change('misery', 1, 'other')],
            ),
          ],
        },
        {
          id: 'pay-her-to-go',
          cost: { cigarette: 2 },
          effects: [
            when(
              { kind: 'marked', mark: 'carried-the-water' },
              [tell('what-for'), change('misery', 1, 'newest')],
              [tell('counts-them'), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'let-her-street-have-them',
          effects: [
            tell('between-two-men'),
            leave('newest'),
            when(
              { kind: 'marked', mark: 'carried-the-water' },
              [change('misery', 2, 'other')],
              [tonight(-2, -1), change('misery', 1, 'other')],
            ),
          ],
        },
      ],
    },
    'the-bride-in-the-window': {
      notes: ['grief'],
      options: [
        {
          id: 'take-out-the-pane',
          effects: [
            mark('gave-her-the-plate'),
            cold(1),
            gain({ vegetable: 1 }),
            when(
              { kind: 'has', goods: { wood: 1 } },
              [tell('in-a-towel'), change('misery', -1, 'one')],
              [tell('a-hole-again')],
            ),
            later(1, 'a-man-on-crutches'),
          ],
        },
        {
          id: 'bring-her-inside',
          effects: [
            empathy(
              [tell('until-noon'), change('misery', -1, 'actor'), gain({ cigarette: 2 })],
              [tell('her-bag'), change('misery', 1, 'actor')],
            ),
            later(1, 'a-man-on-crutches'),
          ],
        },
        {
          id: 'leave-it-in',
          effects: [
            d10(
              upTo(5, tell('she-nods'), cold(-1), change('misery', 1, 'one')),
              upTo(10, tell('other-pavement'), cold(-1)),
            ),
          ],
        },
      ],
    },
    'the-bride-asks': {
      notes: ['captivity', 'violence'],
      options: [
        {
          id: 'break-it-for-her',
          effects: [
            gain({ 'raw-food': 1 }),
            d10(
              upTo(6, tell('across-the-veil'), change('misery', 1, 'one')),
              upTo(10, tell('on-her-knees'), change('misery', 1, 'present')),
            ),
            later(1, 'a-man-on-crutches'),
          ],
        },
        {
          id: 'promise-to-hide-it',
          effects: [
            d10(
              upTo(7, tell('he-blinked'), change('misery', -1, 'one'), change('misery', -1, 'one')),
              upTo(10, tell('asking-for-glass'), change('misery', -1, 'one'), tonight(1, 1)),
            ),
            later(1, 'a-man-on-crutches'),
          ],
        },
        {
          id: 'ask-what-she-sells',
          effects: [tell('from-the-bag'), trade(1, ['coffee', 'sugar', 'meds', 'book'])],
        },
      ],
    },
    'a-man-on-crutches': {
      notes: ['injury', 'captivity', 'grief'],
      options: [
        {
          id: 'send-him-to-her',
          effects: [
            when(
              { kind: 'marked', mark: 'gave-her-the-plate' },
              [tell('the-plate-in-her-window'), change('misery', -1, 'one'), gain({ 'herbal-meds': 1 })],
              [
                d10(
                  upTo(5, tell('three-corners'), change('misery', -1, 'one')),
                  upTo(10, tell('two-behind-him'), change('misery', 2, 'one')),
                ),
              ],
            ),
          ],
        },
        {
          id: 'hide-him-today',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('in-the-wardrobe'), gain({ ammo: 2 })),
              upTo(10, tell('a-crutch-left-out'), giveUp(1, 'any'), tonight(1, 1)),
            ),
          ],
        },
        {
          id: 'say-she-has-left',
          effects: [
            when(
              { kind: 'marked', mark: 'washed-off-the-bride' },
              [tell('a-clean-pane'), change('misery', 1, 'one')],
              [tell('towards-the-tunnel'), change('misery', 1, 'one'), tonight(-1, 0)],
            ),
          ],
        },
      ],
    },
    'a-dead-man-calls': {
      notes: ['hunger', 'death'],
      cast: ['other'],
      options: [
        {
          id: 'go-to-the-office-with-him',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('struck-out'), change('misery', -1, 'actor'), gain({ coffee: 1 })],
              [tell('who-signed'), giveUp(1, 'food')],
            ),
          ],
        },
        {
          id: 'feed-him-for-today',
          cost: { vegetable: 1 },
          effects: [
            when(
              { kind: 'day', atLeast: 7 },
              [tell('every-morning'), change('misery', 1, 'one')],
              [tell('a-pity-about-the-date'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'say-it-was-not-us',
          effects: [
            d10(
              upTo(5, tell('shows-the-sheet'), change('misery', 1, 'other')),
              upTo(10, tell('nothing-to-lose'), tonight(1, 1)),
            ),
          ],
        },
      ],
    },
    'a-crate-to-mind': {
      notes: ['violence', 'illness'],
      cast: ['other'],
      options: [
        {
          id: 'keep-it-shut',
          effects: [
            when(
              { kind: 'built', fitting: 'workshop' },
              [tell('under-the-bench'), gain({ components: 1 })],
              [tell('under-the-stairs'), tonight(1, 0)],
            ),
            later(1, 'called-for'),
          ],
        },
        {
          id: 'open-it',
          effects: [
            mark('opened-the-crate'),
            gain({ meds: 1 }),
            when(
              { kind: 'skill', skill: 'locks' },
              [tell('seal-put-back'), mark('seal-put-back')],
              [tell('seal-broken'), change('misery', 1, 'other')],
            ),
            later(1, 'called-for'),
          ],
        },
        {
          id: 'send-him-off-with-it',
          effects: [
            empathy(
              [tell('always-copied'), change('misery', -1, 'actor')],
              [tell('on-our-step'), tonight(1, 0), later(1, 'called-for')],
            ),
          ],
        },
      ],
    },
    'called-for': {
      notes: ['violence', 'injury', 'captivity'],
      cast: ['other'],
      options: [
        {
          id: 'give-them-the-crate',
          effects: [
            when(
              { kind: 'marked', mark: 'opened-the-crate' },
              [
                when(
                  { kind: 'marked', mark: 'seal-put-back' },
                  [tell('they-look-at-the-seal'), gain({ cigarette: 2 })],
                  [tell('they-count'), giveUp(2, 'any')],
                ),
              ],
              [tell('they-pay'), gain({ cigarette: 3 }), change('misery', 1, 'other')],
            ),
          ],
        },
        {
          id: 'say-he-took-it-back',
          effects: [
            empathy(
              [tell('they-believe-it'), gain({ bandage: 1 }), change('misery', 2, 'other')],
              [tell('they-have-asked-him'), change('wounds', 1, 'actor'), giveUp(1, 'any')],
            ),
          ],
        },
        {
          id: 'run-it-to-the-hospital',
          effects: [
            prowess(
              1,
              [tell('side-entrance'), change('misery', -1, 'present'), tonight(1, 1)],
              [tell('at-the-crossing'), change('wounds', 1, 'actor'), tonight(1, 0)],
            ),
          ],
        },
      ],
    },
    'the-print': {
      notes: ['grief', 'hunger', 'violence', 'death'],
      cast: ['other', 'strong'],
      effects: [
        when(
          { kind: 'marked', mark: 'house-on-film' },
          [
            when(
              { kind: 'marked', mark: 'watched-the-photographer' },
              [tell('every-window-moved'), tonight(-1, 0)],
              [tell('crosses-in-ink'), tonight(1, 0)],
            ),
          ],
          [tell('all-of-us')],
        ),
      ],
      options: [
        {
          id: 'go-over-to-the-window',
          when: { kind: 'not', condition: { kind: 'marked', mark: 'house-on-film' } },
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('our-hours'), gain({ 'canned-food': 1 })),
              upTo(10, tell('it-was-company'), giveUp(1, 'food'), change('misery', -2, 'one')),
            ),
          ],
        },
        {
          id: 'go-to-the-chapel-about-it',
          when: { kind: 'marked', mark: 'house-on-film' },
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('held-to-the-candle'), tonight(-2, 0)],
              [tell('he-has-sold-three'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'pin-it-up',
          effects: [
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('by-the-basin'), change('misery', -1, 'other')],
              [tell('with-the-others'), change('misery', 1, 'one'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'sell-it-to-the-street',
          effects: [
            d10(
              upTo(5, tell('for-the-frame'), gain({ vegetable: 1 }), change('misery', 1, 'one')),
              upTo(10, tell('nobody-wants-us'), gain({ cigarette: 1 })),
            ),
          ],
        },
      ],
    },
  },
);
