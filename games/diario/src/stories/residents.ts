import {
  arrival,
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
  when,
} from '../effects/make.ts';
import type { Story } from './story.ts';

/** People met while scavenging (SCAV-3), and what follows from it at home. */
export const RESIDENT_STORIES: readonly Story[] = [
  {
    id: 'old-couple-red',
    from: { card: 'old-couple', colour: 'red' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'take-the-tray',
        effects: [
          tell('they-wish-us-good-night'),
          gain({ 'canned-food': 1, sugar: 1 }),
          change('misery', 1, 'present'),
        ],
      },
      {
        id: 'chop-a-chair',
        effects: [
          giveBack(2),
          noise(1),
          tell('the-chair-burns-blue'),
          gain({ coffee: 1 }),
          change('misery', -1, 'one'),
        ],
      },
      {
        id: 'add-to-the-tray',
        cost: { vegetable: 1 },
        effects: [tell('the-wrong-burglars'), change('misery', -1, 'present')],
      },
      { id: 'close-the-door-softly', effects: [giveBack(1), tell('a-voice-behind-the-door')] },
    ],
  },
  {
    id: 'old-couple-blue',
    from: { card: 'old-couple', colour: 'blue' },
    where: 'out',
    notes: ['death', 'grief'],
    effects: [],
    options: [
      {
        id: 'bury-him',
        effects: [
          giveBack(2),
          change('fatigue', 1, 'actor'),
          tell('his-own-spade'),
          gain({ shovel: 1 }),
          change('misery', -1, 'one'),
        ],
      },
      { id: 'sit-with-her', effects: [giveBack(2), tell('second-helpings'), change('hunger', -1, 'one')] },
      {
        id: 'look-through-the-kitchen',
        effects: [search('pantry'), tell('she-hears-the-drawers'), change('misery', 1, 'actor')],
      },
      { id: 'leave-them', effects: [tell('she-pours-him-tea')] },
    ],
  },
  {
    id: 'old-couple-green',
    from: { card: 'old-couple', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'dance-with-them',
        effects: [giveBack(2), noise(1), tell('mind-the-hole'), change('misery', -1, 'one')],
      },
      {
        id: 'mend-the-spring',
        cost: { 'mechanical-part': 1 },
        effects: [
          giveBack(1),
          tell('four-minutes-on-one-winding'),
          gain({ moonshine: 1, sugar: 1 }),
          change('misery', -1, 'one'),
        ],
      },
      {
        id: 'search-under-the-music',
        effects: [search('furniture'), tell('nobody-winds-it'), change('misery', 1, 'actor')],
      },
      { id: 'listen-and-go-on', effects: [tell('humming-all-night')] },
    ],
  },
  {
    id: 'old-couple-yellow',
    from: { card: 'old-couple', colour: 'yellow' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'lift-it-for-a-share',
        effects: [
          prowess(
            1,
            [tell('halves-to-the-last-pear'), gain({ 'raw-food': 1, vegetable: 1 })],
            [tell('the-beam-slips'), gain({ vegetable: 1 }), noise(2), noiseRoll],
          ),
        ],
      },
      {
        id: 'lift-it-and-take-all',
        effects: [
          prowess(
            1,
            [tell('only-the-sand'), gain({ 'raw-food': 2, vegetable: 1 }), change('misery', 1, 'present')],
            [tell('it-will-not-move'), noise(2), noiseRoll],
          ),
        ],
      },
      { id: 'call-it-too-heavy', effects: [giveBack(1), tell('there-will-be-others')] },
    ],
  },
  {
    id: 'old-couple-white',
    from: { card: 'old-couple', colour: 'white' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'carry-the-letter',
        effects: [giveBack(1), tell('they-stand-at-the-window'), later(2, 'number-nineteen')],
      },
      {
        id: 'keep-the-ring',
        effects: [tell('three-stitches'), gain({ jewelry: 1 }), change('misery', 1, 'present')],
      },
      { id: 'make-no-promises', effects: [tell('it-can-wait')] },
    ],
  },
  {
    id: 'number-nineteen',
    from: null,
    where: 'home',
    notes: ['grief', 'death'],
    effects: [
      d10(
        upTo(6, tell('she-is-a-nurse'), gain({ bandage: 1 }), change('misery', -1, 'one')),
        upTo(10, tell('a-gate-and-nothing'), gain({ jewelry: 1 }), change('misery', 1, 'one')),
      ),
    ],
    options: [],
  },
  {
    id: 'hiding-family-red',
    from: { card: 'hiding-family', colour: 'red' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      { id: 'crouch-in-with-them', effects: [giveBack(3), tell('somebody-elses-knees'), noise(-2)] },
      {
        id: 'sugar-for-the-baby',
        cost: { sugar: 1 },
        effects: [tell('it-sucks-and-stares'), gain({ cigarette: 2 }), change('misery', -1, 'one')],
      },
      {
        id: 'draw-them-off',
        effects: [
          noise(1),
          prowess(
            1,
            [tell('over-the-roofs'), change('misery', -1, 'actor')],
            [tell('not-fast-enough'), change('wounds', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'slip-out-by-the-back',
        effects: [giveBack(1), tell('the-baby-after-all'), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'hiding-family-blue',
    from: { card: 'hiding-family', colour: 'blue' },
    where: 'out',
    notes: ['violence'],
    effects: [],
    options: [
      {
        id: 'show-empty-hands',
        effects: [
          empathy(
            [tell('he-lowers-the-bar'), search('heap'), later(1, 'their-lodger')],
            [tell('no-nearer'), giveBack(2)],
          ),
        ],
      },
      {
        id: 'push-past-him',
        effects: [
          prowess(
            1,
            [
              tell('eight-people-against-a-wall'),
              gain({ 'raw-food': 1, vegetable: 1 }),
              change('misery', 1, 'present'),
            ],
            [tell('he-does-hit'), change('wounds', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'say-good-night',
        effects: [giveBack(1), tell('good-night-from-below'), later(2, 'their-lodger')],
      },
    ],
  },
  {
    id: 'their-lodger',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-the-lodger-in',
        when: { kind: 'group', atMost: 3 },
        effects: [tell('a-hook-for-the-coat'), arrival],
      },
      {
        id: 'give-something-for-the-road',
        cost: { 'raw-food': 1 },
        effects: [tell('tied-in-with-the-rest'), change('misery', -1, 'one')],
      },
      { id: 'say-we-are-too-many', effects: [tell('the-note-is-left'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'hiding-family-green',
    from: { card: 'hiding-family', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      { id: 'take-the-loaf', effects: [tell('warm-under-the-coat'), gain({ 'raw-food': 1 })] },
      {
        id: 'warn-them-of-the-smoke',
        effects: [
          empathy(
            [tell('a-wet-sack-on-the-flue'), later(1, 'bread-on-the-sill'), change('misery', -1, 'actor')],
            [tell('so-that-is-the-price'), giveBack(1)],
          ),
        ],
      },
      {
        id: 'ask-for-a-second-loaf',
        effects: [tell('five-pairs-of-eyes'), gain({ 'raw-food': 2 }), change('misery', 1, 'present')],
      },
      { id: 'take-nothing', effects: [tell('just-the-smell'), later(2, 'bread-on-the-sill')] },
    ],
  },
  {
    id: 'bread-on-the-sill',
    from: null,
    where: 'home',
    notes: [],
    effects: [gain({ 'raw-food': 1 }), change('misery', -1, 'one')],
    options: [],
  },
  {
    id: 'hiding-family-yellow',
    from: { card: 'hiding-family', colour: 'yellow' },
    where: 'out',
    notes: ['illness'],
    effects: [],
    options: [
      {
        id: 'give-them-medicine',
        cost: { meds: 1 },
        effects: [tell('broken-in-four'), gain({ jewelry: 1 }), change('misery', -1, 'one')],
      },
      {
        id: 'show-them-what-to-do',
        effects: [
          giveBack(2),
          empathy(
            [tell('wet-cloths-on-the-calves'), change('misery', -1, 'actor')],
            [tell('it-only-shivers'), change('misery', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'promise-to-send-help',
        effects: [tell('the-father-writes-it-down'), later(1, 'a-promise-with-the-hour')],
      },
      { id: 'wish-them-well', effects: [change('misery', 1, 'one'), tell('coats-still-on')] },
    ],
  },
  {
    id: 'a-promise-with-the-hour',
    from: null,
    where: 'home',
    notes: ['illness', 'death-of-a-child'],
    effects: [],
    options: [
      {
        id: 'send-herbal-medicine',
        cost: { 'herbal-meds': 1 },
        effects: [tell('it-sits-up-for-tea'), change('misery', -1, 'present')],
      },
      {
        id: 'send-clean-water',
        cost: { water: 1 },
        effects: [
          d10(
            upTo(7, tell('the-fever-breaks'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
            upTo(10, tell('the-chairs-are-apart'), change('misery', 1, 'one')),
          ),
        ],
      },
      {
        id: 'go-with-empty-hands',
        effects: [
          change('fatigue', 1, 'one'),
          empathy(
            [tell('somebody-came'), change('misery', -1, 'actor')],
            [tell('he-looks-behind-us'), change('illness', 1, 'actor')],
          ),
        ],
      },
      { id: 'let-the-hour-pass', effects: [tell('the-boots-unlaced'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'hiding-family-white',
    from: { card: 'hiding-family', colour: 'white' },
    where: 'out',
    notes: ['animals'],
    effects: [],
    options: [
      {
        id: 'take-them-there',
        effects: [
          giveBack(3),
          d10(
            upTo(
              2,
              tell('a-flare-over-the-gardens'),
              change('wounds', 1, 'actor'),
              change('misery', -1, 'one'),
            ),
            upTo(10, tell('the-mother-remembers-the-keys'), readOn('keys-to-a-flat')),
          ),
        ],
      },
      {
        id: 'describe-the-way',
        effects: [
          giveBack(1),
          empathy(
            [tell('the-smallest-has-it'), readOn('keys-to-a-flat')],
            [tell('they-will-wait-a-little'), change('misery', 1, 'one')],
          ),
        ],
      },
      { id: 'climb-out-again', effects: [tell('nine-faces')] },
    ],
  },
  {
    id: 'keys-to-a-flat',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
    options: [
      { id: 'go-by-the-list', effects: [search('pantry'), tell('eaten-in-order')] },
      { id: 'go-through-the-drawers', effects: [search('furniture'), tell('school-reports')] },
      {
        id: 'take-the-place-apart',
        effects: [
          search('pantry'),
          search('furniture'),
          tell('the-clock-stops'),
          change('misery', 1, 'one'),
          noise(3),
          noiseRoll,
        ],
      },
      {
        id: 'sleep-in-a-made-bed',
        effects: [giveBack(3), tell('sheets'), change('fatigue', -1, 'present'), change('misery', -1, 'one')],
      },
    ],
  },
  {
    id: 'night-watchman-red',
    from: { card: 'night-watchman', colour: 'red' },
    where: 'out',
    notes: ['violence'],
    effects: [],
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
  {
    id: 'night-watchman-blue',
    from: { card: 'night-watchman', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
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
      { id: 'cover-him-up', effects: [tell('a-grunt-of-thanks'), change('misery', -1, 'one'), giveBack(1)] },
      {
        id: 'wake-him-gently',
        effects: [
          empathy([tell('ten-more-minutes'), readOn('the-key-ring')], [tell('he-is-ashamed'), giveBack(2)]),
        ],
      },
    ],
  },
  {
    id: 'the-key-ring',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
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
  {
    id: 'night-watchman-green',
    from: { card: 'night-watchman', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
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
  {
    id: 'night-watchman-yellow',
    from: { card: 'night-watchman', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
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
  {
    id: 'night-watchman-white',
    from: { card: 'night-watchman', colour: 'white' },
    where: 'out',
    notes: ['animals'],
    effects: [],
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
  {
    id: 'deserter-red',
    from: { card: 'deserter', colour: 'red' },
    where: 'out',
    notes: ['hunger', 'violence'],
    effects: [],
    options: [
      {
        id: 'share-our-food',
        cost: { 'raw-food': 1 },
        effects: [
          tell('he-eats-sitting-upright'),
          gain({ 'broken-assault-rifle': 1 }),
          change('misery', -1, 'one'),
        ],
      },
      {
        id: 'talk-him-down',
        effects: [
          giveBack(1),
          empathy(
            [tell('the-bolt-in-his-hand'), gain({ 'weapon-part': 2 })],
            [tell('please-go-away'), giveBack(1)],
          ),
        ],
      },
      {
        id: 'wrench-it-from-him',
        effects: [
          prowess(
            1,
            [tell('he-weighs-nothing'), gain({ 'broken-assault-rifle': 1 }), change('misery', 1, 'actor')],
            [tell('the-bayonet-is-real'), change('wounds', 1, 'actor')],
          ),
        ],
      },
    ],
  },
  {
    id: 'deserter-blue',
    from: { card: 'deserter', colour: 'blue' },
    where: 'out',
    notes: ['death'],
    effects: [],
    options: [
      {
        id: 'take-the-tag',
        effects: [tell('he-shakes-our-hands'), gain({ cigarette: 2 }), later(2, 'the-mother-of-the-tag')],
      },
      {
        id: 'ask-for-his-knife',
        effects: [
          tell('dead-men-need-none'),
          gain({ knife: 1 }),
          change('misery', 1, 'one'),
          later(2, 'the-mother-of-the-tag'),
        ],
      },
      { id: 'refuse-to-do-it', effects: [tell('back-round-his-neck')] },
    ],
  },
  {
    id: 'the-mother-of-the-tag',
    from: null,
    where: 'home',
    notes: ['grief', 'death'],
    effects: [],
    options: [
      {
        id: 'tell-her-he-lives',
        effects: [
          empathy(
            [tell('she-sits-down-on-the-floor'), gain({ vegetable: 1 }), change('misery', -1, 'present')],
            [tell('you-are-good-people'), gain({ vegetable: 1 }), change('misery', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'tell-her-he-lay-peacefully',
        effects: [tell('on-his-back'), gain({ 'raw-food': 1, vegetable: 1 }), change('misery', 1, 'present')],
      },
      { id: 'send-her-to-the-flat', effects: [tell('she-asks-nothing-more'), change('misery', -1, 'one')] },
    ],
  },
  {
    id: 'deserter-green',
    from: { card: 'deserter', colour: 'green' },
    where: 'out',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'walk-in-his-prints',
        effects: [
          giveBack(1),
          d10(
            upTo(3, tell('one-print-too-short'), change('wounds', 1, 'actor')),
            upTo(10, tell('ninety-four-steps'), search('heap'), search('furniture')),
          ),
        ],
      },
      {
        id: 'give-him-a-smoke-first',
        cost: { cigarette: 1 },
        effects: [tell('it-comes-back-to-him'), search('heap'), change('misery', -1, 'one')],
      },
      { id: 'go-along-the-fence', effects: [noise(1), tell('loose-wire'), search('heap'), noiseRoll] },
      { id: 'turn-back-here', effects: [giveBack(2), tell('he-is-relieved')] },
    ],
  },
  {
    id: 'deserter-yellow',
    from: { card: 'deserter', colour: 'yellow' },
    where: 'out',
    notes: ['alcohol', 'violence', 'animals'],
    effects: [],
    options: [
      {
        id: 'sit-down-with-them',
        effects: [giveBack(2), noise(1), tell('grease-to-the-ears'), change('hunger', -1, 'present')],
      },
      {
        id: 'ask-for-a-leg-to-go',
        effects: [
          empathy(
            [tell('for-those-at-home'), gain({ 'raw-food': 1 })],
            [tell('eat-here-or-not'), giveBack(1)],
          ),
        ],
      },
      {
        id: 'reach-for-the-packs',
        effects: [
          prowess(
            1,
            [tell('quiet-fingers'), gain({ 'canned-food': 1, ammo: 2 }), change('misery', 1, 'actor')],
            [
              tell('the-singing-stops'),
              fight({
                count: [{ upTo: 10, enemies: 2 }],
                weapons: { A: ['knife'], B: [], C: [] },
                thugs: false,
              }),
            ],
          ),
        ],
      },
      { id: 'stay-out-in-the-dark', effects: [tell('only-the-smell')] },
    ],
  },
  {
    id: 'deserter-white',
    from: { card: 'deserter', colour: 'white' },
    where: 'out',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'tell-him-where-we-live',
        effects: [giveBack(1), tell('he-says-it-under-his-breath'), later(1, 'a-guest-under-the-stairs')],
      },
      {
        id: 'bandage-the-foot',
        cost: { bandage: 1 },
        effects: [
          giveBack(1),
          tell('he-does-not-look'),
          gain({ ammo: 3 }),
          change('misery', -1, 'one'),
          later(1, 'a-guest-under-the-stairs'),
        ],
      },
      {
        id: 'take-the-rifle',
        effects: [
          tell('it-was-kept-clean'),
          gain({ 'weapon-part': 1, ammo: 2 }),
          change('misery', 1, 'present'),
        ],
      },
      { id: 'walk-on', effects: [tell('he-can-also-sew'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'a-guest-under-the-stairs',
    from: null,
    where: 'home',
    notes: ['injury', 'captivity'],
    effects: [],
    options: [
      {
        id: 'feed-and-hide-him',
        cost: { 'raw-food': 1 },
        effects: [tell('he-keeps-watch-too'), tonight(-1, -1), change('misery', -1, 'one')],
      },
      {
        id: 'let-him-work',
        effects: [
          when(
            { kind: 'built', fitting: 'workshop' },
            [tell('at-the-workbench'), gain({ wood: 2, components: 2 })],
            [tell('sitting-on-a-crate'), gain({ wood: 2 })],
          ),
        ],
      },
      {
        id: 'report-him',
        effects: [
          tell('they-come-in-a-car'),
          gain({ 'canned-food': 1, sugar: 1 }),
          change('misery', 1, 'present'),
        ],
      },
      { id: 'send-him-on', effects: [tell('a-broom-for-a-crutch'), change('misery', 1, 'one')] },
    ],
  },
];
