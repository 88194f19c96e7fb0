import type { Condition } from '../../data/language/effect.ts';
import {
  change,
  cold,
  d10,
  empathy,
  gain,
  giveBack,
  giveUp,
  later,
  leave,
  mark,
  noise,
  noiseRoll,
  prowess,
  search,
  tell,
  tonight,
  unmark,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

const HELD_THE_LAMP: Condition = { kind: 'marked', mark: 'held-the-lamp' };
const LEFT_HER: Condition = { kind: 'marked', mark: 'left-her-in-the-dark' };
const NAMED_THE_GIRL: Condition = { kind: 'marked', mark: 'named-the-girl' };

/** One of two: a condition knows only "all" and "not". */
const MET_THE_MIDWIFE: Condition = {
  kind: 'not',
  condition: {
    kind: 'all',
    conditions: [
      { kind: 'not', condition: HELD_THE_LAMP },
      { kind: 'not', condition: LEFT_HER },
    ],
  },
};

export const MATERNITY_WARD: readonly Story[] = storiesOf(
  { card: 'maternity-ward', where: 'out' },
  {
    red: [
      {
        cast: ['gentle'],
        options: [
          {
            id: 'hold-the-lamp',
            effects: [
              giveBack(2),
              mark('held-the-lamp'),
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
              mark('held-the-lamp'),
              when(
                { kind: 'skill', skill: 'nurse' },
                [tell('two-pairs'), gain({ bandage: 1 }), change('misery', -1, 'present')],
                [tell('clean'), gain({ bandage: 1 }), change('misery', -1, 'one')],
              ),
              later(2, 'named-after-the-lamp'),
            ],
          },
          {
            id: 'search-the-store-room',
            effects: [
              mark('left-her-in-the-dark'),
              change('misery', 1, 'gentle'),
              d10(
                upTo(7, tell('store'), gain({ bandage: 1, chems: 1 })),
                upTo(10, tell('shelf'), gain({ chems: 1 }), noise(1)),
              ),
            ],
          },
        ],
      },
      {
        when: MET_THE_MIDWIFE,
        cast: ['other'],
        notes: ['violence', 'injury'],
        effects: [when(LEFT_HER, [tell('knows-us')], [tell('greets-us')])],
        options: [
          {
            id: 'carry-the-instruments',
            effects: [
              giveBack(2),
              prowess(
                1,
                [
                  when(
                    LEFT_HER,
                    [tell('quits'), unmark('left-her-in-the-dark'), change('misery', -1, 'present')],
                    [tell('arrived'), gain({ bandage: 1 }), change('misery', -1, 'actor')],
                  ),
                ],
                [tell('ran'), change('wounds', 1, 'actor'), gain({ bandage: 1 })],
              ),
            ],
          },
          {
            id: 'carry-them-to-the-market-instead',
            effects: [
              gain({ lockpick: 1, cigarette: 2 }),
              change('misery', 1, 'other'),
              d10(upTo(6, tell('velvet')), upTo(10, tell('asked-after'), tonight(2, 0))),
            ],
          },
          {
            id: 'tell-her-we-cannot',
            effects: [
              when(
                { kind: 'anyone', state: 'wounds', atLeast: 2 },
                [tell('looks-at-it'), change('wounds', -1, 'one'), giveBack(2)],
                [tell('nods')],
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        options: [
          {
            id: 'sign-and-take',
            effects: [
              gain({ 'herbal-meds': 1, chems: 1 }),
              later(3, 'the-ledger'),
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('old-name'), change('misery', 1, 'one'), gain({ chems: 1 })],
                [tell('signed')],
              ),
            ],
          },
          {
            id: 'take-without-signing',
            effects: [
              d10(
                upTo(6, tell('unsigned'), gain({ 'herbal-meds': 1, chems: 2 }), change('misery', 1, 'one')),
                upTo(10, tell('watched'), gain({ 'herbal-meds': 1, chems: 2 }), noise(2), noiseRoll),
              ),
            ],
          },
          {
            id: 'leave-it-for-the-ward',
            effects: [
              when(
                { kind: 'anyone', state: 'illness', atLeast: 1 },
                [tell('insisted'), change('illness', -1, 'one'), giveBack(2)],
                [tell('orderly'), gain({ coffee: 1 })],
              ),
            ],
          },
        ],
      },
      {
        cast: ['other'],
        notes: ['illness', 'death'],
        options: [
          {
            id: 'name-the-wife',
            effects: [
              tell('wife'),
              gain({ cigarette: 1 }),
              change('misery', 1, 'other'),
              later(2, 'the-husband-calls'),
            ],
          },
          {
            id: 'name-the-girl',
            effects: [
              mark('named-the-girl'),
              giveBack(2),
              later(2, 'the-husband-calls'),
              when(
                { kind: 'skill', skill: 'nurse' },
                [tell('watched'), change('misery', -1, 'other')],
                [tell('girl')],
              ),
            ],
          },
          {
            id: 'give-him-our-own-medicine',
            cost: { meds: 1 },
            effects: [tell('both'), change('misery', -1, 'present'), gain({ bandage: 1 })],
          },
          {
            id: 'let-our-nurse-see-the-charts',
            when: { kind: 'skill', skill: 'nurse' },
            effects: [
              giveBack(2),
              d10(
                upTo(6, tell('halves'), change('misery', -1, 'other'), gain({ chems: 1 })),
                upTo(10, tell('half-of-nothing'), change('misery', 1, 'present')),
              ),
            ],
          },
          {
            id: 'make-him-do-it',
            effects: [
              d10(
                upTo(5, tell('coin'), noise(1)),
                upTo(10, tell('both-wait'), giveBack(1), change('misery', 1, 'other')),
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
            id: 'keep-watch-while-he-sleeps',
            effects: [
              giveBack(2),
              d10(
                upTo(7, tell('slept'), change('misery', -1, 'one'), gain({ chems: 1 })),
                upTo(10, tell('blood'), change('fatigue', 1, 'one'), gain({ chems: 1, bandage: 1 })),
              ),
            ],
          },
          {
            id: 'wake-him-to-look-at-a-wound',
            when: { kind: 'anyone', state: 'wounds', atLeast: 1 },
            effects: [
              giveBack(2),
              change('wounds', -1, 'one'),
              d10(upTo(8, tell('stitched')), upTo(10, tell('crooked'), change('misery', 1, 'one'))),
            ],
          },
          {
            id: 'unscrew-the-dead-machines',
            effects: [
              gain({ 'electrical-part': 1, 'mechanical-part': 1 }),
              noise(1),
              d10(
                upTo(5, tell('screws')),
                upTo(8, tell('wants-a-fuse'), change('misery', 1, 'one')),
                upTo(10, tell('motor'), noiseRoll),
              ),
            ],
          },
        ],
      },
      {
        register: 'testimony',
        notes: ['illness', 'injury'],
        options: [
          {
            id: 'rent-a-bed',
            cost: { cigarette: 2 },
            effects: [
              giveBack(3),
              d10(
                upTo(8, tell('flat'), change('fatigue', -2, 'one')),
                upTo(10, tell('plaster'), change('fatigue', -1, 'one'), change('wounds', 1, 'one')),
              ),
            ],
          },
          {
            id: 'tell-the-matron',
            effects: [
              giveBack(1),
              empathy(
                [
                  tell('keys'),
                  gain({ bandage: 1 }),
                  change('misery', -1, 'actor'),
                  mark('told-on-the-porter'),
                ],
                [tell('her-share'), change('misery', 1, 'actor'), mark('told-on-the-porter')],
              ),
            ],
          },
          {
            id: 'take-a-blanket-for-our-silence',
            effects: [
              cold(-1),
              d10(
                upTo(6, tell('blanket'), change('misery', 1, 'one')),
                upTo(10, tell('lice'), change('illness', 1, 'one')),
              ),
            ],
          },
          {
            id: 'go-down-again',
            effects: [d10(upTo(7, tell('down')), upTo(10, tell('couple'), gain({ cigarette: 1 }), noise(1)))],
          },
        ],
      },
    ],
    yellow: [
      {
        cast: ['other'],
        options: [
          {
            id: 'write-him-in',
            effects: [
              gain({ coffee: 1, sugar: 1 }),
              d10(
                upTo(6, tell('a-bass-voice'), giveBack(1)),
                upTo(10, tell('every-second-line'), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'read-her-the-last-pages',
            effects: [
              when(
                { kind: 'anyone', state: 'misery', atLeast: 2 },
                [tell('weights'), change('misery', -1, 'one')],
                [tell('not-the-clerk')],
              ),
            ],
          },
          {
            id: 'take-the-register',
            effects: [
              gain({ book: 1 }),
              change('misery', 1, 'one'),
              d10(
                upTo(6, tell('nobody-has-an-age'), gain({ wood: 1 })),
                upTo(10, tell('the-real-clerk'), noise(2), noiseRoll),
              ),
            ],
          },
        ],
      },
      {
        cast: ['strong'],
        notes: ['violence', 'injury'],
        options: [
          {
            id: 'say-that-it-is-false',
            effects: [
              d10(
                upTo(6, tell('back-to-bed'), gain({ coffee: 1 }), change('misery', -1, 'strong')),
                upTo(10, tell('second-ring'), gain({ coffee: 1 }), change('misery', 2, 'strong')),
              ),
            ],
          },
          {
            id: 'go-after-the-boys',
            effects: [
              prowess(
                1,
                [tell('roof'), gain({ vegetable: 1, bandage: 1 }), giveBack(1)],
                [tell('tile'), change('wounds', 1, 'actor'), noise(1)],
              ),
            ],
          },
          {
            id: 'search-the-empty-ward',
            effects: [
              search('furniture'),
              d10(upTo(6, tell('lockers'), change('misery', 1, 'one')), upTo(10, tell('slippers'), noise(1))),
            ],
          },
          {
            id: 'leave-under-the-noise',
            when: { kind: 'noise', atLeast: 4 },
            effects: [tell('covered'), noise(-3)],
          },
        ],
      },
    ],
    white: [
      {
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
            effects: [
              tell('tin'),
              mark('took-the-milk'),
              gain({ 'canned-food': 1 }),
              d10(upTo(6, change('misery', 1, 'one')), upTo(10, tell('called'), change('misery', 2, 'one'))),
            ],
          },
          {
            id: 'step-back-and-close-the-door',
            effects: [
              when(
                { kind: 'anyone', state: 'misery', atLeast: 3 },
                [tell('leaned'), giveBack(1), change('misery', -1, 'one')],
                [tell('door'), noise(-1)],
              ),
            ],
          },
        ],
      },
      {
        cast: ['strong'],
        register: 'form',
        options: [
          {
            id: 'sign-as-escort',
            effects: [
              giveBack(3),
              prowess(
                1,
                [
                  tell('bridge'),
                  change('misery', -1, 'actor'),
                  gain({ sugar: 1 }),
                  later(2, 'a-place-by-the-stove'),
                ],
                [tell('turned-back'), change('fatigue', 1, 'actor'), later(1, 'a-place-by-the-stove')],
              ),
            ],
          },
          {
            id: 'write-down-our-own-address',
            effects: [
              later(1, 'a-place-by-the-stove'),
              when(
                { kind: 'anyone', state: 'wounds', atLeast: 1 },
                [tell('address-and-arm'), gain({ bandage: 1 })],
                [tell('address'), gain({ chems: 1 })],
              ),
            ],
          },
          {
            id: 'leave-the-line-blank',
            effects: [
              d10(
                upTo(5, tell('husband')),
                upTo(8, tell('bench'), change('misery', 1, 'strong')),
                upTo(10, tell('blanket'), cold(-1)),
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'named-after-the-lamp': {
      where: 'home',
      notes: ['hunger'],
      options: [
        {
          id: 'sign-past-midnight',
          effects: [
            gain({ 'raw-food': 1 }),
            change('misery', 1, 'one'),
            d10(
              upTo(6, tell('number-forty'), later(3, 'the-christening')),
              upTo(10, tell('the-midwife-comes'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'write-ten-to-twelve',
          effects: [
            when(
              { kind: 'food', atLeast: 4 },
              [tell('saw-the-shelf'), change('misery', 1, 'one')],
              [tell('she-asks-all-the-same'), later(3, 'the-christening')],
            ),
          ],
        },
        {
          id: 'send-sugar-instead',
          cost: { sugar: 1 },
          effects: [
            d10(
              upTo(
                7,
                tell('sugar-and-the-form'),
                change('misery', -1, 'present'),
                later(3, 'the-christening'),
              ),
              upTo(10, tell('the-next-lamp'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-christening': {
      where: 'home',
      notes: ['violence', 'injury', 'death'],
      options: [
        {
          id: 'run-the-crossing-to-be-there',
          effects: [
            d10(
              upTo(3, tell('shot'), change('wounds', 1, 'one'), change('misery', -1, 'one')),
              upTo(10, tell('cellar'), change('misery', -1, 'present')),
            ),
          ],
        },
        {
          id: 'send-sugar-for-the-cake',
          cost: { sugar: 1 },
          effects: [
            when(
              { kind: 'fate', role: 'gentle', is: 'here' },
              [tell('sugar'), change('misery', -1, 'gentle'), gain({ 'raw-food': 1 })],
              [tell('sugar-from-us'), change('misery', -1, 'one'), gain({ 'raw-food': 1 })],
            ),
          ],
        },
        {
          id: 'stay-in-and-sleep',
          effects: [d10(upTo(5, tell('slept'), change('fatigue', -1, 'one')), upTo(10, tell('bells')))],
        },
      ],
    },
    'a-place-by-the-stove': {
      where: 'home',
      cast: ['against'],
      notes: ['hunger', 'death'],
      options: [
        {
          id: 'take-them-in',
          effects: [
            giveUp(1, 'food'),
            when(
              { kind: 'built', fitting: 'stove' },
              [tell('warm'), change('misery', -1, 'present')],
              [tell('no-stove'), change('misery', -1, 'one')],
            ),
            later(2, 'crying-at-night'),
          ],
        },
        {
          id: 'give-her-the-milk-powder',
          when: { kind: 'marked', mark: 'took-the-milk' },
          cost: { 'canned-food': 1 },
          effects: [
            unmark('took-the-milk'),
            d10(
              upTo(7, tell('milk'), change('misery', -2, 'one')),
              upTo(10, tell('jacket'), change('misery', -1, 'one'), gain({ coffee: 1 })),
            ),
          ],
        },
        {
          id: 'send-them-back-to-the-ward',
          effects: [
            d10(
              upTo(5, tell('taken-back'), change('misery', 1, 'against')),
              upTo(10, tell('gate-shut'), change('misery', 2, 'against')),
            ),
          ],
        },
      ],
    },
    'crying-at-night': {
      where: 'home',
      notes: ['illness'],
      options: [
        {
          id: 'say-that-they-stay',
          effects: [
            tonight(2, 0),
            d10(
              upTo(4, tell('cousin'), gain({ 'canned-food': 1, cigarette: 2 })),
              upTo(10, tell('song'), change('misery', -1, 'present')),
            ),
          ],
        },
        {
          id: 'give-the-child-poppy-tea',
          cost: { herb: 1 },
          effects: [
            d10(
              upTo(7, tell('asleep'), change('fatigue', -1, 'one')),
              upTo(10, tell('too-deep'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'let-her-go',
          effects: [
            gain({ components: 2 }),
            when(
              { kind: 'cold', atLeast: 4 },
              [tell('frost'), change('misery', 2, 'one')],
              [tell('pram'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-husband-calls': {
      where: 'home',
      notes: ['illness', 'death'],
      effects: [when(NAMED_THE_GIRL, [tell('deaf')], [tell('well')])],
      options: [
        {
          id: 'ask-him-for-food',
          effects: [
            when(
              NAMED_THE_GIRL,
              [tell('laughs'), tonight(2, 0), gain({ vegetable: 1 })],
              [tell('crate'), gain({ 'canned-food': 1, vegetable: 1 }), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'ask-for-a-place-in-the-tunnel',
          effects: [
            when(
              NAMED_THE_GIRL,
              [tell('full-price'), giveUp(2, 'any'), later(2, 'a-place-in-the-tunnel')],
              [tell('arranged'), change('misery', -1, 'one'), later(2, 'a-place-in-the-tunnel')],
            ),
          ],
        },
        {
          id: 'ask-after-the-other-woman',
          effects: [
            when(
              NAMED_THE_GIRL,
              [tell('she-irons'), change('misery', -1, 'present')],
              [tell('never-asked'), change('misery', 1, 'one'), gain({ coffee: 1 })],
            ),
          ],
        },
      ],
    },
    'a-place-in-the-tunnel': {
      where: 'home',
      people: 2,
      cast: ['strong'],
      notes: ['injury'],
      options: [
        {
          id: 'work-the-week',
          effects: [
            change('fatigue', 1, 'strong'),
            gain({ 'canned-food': 1, cigarette: 2 }),
            d10(upTo(7, tell('flour')), upTo(10, tell('a-prop'), change('wounds', 1, 'strong'))),
          ],
        },
        {
          id: 'go-through-and-stay',
          effects: [
            leave('strong'),
            change('misery', -1, 'everyone'),
            d10(upTo(6, tell('the-cap-alone')), upTo(10, tell('he-counts-his-caps'), giveUp(2, 'any'))),
          ],
        },
        {
          id: 'send-the-cap-back',
          effects: [
            when(
              NAMED_THE_GIRL,
              [tell('it-has-been-eaten'), change('misery', 1, 'one')],
              [tell('back-to-bed'), change('fatigue', -1, 'strong')],
            ),
          ],
        },
      ],
    },
    'the-ledger': {
      notes: ['illness'],
      where: 'home',
      cast: ['strong'],
      options: [
        {
          id: 'pay-in-food',
          cost: { 'raw-food': 1 },
          effects: [
            change('misery', -1, 'one'),
            when(
              { kind: 'marked', mark: 'told-on-the-porter' },
              [tell('remembers'), gain({ bandage: 1, coffee: 1 })],
              [tell('paid'), gain({ bandage: 1 })],
            ),
          ],
        },
        {
          id: 'work-it-off-in-the-laundry',
          effects: [
            change('fatigue', 1, 'strong'),
            d10(
              upTo(7, tell('laundry'), change('misery', -1, 'strong')),
              upTo(10, tell('typhus'), change('illness', 1, 'strong'), gain({ bandage: 1 })),
            ),
          ],
        },
        {
          id: 'say-we-have-nothing',
          effects: [
            when(
              { kind: 'food', atLeast: 3 },
              [tell('looked-past'), change('misery', 2, 'one')],
              [tell('struck'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
  },
);
