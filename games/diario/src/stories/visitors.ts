import {
  change,
  cold,
  d10,
  empathy,
  gain,
  giveUp,
  ideas,
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

/** Somebody comes to the house by day (DAY-5), and what follows from it. */
export const VISITOR_STORIES: readonly Story[] = [
  {
    id: 'two-children-red',
    from: { card: 'two-children', colour: 'red' },
    where: 'home',
    notes: ['illness'],
    effects: [],
    options: [
      {
        id: 'give-her-water',
        cost: { water: 1 },
        effects: [tell('she-drinks'), change('misery', -1, 'actor'), later(2, 'the-pram-comes-back')],
      },
      {
        id: 'mend-the-wheel',
        cost: { components: 1 },
        effects: [tell('a-bent-nail'), change('misery', -1, 'actor'), later(2, 'the-pram-comes-back')],
      },
      {
        id: 'push-the-pram',
        effects: [
          change('fatigue', 1, 'actor'),
          d10(
            upTo(2, tell('shots-at-the-crossing'), change('wounds', 1, 'actor')),
            upTo(
              10,
              tell('a-bed-by-the-door'),
              change('misery', -1, 'actor'),
              later(1, 'the-pram-comes-back'),
            ),
          ),
        ],
      },
      {
        id: 'tell-them-the-way',
        effects: [
          empathy([tell('drawn-in-the-dust')], [tell('too-many-turnings'), change('misery', 1, 'actor')]),
        ],
      },
    ],
  },
  {
    id: 'the-pram-comes-back',
    from: null,
    where: 'home',
    notes: ['illness', 'death', 'grief'],
    effects: [
      d10(
        upTo(6, tell('grandmother-sits-up'), gain({ vegetable: 1, wood: 1 }), change('misery', -1, 'one')),
        upTo(10, tell('the-bed-is-free'), gain({ components: 3 }), change('misery', 1, 'one')),
      ),
    ],
    options: [],
  },
  {
    id: 'two-children-blue',
    from: { card: 'two-children', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-with-sugar',
        cost: { sugar: 1 },
        effects: [
          tell('licked-from-the-palm'),
          gain({ 'electrical-part': 1, 'mechanical-part': 1 }),
          change('misery', -1, 'actor'),
        ],
      },
      {
        id: 'pay-with-food',
        cost: { 'raw-food': 1 },
        effects: [tell('a-handshake'), gain({ 'electrical-part': 1, 'weapon-part': 1, ammo: 2 })],
      },
      {
        id: 'ask-where-they-dig',
        effects: [empathy([tell('behind-the-kiosk'), gain({ components: 2 })], [tell('a-trade-secret')])],
      },
      { id: 'tell-them-to-stop', effects: [tell('heard-out-politely')] },
    ],
  },
  {
    id: 'two-children-green',
    from: { card: 'two-children', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'let-it-fly',
        effects: [
          d10(
            upTo(3, tell('the-line-goes-slack'), change('misery', 1, 'actor')),
            upTo(10, tell('half-an-hour'), change('misery', -1, 'actor'), change('misery', -1, 'one')),
          ),
        ],
      },
      { id: 'call-them-inside', effects: [tell('the-reel-on-the-step'), gain({ components: 1 })] },
      {
        id: 'feed-them-first',
        cost: { 'raw-food': 1 },
        effects: [tell('a-turn-each'), change('misery', -1, 'present')],
      },
    ],
  },
  {
    id: 'two-children-yellow',
    from: { card: 'two-children', colour: 'yellow' },
    where: 'home',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'mind-the-child',
        effects: [
          tell('the-cushion-by-the-stove'),
          change('fatigue', 1, 'actor'),
          later(1, 'the-big-sister'),
          when({ kind: 'cold', atLeast: 4 }, [tell('she-coughs-on-us'), change('illness', 1, 'actor')]),
        ],
      },
      {
        id: 'mind-and-feed-her',
        cost: { 'raw-food': 1 },
        effects: [tell('crumbs-too'), change('misery', -1, 'one'), later(1, 'the-big-sister')],
      },
      { id: 'say-no', effects: [tell('both-to-the-queue'), change('misery', 1, 'actor')] },
    ],
  },
  {
    id: 'the-big-sister',
    from: null,
    where: 'home',
    notes: ['grief'],
    effects: [
      d10(
        upTo(7, tell('flour-to-the-elbows'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')),
        upTo(10, tell('an-aunt-instead'), change('misery', 1, 'one')),
      ),
    ],
    options: [],
  },
  {
    id: 'two-children-white',
    from: { card: 'two-children', colour: 'white' },
    where: 'home',
    notes: ['hunger'],
    effects: [giveUp(1, 'food')],
    options: [
      {
        id: 'run-after-him',
        effects: [
          prowess(
            1,
            [tell('caught-by-the-trousers'), gain({ vegetable: 1 })],
            [tell('over-the-third-wall'), change('fatigue', 1, 'actor')],
          ),
        ],
      },
      { id: 'let-them-go', effects: [tell('she-sings-it-again'), later(2, 'the-singer-again')] },
      {
        id: 'call-after-them',
        effects: [
          empathy(
            [tell('a-wave-from-the-corner'), change('misery', -1, 'actor'), later(1, 'the-singer-again')],
            [tell('they-only-run-faster')],
          ),
        ],
      },
    ],
  },
  {
    id: 'the-singer-again',
    from: null,
    where: 'home',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'hire-their-eyes',
        cost: { vegetable: 1 },
        effects: [tell('pebbles-on-the-pane'), tonight(-2, -1)],
      },
      { id: 'take-the-sock', effects: [tell('quits'), gain({ coffee: 1, cigarette: 2 })] },
      {
        id: 'ask-for-a-song',
        effects: [
          when(
            { kind: 'has', goods: { guitar: 1 } },
            [tell('with-a-guitar'), change('misery', -1, 'present')],
            [tell('all-the-verses'), change('misery', -1, 'one')],
          ),
        ],
      },
    ],
  },
  {
    id: 'wounded-soldier-red',
    from: { card: 'wounded-soldier', colour: 'red' },
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'bandage-the-arm',
        cost: { bandage: 1 },
        effects: [
          tell('clean-and-white'),
          change('misery', -1, 'actor'),
          later(2, 'a-parcel-by-hand'),
          gain({ ammo: 2 }),
        ],
      },
      {
        id: 'boil-rags',
        cost: { water: 1, wood: 1 },
        effects: [
          empathy(
            [tell('he-bites-his-collar'), later(2, 'a-parcel-by-hand')],
            [tell('it-smells-already'), change('misery', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'let-him-sit',
        effects: [
          d10(
            upTo(6, tell('two-cigarettes-left'), gain({ cigarette: 2 })),
            upTo(10, tell('fetched-by-a-patrol'), giveUp(1, 'food')),
          ),
        ],
      },
      { id: 'ask-him-to-go', effects: [tell('he-begs-pardon'), change('misery', 1, 'actor')] },
    ],
  },
  {
    id: 'a-parcel-by-hand',
    from: null,
    where: 'home',
    notes: ['injury'],
    effects: [gain({ 'canned-food': 1, cigarette: 1 })],
    options: [
      { id: 'give-him-a-bed', effects: [tell('boots-by-the-door'), tonight(-1, -1)] },
      {
        id: 'share-a-meal',
        cost: { 'raw-food': 1 },
        effects: [tell('three-helpings-of-talk'), change('misery', -1, 'present')],
      },
      { id: 'send-thanks', effects: [tell('thanks-are-carried')] },
    ],
  },
  {
    id: 'wounded-soldier-blue',
    from: { card: 'wounded-soldier', colour: 'blue' },
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'burn-the-coat',
        cost: { wood: 1 },
        effects: [
          tell('brass-buttons-in-the-ash'),
          gain({ ammo: 2, cigarette: 1 }),
          change('misery', -1, 'actor'),
        ],
      },
      {
        id: 'keep-the-coat',
        effects: [
          tell('the-coat-over-the-window'),
          gain({ ammo: 2 }),
          cold(-1),
          later(1, 'they-look-for-a-coat'),
        ],
      },
      { id: 'turn-him-away', effects: [tell('buttons-done-up-again'), change('misery', 1, 'actor')] },
    ],
  },
  {
    id: 'they-look-for-a-coat',
    from: null,
    where: 'home',
    notes: ['violence'],
    effects: [],
    options: [
      { id: 'give-up-the-coat', effects: [tell('it-is-mine-now'), lose({ ammo: 2 }), cold(1)] },
      {
        id: 'lie-to-him',
        effects: [
          empathy(
            [tell('his-father-too'), change('misery', -1, 'actor')],
            [tell('the-lining-has-a-number'), change('wounds', 1, 'actor'), cold(1), giveUp(1, 'any')],
          ),
        ],
      },
      { id: 'offer-a-drink', cost: { moonshine: 1 }, effects: [tell('against-the-cold')] },
    ],
  },
  {
    id: 'wounded-soldier-green',
    from: { card: 'wounded-soldier', colour: 'green' },
    where: 'home',
    notes: ['injury', 'grief'],
    effects: [],
    options: [
      {
        id: 'read-what-is-written',
        effects: [tell('twice-please'), gain({ coffee: 1, cigarette: 2 }), change('misery', 1, 'actor')],
      },
      {
        id: 'read-it-kinder',
        effects: [
          empathy(
            [tell('the-children-are-growing'), change('misery', -1, 'actor')],
            [tell('she-never-writes-so'), change('misery', 1, 'actor')],
          ),
        ],
      },
      { id: 'say-the-ink-has-run', effects: [tell('somebody-else-will-know')] },
    ],
  },
  {
    id: 'wounded-soldier-yellow',
    from: { card: 'wounded-soldier', colour: 'yellow' },
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'give-them-the-door',
        effects: [tell('off-its-hinges'), tonight(1, 0), later(2, 'the-door-comes-home')],
      },
      {
        id: 'give-them-planks',
        cost: { wood: 2 },
        effects: [tell('four-planks'), later(2, 'the-door-comes-home')],
      },
      {
        id: 'help-them-carry',
        effects: [
          change('fatigue', 1, 'actor'),
          d10(
            upTo(2, tell('down-on-the-cobbles'), change('wounds', 1, 'actor')),
            upTo(10, tell('soup-at-the-dressing-station'), gain({ 'raw-food': 1 })),
          ),
        ],
      },
      { id: 'keep-the-door', effects: [tell('knees-and-armpits'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'the-door-comes-home',
    from: null,
    where: 'home',
    notes: [],
    effects: [tonight(-1, -1), gain({ components: 1 }), change('misery', -1, 'one')],
    options: [],
  },
  {
    id: 'wounded-soldier-white',
    from: { card: 'wounded-soldier', colour: 'white' },
    where: 'home',
    notes: ['alcohol', 'injury', 'violence'],
    effects: [],
    options: [
      {
        id: 'give-him-a-bottle',
        cost: { moonshine: 1 },
        effects: [tell('he-pays-with-rounds'), gain({ ammo: 3 })],
      },
      {
        id: 'talk-to-him',
        effects: [
          empathy(
            [tell('look-at-your-leg'), gain({ ammo: 2 })],
            [tell('he-aims-at-the-voice'), change('misery', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'take-the-pistol',
        effects: [
          prowess(
            1,
            [tell('it-comes-apart'), gain({ 'broken-pistol': 1, ammo: 1 })],
            [tell('the-wrong-moment'), change('wounds', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'stay-away-from-windows',
        effects: [d10(upTo(4, tell('our-window-too'), cold(1)), upTo(10, tell('out-of-rounds')))],
      },
    ],
  },
  {
    id: 'old-teacher-red',
    from: { card: 'old-teacher', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'heat-the-room',
        cost: { wood: 1 },
        effects: [tell('breath-no-longer-shows'), change('misery', -1, 'one'), later(2, 'the-exercise-book')],
      },
      {
        id: 'lend-the-room-cold',
        effects: [
          when(
            { kind: 'cold', atLeast: 5 },
            [tell('the-ink-freezes'), change('misery', 1, 'one')],
            [
              d10(
                upTo(6, tell('coats-and-mittens'), later(2, 'the-exercise-book')),
                upTo(10, tell('the-lesson-is-cut-short'), change('misery', 1, 'one')),
              ),
            ],
          ),
        ],
      },
      {
        id: 'sit-in-the-back-row',
        effects: [tell('a-long-enough-lever'), change('fatigue', 1, 'actor'), ideas(1)],
      },
      { id: 'say-there-is-no-room', effects: [tell('a-line-through-our-name')] },
    ],
  },
  {
    id: 'the-exercise-book',
    from: null,
    where: 'home',
    notes: [],
    effects: [gain({ book: 1 })],
    options: [
      { id: 'pin-up-the-drawings', effects: [tell('large-hands'), change('misery', -1, 'one')] },
      { id: 'study-the-machine', effects: [tell('minus-the-bed'), ideas(2)] },
      {
        id: 'send-food-back',
        cost: { vegetable: 2 },
        effects: [tell('shared-by-eleven'), change('misery', -1, 'present')],
      },
    ],
  },
  {
    id: 'old-teacher-blue',
    from: { card: 'old-teacher', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'buy-some-to-read',
        cost: { vegetable: 1 },
        effects: [tell('she-chooses-for-us'), gain({ book: 2 }), change('misery', -1, 'one')],
      },
      {
        id: 'buy-some-to-burn',
        cost: { cigarette: 1 },
        effects: [tell('volumes-nine-to-fourteen'), gain({ wood: 2 })],
      },
      {
        id: 'offer-her-a-shelf',
        effects: [
          empathy(
            [tell('on-permanent-loan'), gain({ book: 1 }), change('misery', -1, 'actor')],
            [tell('shelves-burn-too')],
          ),
        ],
      },
      { id: 'let-her-pass', effects: [tell('the-runners-on-the-stones')] },
    ],
  },
  {
    id: 'old-teacher-green',
    from: { card: 'old-teacher', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'dig-with-the-shovel',
        when: { kind: 'has', goods: { shovel: 1 } },
        effects: [tell('an-hours-work'), readOn('the-chemistry-cabinet')],
      },
      {
        id: 'dig-by-hand',
        effects: [
          change('fatigue', 1, 'actor'),
          d10(
            upTo(2, tell('the-stairs-slip'), change('wounds', 1, 'actor')),
            upTo(10, readOn('the-chemistry-cabinet')),
          ),
        ],
      },
      { id: 'stay-at-home', effects: [tell('third-row')] },
    ],
  },
  {
    id: 'the-chemistry-cabinet',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'take-the-spirit', effects: [tell('ninety-six-per-cent'), gain({ 'pure-alcohol': 1 })] },
      { id: 'take-the-powders', effects: [tell('in-twists-of-paper'), gain({ chems: 3, filter: 1 })] },
      {
        id: 'take-it-to-the-clinic',
        effects: [
          tell('the-clinic-signs-for-it'),
          gain({ 'herbal-meds': 1 }),
          change('misery', -1, 'actor'),
          change('fatigue', 1, 'one'),
        ],
      },
    ],
  },
  {
    id: 'old-teacher-yellow',
    from: { card: 'old-teacher', colour: 'yellow' },
    where: 'home',
    notes: ['illness', 'grief'],
    effects: [],
    options: [
      {
        id: 'answer-to-the-names',
        effects: [
          empathy(
            [tell('all-present'), change('misery', -1, 'actor'), change('misery', -1, 'one')],
            [tell('that-is-not-his-voice'), change('misery', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'walk-him-home',
        effects: [
          change('fatigue', 1, 'actor'),
          d10(
            upTo(1, tell('a-shot-on-the-way'), change('wounds', 1, 'actor')),
            upTo(10, tell('his-wife-at-the-gate'), gain({ vegetable: 1 })),
          ),
        ],
      },
      {
        id: 'make-him-something-hot',
        cost: { coffee: 1 },
        effects: [tell('break-time'), change('misery', -1, 'one')],
      },
    ],
  },
  {
    id: 'old-teacher-white',
    from: { card: 'old-teacher', colour: 'white' },
    where: 'home',
    notes: ['death'],
    effects: [],
    options: [
      {
        id: 'hide-it',
        effects: [
          tell('behind-the-third-tile'),
          change('misery', -1, 'one'),
          later(1, 'questions-about-a-copybook'),
        ],
      },
      {
        id: 'copy-it-out',
        effects: [
          tell('two-candles'),
          change('fatigue', 1, 'one'),
          change('misery', -1, 'one'),
          later(2, 'questions-about-a-copybook'),
        ],
      },
      { id: 'refuse-it', effects: [tell('the-weather-then')] },
    ],
  },
  {
    id: 'questions-about-a-copybook',
    from: null,
    where: 'home',
    notes: ['death', 'violence'],
    effects: [],
    options: [
      {
        id: 'know-of-no-copybook',
        effects: [
          empathy(
            [tell('they-leave-the-dust'), change('misery', -1, 'actor')],
            [tell('a-glance-at-the-stove'), giveUp(2, 'any'), change('misery', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'hand-it-over',
        effects: [tell('the-tin-stays'), gain({ 'canned-food': 1 }), change('misery', 1, 'present')],
      },
      {
        id: 'burn-it-first',
        effects: [
          d10(
            upTo(4, tell('a-page-comes-out'), change('wounds', 1, 'one')),
            upTo(10, tell('eight-hundred-lines'), change('misery', 1, 'one')),
          ),
        ],
      },
    ],
  },
  {
    id: 'water-seller-red',
    from: { card: 'water-seller', colour: 'red' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-with-cigarettes',
        cost: { cigarette: 2 },
        effects: [tell('behind-each-ear'), gain({ water: 2 })],
      },
      {
        id: 'pay-with-food',
        cost: { 'raw-food': 1 },
        effects: [tell('a-bath-for-that'), gain({ water: 3 })],
      },
      {
        id: 'ask-for-credit',
        effects: [
          empathy(
            [tell('chalked-on-the-barrel'), gain({ water: 2 }), later(1, 'the-debt-for-a-bucket')],
            [tell('no-more-chalk')],
          ),
        ],
      },
      { id: 'go-without', effects: [tell('the-puddle-under-it')] },
    ],
  },
  {
    id: 'the-debt-for-a-bucket',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-in-food',
        cost: { vegetable: 1 },
        effects: [tell('the-stroke-is-wiped'), gain({ water: 1 })],
      },
      { id: 'work-it-off', effects: [tell('a-day-at-the-handle'), change('fatigue', 1, 'one')] },
      { id: 'refuse-to-pay', effects: [tell('an-open-secret'), tonight(1, 1)] },
    ],
  },
  {
    id: 'water-seller-blue',
    from: { card: 'water-seller', colour: 'blue' },
    where: 'home',
    notes: ['illness'],
    effects: [],
    options: [
      {
        id: 'buy-it-as-it-is',
        cost: { vegetable: 1 },
        effects: [
          gain({ water: 2 }),
          d10(
            upTo(4, tell('it-was-the-river'), change('illness', 1, 'one')),
            upTo(10, tell('it-tastes-of-tin')),
          ),
        ],
      },
      {
        id: 'buy-and-boil-it',
        cost: { vegetable: 1, wood: 1 },
        effects: [tell('a-grey-scum'), gain({ water: 2 })],
      },
      {
        id: 'buy-and-filter-it',
        cost: { vegetable: 1, filter: 1 },
        effects: [tell('clear-as-glass'), gain({ water: 3 })],
      },
      { id: 'send-him-on', effects: [tell('bent-at-the-corner')] },
    ],
  },
  {
    id: 'water-seller-green',
    from: { card: 'water-seller', colour: 'green' },
    where: 'home',
    notes: ['animals', 'hunger'],
    effects: [],
    options: [
      {
        id: 'help-it-up',
        effects: [
          prowess(
            1,
            [tell('it-stands'), gain({ water: 2 }), change('misery', -1, 'actor')],
            [tell('not-enough-of-us'), change('wounds', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'bring-it-water',
        cost: { water: 1 },
        effects: [tell('it-drinks-and-thinks'), gain({ vegetable: 2 }), change('misery', -1, 'one')],
      },
      {
        id: 'wait-with-the-others',
        effects: [tell('our-share-in-a-basin'), gain({ 'raw-food': 1 }), change('misery', 1, 'actor')],
      },
    ],
  },
  {
    id: 'water-seller-yellow',
    from: { card: 'water-seller', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'say-we-paid-ahead',
        effects: [tell('a-neat-tick'), gain({ water: 2 }), later(1, 'the-father-with-a-list')],
      },
      {
        id: 'pay-a-fair-price',
        cost: { cigarette: 2 },
        effects: [tell('the-drawing-explained'), gain({ water: 2 }), change('misery', -1, 'actor')],
      },
      {
        id: 'teach-her-the-words',
        effects: [tell('by-the-last-line'), change('fatigue', 1, 'actor'), gain({ water: 1 })],
      },
      { id: 'send-her-on', effects: [tell('full-barrel')] },
    ],
  },
  {
    id: 'the-father-with-a-list',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'give-it-back', cost: { water: 1 }, effects: [tell('she-accepts'), change('misery', -1, 'one')] },
      {
        id: 'push-the-barrel',
        effects: [tell('all-two-hundred'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
      },
      {
        id: 'stand-by-the-lie',
        effects: [
          empathy(
            [tell('a-mistake-then'), change('misery', 1, 'actor')],
            [tell('the-price-goes-up'), lose({ wood: 2 }), change('misery', 1, 'actor')],
          ),
        ],
      },
    ],
  },
  {
    id: 'water-seller-white',
    from: { card: 'water-seller', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'look-under-the-tarpaulin',
        effects: [
          trade(1, ['sugar', 'coffee', 'cigarette', 'vegetable', 'herbal-meds', 'book']),
          tell('the-corner-comes-down'),
        ],
      },
      {
        id: 'ask-about-the-well',
        effects: [
          empathy([tell('behind-the-laundry'), later(1, 'the-well-behind-the-laundry')], [tell('what-well')]),
        ],
      },
      {
        id: 'offer-him-a-seat',
        cost: { wood: 1 },
        effects: [
          tell('he-talks-in-the-warm'),
          change('misery', -1, 'one'),
          later(1, 'the-well-behind-the-laundry'),
        ],
      },
    ],
  },
  {
    id: 'the-well-behind-the-laundry',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'go-alone',
        effects: [
          change('fatigue', 1, 'one'),
          d10(
            upTo(2, tell('seen-against-the-frost'), change('wounds', 1, 'one'), gain({ water: 1 })),
            upTo(10, tell('stars-in-the-pail'), gain({ water: 3 })),
          ),
        ],
      },
      {
        id: 'tell-the-neighbours',
        effects: [tell('ten-pails'), gain({ water: 1 }), change('misery', -1, 'one')],
      },
      { id: 'leave-it-for-now', effects: [tell('the-rope-stays-dry'), change('fatigue', -1, 'one')] },
    ],
  },
];
