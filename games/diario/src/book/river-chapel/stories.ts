import type { Enemies } from '../../data/language/effect.ts';
import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  fight,
  gain,
  giveBack,
  giveUp,
  later,
  leave,
  mark,
  noise,
  noiseRoll,
  prowess,
  tell,
  tonight,
  unmark,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

/** A single man with a knife, who is no Thug. */
const ONE_MAN: Enemies = {
  count: [{ upTo: 10, enemies: 1 }],
  weapons: { A: ['knife'], B: ['knife'], C: [] },
  thugs: false,
};

export const RIVER_CHAPEL: readonly Story[] = storiesOf(
  { card: 'river-chapel', where: 'out' },
  {
    red: [
      {
        notes: ['death', 'grief'],
        options: [
          {
            id: 'dig-with-his-coal-pan',
            effects: [
              giveBack(2),
              mark('dug-the-graves'),
              change('fatigue', 1, 'actor'),
              change('misery', -1, 'actor'),
              d10(upTo(7, tell('pan')), upTo(10, tell('the-comb'), gain({ jewelry: 1 }))),
            ],
          },
          {
            id: 'dig-with-our-shovel',
            when: { kind: 'has', goods: { shovel: 1 } },
            effects: [
              giveBack(1),
              mark('dug-the-graves'),
              change('misery', -1, 'one'),
              gain({ vegetable: 1 }),
              when(
                { kind: 'skill', skill: 'digger' },
                [tell('two-metres'), gain({ coffee: 1 })],
                [tell('shovel')],
              ),
            ],
          },
          {
            id: 'say-we-cannot-stay',
            effects: [
              when(
                { kind: 'skill', skill: 'digger' },
                [tell('looks-at-hands'), change('misery', 2, 'one')],
                [tell('bell'), change('misery', 1, 'one')],
              ),
            ],
          },
        ],
      },
      {
        when: { kind: 'marked', mark: 'dug-the-graves' },
        register: 'list',
        notes: ['death', 'grief'],
        options: [
          {
            id: 'take-the-key',
            effects: [tell('key'), gain({ cigarette: 1 }), later(1, 'a-key-for-the-cellar')],
          },
          {
            id: 'copy-out-the-names',
            effects: [
              giveBack(2),
              empathy(
                [tell('three-names'), change('misery', -1, 'present'), gain({ vegetable: 1 })],
                [tell('one-name'), change('misery', 1, 'actor'), gain({ coffee: 1 })],
              ),
            ],
          },
          {
            id: 'leave-the-box-shut',
            effects: [
              gain({ vegetable: 1 }),
              d10(upTo(7, tell('lid'), noise(1)), upTo(10, tell('son'), giveBack(1), gain({ cigarette: 1 }))),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        notes: ['grief'],
        options: [
          {
            id: 'read-the-slips',
            effects: [
              giveBack(1),
              empathy(
                [tell('slips'), change('misery', -1, 'actor')],
                [tell('known-hand'), change('misery', 1, 'actor'), gain({ cigarette: 1 })],
              ),
            ],
          },
          {
            id: 'take-the-ring',
            effects: [
              gain({ jewelry: 1 }),
              d10(
                upTo(6, tell('ring'), change('misery', 1, 'present')),
                upTo(10, tell('came-in'), change('misery', 1, 'one'), noise(2)),
              ),
            ],
          },
          {
            id: 'leave-a-cigarette-and-a-wish',
            cost: { cigarette: 1 },
            effects: [
              when(
                { kind: 'anyone', state: 'misery', atLeast: 2 },
                [tell('large-wish'), change('misery', -2, 'one')],
                [tell('wish'), change('misery', -1, 'one')],
              ),
            ],
          },
        ],
      },
      {
        cast: ['other'],
        notes: ['violence', 'death'],
        effects: [mark('heard-the-lamp-man')],
        options: [
          {
            id: 'forgive-him',
            effects: [
              empathy(
                [tell('kneels'), tonight(-2, 0), change('misery', 1, 'actor')],
                [tell('too-quickly'), change('misery', 1, 'actor'), gain({ cigarette: 2 })],
              ),
            ],
          },
          {
            id: 'ask-which-floor',
            effects: [
              d10(
                upTo(6, tell('ninth'), mark('knows-the-ninth-floor'), giveBack(1)),
                upTo(10, tell('not-the-priest'), noise(2), noiseRoll),
              ),
            ],
          },
          {
            id: 'open-the-other-door',
            effects: [
              prowess(
                1,
                [
                  tell('out-by-the-collar'),
                  gain({ 'electrical-part': 1, cigarette: 2 }),
                  mark('put-out-the-lamp'),
                  noise(2),
                ],
                [tell('knife'), fight(ONE_MAN)],
              ),
            ],
          },
          {
            id: 'breathe-and-say-nothing',
            effects: [
              noise(-2),
              d10(
                upTo(6, tell('candle'), change('misery', 1, 'other')),
                upTo(10, tell('penance'), change('misery', 1, 'other'), gain({ 'canned-food': 1 })),
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        notes: ['death'],
        options: [
          {
            id: 'pay-their-fare',
            cost: { cigarette: 2 },
            effects: [
              later(3, 'news-from-the-far-bank'),
              when(
                { kind: 'marked', mark: 'sold-silence-on-the-river' },
                [tell('owed'), change('misery', -1, 'present')],
                [tell('fare'), change('misery', -1, 'one')],
              ),
            ],
          },
          {
            id: 'row-in-place-of-the-fare',
            effects: [
              giveBack(3),
              prowess(
                1,
                [tell('rowed'), change('misery', -1, 'actor'), later(2, 'news-from-the-far-bank')],
                [tell('current'), change('fatigue', 1, 'actor'), later(3, 'news-from-the-far-bank')],
              ),
            ],
          },
          {
            id: 'watch-the-boat-go',
            effects: [
              gain({ vegetable: 1 }),
              d10(
                upTo(7, tell('bundle'), change('misery', 1, 'one')),
                upTo(10, tell('capsized'), change('misery', 1, 'present'), gain({ cigarette: 2 })),
              ),
            ],
          },
        ],
      },
      {
        cast: ['other'],
        notes: ['hunger', 'illness'],
        options: [
          {
            id: 'wade-in-and-cut-their-rope',
            effects: [
              gain({ 'raw-food': 2 }),
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('ice'), change('illness', 1, 'other')],
                [tell('cut'), change('misery', 1, 'present')],
              ),
            ],
          },
          {
            id: 'shout-across-to-share',
            effects: [
              noise(2),
              d10(
                upTo(6, tell('halved'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')),
                upTo(10, tell('answered'), noiseRoll),
              ),
            ],
          },
          {
            id: 'push-it-over-to-them',
            effects: [
              giveBack(1),
              d10(
                upTo(7, tell('waved'), change('misery', -1, 'present')),
                upTo(10, tell('uncle'), change('misery', 1, 'other'), gain({ vegetable: 1 })),
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['hunger', 'death'],
        options: [
          {
            id: 'carry-the-basket-round',
            effects: [
              giveBack(2),
              gain({ 'raw-food': 1 }),
              d10(
                upTo(8, tell('round'), change('misery', -1, 'one')),
                upTo(10, tell('seventh-door'), change('misery', 1, 'one'), gain({ 'herbal-meds': 1 })),
              ),
            ],
          },
          {
            id: 'eat-by-the-oven',
            effects: [
              giveBack(1),
              change('hunger', -1, 'one'),
              d10(upTo(7, tell('oven')), upTo(10, tell('button-vote'), change('misery', -1, 'one'))),
            ],
          },
          {
            id: 'take-the-basket-home',
            effects: [
              gain({ 'raw-food': 2 }),
              later(1, 'eight-doors'),
              when(
                { kind: 'anyone', state: 'hunger', atLeast: 2 },
                [tell('on-the-way'), change('hunger', -1, 'one'), change('misery', 1, 'present')],
                [tell('basket'), change('misery', 1, 'one')],
              ),
            ],
          },
        ],
      },
      {
        cast: ['strong'],
        notes: ['violence', 'illness'],
        options: [
          {
            id: 'row-out-to-them',
            effects: [
              giveBack(3),
              prowess(
                1,
                [
                  when(
                    { kind: 'group', atMost: 3 },
                    [tell('comes-along'), arrival],
                    [tell('both-ways'), change('misery', -1, 'present')],
                  ),
                ],
                [tell('weir'), change('illness', 1, 'actor'), change('misery', -1, 'actor')],
              ),
            ],
          },
          {
            id: 'sell-him-our-silence',
            effects: [
              gain({ jewelry: 1 }),
              change('misery', 1, 'present'),
              mark('sold-silence-on-the-river'),
              d10(upTo(6, tell('counted-out')), upTo(10, tell('knows-the-street'), tonight(2, 1))),
            ],
          },
          {
            id: 'wake-the-sexton',
            effects: [
              d10(
                upTo(6, tell('rope'), noise(2), change('misery', -1, 'present'), gain({ cigarette: 2 })),
                upTo(10, tell('searchlight'), noise(3), noiseRoll),
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        notes: ['violence'],
        options: [
          {
            id: 'sit-down-a-row-behind',
            effects: [
              giveBack(1),
              empathy([tell('told'), tonight(-2, 0), gain({ cigarette: 2 })], [tell('stiff'), noise(1)]),
            ],
          },
          {
            id: 'empty-his-ammunition-pouch',
            effects: [
              prowess(
                1,
                [tell('pouch'), gain({ ammo: 3 }), change('misery', 1, 'actor'), mark('emptied-the-pouch')],
                [tell('turned'), fight(ONE_MAN)],
              ),
            ],
          },
          {
            id: 'go-out-as-we-came',
            effects: [d10(upTo(7, tell('out'), noise(-1)), upTo(10, tell('nodded'), gain({ cigarette: 1 })))],
          },
        ],
      },
      {
        when: { kind: 'marked', mark: 'emptied-the-pouch' },
        cast: ['other'],
        notes: ['violence', 'captivity', 'injury'],
        options: [
          {
            id: 'take-him-ammunition',
            cost: { ammo: 2 },
            effects: [
              unmark('emptied-the-pouch'),
              d10(
                upTo(7, tell('through-the-rail'), change('misery', -1, 'present'), tonight(-3, 0)),
                upTo(10, tell('fired'), change('wounds', 1, 'one'), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'take-him-bread',
            cost: { 'raw-food': 1 },
            effects: [
              d10(
                upTo(7, tell('chews'), change('misery', -2, 'other'), gain({ cigarette: 2 })),
                upTo(10, tell('corporal'), change('misery', -1, 'other'), noise(2)),
              ),
            ],
          },
          {
            id: 'cross-while-he-cannot-shoot',
            effects: [
              d10(
                upTo(7, tell('crossed'), gain({ 'canned-food': 1 }), change('misery', 2, 'other')),
                upTo(10, tell('bayonet'), change('wounds', 1, 'one'), gain({ 'canned-food': 1 })),
              ),
            ],
          },
          {
            id: 'tell-the-sexton-nothing',
            effects: [
              d10(
                upTo(6, tell('hat')),
                upTo(10, tell('oil'), change('misery', 1, 'other'), gain({ coffee: 1 })),
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'eight-doors': {
      where: 'home',
      notes: ['hunger', 'death'],
      options: [
        {
          id: 'give-back-what-is-left',
          cost: { 'raw-food': 1 },
          effects: [
            d10(
              upTo(7, tell('counted'), change('misery', -1, 'everyone')),
              upTo(10, tell('left-them'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
            ),
          ],
        },
        {
          id: 'go-round-to-them-now',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'cold', atLeast: 4 },
              [tell('sixth-and-third'), change('misery', 1, 'present')],
              [tell('third-door'), change('misery', 1, 'one'), gain({ book: 1 })],
            ),
          ],
        },
        {
          id: 'say-that-we-were-robbed',
          effects: [tell('believed'), gain({ vegetable: 1 }), later(2, 'the-boy-they-caught')],
        },
      ],
    },
    'the-boy-they-caught': {
      where: 'home',
      notes: ['violence', 'injury'],
      options: [
        {
          id: 'say-that-it-was-he',
          effects: [
            gain({ 'raw-food': 1 }),
            d10(
              upTo(5, tell('led-off'), change('misery', 1, 'present')),
              upTo(10, tell('looked'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'say-that-it-was-we',
          effects: [
            giveUp(1, 'food'),
            d10(
              upTo(6, tell('button'), tonight(1, 0), change('misery', -1, 'one')),
              upTo(10, tell('knew'), change('misery', -1, 'present')),
            ),
          ],
        },
        {
          id: 'say-it-was-too-dark',
          effects: [
            d10(
              upTo(5, tell('let-go'), change('misery', -1, 'present')),
              upTo(10, tell('next-street'), change('misery', 2, 'one')),
            ),
          ],
        },
      ],
    },
    'a-key-for-the-cellar': {
      where: 'home',
      notes: ['death', 'injury', 'hunger'],
      options: [
        {
          id: 'carry-it-all-upstairs',
          effects: [
            gain({ 'canned-food': 1, wood: 2, sugar: 1 }),
            later(2, 'from-number-nine'),
            d10(
              upTo(7, tell('shelves'), change('misery', 1, 'one')),
              upTo(10, tell('seen'), change('misery', 1, 'one'), tonight(2, 0)),
            ),
          ],
        },
        {
          id: 'take-a-little-and-lock-it',
          effects: [
            gain({ wood: 1, 'raw-food': 1 }),
            later(3, 'from-number-nine'),
            d10(
              upTo(8, tell('a-little')),
              upTo(10, tell('trap'), gain({ sugar: 1 }), change('wounds', 1, 'one')),
            ),
          ],
        },
        {
          id: 'take-the-key-to-number-nine',
          effects: [
            d10(
              upTo(6, tell('half'), gain({ 'canned-food': 1 }), change('misery', -1, 'one')),
              upTo(10, tell('had-not-known'), change('misery', 1, 'one'), gain({ 'raw-food': 1 })),
            ),
          ],
        },
      ],
    },
    'from-number-nine': {
      where: 'home',
      notes: ['death', 'grief', 'hunger'],
      options: [
        {
          id: 'tell-her-where-he-lies',
          effects: [
            empathy(
              [tell('spade'), change('misery', -1, 'present'), gain({ wood: 1 })],
              [tell('how-long'), change('misery', 1, 'actor'), giveUp(1, 'food')],
            ),
          ],
        },
        {
          id: 'give-her-back-a-share',
          cost: { wood: 1, 'raw-food': 1 },
          effects: [
            gain({ 'herbal-meds': 1 }),
            d10(
              upTo(6, tell('thanks'), change('misery', -1, 'one')),
              upTo(10, tell('and-the-rest'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'say-we-have-seen-nobody',
          effects: [
            when(
              { kind: 'cold', atLeast: 4 },
              [tell('light'), change('misery', 2, 'one')],
              [tell('thanks-us'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'news-from-the-far-bank': {
      notes: ['captivity'],
      where: 'home',
      people: 2,
      effects: [gain({ coffee: 1 })],
      options: [
        {
          id: 'take-the-parcel',
          effects: [
            d10(
              upTo(7, tell('parcel'), gain({ 'herbal-meds': 1, sugar: 1 })),
              upTo(10, tell('opened'), gain({ meds: 1 })),
            ),
          ],
        },
        {
          id: 'let-him-keep-it-for-the-next-fare',
          effects: [
            when(
              { kind: 'marked', mark: 'sold-silence-on-the-river' },
              [tell('weighs-us'), change('misery', -1, 'present')],
              [tell('next'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'let-one-of-us-cross',
          when: { kind: 'anyone', state: 'misery', atLeast: 3 },
          effects: [
            tell('crossed'),
            leave('one'),
            gain({ 'canned-food': 1, meds: 1 }),
            later(1, 'a-letter-from-the-far-bank'),
          ],
        },
      ],
    },
    'a-letter-from-the-far-bank': {
      where: 'home',
      cast: ['missed'],
      when: { kind: 'fate', role: 'missed', is: 'left' },
      register: 'letter',
      options: [
        {
          id: 'write-that-all-is-well',
          effects: [
            when(
              { kind: 'food', atLeast: 3 },
              [tell('true-enough'), change('misery', -1, 'present'), gain({ coffee: 1 })],
              [tell('well-lied'), change('misery', -1, 'one'), change('fatigue', 1, 'one')],
            ),
          ],
        },
        {
          id: 'ask-for-flour',
          effects: [
            d10(
              upTo(6, tell('flour'), gain({ 'raw-food': 2 }), change('misery', 1, 'one')),
              upTo(10, tell('nothing-over')),
            ),
          ],
        },
        {
          id: 'burn-it-in-the-stove',
          effects: [
            cold(-1),
            d10(upTo(5, tell('burnt')), upTo(10, tell('by-heart'), change('misery', 1, 'one'))),
          ],
        },
      ],
    },
  },
);
