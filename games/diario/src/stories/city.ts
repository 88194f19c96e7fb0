import {
  change,
  cold,
  d10,
  empathy,
  encounter,
  fight,
  gain,
  giveBack,
  giveUp,
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
  when,
} from '../effects/make.ts';
import type { Story } from './story.ts';

/** Looking around in the Locations of the inner city. */
export const CITY_STORIES: readonly Story[] = [
  {
    id: 'maternity-ward-red',
    from: { card: 'maternity-ward', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'hold-the-lamp',
        effects: [
          giveBack(2),
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
          tell('clean'),
          gain({ bandage: 1 }),
          change('misery', -1, 'one'),
          later(2, 'named-after-the-lamp'),
        ],
      },
      {
        id: 'search-the-store-room',
        effects: [tell('store'), gain({ bandage: 1, chems: 1 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'named-after-the-lamp',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'keep-what-he-brought', effects: [tell('kept'), gain({ 'raw-food': 1 })] },
      { id: 'send-it-back-to-the-mother', effects: [tell('sent'), change('misery', -1, 'one')] },
    ],
  },
  {
    id: 'maternity-ward-blue',
    from: { card: 'maternity-ward', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'sign-and-take',
        effects: [tell('signed'), gain({ 'herbal-meds': 1, chems: 1 }), later(3, 'the-ledger')],
      },
      {
        id: 'take-without-signing',
        effects: [tell('unsigned'), gain({ 'herbal-meds': 1, chems: 2 }), change('misery', 1, 'one')],
      },
      { id: 'leave-it-for-the-ward', effects: [tell('orderly'), gain({ coffee: 1 })] },
    ],
  },
  {
    id: 'the-ledger',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-in-food',
        cost: { 'raw-food': 1 },
        effects: [tell('paid'), change('misery', -1, 'one'), gain({ bandage: 1 })],
      },
      {
        id: 'work-it-off-in-the-laundry',
        effects: [tell('laundry'), change('fatigue', 1, 'actor'), change('misery', -1, 'actor')],
      },
      { id: 'say-we-have-nothing', effects: [tell('struck'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'maternity-ward-green',
    from: { card: 'maternity-ward', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'keep-watch-while-he-sleeps',
        effects: [giveBack(2), tell('slept'), change('misery', -1, 'one'), gain({ chems: 1 })],
      },
      {
        id: 'wake-him-to-look-at-a-wound',
        when: { kind: 'anyone', state: 'wounds', atLeast: 1 },
        effects: [tell('stitched'), change('wounds', -1, 'one'), giveBack(2)],
      },
      {
        id: 'unscrew-the-dead-machines',
        effects: [tell('screws'), gain({ 'electrical-part': 1, 'mechanical-part': 1 }), noise(1)],
      },
    ],
  },
  {
    id: 'maternity-ward-yellow',
    from: { card: 'maternity-ward', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [
      when(
        { kind: 'anyone', state: 'misery', atLeast: 2 },
        [tell('read-aloud'), change('misery', -1, 'one')],
        [tell('drawer'), gain({ coffee: 1, sugar: 1 })],
      ),
    ],
    options: [],
  },
  {
    id: 'maternity-ward-white',
    from: { card: 'maternity-ward', colour: 'white' },
    where: 'out',
    notes: ['death-of-a-child', 'grief'],
    effects: [],
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
        effects: [tell('tin'), gain({ 'canned-food': 1 }), change('misery', 1, 'one')],
      },
      { id: 'step-back-and-close-the-door', effects: [tell('door'), noise(-1)] },
    ],
  },
  {
    id: 'music-school-red',
    from: { card: 'music-school', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'ask-for-one-tune-first',
        effects: [
          empathy(
            [tell('tune'), change('misery', -1, 'present'), noise(2)],
            [tell('chord'), noise(2), noiseRoll],
          ),
        ],
      },
      {
        id: 'help-them-break-it',
        effects: [tell('strings'), gain({ 'mechanical-part': 2, 'weapon-part': 1 }), noise(2), noiseRoll],
      },
      { id: 'walk-on', effects: [tell('blows')] },
    ],
  },
  {
    id: 'music-school-blue',
    from: { card: 'music-school', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'crawl-in-under-the-beam',
        effects: [
          prowess(
            1,
            [tell('crawled'), gain({ 'broken-guitar': 1, book: 1 })],
            [tell('beam'), change('wounds', 1, 'actor'), gain({ 'broken-guitar': 1 })],
          ),
        ],
      },
      {
        id: 'hook-it-with-a-pole',
        effects: [
          noise(2),
          d10(upTo(5, tell('hooked'), gain({ 'broken-guitar': 1 })), upTo(10, tell('crash'), noiseRoll)),
        ],
      },
      { id: 'leave-it-lying', effects: [tell('left')] },
    ],
  },
  {
    id: 'music-school-green',
    from: { card: 'music-school', colour: 'green' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'stay-and-listen',
        effects: [giveBack(2), tell('listened'), change('misery', -1, 'one'), later(2, 'the-recital')],
      },
      {
        id: 'give-the-pupils-food',
        cost: { 'raw-food': 1 },
        effects: [tell('shared'), change('misery', -1, 'present'), later(1, 'the-recital')],
      },
      { id: 'tell-her-the-light-shows', effects: [tell('curtain'), noise(-2)] },
    ],
  },
  {
    id: 'the-recital',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'let-them-play', effects: [tell('played'), change('misery', -1, 'present'), tonight(2, 0)] },
      {
        id: 'wall-up-the-window-first',
        cost: { components: 1 },
        effects: [tell('muffled'), change('misery', -1, 'present')],
      },
      { id: 'send-them-home', effects: [tell('jar'), gain({ vegetable: 1 }), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'music-school-yellow',
    from: { card: 'music-school', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      { id: 'go-up-the-stairs', effects: [tell('stairs'), readOn('the-metronome')] },
      {
        id: 'wait-below-in-silence',
        effects: [
          giveBack(1),
          d10(upTo(4, tell('steps'), encounter), upTo(10, tell('cloakroom'), search('furniture'))),
        ],
      },
    ],
  },
  {
    id: 'the-metronome',
    from: null,
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'walk-him-to-his-sister',
        effects: [giveBack(2), tell('sister'), change('misery', -1, 'one'), gain({ vegetable: 1 })],
      },
      { id: 'ask-what-he-hears', effects: [tell('ears'), noise(-3)] },
      {
        id: 'take-his-tools',
        effects: [tell('tools'), gain({ lockpick: 1, 'mechanical-part': 1 }), change('misery', 1, 'present')],
      },
    ],
  },
  {
    id: 'music-school-white',
    from: { card: 'music-school', colour: 'white' },
    where: 'out',
    notes: [],
    effects: [
      gain({ book: 1 }),
      d10(
        upTo(5, tell('hummed'), change('misery', -1, 'one')),
        upTo(10, tell('packet'), gain({ cigarette: 2 })),
      ),
    ],
    options: [],
  },
  {
    id: 'covered-market-red',
    from: { card: 'covered-market', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'trade-at-the-stalls',
        effects: [
          tell('stalls'),
          trade(2, [
            'raw-food',
            'vegetable',
            'sugar',
            'moonshine',
            'cigarette',
            'bandage',
            'knife',
            'filter',
          ]),
        ],
      },
      {
        id: 'slip-a-tin-into-a-coat',
        effects: [
          prowess(
            1,
            [tell('unseen'), gain({ 'canned-food': 1 }), change('misery', 1, 'actor')],
            [tell('caught'), giveUp(1, 'any'), noise(2), noiseRoll],
          ),
        ],
      },
      {
        id: 'stand-and-listen',
        effects: [
          d10(
            upTo(5, tell('warning'), tonight(-1, 0)),
            upTo(10, tell('errand'), gain({ cigarette: 1, coffee: 1 })),
          ),
        ],
      },
    ],
  },
  {
    id: 'covered-market-blue',
    from: { card: 'covered-market', colour: 'blue' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'speak-up',
        effects: [
          empathy(
            [tell('weighed'), gain({ vegetable: 2 }), change('misery', -1, 'actor')],
            [tell('shoved'), change('wounds', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'add-from-our-own-bag',
        cost: { vegetable: 1 },
        effects: [tell('added'), gain({ herb: 2 }), change('misery', -1, 'one')],
      },
      { id: 'say-nothing', effects: [tell('silent'), gain({ vegetable: 1 }), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'covered-market-green',
    from: { card: 'covered-market', colour: 'green' },
    where: 'out',
    notes: ['animals'],
    effects: [],
    options: [
      { id: 'take-the-boldest-home', effects: [tell('pocket'), later(2, 'the-market-cat')] },
      {
        id: 'give-the-mother-some-meat',
        cost: { 'raw-food': 1 },
        effects: [tell('purred'), change('misery', -1, 'present')],
      },
      { id: 'look-where-she-has-been-hunting', effects: [tell('flap'), search('pantry'), noise(1)] },
    ],
  },
  {
    id: 'the-market-cat',
    from: null,
    where: 'home',
    notes: ['animals'],
    people: 2,
    effects: [],
    options: [
      {
        id: 'share-a-meal-with-it',
        cost: { 'raw-food': 1 },
        effects: [tell('lap'), change('misery', -1, 'present')],
      },
      {
        id: 'let-it-hunt-for-itself',
        effects: [
          d10(
            upTo(6, tell('mice'), gain({ vegetable: 1 }), change('misery', -1, 'one')),
            upTo(10, tell('gone'), change('misery', 1, 'one')),
          ),
        ],
      },
      { id: 'give-it-to-the-family-opposite', effects: [tell('opposite'), gain({ water: 1, cigarette: 1 })] },
    ],
  },
  {
    id: 'covered-market-yellow',
    from: { card: 'covered-market', colour: 'yellow' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'wait-in-the-queue',
        effects: [
          giveBack(3),
          d10(
            upTo(6, tell('served'), gain({ 'raw-food': 1 })),
            upTo(10, tell('whistle'), readOn('the-queue-scatters')),
          ),
        ],
      },
      {
        id: 'buy-a-lower-number',
        cost: { cigarette: 1 },
        effects: [tell('number'), gain({ 'raw-food': 1 })],
      },
      {
        id: 'try-the-back-door',
        effects: [
          prowess(
            1,
            [tell('flour'), gain({ 'raw-food': 1, sugar: 1 }), change('misery', 1, 'actor')],
            [tell('shout'), noise(2), readOn('the-queue-scatters')],
          ),
        ],
      },
    ],
  },
  {
    id: 'the-queue-scatters',
    from: null,
    where: 'out',
    notes: ['violence', 'injury'],
    effects: [],
    options: [
      {
        id: 'lift-the-old-man',
        effects: [
          prowess(
            1,
            [tell('lifted'), change('misery', -1, 'actor'), gain({ 'raw-food': 1 })],
            [tell('dragged'), change('fatigue', 1, 'actor'), change('misery', -1, 'actor')],
          ),
        ],
      },
      {
        id: 'gather-the-loaves',
        effects: [tell('loaves'), gain({ 'raw-food': 2 }), change('misery', 1, 'present')],
      },
      {
        id: 'lie-still-until-it-ends',
        effects: [d10(upTo(3, tell('glass'), change('wounds', 1, 'one')), upTo(10, tell('dust')))],
      },
    ],
  },
  {
    id: 'covered-market-white',
    from: { card: 'covered-market', colour: 'white' },
    where: 'out',
    notes: ['animals', 'hunger'],
    effects: [],
    options: [
      {
        id: 'carry-his-sack',
        effects: [
          tell('carried'),
          change('fatigue', 1, 'one'),
          gain({ 'raw-food': 1, vegetable: 1 }),
          later(1, 'the-cheap-meat'),
        ],
      },
      {
        id: 'ask-what-it-was',
        effects: [empathy([tell('goat'), gain({ 'raw-food': 1 })], [tell('shrug'), noise(1)])],
      },
      { id: 'go-without', effects: [tell('without')] },
    ],
  },
  {
    id: 'the-cheap-meat',
    from: null,
    where: 'home',
    notes: ['hunger', 'illness'],
    people: 2,
    effects: [],
    options: [
      { id: 'bury-it-in-the-yard', effects: [tell('buried'), lose({ 'raw-food': 1 })] },
      {
        id: 'boil-it-for-three-hours',
        cost: { wood: 1, water: 1 },
        effects: [tell('boiled'), change('hunger', -1, 'one'), change('misery', -1, 'one')],
      },
      {
        id: 'fry-it-and-ask-nothing',
        effects: [
          d10(
            upTo(5, tell('cramps'), change('illness', 1, 'one')),
            upTo(10, tell('full'), change('hunger', -1, 'one')),
          ),
        ],
      },
    ],
  },
  {
    id: 'river-chapel-red',
    from: { card: 'river-chapel', colour: 'red' },
    where: 'out',
    notes: ['death', 'grief'],
    effects: [],
    options: [
      {
        id: 'dig-with-his-coal-pan',
        effects: [giveBack(2), tell('pan'), change('fatigue', 1, 'actor'), change('misery', -1, 'actor')],
      },
      {
        id: 'dig-with-our-shovel',
        when: { kind: 'has', goods: { shovel: 1 } },
        effects: [giveBack(1), tell('shovel'), change('misery', -1, 'one'), gain({ vegetable: 1 })],
      },
      { id: 'say-we-cannot-stay', effects: [tell('bell'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'river-chapel-blue',
    from: { card: 'river-chapel', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
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
      { id: 'take-the-ring', effects: [tell('ring'), gain({ jewelry: 1 }), change('misery', 1, 'present')] },
      {
        id: 'leave-a-cigarette-and-a-wish',
        cost: { cigarette: 1 },
        effects: [tell('wish'), change('misery', -1, 'one')],
      },
    ],
  },
  {
    id: 'river-chapel-green',
    from: { card: 'river-chapel', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pay-their-fare',
        cost: { cigarette: 2 },
        effects: [tell('fare'), change('misery', -1, 'one'), later(3, 'news-from-the-far-bank')],
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
        effects: [tell('bundle'), gain({ vegetable: 1 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'news-from-the-far-bank',
    from: null,
    where: 'home',
    notes: [],
    people: 2,
    effects: [gain({ coffee: 1 })],
    options: [
      { id: 'take-the-parcel', effects: [tell('parcel'), gain({ 'herbal-meds': 1, sugar: 1 })] },
      { id: 'let-him-keep-it-for-the-next-fare', effects: [tell('next'), change('misery', -1, 'one')] },
      {
        id: 'let-one-of-us-cross',
        when: { kind: 'anyone', state: 'misery', atLeast: 3 },
        effects: [tell('crossed'), leave('one'), gain({ 'canned-food': 1, meds: 1 })],
      },
    ],
  },
  {
    id: 'river-chapel-yellow',
    from: { card: 'river-chapel', colour: 'yellow' },
    where: 'out',
    notes: ['hunger'],
    effects: [],
    options: [
      {
        id: 'carry-the-basket-round',
        effects: [giveBack(2), tell('round'), change('misery', -1, 'one'), gain({ 'raw-food': 1 })],
      },
      { id: 'eat-by-the-oven', effects: [giveBack(1), tell('oven'), change('hunger', -1, 'one')] },
      {
        id: 'take-the-basket-home',
        effects: [tell('basket'), gain({ 'raw-food': 2 }), change('misery', 1, 'present')],
      },
    ],
  },
  {
    id: 'river-chapel-white',
    from: { card: 'river-chapel', colour: 'white' },
    where: 'out',
    notes: ['violence'],
    effects: [],
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
            [tell('pouch'), gain({ ammo: 3 }), change('misery', 1, 'actor')],
            [
              tell('turned'),
              fight({
                count: [{ upTo: 10, enemies: 1 }],
                weapons: { A: ['knife'], B: ['knife'], C: [] },
                thugs: false,
              }),
            ],
          ),
        ],
      },
      { id: 'go-out-as-we-came', effects: [tell('out'), noise(-1)] },
    ],
  },
  {
    id: 'railway-station-red',
    from: { card: 'railway-station', colour: 'red' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'wait-with-them-a-while',
        effects: [giveBack(2), tell('waited'), change('misery', -1, 'one'), later(2, 'the-train')],
      },
      {
        id: 'ask-the-stationmaster',
        effects: [tell('board'), gain({ cigarette: 1 }), later(3, 'the-train')],
      },
      {
        id: 'open-a-case-nobody-watches',
        effects: [
          tell('case'),
          change('misery', 1, 'one'),
          d10(
            upTo(4, gain({ book: 1, coffee: 1 })),
            upTo(8, gain({ 'pure-alcohol': 1 })),
            upTo(10, gain({ jewelry: 1 })),
          ),
        ],
      },
    ],
  },
  {
    id: 'the-train',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'run-to-the-station',
        effects: [
          change('fatigue', 1, 'actor'),
          d10(
            upTo(5, tell('wagons'), gain({ 'canned-food': 1, sugar: 1 })),
            upTo(10, tell('late'), gain({ vegetable: 1, components: 1 })),
          ),
        ],
      },
      {
        id: 'knock-on-doors-along-the-street',
        effects: [tell('doors'), change('misery', -1, 'one'), gain({ wood: 1 })],
      },
      { id: 'stay-in-the-house', effects: [tell('stayed')] },
    ],
  },
  {
    id: 'railway-station-blue',
    from: { card: 'railway-station', colour: 'blue' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'pick-the-lock',
        when: { kind: 'has', goods: { lockpick: 1 } },
        effects: [giveBack(1), tell('picked'), gain({ moonshine: 1, 'electrical-part': 1, cigarette: 2 })],
      },
      {
        id: 'force-the-locker',
        effects: [tell('forced'), gain({ moonshine: 1, cigarette: 2 }), noise(3), noiseRoll],
      },
      { id: 'put-the-ticket-back', effects: [tell('ticket'), search('heap'), noise(1)] },
    ],
  },
  {
    id: 'railway-station-green',
    from: { card: 'railway-station', colour: 'green' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      { id: 'read-the-label', effects: [tell('read'), readOn('the-label')] },
      {
        id: 'give-her-something-to-eat',
        cost: { vegetable: 1 },
        effects: [tell('ate'), change('misery', -1, 'one'), readOn('the-label')],
      },
      {
        id: 'fetch-the-woman-from-the-kiosk',
        effects: [
          giveBack(1),
          empathy([tell('kiosk'), gain({ coffee: 1 })], [tell('shutter'), change('misery', 1, 'actor')]),
        ],
      },
    ],
  },
  {
    id: 'the-label',
    from: null,
    where: 'out',
    notes: ['violence'],
    effects: [],
    options: [
      {
        id: 'run-across-the-square',
        effects: [
          prowess(
            1,
            [tell('across'), change('misery', -1, 'present'), gain({ sugar: 1 })],
            [tell('shot'), change('wounds', 1, 'actor'), change('misery', -1, 'actor')],
          ),
        ],
      },
      { id: 'go-the-long-way-round', effects: [giveBack(4), tell('round'), change('misery', -1, 'one')] },
      { id: 'leave-her-with-the-porter', effects: [tell('porter'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'railway-station-yellow',
    from: { card: 'railway-station', colour: 'yellow' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      {
        id: 'offer-the-guard-moonshine',
        cost: { moonshine: 1 },
        effects: [tell('nod'), later(1, 'coal-by-handcart')],
      },
      {
        id: 'talk-about-his-children',
        effects: [
          giveBack(1),
          empathy([tell('children'), later(2, 'coal-by-handcart')], [tell('orders'), noise(1), noiseRoll]),
        ],
      },
      {
        id: 'crawl-under-the-wagons',
        effects: [
          prowess(
            1,
            [tell('axle'), gain({ 'mechanical-part': 2, hatchet: 1 })],
            [tell('torch'), noise(3), noiseRoll],
          ),
        ],
      },
    ],
  },
  {
    id: 'coal-by-handcart',
    from: null,
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      { id: 'burn-it-while-it-lasts', effects: [tell('warm'), cold(-2), change('misery', -1, 'one')] },
      { id: 'swap-it-along-the-street', effects: [tell('swapped'), gain({ wood: 2, components: 2 })] },
      { id: 'send-half-to-the-ward', effects: [tell('ward'), cold(-1), gain({ bandage: 1 })] },
    ],
  },
  {
    id: 'railway-station-white',
    from: { card: 'railway-station', colour: 'white' },
    where: 'out',
    notes: [],
    effects: [],
    options: [
      { id: 'send-our-names', effects: [giveBack(1), tell('sent'), later(3, 'an-answer-by-wire')] },
      {
        id: 'send-the-names-pinned-to-the-wall',
        effects: [giveBack(3), tell('wall'), change('misery', -1, 'one'), later(2, 'an-answer-by-wire')],
      },
      {
        id: 'take-the-apparatus',
        effects: [tell('silence'), gain({ 'electrical-part': 2 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'an-answer-by-wire',
    from: null,
    where: 'home',
    notes: ['grief'],
    effects: [],
    options: [
      {
        id: 'open-it-together',
        effects: [
          d10(
            upTo(7, tell('alive'), change('misery', -1, 'present')),
            upTo(10, tell('unknown'), change('misery', 1, 'one')),
          ),
        ],
      },
      { id: 'put-it-away-unopened', effects: [tell('unopened'), gain({ cigarette: 2 })] },
    ],
  },
];
