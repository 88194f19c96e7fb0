import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  lose,
  prowess,
  readOn,
  tell,
  tonight,
  trade,
  upTo,
  when,
} from '../effects/make.ts';
import type { Story } from './story.ts';

/** What is said and read in the hours without current (DAWN-5). */
export const EVENING_STORIES: readonly Story[] = [
  {
    id: 'talk-by-candle-red',
    from: { card: 'talk-by-candle', colour: 'red' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      {
        id: 'open-the-shop',
        effects: [
          d10(
            upTo(
              7,
              tell('full-drawer'),
              gain({ cigarette: 3, coffee: 1 }),
              change('misery', 1, 'one'),
              later(2, 'the-tobacconist-comes'),
            ),
            upTo(10, tell('empty-shop')),
          ),
        ],
      },
      { id: 'hang-them-on-the-shutter', effects: [tell('on-the-hook'), change('misery', -1, 'one')] },
      { id: 'keep-them-for-him', effects: [tell('in-the-jar'), later(2, 'the-tobacconist-comes')] },
    ],
  },
  {
    id: 'the-tobacconist-comes',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'return-keys-and-goods',
        cost: { cigarette: 2 },
        effects: [tell('weighs-it'), gain({ sugar: 1 }), change('misery', -1, 'one')],
      },
      {
        id: 'hand-over-the-keys',
        effects: [
          empathy(
            [tell('asks-nothing'), gain({ coffee: 1 })],
            [tell('knew-already'), change('misery', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'know-nothing',
        effects: [tell('his-fittings'), gain({ components: 2 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'talk-by-candle-blue',
    from: { card: 'talk-by-candle', colour: 'blue' },
    where: 'home',
    notes: ['hunger'],
    people: 2,
    effects: [],
    options: [
      {
        id: 'play-on',
        effects: [
          d10(
            upTo(6, tell('plum-cake'), change('misery', -1, 'one')),
            upTo(10, tell('no-appetite'), change('misery', 1, 'one')),
          ),
        ],
      },
      {
        id: 'cook-something',
        cost: { vegetable: 1 },
        effects: [tell('a-broth'), change('misery', -1, 'one'), change('misery', -1, 'one')],
      },
      { id: 'go-to-sleep', effects: [tell('an-hour'), change('fatigue', -1, 'one')] },
    ],
  },
  {
    id: 'talk-by-candle-green',
    from: { card: 'talk-by-candle', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'nail-boards-over-it', cost: { wood: 2 }, effects: [tell('upright'), cold(-1), tonight(-1, 0)] },
      { id: 'stuff-it-with-pages', cost: { book: 1 }, effects: [tell('pages'), cold(-1)] },
      {
        id: 'look-behind',
        effects: [
          prowess(
            1,
            [tell('a-niche'), gain({ components: 2, 'mechanical-part': 1 })],
            [tell('it-falls'), change('wounds', 1, 'actor')],
          ),
        ],
      },
      { id: 'move-the-beds', effects: [tell('other-wall')] },
    ],
  },
  {
    id: 'talk-by-candle-yellow',
    from: { card: 'talk-by-candle', colour: 'yellow' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      {
        id: 'answer-honestly',
        effects: [
          empathy(
            [tell('how-far'), change('misery', -1, 'one')],
            [tell('too-exact'), change('misery', 1, 'one')],
          ),
        ],
      },
      {
        id: 'try-it-now',
        effects: [
          prowess(
            1,
            [tell('round-the-room'), change('misery', -1, 'one'), change('misery', -1, 'one')],
            [tell('doorpost'), change('wounds', 1, 'actor'), change('misery', -1, 'one')],
          ),
        ],
      },
      {
        id: 'let-it-pass',
        effects: [
          when(
            { kind: 'anyone', state: 'wounds', atLeast: 1 },
            [tell('somebody-hurt'), change('misery', 1, 'one')],
            [tell('stove-door')],
          ),
        ],
      },
    ],
  },
  {
    id: 'talk-by-candle-white',
    from: { card: 'talk-by-candle', colour: 'white' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      { id: 'search-the-beds', effects: [readOn('under-the-mattress')] },
      {
        id: 'fit-a-lock',
        cost: { 'mechanical-part': 1 },
        effects: [tell('one-key'), tonight(-2, 0), change('misery', 1, 'one')],
      },
      {
        id: 'let-it-go',
        effects: [
          d10(
            upTo(5, tell('put-back'), gain({ sugar: 1 })),
            upTo(10, tell('shorter-still'), lose({ sugar: 1 }), change('misery', 1, 'one')),
          ),
        ],
      },
    ],
  },
  {
    id: 'under-the-mattress',
    from: null,
    where: 'home',
    notes: ['illness'],
    people: 2,
    effects: [],
    options: [
      {
        id: 'give-more-openly',
        cost: { sugar: 1 },
        effects: [tell('a-proper-jar'), change('misery', -1, 'one'), gain({ herb: 1 })],
      },
      {
        id: 'go-across-together',
        effects: [
          empathy(
            [tell('at-her-table'), change('misery', -1, 'actor'), gain({ herb: 1 })],
            [tell('her-pride'), change('misery', 1, 'actor')],
          ),
        ],
      },
      { id: 'take-it-back', effects: [tell('shelf-again'), gain({ sugar: 1 }), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'old-photographs-red',
    from: { card: 'old-photographs', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'break-into-the-wall',
        effects: [
          change('fatigue', 1, 'one'),
          d10(upTo(6, readOn('behind-the-bricks')), upTo(10, tell('only-wall'), gain({ components: 1 }))),
        ],
      },
      { id: 'keep-the-album-out', effects: [tell('turning-pages'), change('misery', -1, 'one')] },
      { id: 'burn-the-album', effects: [tell('thick-card'), cold(-1), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'behind-the-bricks',
    from: null,
    where: 'home',
    notes: [],
    effects: [gain({ 'raw-food': 1 })],
    options: [
      { id: 'unwrap-the-parcel', effects: [tell('rings'), gain({ jewelry: 1 }), change('misery', 1, 'one')] },
      { id: 'wall-it-up-again', effects: [tell('mortar'), change('misery', -1, 'one')] },
    ],
  },
  {
    id: 'old-photographs-blue',
    from: { card: 'old-photographs', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'burn-everything',
        effects: [tell('bare-stairs'), gain({ wood: 2 }), cold(-1), change('misery', 1, 'one')],
      },
      { id: 'burn-the-frames', effects: [tell('tacks'), gain({ wood: 1 }), change('fatigue', 1, 'one')] },
      { id: 'leave-them-hanging', effects: [tell('good-evening'), cold(1), change('misery', -1, 'one')] },
    ],
  },
  {
    id: 'old-photographs-green',
    from: { card: 'old-photographs', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'glaze-the-windows', effects: [tell('daylight'), cold(-1), later(2, 'the-bride-in-the-window')] },
      { id: 'put-them-back', effects: [tell('dry-straw'), later(2, 'the-bride-asks')] },
      { id: 'wash-off-the-silver', effects: [tell('basin'), gain({ chems: 2 })] },
    ],
  },
  {
    id: 'the-bride-in-the-window',
    from: null,
    where: 'home',
    notes: ['grief'],
    effects: [],
    options: [
      {
        id: 'take-out-the-pane',
        effects: [tell('in-a-towel'), cold(1), change('misery', -1, 'one'), gain({ vegetable: 1 })],
      },
      {
        id: 'bring-her-inside',
        effects: [
          empathy(
            [tell('until-noon'), change('misery', -1, 'actor'), gain({ cigarette: 2 })],
            [tell('her-bag'), change('misery', 1, 'actor')],
          ),
        ],
      },
      { id: 'leave-it-in', effects: [tell('she-nods'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'the-bride-asks',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'take-what-she-offers', effects: [tell('a-ham'), gain({ 'raw-food': 1 })] },
      {
        id: 'let-it-be-a-gift',
        effects: [tell('late-present'), change('misery', -1, 'one'), change('misery', -1, 'one')],
      },
      {
        id: 'ask-what-she-sells',
        effects: [tell('from-the-bag'), trade(1, ['coffee', 'sugar', 'meds', 'book'])],
      },
    ],
  },
  {
    id: 'old-photographs-yellow',
    from: { card: 'old-photographs', colour: 'yellow' },
    where: 'home',
    notes: ['death'],
    effects: [],
    options: [
      {
        id: 'take-him-the-picture',
        effects: [
          empathy(
            [tell('third-row'), gain({ 'canned-food': 1, cigarette: 2 })],
            [tell('another-name'), giveUp(1, 'any'), change('misery', 1, 'actor')],
          ),
        ],
      },
      { id: 'send-him-tobacco', cost: { cigarette: 1 }, effects: [tell('slow-patrol'), tonight(-1, -1)] },
      { id: 'put-it-away', effects: [tell('face-down')] },
    ],
  },
  {
    id: 'old-photographs-white',
    from: { card: 'old-photographs', colour: 'white' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [change('misery', -1, 'one')],
    options: [],
  },
  {
    id: 'a-letter-home-red',
    from: { card: 'a-letter-home', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'pay-in-tobacco', cost: { cigarette: 2 }, effects: [tell('string'), later(2, 'an-answer')] },
      { id: 'pay-in-food', cost: { vegetable: 1 }, effects: [tell('eats-it-raw'), later(2, 'an-answer')] },
      {
        id: 'ask-for-credit',
        effects: [empathy([tell('two-pages'), later(3, 'an-answer')], [tell('business')])],
      },
      { id: 'keep-the-letter', effects: [tell('one-more-line'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'an-answer',
    from: null,
    where: 'home',
    notes: ['grief'],
    people: 2,
    effects: [
      d10(
        upTo(4, tell('all-well'), change('misery', -1, 'one'), gain({ 'herbal-meds': 1 })),
        upTo(8, tell('everyday-news'), change('misery', -1, 'one')),
        upTo(10, tell('bad-news'), change('misery', 1, 'one')),
      ),
    ],
    options: [
      {
        id: 'feed-the-boy',
        cost: { 'raw-food': 1 },
        effects: [tell('second-bowl'), change('misery', -1, 'one'), gain({ cigarette: 2, coffee: 1 })],
      },
      {
        id: 'let-him-sleep-here',
        effects: [tell('satchel-pillow'), change('fatigue', 1, 'one'), gain({ cigarette: 1 })],
      },
      { id: 'thank-him', effects: [tell('next-house')] },
    ],
  },
  {
    id: 'a-letter-home-blue',
    from: { card: 'a-letter-home', colour: 'blue' },
    where: 'home',
    notes: ['death', 'grief'],
    people: 2,
    effects: [],
    options: [
      {
        id: 'tell-the-truth',
        effects: [
          empathy(
            [tell('half-known'), change('misery', 1, 'one'), later(2, 'the-biscuit-tin')],
            [
              tell('badly-said'),
              change('misery', 1, 'one'),
              change('misery', 1, 'actor'),
              later(2, 'the-biscuit-tin'),
            ],
          ),
        ],
      },
      { id: 'say-the-post-is-slow', effects: [tell('the-tin'), change('misery', 1, 'one')] },
      {
        id: 'answer-in-her-hand',
        effects: [
          d10(
            upTo(5, tell('believed'), change('misery', -1, 'one')),
            upTo(10, tell('her-spelling'), change('misery', 1, 'one'), later(2, 'the-biscuit-tin')),
          ),
        ],
      },
    ],
  },
  {
    id: 'the-biscuit-tin',
    from: null,
    where: 'home',
    notes: ['grief'],
    unbroken: 2,
    people: 2,
    effects: [],
    options: [
      { id: 'add-a-line-each', effects: [tell('below-hers'), change('misery', -1, 'one')] },
      {
        id: 'brick-the-tin-in',
        cost: { components: 1 },
        effects: [tell('for-somebody'), change('misery', -1, 'one'), change('misery', -1, 'one')],
      },
      { id: 'use-the-blank-sheets', effects: [tell('firelighters'), cold(-1), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'a-letter-home-green',
    from: { card: 'a-letter-home', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'deliver-it',
        effects: [
          empathy(
            [tell('slow-walk'), change('misery', -1, 'actor'), later(2, 'the-corporal-calls')],
            [tell('rifle-butt'), change('wounds', 1, 'actor'), later(2, 'the-corporal-calls')],
          ),
        ],
      },
      {
        id: 'leave-it-in-sight',
        effects: [
          d10(upTo(5, tell('picked-up'), later(2, 'the-corporal-calls')), upTo(10, tell('rained-on'))),
        ],
      },
      {
        id: 'open-it',
        effects: [tell('dried-pears'), gain({ vegetable: 1, cigarette: 2 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'the-corporal-calls',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'make-him-coffee',
        cost: { coffee: 1 },
        effects: [tell('widows'), gain({ vegetable: 1 }), tonight(-1, -1)],
      },
      {
        id: 'name-a-smaller-number',
        effects: [
          empathy(
            [tell('writes-it-down'), gain({ cigarette: 2 }), tonight(-1, 0)],
            [tell('counts-the-cups'), giveUp(1, 'any')],
          ),
        ],
      },
      { id: 'wish-him-well', effects: [tell('on-the-step'), gain({ vegetable: 1 })] },
    ],
  },
  {
    id: 'a-letter-home-yellow',
    from: { card: 'a-letter-home', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'write-as-she-says',
        effects: [tell('the-cherry'), gain({ vegetable: 1 }), later(2, 'number-nine')],
      },
      {
        id: 'talk-her-round',
        effects: [
          empathy(
            [tell('stay-there'), gain({ vegetable: 1 }), change('misery', -1, 'one')],
            [tell('takes-the-paper'), change('misery', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'write-only-that-she-lives',
        effects: [
          d10(
            upTo(5, tell('too-short'), later(2, 'number-nine')),
            upTo(10, tell('enough'), change('misery', -1, 'one')),
          ),
        ],
      },
    ],
  },
  {
    id: 'number-nine',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-in-the-companion',
        when: { kind: 'group', atMost: 3 },
        effects: [tell('curtain'), arrival],
      },
      {
        id: 'give-them-boards',
        cost: { wood: 2 },
        effects: [tell('a-room'), change('misery', -1, 'one'), gain({ coffee: 1, 'electrical-part': 1 })],
      },
      {
        id: 'own-up-to-the-letter',
        effects: [
          empathy(
            [tell('her-words'), change('misery', -1, 'actor')],
            [tell('the-suitcase'), change('misery', 1, 'actor')],
          ),
        ],
      },
      { id: 'stay-indoors', effects: [tell('through-the-wall'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'a-letter-home-white',
    from: { card: 'a-letter-home', colour: 'white' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [change('misery', -1, 'one')],
    options: [],
  },
  {
    id: 'voices-on-the-radio-red',
    from: { card: 'voices-on-the-radio', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'charge-it-and-wait',
        effects: [tell('by-hand'), change('fatigue', 1, 'one'), later(1, 'the-second-reading')],
      },
      {
        id: 'ask-at-the-hospital',
        effects: [
          d10(
            upTo(3, tell('ward-four'), change('misery', -2, 'one')),
            upTo(7, tell('no-such-name'), change('fatigue', 1, 'one')),
            upTo(10, tell('the-crossing'), change('wounds', 1, 'one')),
          ),
        ],
      },
      { id: 'put-the-set-away', effects: [tell('half-a-name'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'the-second-reading',
    from: null,
    where: 'home',
    notes: [],
    people: 2,
    effects: [
      d10(
        upTo(5, tell('the-right-year'), change('misery', -2, 'one')),
        upTo(8, tell('a-namesake'), change('misery', 1, 'one')),
        upTo(10, tell('looking-for-us'), change('misery', -1, 'one'), gain({ cigarette: 2 })),
      ),
    ],
    options: [],
  },
  {
    id: 'voices-on-the-radio-blue',
    from: { card: 'voices-on-the-radio', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'climb-to-the-chimney',
        effects: [
          prowess(
            1,
            [tell('clarinet'), change('misery', -1, 'present')],
            [tell('wet-slates'), change('wounds', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'rig-one-indoors',
        cost: { 'electrical-part': 1 },
        effects: [tell('curtain-rail'), change('misery', -1, 'one'), change('misery', -1, 'one')],
      },
      {
        id: 'hum-the-rest',
        effects: [d10(upTo(5, tell('in-parts'), change('misery', -1, 'one')), upTo(10, tell('wrong-tune')))],
      },
    ],
  },
  {
    id: 'voices-on-the-radio-green',
    from: { card: 'voices-on-the-radio', colour: 'green' },
    where: 'home',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'go-early',
        effects: [tell('proof'), change('fatigue', 1, 'one'), later(1, 'the-queue-on-mill-street')],
      },
      { id: 'tell-the-stair', effects: [tell('nine-of-us'), later(1, 'the-queue-on-mill-street')] },
      {
        id: 'stay-away',
        effects: [
          d10(
            upTo(5, tell('white-sleeves'), change('misery', 1, 'one')),
            upTo(10, tell('it-was-nothing'), change('fatigue', -1, 'one')),
          ),
        ],
      },
    ],
  },
  {
    id: 'the-queue-on-mill-street',
    from: null,
    where: 'home',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'keep-our-place',
        effects: [tell('last-sack'), gain({ 'raw-food': 1 }), change('misery', 1, 'one')],
      },
      {
        id: 'let-them-go-first',
        effects: [
          d10(
            upTo(4, tell('the-reserve'), gain({ 'raw-food': 1 })),
            upTo(10, tell('half-cup'), gain({ vegetable: 1 }), change('misery', -1, 'one')),
          ),
        ],
      },
      {
        id: 'push-through',
        effects: [
          prowess(
            1,
            [tell('two-bags'), gain({ 'canned-food': 1, vegetable: 1 }), change('misery', 1, 'actor')],
            [tell('elbows'), change('wounds', 1, 'actor')],
          ),
        ],
      },
    ],
  },
  {
    id: 'voices-on-the-radio-yellow',
    from: { card: 'voices-on-the-radio', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'listen-to-the-end',
        effects: [tell('caraway'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
      },
      {
        id: 'say-something',
        effects: [
          empathy(
            [tell('third-opinion'), tonight(-1, -1), change('misery', -1, 'actor')],
            [tell('dead-air'), change('misery', 1, 'actor'), tonight(0, 1)],
          ),
        ],
      },
      {
        id: 'try-the-recipe',
        cost: { vegetable: 1 },
        effects: [tell('the-hill-is-right'), change('hunger', -1, 'one')],
      },
    ],
  },
  {
    id: 'voices-on-the-radio-white',
    from: { card: 'voices-on-the-radio', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hide-it-under-the-floor',
        effects: [tell('loose-board'), change('fatigue', 1, 'one'), tonight(-1, 0)],
      },
      {
        id: 'change-our-number',
        effects: [
          d10(
            upTo(5, tell('even-number'), change('misery', 1, 'one')),
            upTo(10, tell('the-postman'), later(1, 'the-inspection')),
          ),
        ],
      },
      { id: 'leave-it-all-open', effects: [tell('dusted'), later(1, 'the-inspection')] },
    ],
  },
  {
    id: 'the-inspection',
    from: null,
    where: 'home',
    notes: ['illness'],
    effects: [],
    options: [
      {
        id: 'brew-him-something',
        cost: { coffee: 1 },
        effects: [tell('a-blot'), change('misery', -1, 'one')],
      },
      {
        id: 'argue-the-list',
        effects: [
          empathy(
            [tell('a-household'), giveUp(1, 'any')],
            [tell('in-duplicate'), giveUp(2, 'any'), change('misery', 1, 'actor')],
          ),
        ],
      },
      { id: 'let-them-take-it', effects: [tell('a-receipt'), giveUp(2, 'any'), gain({ book: 1 })] },
    ],
  },
];
