import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  leave,
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

/** What happens among us and next door (DAWN-5). */
export const HOUSEHOLD_STORIES: readonly Story[] = [
  {
    id: 'the-neighbours-red',
    from: { card: 'the-neighbours', colour: 'red' },
    where: 'home',
    notes: ['animals', 'hunger'],
    people: 2,
    effects: [],
    options: [
      {
        id: 'bring-wood',
        cost: { wood: 2 },
        effects: [tell('one-long-table'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')],
      },
      {
        id: 'help-with-the-hide',
        effects: [
          tell('clean-work'),
          gain({ 'raw-food': 1 }),
          change('misery', 1, 'one'),
          change('fatigue', 1, 'one'),
        ],
      },
      {
        id: 'shut-the-window',
        effects: [
          tell('bell'),
          when({ kind: 'anyone', state: 'hunger', atLeast: 2 }, [change('misery', 1, 'one')]),
        ],
      },
    ],
  },
  {
    id: 'the-neighbours-blue',
    from: { card: 'the-neighbours', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'break-through', effects: [change('fatigue', 1, 'one'), readOn('through-the-wall')] },
      {
        id: 'keep-knocking',
        effects: [
          d10(
            upTo(5, tell('a-scrape'), readOn('through-the-wall')),
            upTo(10, tell('sore-knuckles'), later(1, 'nobody-knocks')),
          ),
        ],
      },
      { id: 'wait-until-nine', effects: [tell('he-may-sleep'), later(1, 'nobody-knocks')] },
    ],
  },
  {
    id: 'through-the-wall',
    from: null,
    where: 'home',
    notes: ['injury'],
    effects: [],
    options: [
      {
        id: 'bandage-the-leg',
        cost: { bandage: 1 },
        effects: [tell('from-the-trunk'), gain({ 'canned-food': 1 }), change('misery', -1, 'one')],
      },
      {
        id: 'splint-it',
        cost: { wood: 1 },
        effects: [
          empathy(
            [tell('tells-us-how'), gain({ components: 2 }), change('misery', -1, 'actor')],
            [tell('bad-set'), change('misery', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'carry-him-to-the-stove',
        effects: [tell('nine-o-clock'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
      },
      {
        id: 'leave-water-take-wood',
        effects: [tell('piano-keys'), gain({ wood: 2 }), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'nobody-knocks',
    from: null,
    where: 'home',
    notes: ['death', 'grief'],
    effects: [change('misery', 1, 'one')],
    options: [
      { id: 'take-his-things', effects: [tell('even-lengths'), gain({ wood: 2, book: 1 })] },
      {
        id: 'walk-behind-him',
        effects: [tell('three-times'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
      },
      { id: 'send-it-to-the-school', effects: [tell('chalk')] },
    ],
  },
  {
    id: 'the-neighbours-green',
    from: { card: 'the-neighbours', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'fell-it-together',
        effects: [
          prowess(
            1,
            [tell('clean-fall'), gain({ wood: 3 })],
            [tell('kickback'), gain({ wood: 2 }), change('wounds', 1, 'actor')],
          ),
        ],
      },
      {
        id: 'take-dead-branches',
        effects: [tell('kindling'), gain({ wood: 1 }), change('fatigue', 1, 'one')],
      },
      {
        id: 'sit-with-her',
        effects: [tell('second-chair'), change('misery', -1, 'one'), later(2, 'cold-shoulders')],
      },
      {
        id: 'saw-it-by-night',
        effects: [
          tell('by-morning'),
          gain({ wood: 3 }),
          change('misery', 1, 'one'),
          later(2, 'cold-shoulders'),
        ],
      },
    ],
  },
  {
    id: 'cold-shoulders',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'take-the-other-end',
        effects: [
          change('fatigue', 1, 'one'),
          empathy(
            [tell('half-the-fence'), change('misery', -1, 'actor'), tonight(-1, 0)],
            [tell('as-far-as-the-step')],
          ),
        ],
      },
      {
        id: 'offer-him-wood',
        cost: { wood: 1 },
        effects: [tell('saucepan'), tonight(-1, -1), change('misery', -1, 'one')],
      },
      { id: 'let-him-pass', effects: [tell('past-our-door'), tonight(1, 0)] },
    ],
  },
  {
    id: 'the-neighbours-yellow',
    from: { card: 'the-neighbours', colour: 'yellow' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'leave-it-untouched',
        effects: [tell('every-evening'), change('fatigue', 1, 'one'), later(2, 'the-key-returned')],
      },
      {
        id: 'lend-it-to-a-family',
        effects: [
          tell('six-in-a-bed'),
          change('misery', -1, 'one'),
          d10(upTo(6, later(2, 'the-key-returned')), upTo(10, later(2, 'the-empty-shelf'))),
        ],
      },
      {
        id: 'empty-the-shelf',
        effects: [tell('still-warm'), gain({ 'canned-food': 1, vegetable: 1 }), later(2, 'the-empty-shelf')],
      },
    ],
  },
  {
    id: 'the-key-returned',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'accept-the-jars', effects: [tell('labels'), gain({ 'raw-food': 1 })] },
      {
        id: 'open-them-together',
        effects: [tell('the-good-plates'), change('hunger', -1, 'one'), change('misery', -1, 'one')],
      },
    ],
  },
  {
    id: 'the-empty-shelf',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'repay-them',
        cost: { 'raw-food': 1 },
        effects: [tell('on-the-shelf'), change('misery', -1, 'one')],
      },
      {
        id: 'say-we-are-sorry',
        effects: [empathy([tell('wound-clock')], [tell('folded-label'), change('misery', 1, 'actor')])],
      },
      {
        id: 'blame-looters',
        effects: [
          d10(
            upTo(4, tell('poor-things'), change('misery', 1, 'one')),
            upTo(10, tell('lock-unbroken'), change('misery', 1, 'one'), tonight(1, 0)),
          ),
        ],
      },
    ],
  },
  {
    id: 'the-neighbours-white',
    from: { card: 'the-neighbours', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [change('hunger', -1, 'one')],
    options: [
      {
        id: 'send-back-sugar',
        cost: { sugar: 1 },
        effects: [tell('licked-finger'), change('misery', -1, 'one'), later(2, 'the-pot-again')],
      },
      {
        id: 'send-back-firewood',
        cost: { wood: 1 },
        effects: [tell('lid-on-top'), later(2, 'the-pot-again')],
      },
      {
        id: 'send-it-back-washed',
        effects: [
          d10(
            upTo(4, tell('good-wash'), later(2, 'the-pot-again')),
            upTo(10, tell('bare-pot'), change('misery', 1, 'one')),
          ),
        ],
      },
    ],
  },
  {
    id: 'the-pot-again',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'whistle-for-her',
        effects: [
          empathy(
            [tell('lower'), gain({ vegetable: 1 }), change('misery', -1, 'actor')],
            [tell('not-that'), gain({ vegetable: 1 })],
          ),
        ],
      },
      {
        id: 'have-her-stay-and-eat',
        effects: [tell('her-spoon'), change('hunger', -1, 'one'), change('misery', -1, 'one')],
      },
      { id: 'send-her-straight-home', effects: [tell('full-light'), gain({ 'raw-food': 1 })] },
    ],
  },
  {
    id: 'names-on-the-wall-red',
    from: { card: 'names-on-the-wall', colour: 'red' },
    where: 'home',
    notes: ['death'],
    effects: [],
    options: [
      { id: 'go-through-his-coat', effects: [readOn('the-grey-coat')] },
      {
        id: 'ask-along-the-street',
        effects: [
          change('fatigue', 1, 'one'),
          d10(
            upTo(4, tell('somebody-knew'), change('misery', -1, 'one')),
            upTo(10, tell('try-the-coat'), readOn('the-grey-coat')),
          ),
        ],
      },
      { id: 'write-what-we-saw', effects: [tell('forty-four')] },
    ],
  },
  {
    id: 'the-grey-coat',
    from: null,
    where: 'home',
    notes: ['death'],
    effects: [],
    options: [
      {
        id: 'take-her-the-bag',
        effects: [
          empathy(
            [tell('set-for-two'), change('misery', -1, 'actor'), gain({ vegetable: 1 })],
            [tell('the-chain'), change('misery', 1, 'actor')],
          ),
        ],
      },
      { id: 'send-it-with-the-list', effects: [tell('the-packet'), gain({ cigarette: 2 })] },
      {
        id: 'keep-all-of-it',
        effects: [
          tell('still-sealed'),
          gain({ meds: 1, cigarette: 2 }),
          change('misery', 1, 'one'),
          change('misery', 1, 'one'),
        ],
      },
    ],
  },
  {
    id: 'names-on-the-wall-blue',
    from: { card: 'names-on-the-wall', colour: 'blue' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'burn-the-frame', effects: [tell('paint-smoke'), gain({ wood: 2 }), change('misery', 1, 'one')] },
      {
        id: 'cut-round-the-marks',
        effects: [
          prowess(
            1,
            [tell('a-ruler'), gain({ wood: 1 }), change('misery', -1, 'one')],
            [tell('split'), gain({ wood: 1 }), change('misery', 1, 'actor')],
          ),
        ],
      },
      { id: 'measure-ourselves', effects: [tell('hats-off'), change('misery', -1, 'one')] },
    ],
  },
  {
    id: 'names-on-the-wall-green',
    from: { card: 'names-on-the-wall', colour: 'green' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'rub-it-off', effects: [tell('clean-door'), tonight(-1, 0)] },
      {
        id: 'leave-it-and-watch',
        effects: [
          tell('at-the-shutter'),
          change('fatigue', 1, 'one'),
          tonight(0, -1),
          later(1, 'what-the-ring-meant'),
        ],
      },
      {
        id: 'chalk-every-door',
        effects: [tell('all-alike'), change('fatigue', 1, 'one'), later(1, 'what-the-ring-meant')],
      },
    ],
  },
  {
    id: 'what-the-ring-meant',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'open-the-door',
        effects: [
          d10(
            upTo(6, tell('a-ladle'), gain({ 'raw-food': 1, vegetable: 1 })),
            upTo(10, tell('the-tarpaulin'), giveUp(2, 'any')),
          ),
        ],
      },
      {
        id: 'speak-through-it',
        effects: [empathy([tell('a-parish'), gain({ 'raw-food': 1 })], [tell('they-move-on')])],
      },
      {
        id: 'keep-still',
        effects: [
          d10(upTo(6, tell('next-house'), change('misery', 1, 'one')), upTo(10, tell('tried-the-latch'))),
        ],
      },
    ],
  },
  {
    id: 'names-on-the-wall-yellow',
    from: { card: 'names-on-the-wall', colour: 'yellow' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      {
        id: 'send-a-runner',
        cost: { cigarette: 1 },
        effects: [tell('half-now'), later(2, 'word-from-across')],
      },
      {
        id: 'write-our-street-beneath',
        effects: [
          d10(
            upTo(7, tell('ink-holds'), later(2, 'word-from-across')),
            upTo(10, tell('wall-gone'), change('misery', 1, 'one')),
          ),
        ],
      },
      { id: 'fold-it-and-keep-it', effects: [tell('breast-pocket'), change('misery', -1, 'one')] },
    ],
  },
  {
    id: 'word-from-across',
    from: null,
    where: 'home',
    notes: [],
    effects: [change('misery', -1, 'one')],
    options: [
      { id: 'make-room', when: { kind: 'group', atMost: 3 }, effects: [tell('end-of-the-row'), arrival] },
      {
        id: 'cook-a-supper',
        cost: { 'raw-food': 1 },
        effects: [tell('last-boat'), change('misery', -1, 'one'), gain({ bandage: 1 })],
      },
      { id: 'find-a-bed-nearby', effects: [tell('ten-minutes-off'), gain({ coffee: 1 })] },
    ],
  },
  {
    id: 'names-on-the-wall-white',
    from: { card: 'names-on-the-wall', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'dig-with-the-shovel',
        when: { kind: 'has', goods: { shovel: 1 } },
        effects: [
          change('fatigue', 1, 'one'),
          d10(
            upTo(7, tell('seeping'), gain({ water: 2 })),
            upTo(10, tell('old-bricks'), gain({ components: 1 })),
          ),
        ],
      },
      {
        id: 'lift-the-slabs',
        effects: [
          prowess(
            1,
            [tell('a-cupful'), gain({ water: 1, components: 1 })],
            [tell('a-toe'), change('wounds', 1, 'actor')],
          ),
        ],
      },
      { id: 'sign-below-them', effects: [tell('long-ears'), change('misery', -1, 'one')] },
    ],
  },
  {
    id: 'a-birthday-red',
    from: { card: 'a-birthday', colour: 'red' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      {
        id: 'bake-something',
        cost: { sugar: 1 },
        effects: [tell('flat-cake'), change('misery', -1, 'one'), change('misery', -1, 'one')],
      },
      {
        id: 'play-the-guitar',
        when: { kind: 'has', goods: { guitar: 1 } },
        effects: [tell('five-strings'), change('misery', -1, 'one'), change('misery', -1, 'one')],
      },
      { id: 'promise-tomorrow', effects: [tell('whispering'), later(1, 'a-day-late')] },
      {
        id: 'sing-at-once',
        effects: [
          empathy(
            [tell('in-tune'), change('misery', -1, 'one')],
            [tell('trails-off'), change('misery', 1, 'one')],
          ),
        ],
      },
    ],
  },
  {
    id: 'a-day-late',
    from: null,
    where: 'home',
    notes: [],
    people: 2,
    effects: [change('misery', -1, 'one')],
    options: [
      {
        id: 'tell-it-to-the-end',
        effects: [tell('no-interruption'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
      },
      { id: 'let-them-sleep-in', effects: [tell('crown-on'), change('fatigue', -1, 'one')] },
    ],
  },
  {
    id: 'a-birthday-blue',
    from: { card: 'a-birthday', colour: 'blue' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      {
        id: 'give-her-a-book',
        cost: { book: 1 },
        effects: [tell('upside-down'), change('misery', -1, 'one'), change('misery', -1, 'one')],
      },
      {
        id: 'carve-an-animal',
        cost: { wood: 1 },
        effects: [
          d10(
            upTo(7, tell('a-horse'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
            upTo(10, tell('a-thumb'), change('wounds', 1, 'one'), change('misery', -1, 'one')),
          ),
        ],
      },
      {
        id: 'come-with-empty-hands',
        effects: [
          empathy(
            [tell('blindfold'), change('misery', -1, 'actor')],
            [tell('by-the-door'), change('misery', 1, 'actor')],
          ),
        ],
      },
      { id: 'send-our-regrets', effects: [tell('through-the-floor'), change('fatigue', -1, 'one')] },
    ],
  },
  {
    id: 'a-birthday-green',
    from: { card: 'a-birthday', colour: 'green' },
    where: 'home',
    notes: ['death-of-a-child', 'grief'],
    people: 2,
    effects: [change('misery', 1, 'one')],
    options: [
      {
        id: 'fill-the-plate',
        cost: { vegetable: 1 },
        effects: [tell('shared-after'), change('misery', -1, 'one'), change('misery', -1, 'one')],
      },
      {
        id: 'ask-about-him',
        effects: [
          empathy(
            [tell('the-rabbit'), change('misery', -2, 'one')],
            [tell('enough'), change('misery', 1, 'one')],
          ),
        ],
      },
      {
        id: 'sit-down-and-eat',
        effects: [
          d10(upTo(6, tell('pass-the-salt')), upTo(10, tell('chair-back'), change('misery', 1, 'one'))),
        ],
      },
    ],
  },
  {
    id: 'a-birthday-yellow',
    from: { card: 'a-birthday', colour: 'yellow' },
    where: 'home',
    notes: ['alcohol'],
    effects: [],
    options: [
      {
        id: 'drink-it-now',
        effects: [tell('down-to-the-lees'), change('misery', -1, 'present'), change('fatigue', 1, 'present')],
      },
      {
        id: 'one-glass-each',
        effects: [tell('the-rest'), change('misery', -1, 'one'), gain({ moonshine: 1 })],
      },
      {
        id: 'tell-him-to-keep-it',
        effects: [
          empathy(
            [tell('sixty-one'), change('misery', -1, 'actor'), gain({ cigarette: 2 })],
            [tell('up-the-stairs'), change('misery', 1, 'actor')],
          ),
        ],
      },
    ],
  },
  {
    id: 'a-birthday-white',
    from: { card: 'a-birthday', colour: 'white' },
    where: 'home',
    notes: [],
    effects: [],
    options: [
      {
        id: 'boil-water',
        cost: { water: 1 },
        effects: [tell('steam'), change('misery', -1, 'one'), later(2, 'a-name-for-her')],
      },
      {
        id: 'hold-her-hand',
        effects: [
          change('fatigue', 1, 'one'),
          empathy(
            [tell('counting'), change('misery', -1, 'actor'), later(2, 'a-name-for-her')],
            [tell('sent-out'), later(2, 'a-name-for-her')],
          ),
        ],
      },
      {
        id: 'run-for-the-midwife',
        effects: [
          d10(
            upTo(
              7,
              tell('on-the-handlebars'),
              change('fatigue', 1, 'one'),
              change('misery', -1, 'one'),
              later(2, 'a-name-for-her'),
            ),
            upTo(10, tell('bridge-closed'), change('wounds', 1, 'one')),
          ),
        ],
      },
      { id: 'send-him-to-the-committee', effects: [tell('next-door-on'), change('misery', 1, 'one')] },
    ],
  },
  {
    id: 'a-name-for-her',
    from: null,
    where: 'home',
    notes: [],
    effects: [],
    options: [
      { id: 'choose-a-name', effects: [tell('harder-than-it-seems'), change('misery', -1, 'one')] },
      {
        id: 'choose-and-send-soup',
        cost: { vegetable: 1 },
        effects: [
          tell('saucepan-home'),
          change('misery', -1, 'one'),
          change('misery', -1, 'one'),
          gain({ wood: 1 }),
        ],
      },
      { id: 'leave-it-to-them', effects: [tell('tobacco'), gain({ cigarette: 2 })] },
    ],
  },
  {
    id: 'the-argument-red',
    from: { card: 'the-argument', colour: 'red' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [lose({ water: 1 })],
    options: [
      {
        id: 'let-everyone-wash',
        cost: { water: 1 },
        effects: [tell('one-basin'), change('misery', -1, 'one'), change('misery', -1, 'one')],
      },
      { id: 'mark-the-cans', effects: [tell('eight-lines'), change('misery', 1, 'one'), gain({ water: 1 })] },
      {
        id: 'make-peace',
        effects: [
          empathy(
            [tell('the-smell'), change('misery', -1, 'one')],
            [tell('stables-again'), change('misery', 1, 'one')],
          ),
        ],
      },
    ],
  },
  {
    id: 'the-argument-blue',
    from: { card: 'the-argument', colour: 'blue' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      {
        id: 'ask-for-one-more-week',
        effects: [
          empathy(
            [tell('unpacks'), change('misery', -1, 'one')],
            [tell('one-place'), readOn('a-bag-by-the-door')],
          ),
        ],
      },
      {
        id: 'say-what-it-would-cost',
        effects: [
          d10(
            upTo(5, tell('stays-angry'), change('misery', 1, 'one')),
            upTo(10, tell('did-the-sum'), readOn('a-bag-by-the-door')),
          ),
        ],
      },
      {
        id: 'sell-the-place',
        effects: [
          tell('a-merchant'),
          gain({ 'canned-food': 1, cigarette: 2 }),
          change('misery', 1, 'one'),
          change('misery', 1, 'one'),
        ],
      },
    ],
  },
  {
    id: 'a-bag-by-the-door',
    from: null,
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      { id: 'say-goodbye', effects: [tell('the-share-left'), gain({ 'raw-food': 1 }), leave('one')] },
      {
        id: 'pay-the-man-to-wait',
        cost: { cigarette: 2 },
        effects: [tell('another-time'), change('misery', -1, 'one')],
      },
      {
        id: 'stand-in-the-door',
        effects: [tell('one-whistle'), change('misery', 1, 'one'), change('misery', 1, 'one')],
      },
    ],
  },
  {
    id: 'the-argument-green',
    from: { card: 'the-argument', colour: 'green' },
    where: 'home',
    notes: ['violence'],
    people: 2,
    effects: [],
    options: [
      {
        id: 'keep-them',
        effects: [tell('top-shelf'), gain({ ammo: 2, 'weapon-part': 1 }), change('misery', 1, 'one')],
      },
      {
        id: 'sell-them',
        effects: [
          tell('back-room'),
          gain({ ammo: 2 }),
          trade(2, ['canned-food', 'meds', 'coffee', 'mechanical-part']),
        ],
      },
      { id: 'drop-them-in-the-river', effects: [tell('no-splash'), change('misery', -1, 'one')] },
      { id: 'give-them-to-the-watch', effects: [tell('two-old-men'), tonight(-1, -1)] },
    ],
  },
  {
    id: 'the-argument-yellow',
    from: { card: 'the-argument', colour: 'yellow' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [
      d10(
        upTo(6, tell('by-a-couple'), change('misery', -1, 'one')),
        upTo(9, tell('the-hem'), cold(1), change('misery', 1, 'one')),
        upTo(10, tell('in-five'), change('misery', -1, 'one'), change('misery', -1, 'one')),
      ),
    ],
    options: [],
  },
  {
    id: 'the-argument-white',
    from: { card: 'the-argument', colour: 'white' },
    where: 'home',
    notes: [],
    people: 2,
    effects: [],
    options: [
      { id: 'write-a-rota', effects: [tell('ruled-lines'), later(2, 'the-rota')] },
      {
        id: 'draw-straws',
        effects: [
          d10(
            upTo(5, tell('short-straw'), change('misery', -1, 'one')),
            upTo(10, tell('same-again'), change('fatigue', 1, 'one'), change('misery', 1, 'one')),
          ),
        ],
      },
      {
        id: 'thank-the-one-with-boots-on',
        effects: [
          empathy(
            [tell('unlaced'), change('misery', -1, 'one')],
            [tell('like-a-tip'), change('misery', 1, 'one')],
          ),
        ],
      },
    ],
  },
  {
    id: 'the-rota',
    from: null,
    where: 'home',
    notes: ['illness'],
    people: 2,
    effects: [],
    options: [
      {
        id: 'go-instead',
        effects: [tell('initialled'), change('fatigue', 1, 'one'), change('misery', -1, 'one')],
      },
      {
        id: 'hold-to-the-paper',
        effects: [
          d10(
            upTo(5, tell('fresh-air'), gain({ components: 2 })),
            upTo(10, tell('came-back-shaking'), gain({ components: 1 }), change('illness', 1, 'one')),
          ),
        ],
      },
      {
        id: 'tear-it-up',
        effects: [tell('private-accounts'), change('fatigue', -1, 'one'), change('misery', 1, 'one')],
      },
    ],
  },
];
