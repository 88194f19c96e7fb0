import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  encounter,
  fight,
  gain,
  giveBack,
  giveUp,
  ideas,
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
} from '../effects/make.ts';
import type { Story } from './story.ts';

/** Looking around in the Locations further out. */
export const OUTSKIRTS_STORIES: readonly Story[] = [
  {
    id: 'tower-block-red',
    from: { card: 'tower-block', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'fill-the-basket',
        cost: { vegetable: 1 },
        effects: [tell('filled'), change('misery', -1, 'one'), later(2, 'the-basket')],
      },
      { id: 'climb-up-to-her', effects: [tell('climbed'), giveBack(1), readOn('eleventh-floor')] },
      {
        id: 'keep-the-payment',
        effects: [tell('kept'), gain({ cigarette: 2, 'herbal-meds': 1 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'eleventh-floor',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hang-her-door-again',
        effects: [
          prowess(
            1,
            [tell('hung'), change('misery', -1, 'actor'), later(2, 'the-basket')],
            [tell('wedged'), change('fatigue', 1, 'actor'), later(3, 'the-basket')],
          ),
        ],
      },
      {
        id: 'stay-for-tea',
        effects: [giveBack(2), tell('tea'), change('misery', -1, 'one'), gain({ herb: 1 })],
      },
      { id: 'look-over-the-city-from-her-window', effects: [tell('window'), noise(-3)] },
    ],
  },
  {
    id: 'the-basket',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hang-the-quilt-before-the-window',
        effects: [tell('quilt'), cold(-1), change('misery', -1, 'one')],
      },
      { id: 'exchange-it-for-food', effects: [tell('exchanged'), gain({ 'raw-food': 1 })] },
    ],
  },
  {
    id: 'tower-block-blue',
    from: { card: 'tower-block', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'turn-the-circles-into-crosses',
        effects: [
          giveBack(2),
          d10(
            upTo(3, tell('surprised'), encounter),
            upTo(10, tell('crosses'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
          ),
        ],
      },
      { id: 'open-a-circled-door', effects: [tell('opened'), search('furniture'), noise(1), noiseRoll] },
      { id: 'learn-the-marks-for-our-own-door', effects: [tell('learned'), tonight(-2, 0)] },
    ],
  },
  {
    id: 'tower-block-green',
    from: { card: 'tower-block', colour: 'green' },
    where: 'out',
    notes: ['animals'],
    effects: [],
    options: [
      { id: 'mend-the-wire', effects: [giveBack(2), tell('mended'), gain({ 'raw-food': 1 })] },
      {
        id: 'offer-sugar-for-a-bird',
        cost: { sugar: 1 },
        effects: [tell('sugar'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')],
      },
      {
        id: 'come-back-when-they-sleep',
        effects: [tell('feathers'), gain({ 'raw-food': 2 }), change('misery', 1, 'present')],
      },
    ],
  },
  {
    id: 'tower-block-yellow',
    from: { card: 'tower-block', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'climb-down-the-cable',
        effects: [
          prowess(
            2,
            [tell('crate'), gain({ 'canned-food': 1, coffee: 1 })],
            [tell('slipped'), change('wounds', 1, 'actor'), gain({ coffee: 1 })],
          ),
        ],
      },
      { id: 'let-the-brake-go', effects: [tell('fell'), gain({ 'canned-food': 1 }), noise(4), noiseRoll] },
      {
        id: 'ask-on-the-sixth-floor',
        effects: [giveBack(1), tell('widow'), gain({ sugar: 1, 'mechanical-part': 1 })],
      },
    ],
  },
  {
    id: 'tower-block-white',
    from: { card: 'tower-block', colour: 'white' },
    where: 'out',
    notes: ['alcohol'],
    effects: [],
    options: [
      {
        id: 'go-in-and-dance',
        effects: [giveBack(2), tell('danced'), change('misery', -1, 'one'), change('fatigue', 1, 'one')],
      },
      {
        id: 'put-a-bottle-on-the-table',
        cost: { moonshine: 1 },
        effects: [giveBack(2), tell('bottle'), change('misery', -1, 'present'), gain({ vegetable: 1 })],
      },
      { id: 'sleep-under-the-coats', effects: [giveBack(3), tell('coats'), change('fatigue', -1, 'one')] },
      {
        id: 'go-through-the-pockets-in-the-hall',
        effects: [tell('pockets'), gain({ cigarette: 3, knife: 1 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'public-library-red',
    from: { card: 'public-library', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      { id: 'name-the-law', effects: [tell('law'), gain({ coffee: 1 })] },
      {
        id: 'name-the-poems',
        effects: [tell('poems'), gain({ book: 1, cigarette: 2 }), change('misery', 1, 'one')],
      },
      {
        id: 'carry-up-broken-chairs',
        effects: [
          giveBack(1),
          tell('chairs'),
          change('fatigue', 1, 'actor'),
          change('misery', -1, 'actor'),
          gain({ book: 1 }),
        ],
      },
    ],
  },
  {
    id: 'public-library-blue',
    from: { card: 'public-library', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'look-for-the-missing-volume',
        effects: [giveBack(1), tell('stacks'), readOn('the-last-chapter')],
      },
      {
        id: 'listen-until-the-candle-is-out',
        effects: [giveBack(2), tell('candle'), change('misery', -1, 'one')],
      },
      {
        id: 'lie-down-among-them',
        effects: [
          giveBack(3),
          change('fatigue', -1, 'one'),
          d10(upTo(3, tell('robbed'), giveUp(1, 'any')), upTo(10, tell('slept'))),
        ],
      },
    ],
  },
  {
    id: 'the-last-chapter',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'read-it-as-it-is-written',
        effects: [
          empathy(
            [tell('quiet'), change('misery', -1, 'present')],
            [tell('wept'), change('misery', 1, 'actor'), gain({ vegetable: 1 })],
          ),
        ],
      },
      {
        id: 'make-up-another-ending',
        effects: [d10(upTo(6, tell('wedding'), change('misery', -1, 'one')), upTo(10, tell('doubted')))],
      },
      { id: 'keep-the-book', effects: [tell('kept'), gain({ book: 1 }), noise(-1)] },
    ],
  },
  {
    id: 'public-library-green',
    from: { card: 'public-library', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      { id: 'trace-our-street', effects: [giveBack(2), tell('traced'), later(1, 'the-old-culvert')] },
      {
        id: 'cut-the-sheet-out',
        effects: [
          tell('cut'),
          change('misery', 1, 'one'),
          gain({ cigarette: 2 }),
          later(1, 'the-old-culvert'),
        ],
      },
      { id: 'study-the-builders-drawings', effects: [giveBack(2), tell('drawings'), ideas(1)] },
    ],
  },
  {
    id: 'the-old-culvert',
    from: null,
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      { id: 'open-the-culvert', effects: [tell('opened'), gain({ components: 2, water: 1 }), tonight(2, 0)] },
      { id: 'brick-it-up', cost: { components: 1 }, effects: [tell('bricked'), tonight(-2, -1)] },
      {
        id: 'sit-and-listen-at-it',
        effects: [tell('listened'), change('fatigue', 1, 'one'), tonight(-1, -1)],
      },
    ],
  },
  {
    id: 'public-library-yellow',
    from: { card: 'public-library', colour: 'yellow' },
    where: 'out',
    notes: ['grief'],
    effects: [],
    options: [
      {
        id: 'stamp-it-for-her',
        effects: [
          empathy(
            [tell('stamped'), change('misery', -1, 'actor'), gain({ coffee: 1, sugar: 1 })],
            [tell('mumbled'), gain({ coffee: 1 })],
          ),
        ],
      },
      { id: 'ask-her-what-it-is-about', effects: [giveBack(2), tell('about'), change('misery', -1, 'one')] },
      {
        id: 'tell-her-there-is-nobody-left',
        effects: [tell('nobody'), gain({ book: 1 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'public-library-white',
    from: { card: 'public-library', colour: 'white' },
    where: 'out',
    notes: ['death', 'violence'],
    effects: [],
    options: [
      {
        id: 'take-what-lies-there',
        effects: [
          gain({ ammo: 2, coffee: 1 }),
          d10(upTo(3, tell('whistling'), noise(3), noiseRoll), upTo(10, tell('taken'))),
        ],
      },
      {
        id: 'wall-the-window-with-books',
        effects: [
          giveBack(2),
          prowess(
            1,
            [tell('walled'), change('misery', -1, 'actor'), later(1, 'no-shots-on-the-corner')],
            [
              tell('returned'),
              fight({
                count: [{ upTo: 10, enemies: 1 }],
                weapons: { A: ['knife'], B: ['pistol', 'knife'], C: ['knife'] },
                thugs: false,
              }),
            ],
          ),
        ],
      },
      { id: 'go-down-again', effects: [tell('down'), noise(-1)] },
    ],
  },
  {
    id: 'no-shots-on-the-corner',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'fetch-water-with-everybody', effects: [tell('pump'), gain({ water: 2 })] },
      {
        id: 'search-the-cars-at-the-crossing',
        effects: [
          d10(
            upTo(3, tell('other-window'), change('wounds', 1, 'one')),
            upTo(10, tell('boot'), gain({ components: 2, 'raw-food': 1 })),
          ),
        ],
      },
      { id: 'stand-in-the-sun-for-once', effects: [tell('sun'), change('misery', -1, 'one')] },
    ],
  },
  {
    id: 'old-brewery-red',
    from: { card: 'old-brewery', colour: 'red' },
    where: 'out',
    notes: ['alcohol'],
    effects: [],
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
  {
    id: 'old-brewery-blue',
    from: { card: 'old-brewery', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
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
  {
    id: 'the-well-rota',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'draw-our-share', effects: [tell('drawn'), gain({ water: 2 })] },
      { id: 'give-our-turn-away', effects: [tell('given'), change('misery', -1, 'one')] },
      { id: 'sell-our-turn', effects: [tell('sold'), gain({ 'raw-food': 1 }), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'old-brewery-green',
    from: { card: 'old-brewery', colour: 'green' },
    where: 'out',
    notes: ['animals', 'hunger'],
    effects: [],
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
  {
    id: 'the-dray-horse',
    from: null,
    where: 'home',
    notes: ['animals'],
    effects: [],
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
  {
    id: 'old-brewery-yellow',
    from: { card: 'old-brewery', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      { id: 'take-a-turn', effects: [tell('turn'), change('misery', -1, 'one'), noise(2), noiseRoll] },
      { id: 'ask-what-lies-up-there', effects: [giveBack(1), tell('loft'), search('heap')] },
      { id: 'send-them-home', effects: [tell('home'), noise(-2)] },
    ],
  },
  {
    id: 'old-brewery-white',
    from: { card: 'old-brewery', colour: 'white' },
    where: 'out',
    notes: ['violence', 'injury'],
    effects: [],
    options: [
      { id: 'pay-the-toll', cost: { cigarette: 2 }, effects: [tell('paid'), noise(-2)] },
      {
        id: 'talk-to-the-one-who-knows-us',
        effects: [empathy([tell('known'), readOn('the-toll-keeper')], [tell('stranger'), giveUp(2, 'any')])],
      },
      {
        id: 'climb-the-wall-instead',
        effects: [
          giveBack(2),
          prowess(1, [tell('over'), gain({ moonshine: 1 })], [tell('shards'), change('wounds', 1, 'actor')]),
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
  {
    id: 'the-toll-keeper',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
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
  {
    id: 'tram-depot-red',
    from: { card: 'tram-depot', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'buy-tickets',
        cost: { cigarette: 1 },
        effects: [tell('punched'), change('misery', -1, 'present'), later(2, 'the-punched-ticket')],
      },
      {
        id: 'sit-down-by-the-window',
        effects: [giveBack(2), tell('ride'), change('misery', -1, 'one'), later(2, 'the-punched-ticket')],
      },
      {
        id: 'unscrew-the-brass-at-the-back',
        effects: [
          tell('brass'),
          gain({ 'mechanical-part': 2, 'weapon-part': 1 }),
          change('misery', 1, 'one'),
        ],
      },
    ],
  },
  {
    id: 'the-punched-ticket',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'take-soup-for-the-tickets', effects: [tell('soup'), change('hunger', -1, 'one')] },
      {
        id: 'trade-along-the-cars',
        effects: [
          tell('cars'),
          trade(1, [
            'raw-food',
            'vegetable',
            'herbal-meds',
            'coffee',
            'cigarette',
            'electrical-part',
            'shovel',
          ]),
        ],
      },
      {
        id: 'pass-the-tickets-on',
        effects: [tell('passed'), change('misery', -1, 'one'), gain({ components: 1 })],
      },
    ],
  },
  {
    id: 'tram-depot-blue',
    from: { card: 'tram-depot', colour: 'blue' },
    where: 'out',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'climb-the-mast',
        effects: [
          prowess(
            1,
            [tell('copper'), gain({ 'electrical-part': 2 })],
            [tell('fall'), change('wounds', 1, 'actor'), gain({ 'electrical-part': 1 })],
          ),
        ],
      },
      {
        id: 'pull-it-down-with-a-rope',
        effects: [tell('rope'), gain({ 'electrical-part': 1, 'mechanical-part': 1 }), noise(3), noiseRoll],
      },
      {
        id: 'cover-the-boy-and-wait',
        effects: [giveBack(2), tell('boy'), change('misery', -1, 'one'), gain({ chems: 1 })],
      },
    ],
  },
  {
    id: 'tram-depot-green',
    from: { card: 'tram-depot', colour: 'green' },
    where: 'out',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'bandage-the-leg',
        cost: { bandage: 1 },
        effects: [tell('bandaged'), change('misery', -1, 'present'), later(2, 'the-man-from-the-pit')],
      },
      {
        id: 'bring-water-and-a-blanket',
        effects: [
          giveBack(2),
          empathy(
            [tell('blanket'), change('misery', -1, 'actor'), later(3, 'the-man-from-the-pit')],
            [tell('brother'), change('misery', 1, 'actor'), later(3, 'the-man-from-the-pit')],
          ),
        ],
      },
      {
        id: 'take-the-pistol-and-go',
        effects: [tell('pistol'), gain({ 'broken-pistol': 1, ammo: 2 }), change('misery', 1, 'present')],
      },
    ],
  },
  {
    id: 'the-man-from-the-pit',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'make-room-for-good', when: { kind: 'group', atMost: 3 }, effects: [tell('room'), arrival] },
      {
        id: 'give-a-meal-and-a-night',
        cost: { 'raw-food': 1 },
        effects: [tell('meal'), change('misery', -1, 'one'), gain({ 'herbal-meds': 1, ammo: 1 })],
      },
      {
        id: 'point-the-way-to-the-brewery-cellars',
        effects: [tell('pointed'), gain({ 'herbal-meds': 1 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'tram-depot-yellow',
    from: { card: 'tram-depot', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'push-with-them',
        effects: [
          giveBack(1),
          prowess(
            1,
            [tell('pushed'), change('misery', -1, 'present'), noise(2)],
            [tell('screech'), change('fatigue', 1, 'actor'), noise(3), noiseRoll],
          ),
        ],
      },
      { id: 'take-over-the-tea', effects: [giveBack(1), tell('tea'), gain({ coffee: 1, sugar: 1 })] },
      {
        id: 'search-the-canteen-while-they-are-busy',
        effects: [tell('canteen'), search('pantry'), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'tram-depot-white',
    from: { card: 'tram-depot', colour: 'white' },
    where: 'out',
    notes: [],
    people: 2,
    effects: [giveBack(1)],
    options: [
      { id: 'choose-the-fur-gloves', effects: [tell('gloves'), change('illness', -1, 'one')] },
      { id: 'choose-the-plumbers-bag', effects: [tell('bag'), gain({ lockpick: 1, 'mechanical-part': 1 })] },
      { id: 'choose-the-biscuit-tin', effects: [tell('tin'), gain({ coffee: 1, sugar: 1, cigarette: 2 })] },
      {
        id: 'choose-the-schoolbag',
        effects: [tell('satchel'), gain({ book: 1 }), change('misery', -1, 'one')],
      },
    ],
  },
  {
    id: 'hillside-villas-red',
    from: { card: 'hillside-villas', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      { id: 'keep-watch-for-him', effects: [giveBack(3), tell('hired'), readOn('the-long-watch')] },
      { id: 'eat-and-excuse-ourselves', effects: [giveBack(1), tell('ate'), change('hunger', -1, 'one')] },
      {
        id: 'pocket-the-silver',
        effects: [
          prowess(
            1,
            [tell('silver'), gain({ jewelry: 1 }), change('misery', 1, 'one')],
            [tell('clatter'), noise(3), noiseRoll],
          ),
        ],
      },
    ],
  },
  {
    id: 'the-long-watch',
    from: null,
    where: 'out',
    notes: ['violence'],
    effects: [gain({ 'canned-food': 1 })],
    options: [
      {
        id: 'light-every-lamp-and-shout',
        effects: [
          d10(
            upTo(6, tell('lamps'), gain({ coffee: 1, 'pure-alcohol': 1 }), noise(3)),
            upTo(10, tell('stones'), change('wounds', 1, 'one'), noise(3)),
          ),
        ],
      },
      {
        id: 'bar-their-way',
        effects: [
          tell('gate'),
          fight({
            count: [
              { upTo: 5, enemies: 1 },
              { upTo: 10, enemies: 2 },
            ],
            weapons: { A: ['hatchet'], B: ['knife'], C: [] },
            thugs: true,
          }),
          gain({ coffee: 1, 'pure-alcohol': 1 }),
        ],
      },
      { id: 'slip-away-through-the-garden', effects: [tell('garden'), change('misery', 1, 'present')] },
    ],
  },
  {
    id: 'hillside-villas-blue',
    from: { card: 'hillside-villas', colour: 'blue' },
    where: 'out',
    notes: ['death'],
    effects: [],
    options: [
      {
        id: 'tell-her-the-truth',
        effects: [
          empathy(
            [tell('truth'), change('misery', -1, 'actor'), later(2, 'keys-of-the-pantry')],
            [tell('blunt'), change('misery', 1, 'actor'), later(3, 'keys-of-the-pantry')],
          ),
        ],
      },
      {
        id: 'be-her-guests-for-an-hour',
        effects: [giveBack(2), tell('guests'), change('fatigue', -1, 'one'), gain({ coffee: 1 })],
      },
      {
        id: 'go-through-the-drawers',
        effects: [tell('drawers'), search('furniture'), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'keys-of-the-pantry',
    from: null,
    where: 'home',
    notes: ['death', 'grief'],
    effects: [],
    options: [
      {
        id: 'go-up-with-her-for-the-rest',
        effects: [tell('hill'), change('fatigue', 1, 'one'), gain({ 'canned-food': 1 })],
      },
      {
        id: 'let-her-sit-with-us-today',
        effects: [tell('sat'), gain({ vegetable: 1 }), change('misery', -1, 'one')],
      },
      {
        id: 'talk-her-out-of-the-keys',
        effects: [
          tell('keys'),
          gain({ 'canned-food': 1, sugar: 1, vegetable: 1 }),
          change('misery', 1, 'present'),
        ],
      },
    ],
  },
  {
    id: 'hillside-villas-green',
    from: { card: 'hillside-villas', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'dig-the-bed-for-him',
        effects: [giveBack(1), tell('dug'), change('fatigue', 1, 'one'), gain({ vegetable: 2, herb: 1 })],
      },
      { id: 'ask-for-seedlings', effects: [giveBack(1), tell('tray'), later(2, 'the-seedlings')] },
      {
        id: 'strip-the-beds',
        effects: [tell('stripped'), gain({ vegetable: 3 }), change('misery', 1, 'present')],
      },
    ],
  },
  {
    id: 'the-seedlings',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'water-them-from-our-share',
        cost: { water: 1 },
        effects: [tell('watered'), gain({ vegetable: 2 }), change('misery', -1, 'one')],
      },
      {
        id: 'set-them-out-on-the-roof',
        effects: [
          d10(
            upTo(5, tell('rain'), gain({ vegetable: 2 })),
            upTo(10, tell('frost'), change('misery', 1, 'one')),
          ),
        ],
      },
      { id: 'eat-them-as-they-are', effects: [tell('eaten'), gain({ vegetable: 1 })] },
    ],
  },
  {
    id: 'hillside-villas-yellow',
    from: { card: 'hillside-villas', colour: 'yellow' },
    where: 'out',
    notes: ['animals', 'injury'],
    effects: [],
    options: [
      {
        id: 'follow-in-its-tracks',
        effects: [
          d10(
            upTo(2, tell('blast'), change('wounds', 1, 'one'), noise(3)),
            upTo(10, tell('kitchen'), search('pantry')),
          ),
        ],
      },
      { id: 'throw-roof-tiles-ahead', effects: [tell('tiles'), noise(3), noiseRoll, search('pantry')] },
      {
        id: 'call-the-dog-out-to-us',
        effects: [empathy([tell('came'), change('misery', -1, 'actor')], [tell('stayed'), noise(1)])],
      },
    ],
  },
  {
    id: 'hillside-villas-white',
    from: { card: 'hillside-villas', colour: 'white' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'copy-the-list-and-warn-them',
        effects: [giveBack(3), tell('copied'), later(1, 'the-street-on-the-list')],
      },
      {
        id: 'alter-one-figure',
        effects: [
          d10(upTo(5, tell('altered'), change('misery', -1, 'one')), upTo(10, tell('orderly'), encounter)),
        ],
      },
      {
        id: 'take-the-brandy-and-go',
        effects: [tell('brandy'), gain({ 'pure-alcohol': 1, cigarette: 2 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'the-street-on-the-list',
    from: null,
    where: 'home',
    notes: ['grief'],
    effects: [change('misery', -1, 'one')],
    options: [
      {
        id: 'let-a-family-sleep-in-our-kitchen',
        effects: [tell('family'), change('fatigue', 1, 'one'), gain({ 'raw-food': 1 })],
      },
      {
        id: 'help-them-dig-for-their-things',
        effects: [
          d10(
            upTo(3, tell('wall'), change('wounds', 1, 'one'), gain({ wood: 1 })),
            upTo(10, tell('things'), gain({ wood: 2, components: 1 })),
          ),
        ],
      },
      { id: 'close-the-shutters-early', effects: [tell('shutters')] },
    ],
  },
];
