import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  encounter,
  exchange,
  fight,
  gain,
  giveBack,
  giveUp,
  ideas,
  later,
  leave,
  lose,
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

/** The Events and the Exploration card that lead to a story (MORN-1, SCAV-4), and what follows from them. */
export const DAY_STORIES: readonly Story[] = [
  {
    id: 'shells-on-our-street-red',
    from: { card: 'shells-on-our-street', colour: 'red' },
    where: 'home',
    notes: ['injury'],
    people: 2,
    effects: [],
    options: [
      {
        id: 'carry-it-out',
        effects: [
          d10(
            upTo(1, tell('a-flash-in-the-yard'), change('wounds', 2, 'actor')),
            upTo(10, tell('like-a-sleeping-child'), gain({ shell: 1, chems: 2 })),
          ),
        ],
      },
      {
        id: 'fetch-the-sapper',
        cost: { cigarette: 1 },
        effects: [tell('he-hums-while-he-works'), gain({ shell: 1, chems: 2 }), change('misery', -1, 'one')],
      },
      { id: 'nail-up-the-room', cost: { wood: 1 }, effects: [tell('nobody-slams-doors')] },
      {
        id: 'leave-it-alone',
        effects: [
          d10(
            upTo(
              5,
              tell('it-ticks-or-the-beams-do'),
              change('misery', 1, 'one'),
              change('fatigue', 1, 'one'),
            ),
            upTo(10, tell('men-come-with-a-handcart')),
          ),
        ],
      },
    ],
  },
  {
    id: 'shells-on-our-street-blue',
    from: { card: 'shells-on-our-street', colour: 'blue' },
    where: 'home',
    notes: ['animals'],
    effects: [
      d10(
        upTo(3, tell('the-shed-is-gone'), lose({ wood: 1, components: 2 })),
        upTo(7, tell('four-hundred-beans'), change('hunger', -1, 'one'), change('misery', -1, 'one')),
        upTo(10, tell('until-the-evening'), change('illness', 1, 'one')),
      ),
    ],
    options: [],
  },
  {
    id: 'shells-on-our-street-green',
    from: { card: 'shells-on-our-street', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [cold(1)],
    options: [
      {
        id: 'share-it-by-houses',
        effects: [tell('chalk-marks-on-the-trunk'), gain({ wood: 2 }), change('misery', -1, 'one')],
      },
      {
        id: 'cut-what-we-can',
        effects: [
          change('fatigue', 1, 'one'),
          tell('looks-from-the-steps'),
          gain({ wood: 4 }),
          tonight(1, 0),
        ],
      },
      {
        id: 'saw-for-others',
        when: { kind: 'has', goods: { sawblade: 1 } },
        effects: [
          tell('nine-small-heaps'),
          gain({ wood: 3 }),
          change('misery', -1, 'one'),
          change('fatigue', 1, 'one'),
        ],
      },
      { id: 'count-the-rings', effects: [tell('two-hundred-and-twelve'), change('misery', -1, 'one')] },
    ],
  },
  {
    id: 'shells-on-our-street-yellow',
    from: { card: 'shells-on-our-street', colour: 'yellow' },
    where: 'home',
    notes: ['injury', 'death'],
    effects: [],
    options: [
      {
        id: 'dig-with-the-shovel',
        when: { kind: 'has', goods: { shovel: 1 } },
        effects: [change('fatigue', 1, 'one'), tell('the-blade-strikes-iron'), readOn('under-the-bricks')],
      },
      {
        id: 'dig-with-our-hands',
        effects: [
          prowess(
            1,
            [tell('a-chain-of-hands'), readOn('under-the-bricks')],
            [tell('the-hill-slides'), change('wounds', 1, 'actor'), change('misery', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'knock-back-and-wait',
        effects: [
          d10(
            upTo(5, tell('the-lorry-comes'), readOn('under-the-bricks')),
            upTo(10, tell('we-knock-alone'), change('misery', 1, 'present')),
          ),
        ],
      },
    ],
  },
  {
    id: 'under-the-bricks',
    from: null,
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'offer-a-place-with-us',
        when: { kind: 'group', atMost: 3 },
        effects: [tell('a-spoon-in-our-drawer'), arrival],
      },
      {
        id: 'bring-something-hot',
        cost: { 'raw-food': 1 },
        effects: [tell('soup-with-ones-own-spoon'), gain({ 'herbal-meds': 1 }), change('misery', -1, 'one')],
      },
      {
        id: 'dig-out-what-is-left',
        effects: [
          tell('a-drawer-and-a-clock'),
          gain({ components: 2, 'mechanical-part': 1 }),
          change('fatigue', 1, 'one'),
        ],
      },
      {
        id: 'sit-until-the-lorry-comes',
        effects: [tell('a-hand-from-the-lorry'), change('misery', -1, 'one')],
      },
    ],
  },
  {
    id: 'shells-on-our-street-white',
    from: { card: 'shells-on-our-street', colour: 'white' },
    where: 'home',
    notes: ['injury', 'hunger'],
    effects: [],
    options: [
      {
        id: 'run-for-the-bread',
        effects: [
          d10(
            upTo(3, tell('one-loaf-and-a-splinter'), gain({ 'raw-food': 1 }), change('wounds', 1, 'actor')),
            upTo(8, tell('one-under-the-arm'), gain({ 'raw-food': 1 })),
            upTo(10, tell('one-under-each-arm'), gain({ 'raw-food': 2 })),
          ),
        ],
      },
      {
        id: 'pull-out-the-driver',
        effects: [
          prowess(
            1,
            [tell('out-through-the-windscreen'), gain({ 'raw-food': 1 }), change('misery', -1, 'actor')],
            [tell('the-door-is-jammed'), change('wounds', 1, 'actor'), change('misery', -1, 'one')],
          ),
        ],
      },
      {
        id: 'wait-until-it-stops',
        effects: [
          d10(upTo(6, tell('swept-clean')), upTo(10, tell('one-under-the-hedge'), gain({ 'raw-food': 1 }))),
        ],
      },
    ],
  },
  {
    id: 'leaflets-red',
    from: { card: 'leaflets', colour: 'red' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      {
        id: 'go-and-see-the-bridge',
        effects: [
          change('fatigue', 1, 'one'),
          tell('a-good-look-in-the-dark'),
          later(1, 'at-the-foot-of-the-bridge'),
        ],
      },
      {
        id: 'talk-it-over',
        effects: [
          empathy(
            [tell('nobody-goes-alone'), change('misery', -1, 'one'), later(1, 'at-the-foot-of-the-bridge')],
            [tell('things-are-said'), change('misery', 1, 'one')],
          ),
        ],
      },
      { id: 'burn-them-all', effects: [tell('two-baskets-full'), gain({ wood: 2 })] },
    ],
  },
  {
    id: 'at-the-foot-of-the-bridge',
    from: null,
    where: 'home',
    notes: ['grief'],
    people: 2,
    effects: [],
    options: [
      {
        id: 'let-one-of-us-cross',
        when: { kind: 'anyone', state: 'misery', atLeast: 3 },
        effects: [tell('a-back-among-backs'), leave('one'), change('misery', -1, 'present')],
      },
      {
        id: 'trade-with-the-leavers',
        effects: [
          trade(0, ['raw-food', 'vegetable', 'book', 'coffee', 'shovel', 'sugar']),
          tell('sold-to-the-last-pan'),
        ],
      },
      {
        id: 'carry-their-bags',
        effects: [
          tell('as-far-as-the-barrier'),
          change('fatigue', 1, 'one'),
          gain({ coffee: 1, cigarette: 2, vegetable: 1 }),
        ],
      },
      { id: 'wave-and-go-home', effects: [tell('there-is-room-in-the-street')] },
    ],
  },
  {
    id: 'leaflets-blue',
    from: { card: 'leaflets', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hand-in-a-knife',
        cost: { knife: 1 },
        effects: [tell('a-receipt-for-a-knife'), gain({ 'canned-food': 1 })],
      },
      { id: 'build-a-hiding-place', cost: { wood: 1 }, effects: [tell('behind-the-skirting-board')] },
      { id: 'wait-for-the-visit', effects: [tell('noon-strikes'), later(1, 'boots-on-the-stairs')] },
      {
        id: 'hand-in-scrap',
        effects: [
          empathy(
            [tell('the-clerk-has-a-heart'), gain({ vegetable: 1 })],
            [tell('the-clerk-writes-it-down'), later(1, 'boots-on-the-stairs')],
          ),
        ],
      },
    ],
  },
  {
    id: 'boots-on-the-stairs',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'let-them-search',
        effects: [
          giveUp(1, 'weapon'),
          d10(
            upTo(4, tell('food-for-the-patrol'), giveUp(1, 'food')),
            upTo(10, tell('they-put-back-the-drawers')),
          ),
        ],
      },
      {
        id: 'talk-to-the-corporal',
        effects: [
          empathy(
            [tell('a-hot-compress'), change('misery', -1, 'actor')],
            [tell('mind-your-own-neck'), giveUp(1, 'weapon'), giveUp(1, 'any')],
          ),
        ],
      },
      { id: 'offer-tobacco', cost: { cigarette: 2 }, effects: [tell('five-tired-men')] },
    ],
  },
  {
    id: 'leaflets-green',
    from: { card: 'leaflets', colour: 'green' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      { id: 'paste-up-the-windows', effects: [tell('eleven-generals'), cold(-1)] },
      { id: 'fold-them-for-the-stove', effects: [tell('briquettes'), gain({ wood: 2 })] },
      { id: 'draw-and-write', effects: [tell('a-portrait-of-everyone'), change('misery', -1, 'one')] },
      { id: 'plan-the-house-on-paper', effects: [tell('to-scale'), ideas(1)] },
    ],
  },
  {
    id: 'leaflets-yellow',
    from: { card: 'leaflets', colour: 'yellow' },
    where: 'home',
    notes: ['captivity', 'animals'],
    effects: [],
    options: [
      {
        id: 'warn-the-tuner',
        effects: [
          d10(
            upTo(
              2,
              tell('seen-on-the-fence'),
              change('wounds', 1, 'actor'),
              later(2, 'the-key-in-the-flowerpot'),
            ),
            upTo(10, tell('he-takes-his-fork'), later(2, 'the-key-in-the-flowerpot')),
          ),
        ],
      },
      {
        id: 'push-it-under-his-door',
        effects: [
          empathy(
            [tell('a-light-goes-on'), later(2, 'the-key-in-the-flowerpot')],
            [tell('they-come-at-midnight'), change('misery', 1, 'one')],
          ),
        ],
      },
      { id: 'keep-out-of-it', effects: [tell('a-car-at-the-corner'), change('misery', 1, 'one')] },
      {
        id: 'report-the-tuner',
        effects: [tell('stated-in-tins'), gain({ 'canned-food': 2 }), change('misery', 1, 'everyone')],
      },
    ],
  },
  {
    id: 'the-key-in-the-flowerpot',
    from: null,
    where: 'home',
    notes: ['animals'],
    effects: [],
    options: [
      {
        id: 'take-what-he-offers',
        effects: [
          tell('under-a-glass-bell'),
          gain({ 'raw-food': 1, coffee: 1 }),
          change('misery', -1, 'one'),
        ],
      },
      {
        id: 'break-up-the-piano',
        effects: [
          tell('it-gives-a-chord'),
          gain({ 'raw-food': 1, wood: 3, components: 2 }),
          change('misery', 1, 'present'),
        ],
      },
      {
        id: 'play-on-it',
        effects: [
          tell('in-perfect-tune'),
          gain({ vegetable: 1 }),
          change('misery', -1, 'one'),
          change('misery', -1, 'one'),
          change('fatigue', 1, 'one'),
        ],
      },
    ],
  },
  {
    id: 'leaflets-white',
    from: { card: 'leaflets', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [exchange('near')],
    options: [
      {
        id: 'keep-the-cart-for-them',
        effects: [tell('covered-with-a-tarpaulin'), later(2, 'the-cart-in-the-yard')],
      },
      {
        id: 'buy-from-the-carts',
        effects: [
          trade(0, ['vegetable', 'cigarette', 'sugar', 'book', 'shovel', 'moonshine']),
          tell('what-was-not-worth-carrying'),
        ],
      },
      {
        id: 'mend-their-wheel',
        cost: { components: 2 },
        effects: [
          tell('good-for-another-war'),
          gain({ 'mechanical-part': 1, lockpick: 1 }),
          change('misery', -1, 'one'),
        ],
      },
      {
        id: 'buy-it-as-it-stands',
        effects: [
          tell('as-it-stands'),
          gain({ wood: 1, components: 1, vegetable: 1 }),
          change('misery', 1, 'one'),
        ],
      },
    ],
  },
  {
    id: 'the-cart-in-the-yard',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'leave-the-knot-alone',
        effects: [
          d10(
            upTo(7, tell('she-looks-at-the-knot'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')),
            upTo(10, tell('a-cousin-with-a-paper'), change('misery', 1, 'one')),
          ),
        ],
      },
      {
        id: 'take-only-the-food',
        effects: [tell('tied-up-again'), gain({ 'raw-food': 1, sugar: 1 }), change('misery', 1, 'one')],
      },
      {
        id: 'move-it-inside',
        effects: [
          tell('dry-to-the-last-sheet'),
          change('fatigue', 1, 'one'),
          gain({ wood: 2, components: 2 }),
        ],
      },
    ],
  },
  {
    id: 'traces-red',
    from: { card: 'traces', colour: 'red' },
    where: 'out',
    notes: ['injury'],
    effects: [],
    options: [
      { id: 'follow-the-prints', effects: [tell('fourteen-steps'), readOn('the-cellar-lamp')] },
      {
        id: 'call-down-the-stairs',
        effects: [
          empathy(
            [tell('a-cough-for-an-answer'), readOn('the-cellar-lamp')],
            [tell('the-light-goes-out'), noise(2), noiseRoll],
          ),
        ],
      },
      {
        id: 'sweep-the-prints-away',
        effects: [giveBack(1), tell('smooth-snow'), change('misery', -1, 'one')],
      },
    ],
  },
  {
    id: 'the-cellar-lamp',
    from: null,
    where: 'out',
    notes: ['injury', 'violence'],
    effects: [],
    options: [
      {
        id: 'speak-to-the-sacks',
        effects: [
          empathy(
            [
              tell('a-courier-for-the-clinic'),
              gain({ 'herbal-meds': 1, chems: 1 }),
              change('misery', -1, 'actor'),
            ],
            [tell('the-sacks-say-nothing'), giveBack(1)],
          ),
        ],
      },
      {
        id: 'take-the-satchel',
        effects: [
          d10(
            upTo(
              4,
              tell('it-was-a-lure'),
              fight({
                count: [
                  { upTo: 6, enemies: 1 },
                  { upTo: 10, enemies: 2 },
                ],
                weapons: { A: ['knife'], B: [], C: ['knife'] },
                thugs: true,
              }),
            ),
            upTo(
              10,
              tell('somebody-sobs'),
              gain({ bandage: 1, cigarette: 1 }),
              change('misery', 1, 'present'),
            ),
          ),
        ],
      },
      { id: 'leave-the-lamp-burning', effects: [tell('the-lamp-is-turned')] },
    ],
  },
  {
    id: 'traces-blue',
    from: { card: 'traces', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      { id: 'try-a-circle', effects: [search('pantry'), tell('circle-for-stores'), noise(1), noiseRoll] },
      {
        id: 'try-the-fork',
        effects: [
          d10(
            upTo(4, tell('fork-for-people'), encounter),
            upTo(10, tell('fork-for-tools'), gain({ lockpick: 1, 'mechanical-part': 1 })),
          ),
        ],
      },
      { id: 'draw-crosses-everywhere', effects: [giveBack(1), tell('a-whole-row-of-crosses'), noise(-3)] },
    ],
  },
  {
    id: 'traces-green',
    from: { card: 'traces', colour: 'green' },
    where: 'out',
    notes: ['animals', 'death'],
    effects: [],
    options: [
      {
        id: 'follow-the-dog',
        effects: [
          giveBack(1),
          d10(
            upTo(6, tell('the-door-on-the-latch'), search('furniture')),
            upTo(
              10,
              tell('somebody-in-the-armchair'),
              gain({ vegetable: 1, sugar: 1 }),
              change('misery', 1, 'one'),
            ),
          ),
        ],
      },
      {
        id: 'share-food-with-the-dog',
        cost: { 'raw-food': 1 },
        effects: [tell('a-guide-for-the-night'), noise(-4), change('misery', -1, 'present')],
      },
      { id: 'untie-the-lead', effects: [tell('it-carries-nothing-now')] },
    ],
  },
  {
    id: 'traces-yellow',
    from: { card: 'traces', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-it-and-run',
        effects: [
          tell('the-clothes-peg-too'),
          gain({ coffee: 1, sugar: 1, book: 1 }),
          change('misery', 1, 'one'),
          noiseRoll,
        ],
      },
      { id: 'wait-for-the-owner', effects: [giveBack(1), tell('a-board-creaks'), encounter] },
      {
        id: 'leave-a-present',
        cost: { cigarette: 1 },
        effects: [tell('fair-exchange'), gain({ vegetable: 1 }), change('misery', -1, 'one')],
      },
      { id: 'drink-the-tea', effects: [tell('a-mouthful-each'), noise(1), change('misery', -1, 'one')] },
    ],
  },
  {
    id: 'traces-white',
    from: { card: 'traces', colour: 'white' },
    where: 'out',
    notes: ['grief'],
    effects: [],
    options: [
      {
        id: 'write-our-own-names',
        effects: [
          giveBack(1),
          tell('still-here'),
          change('misery', -1, 'one'),
          later(2, 'an-answer-in-chalk'),
        ],
      },
      {
        id: 'answer-the-others',
        effects: [
          giveBack(2),
          empathy(
            [tell('the-girl-in-the-blue-cap'), change('misery', -1, 'actor'), later(1, 'an-answer-in-chalk')],
            [tell('it-may-be-another-cap'), noise(1)],
          ),
        ],
      },
      {
        id: 'look-for-empty-flats',
        effects: [tell('gone-to-the-country'), search('furniture'), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'an-answer-in-chalk',
    from: null,
    where: 'home',
    notes: ['grief', 'death'],
    effects: [],
    options: [
      {
        id: 'hear-the-message',
        effects: [
          d10(
            upTo(7, tell('alive-and-stout'), gain({ vegetable: 2 }), change('misery', -1, 'one')),
            upTo(10, tell('the-arrow-was-answered'), gain({ book: 1 }), change('misery', 1, 'one')),
          ),
        ],
      },
      {
        id: 'feed-the-messenger-first',
        cost: { 'raw-food': 1 },
        effects: [tell('forty-messages-by-heart'), change('misery', -1, 'present'), tonight(-1, -1)],
      },
      {
        id: 'give-paper',
        cost: { book: 1 },
        effects: [tell('written-down-at-last'), change('misery', -1, 'one')],
      },
    ],
  },
];
