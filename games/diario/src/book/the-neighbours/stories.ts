import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  fight,
  gain,
  giveUp,
  later,
  leave,
  lose,
  mark,
  prowess,
  readOn,
  tell,
  tonight,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const THE_NEIGHBOURS: readonly Story[] = storiesOf(
  { card: 'the-neighbours', where: 'home' },
  {
    red: [
      {
        notes: ['animals', 'hunger'],
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'bring-wood',
            cost: { wood: 2 },
            effects: [
              gain({ 'raw-food': 1 }),
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('round-the-fire'), cold(-1)],
                [tell('one-long-table'), change('misery', -1, 'one')],
              ),
            ],
          },
          {
            id: 'help-with-the-hide',
            effects: [
              gain({ 'raw-food': 1 }),
              when(
                { kind: 'member', person: 'dragan' },
                [tell('eleven-minutes'), change('fatigue', 1, 'one'), gain({ vegetable: 1 })],
                [tell('clean-work'), change('misery', 1, 'one'), change('fatigue', 1, 'one')],
              ),
            ],
          },
          {
            id: 'shut-the-window',
            effects: [
              when(
                { kind: 'anyone', state: 'hunger', atLeast: 2 },
                [tell('through-the-glass'), change('misery', 1, 'other')],
                [tell('bell')],
              ),
            ],
          },
        ],
      },
      {
        people: 2,
        cast: ['against', 'other'],
        options: [
          {
            id: 'pay-his-fine',
            cost: { cigarette: 1 },
            effects: [
              when(
                { kind: 'has', goods: { water: 2 } },
                [tell('two-buckets-hoarded'), gain({ water: 1 }), change('misery', 1, 'other')],
                [tell('a-ticket'), gain({ water: 2 })],
              ),
            ],
          },
          {
            id: 'vote-him-out',
            effects: [
              mark('voted-lazar-out'),
              when(
                { kind: 'member', person: 'iskra' },
                [tell('stop-by-stop'), change('misery', -1, 'present'), gain({ water: 1 })],
                [
                  empathy(
                    [tell('nine-hands'), change('misery', -1, 'present')],
                    [tell('four-hands'), change('misery', 1, 'actor'), tonight(1, 0)],
                  ),
                ],
              ),
              later(2, 'the-pump-freezes'),
            ],
          },
          {
            id: 'open-the-padlock-at-night',
            effects: [
              when(
                { kind: 'skill', skill: 'locks' },
                [tell('closed-again'), gain({ water: 2 })],
                [tell('hacksawed'), gain({ water: 2 }), tonight(1, 0), change('fatigue', 1, 'against')],
              ),
            ],
          },
          {
            id: 'queue-by-his-rota',
            effects: [
              d10(
                upTo(6, tell('eleven-to-three'), change('fatigue', 1, 'other'), gain({ water: 2 })),
                upTo(10, tell('asks-after-us'), later(2, 'the-pump-freezes')),
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'break-through',
            effects: [
              when({ kind: 'skill', skill: 'digger' }, [tell('quick-work')], [change('fatigue', 1, 'one')]),
              readOn('through-the-wall'),
            ],
          },
          {
            id: 'keep-knocking',
            effects: [
              d10(
                upTo(5, tell('a-scrape'), readOn('through-the-wall')),
                upTo(10, tell('sore-knuckles'), later(1, 'nobody-knocks')),
              ),
            ],
          },
          {
            id: 'wait-until-nine',
            effects: [
              d10(
                upTo(2, tell('nine-after-all'), change('misery', -1, 'other')),
                upTo(10, tell('he-may-sleep'), later(1, 'nobody-knocks')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['illness', 'violence', 'death-of-a-child'],
        people: 2,
        cast: ['gentle', 'against'],
        options: [
          {
            id: 'give-it-poppy-tea',
            cost: { herb: 1 },
            effects: [
              when(
                { kind: 'skill', skill: 'nurse' },
                [tell('counted-drops'), tonight(-1, -1), change('misery', -1, 'gentle')],
                [
                  d10(
                    upTo(6, tell('sleeps-till-noon'), tonight(-1, -1), gain({ sugar: 1 })),
                    upTo(10, tell('will-not-wake'), tonight(-1, -1), change('misery', 2, 'gentle')),
                  ),
                ],
              ),
            ],
          },
          {
            id: 'send-them-to-the-wash-house',
            effects: [
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('blue-hands'), change('misery', 2, 'gentle'), tonight(-1, -1)],
                [tell('two-walls-off'), change('misery', 1, 'gentle'), tonight(-1, 0)],
              ),
            ],
          },
          {
            id: 'sing-to-it',
            effects: [
              change('fatigue', 1, 'gentle'),
              empathy(
                [tell('the-tram-song'), change('misery', -1, 'present'), gain({ vegetable: 1 })],
                [tell('joins-in'), giveUp(1, 'any'), change('misery', 1, 'against')],
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
            effects: [
              gain({ wood: 1 }),
              d10(
                upTo(7, tell('kindling'), change('fatigue', 1, 'one')),
                upTo(10, tell('a-nest'), change('fatigue', 1, 'one'), change('misery', -1, 'one')),
              ),
            ],
          },
          {
            id: 'sit-with-her',
            effects: [
              change('misery', -1, 'one'),
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('blankets'), change('fatigue', 1, 'one')],
                [tell('second-chair')],
              ),
              later(1, 'cold-shoulders'),
            ],
          },
          {
            id: 'saw-it-by-night',
            effects: [
              mark('sawed-by-night'),
              gain({ wood: 3 }),
              when(
                { kind: 'skill', skill: 'quiet' },
                [tell('felled-on-sacking'), change('misery', 1, 'one')],
                [tell('by-morning'), change('misery', 1, 'one')],
              ),
              later(1, 'cold-shoulders'),
            ],
          },
        ],
      },
      {
        notes: ['illness', 'captivity', 'injury', 'violence'],
        people: 2,
        cast: ['gentle', 'strong'],
        options: [
          {
            id: 'hold-the-boards',
            effects: [
              mark('nailed-the-door'),
              when(
                { kind: 'anyone', state: 'illness', atLeast: 1 },
                [tell('he-hears-a-cough'), change('misery', 1, 'present')],
                [tell('twelve-nails'), gain({ wood: 1 }), change('misery', 1, 'strong')],
              ),
              later(1, 'behind-the-boards'),
            ],
          },
          {
            id: 'let-one-go-in',
            effects: [
              d10(
                upTo(6, tell('it-is-lice'), change('fatigue', 1, 'gentle'), gain({ 'raw-food': 1 })),
                upTo(10, tell('it-is-fever'), change('illness', 1, 'gentle'), gain({ 'herbal-meds': 1 })),
              ),
              later(1, 'behind-the-boards'),
            ],
          },
          {
            id: 'stand-before-the-door',
            effects: [
              prowess(
                1,
                [tell('hammer-lowered'), change('misery', -1, 'present'), tonight(1, 0)],
                [tell('hammer-not-lowered'), change('wounds', 1, 'actor'), mark('nailed-the-door')],
              ),
              later(1, 'behind-the-boards'),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        options: [
          {
            id: 'leave-it-untouched',
            effects: [
              when(
                { kind: 'member', person: 'oskar' },
                [tell('four-minutes-slow'), later(2, 'the-key-returned')],
                [tell('every-evening'), change('fatigue', 1, 'one'), later(2, 'the-key-returned')],
              ),
            ],
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
            effects: [
              gain({ 'canned-food': 1, vegetable: 1 }),
              when(
                { kind: 'anyone', state: 'hunger', atLeast: 2 },
                [tell('eaten-standing'), later(2, 'the-empty-shelf')],
                [tell('still-warm'), change('misery', 1, 'one'), later(2, 'the-empty-shelf')],
              ),
            ],
          },
        ],
      },
      {
        people: 2,
        cast: ['against'],
        options: [
          {
            id: 'take-the-lodger-in',
            when: { kind: 'group', atMost: 3 },
            effects: [
              arrival,
              when(
                { kind: 'food', atLeast: 3 },
                [tell('a-shelf-of-ones-own'), tonight(1, 0)],
                [tell('nothing-to-take'), change('misery', 1, 'against')],
              ),
              later(1, 'what-went-missing'),
            ],
          },
          {
            id: 'ask-what-was-stolen',
            effects: [
              empathy(
                [tell('six-spoons'), change('misery', -1, 'present'), gain({ components: 1 })],
                [tell('do-you-doubt-us'), tonight(1, 0)],
              ),
            ],
          },
          {
            id: 'buy-the-trunk',
            cost: { vegetable: 1 },
            effects: [
              d10(
                upTo(6, tell('a-tool-in-each-sock'), gain({ 'mechanical-part': 2, components: 3 })),
                upTo(
                  10,
                  tell('letters-and-a-lamp'),
                  gain({ 'electrical-part': 1 }),
                  change('misery', 1, 'one'),
                ),
              ),
            ],
          },
          {
            id: 'shut-our-own-door',
            effects: [
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('a-free-bed'), change('misery', 1, 'one')],
                [tell('snow-on-the-trunk'), change('misery', 1, 'against')],
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
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
            effects: [
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('ran-home'), change('misery', -1, 'one'), later(2, 'the-pot-again')],
                [tell('lid-on-top'), later(2, 'the-pot-again')],
              ),
            ],
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
        notes: ['alcohol'],
        people: 2,
        cast: ['other', 'third'],
        options: [
          {
            id: 'play-for-them',
            when: { kind: 'has', goods: { guitar: 1 } },
            effects: [
              change('misery', -1, 'everyone'),
              when(
                { kind: 'member', person: 'luka' },
                [tell('in-every-key'), gain({ moonshine: 1 })],
                [tell('three-chords'), tonight(1, 0)],
              ),
            ],
          },
          {
            id: 'bring-the-moonshine',
            cost: { moonshine: 1 },
            effects: [
              d10(
                upTo(7, tell('thimbles'), change('misery', -1, 'everyone'), change('hunger', -1, 'one')),
                upTo(10, tell('speech-by-the-uncle'), change('misery', -1, 'everyone'), tonight(1, 0)),
              ),
            ],
          },
          {
            id: 'lend-the-shirt',
            effects: [
              change('fatigue', 1, 'other'),
              d10(
                upTo(
                  6,
                  tell('ironed'),
                  gain({ sugar: 1 }),
                  change('misery', -1, 'other'),
                  change('hunger', -1, 'one'),
                ),
                upTo(10, tell('wine-on-the-cuff'), change('misery', -1, 'third')),
              ),
            ],
          },
          {
            id: 'watch-from-the-window',
            effects: [
              when(
                { kind: 'role', role: 'other', is: 'miserable' },
                [tell('a-plate-sent-up'), change('misery', -1, 'other')],
                [tell('shutter-to'), change('fatigue', -1, 'one')],
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'through-the-wall': {
      notes: ['injury'],
      options: [
        {
          id: 'bandage-the-leg',
          cost: { bandage: 1 },
          effects: [
            tell('from-the-trunk'),
            gain({ 'canned-food': 1 }),
            change('misery', -1, 'one'),
            later(1, 'the-man-wants-his-wall'),
          ],
        },
        {
          id: 'splint-it',
          cost: { wood: 1 },
          effects: [
            empathy(
              [tell('tells-us-how'), gain({ components: 2 }), change('misery', -1, 'actor')],
              [tell('bad-set'), change('misery', 1, 'actor')],
            ),
            later(1, 'the-man-wants-his-wall'),
          ],
        },
        {
          id: 'carry-him-to-the-stove',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'built', fitting: 'armchair' },
              [tell('our-armchair'), change('misery', -1, 'one'), gain({ components: 1 })],
              [tell('nine-o-clock'), change('misery', -1, 'one')],
            ),
            later(1, 'the-man-wants-his-wall'),
          ],
        },
        {
          id: 'leave-water-take-wood',
          effects: [
            gain({ wood: 2 }),
            d10(
              upTo(6, tell('piano-keys'), change('misery', 1, 'one')),
              upTo(10, tell('watches-us-stack-it'), change('misery', 1, 'one'), change('fatigue', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-man-wants-his-wall': {
      notes: ['injury'],
      options: [
        {
          id: 'hang-him-a-door',
          cost: { wood: 1 },
          effects: [
            when(
              { kind: 'skill', skill: 'builder' },
              [tell('corrects-nothing'), change('misery', -1, 'present')],
              [tell('corrects-everything'), gain({ components: 1 }), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'brick-him-in-as-he-asks',
          effects: [
            d10(
              upTo(6, tell('three-knocks-back'), gain({ 'mechanical-part': 1 })),
              upTo(10, tell('two-knocks'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'keep-him-with-us',
          effects: [
            when(
              { kind: 'food', atLeast: 3 },
              [tell('mends-and-mutters'), giveUp(1, 'food'), gain({ components: 3 })],
              [tell('gives-back-his-plate'), change('misery', 1, 'one'), gain({ components: 2 })],
            ),
          ],
        },
      ],
    },
    'nobody-knocks': {
      notes: ['death', 'grief'],
      effects: [change('misery', 1, 'one')],
      options: [
        {
          id: 'take-his-things',
          effects: [
            gain({ wood: 2, book: 1 }),
            d10(upTo(6, tell('even-lengths')), upTo(10, tell('in-the-book'), change('misery', 1, 'one'))),
          ],
        },
        {
          id: 'walk-behind-him',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'lost', atLeast: 1 },
              [tell('beside-ours'), change('misery', -1, 'one'), change('misery', -1, 'one')],
              [tell('three-times'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'send-it-to-the-school',
          effects: [
            d10(
              upTo(5, tell('chalk'), tonight(-1, 0)),
              upTo(10, tell('a-thank-you-song'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'cold-shoulders': {
      options: [
        {
          id: 'take-the-other-end',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [
                tell('half-the-fence'),
                mark('made-it-up-with-the-yard'),
                change('misery', -1, 'actor'),
                later(1, 'the-saucepans'),
              ],
              [tell('as-far-as-the-step'), later(1, 'the-saucepans')],
            ),
          ],
        },
        {
          id: 'offer-him-wood',
          cost: { wood: 1 },
          effects: [
            mark('made-it-up-with-the-yard'),
            when(
              { kind: 'marked', mark: 'sawed-by-night' },
              [tell('a-piece-of-it'), tonight(-1, 0), later(1, 'the-saucepans')],
              [tell('saucepan'), tonight(-1, -1), change('misery', -1, 'one'), later(1, 'the-saucepans')],
            ),
          ],
        },
        {
          id: 'let-him-pass',
          effects: [
            when(
              { kind: 'marked', mark: 'sawed-by-night' },
              [tell('sawdust-on-our-mat'), tonight(1, 0), later(1, 'the-saucepans')],
              [tell('past-our-door'), tonight(1, 0)],
            ),
          ],
        },
      ],
    },
    'the-saucepans': {
      notes: ['violence'],
      options: [
        {
          id: 'beat-on-ours',
          effects: [
            when(
              { kind: 'marked', mark: 'made-it-up-with-the-yard' },
              [tell('every-lid'), tonight(-2, -1), change('fatigue', 1, 'one')],
              [tell('no-lids'), giveUp(1, 'any'), tonight(-1, 0)],
            ),
          ],
        },
        {
          id: 'meet-them-at-the-gate',
          effects: [
            tell('three-with-a-bar'),
            fight({
              count: [
                { upTo: 6, enemies: 1 },
                { upTo: 10, enemies: 2 },
              ],
              weapons: { A: [], B: ['knife'], C: [] },
              thugs: false,
            }),
            gain({ shovel: 1 }),
            change('misery', -1, 'one'),
          ],
        },
        {
          id: 'keep-quite-still',
          effects: [
            d10(
              upTo(5, tell('number-four-instead'), change('misery', 2, 'one')),
              upTo(10, tell('the-bicycle'), giveUp(1, 'any')),
            ),
          ],
        },
      ],
    },
    'the-key-returned': {
      options: [
        {
          id: 'accept-the-jars',
          effects: [
            gain({ 'raw-food': 1 }),
            d10(
              upTo(7, tell('labels'), tonight(1, 0), later(1, 'the-width-of-a-landing')),
              upTo(10, tell('his-coffee'), gain({ coffee: 1 })),
            ),
          ],
        },
        {
          id: 'open-them-together',
          effects: [
            tell('the-good-plates'),
            change('hunger', -1, 'one'),
            change('misery', -1, 'one'),
            later(1, 'the-width-of-a-landing'),
          ],
        },
        {
          id: 'let-the-buyer-in',
          effects: [
            d10(
              upTo(
                6,
                tell('he-hangs-his-coat'),
                gain({ 'canned-food': 1, cigarette: 1 }),
                change('misery', 2, 'one'),
              ),
              upTo(10, tell('half-the-flat'), gain({ 'canned-food': 1 }), later(1, 'the-width-of-a-landing')),
            ),
          ],
        },
      ],
    },
    'the-width-of-a-landing': {
      options: [
        {
          id: 'make-up-a-bed-for-her',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('asks-every-hour'), gain({ sugar: 1 }), change('misery', -1, 'one')),
              upTo(10, tell('takes-the-clock'), gain({ 'mechanical-part': 1, vegetable: 1 })),
            ),
          ],
        },
        {
          id: 'talk-to-him',
          effects: [
            empathy(
              [tell('lifts-and-shuts'), change('misery', -1, 'actor'), gain({ coffee: 1 })],
              [tell('what-has-she-said'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'keep-out-of-it',
          effects: [
            when(
              { kind: 'cold', atLeast: 5 },
              [tell('one-stove-between-them')],
              [tell('on-the-stairs-till-six'), change('misery', 1, 'one'), tonight(-1, 0)],
            ),
          ],
        },
      ],
    },
    'the-empty-shelf': {
      options: [
        {
          id: 'repay-them',
          cost: { 'raw-food': 1 },
          effects: [
            d10(
              upTo(7, tell('on-the-shelf'), change('misery', -1, 'one')),
              upTo(10, tell('half-of-it-back'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
            ),
          ],
        },
        {
          id: 'say-we-are-sorry',
          effects: [empathy([tell('wound-clock')], [tell('folded-label'), later(1, 'the-yard-sits')])],
        },
        {
          id: 'blame-looters',
          effects: [
            d10(
              upTo(4, tell('poor-things'), change('misery', 1, 'one'), gain({ sugar: 1 })),
              upTo(10, tell('lock-unbroken'), mark('blamed-looters'), later(1, 'the-yard-sits')),
            ),
          ],
        },
      ],
    },
    'the-yard-sits': {
      notes: ['hunger'],
      cast: ['against'],
      options: [
        {
          id: 'accept-what-they-decide',
          effects: [
            when(
              { kind: 'marked', mark: 'blamed-looters' },
              [tell('a-month-of-buckets'), giveUp(1, 'food'), change('fatigue', 1, 'against')],
              [tell('a-week-of-buckets'), change('fatigue', 1, 'one'), tonight(-1, 0)],
            ),
          ],
        },
        {
          id: 'ask-what-they-ate',
          effects: [
            empathy(
              [tell('hats-are-looked-at'), change('misery', -1, 'present')],
              [tell('number-four-stands-up'), tonight(1, 1)],
            ),
          ],
        },
        {
          id: 'put-one-of-us-out',
          when: { kind: 'not', condition: { kind: 'group', atMost: 2 } },
          effects: [
            leave('one'),
            d10(
              upTo(5, tell('satisfied'), tonight(-2, -1), gain({ 'raw-food': 1 })),
              upTo(10, tell('ashamed'), tonight(-1, 0), change('misery', 1, 'present')),
            ),
          ],
        },
        {
          id: 'go-in-and-shut-the-door',
          effects: [tell('chairs-stay-out'), tonight(1, 0), change('misery', 1, 'against')],
        },
      ],
    },
    'the-pot-again': {
      notes: ['violence'],
      register: 'child',
      options: [
        {
          id: 'whistle-for-her',
          effects: [
            gain({ vegetable: 1 }),
            when(
              { kind: 'member', person: 'luka' },
              [tell('a-third-down'), change('misery', -1, 'one'), later(1, 'without-the-pot')],
              [
                empathy(
                  [tell('lower'), change('misery', -1, 'actor'), later(1, 'without-the-pot')],
                  [tell('not-that'), later(1, 'without-the-pot')],
                ),
              ],
            ),
          ],
        },
        {
          id: 'have-her-stay-and-eat',
          effects: [
            mark('she-ate-with-us'),
            tell('her-spoon'),
            change('hunger', -1, 'one'),
            change('misery', -1, 'one'),
            later(1, 'without-the-pot'),
          ],
        },
        {
          id: 'send-her-straight-home',
          effects: [
            gain({ 'raw-food': 1 }),
            d10(upTo(7, tell('full-light')), upTo(10, tell('one-shot'), change('misery', 1, 'one'))),
          ],
        },
      ],
    },
    'without-the-pot': {
      notes: ['illness', 'hunger'],
      options: [
        {
          id: 'go-across-with-her',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'skill', skill: 'nurse' },
              [tell('three-pillows'), change('misery', -1, 'one'), gain({ herb: 1 })],
              [
                d10(
                  upTo(6, tell('mother-sits-up'), change('misery', -1, 'one')),
                  upTo(10, tell('caught-at-the-bedside'), change('illness', 1, 'one')),
                ),
              ],
            ),
          ],
        },
        {
          id: 'give-her-medicine',
          cost: { 'herbal-meds': 1 },
          effects: [
            when(
              { kind: 'marked', mark: 'she-ate-with-us' },
              [tell('counts-to-twenty'), change('misery', -1, 'present')],
              [tell('under-the-apron'), change('misery', -1, 'one'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'keep-her-here',
          effects: [
            d10(
              upTo(5, tell('her-aunt-comes'), gain({ 'raw-food': 1 }), change('misery', 1, 'one')),
              upTo(10, tell('gone-by-supper'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'tell-her-to-ask-next-door',
          effects: [
            when(
              { kind: 'marked', mark: 'she-ate-with-us' },
              [tell('leaves-her-spoon'), change('misery', 1, 'one')],
              [tell('next-door-then')],
            ),
          ],
        },
      ],
    },
    'the-pump-freezes': {
      notes: ['injury', 'illness'],
      cast: ['against', 'other'],
      effects: [
        when(
          { kind: 'marked', mark: 'voted-lazar-out' },
          [tell('solid-to-the-spout'), lose({ water: 1 })],
          [tell('he-has-drained-it')],
        ),
      ],
      options: [
        {
          id: 'thaw-it-with-our-wood',
          cost: { wood: 1 },
          effects: [
            prowess(
              1,
              [tell('it-coughs'), gain({ water: 3 }), change('misery', -1, 'present')],
              [tell('it-cracks'), change('wounds', 1, 'actor'), gain({ water: 1 })],
            ),
          ],
        },
        {
          id: 'fetch-mr-lazar',
          effects: [
            when(
              { kind: 'marked', mark: 'voted-lazar-out' },
              [tell('in-writing'), giveUp(1, 'any'), gain({ water: 2 })],
              [tell('with-his-own-key'), gain({ water: 1 }), change('fatigue', 1, 'other')],
            ),
          ],
        },
        {
          id: 'melt-ice-from-the-yard',
          effects: [
            d10(
              upTo(5, tell('grey-water'), gain({ water: 1 }), change('fatigue', 1, 'one')),
              upTo(10, tell('yellow-water'), gain({ water: 1 }), change('illness', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'behind-the-boards': {
      register: 'ledger',
      notes: ['illness', 'captivity', 'death', 'grief'],
      cast: ['gentle', 'strong'],
      effects: [
        when(
          { kind: 'marked', mark: 'nailed-the-door' },
          [tell('knocking-inside')],
          [tell('washing-outside')],
        ),
      ],
      options: [
        {
          id: 'pass-soup-in',
          cost: { vegetable: 1 },
          effects: [
            when(
              { kind: 'marked', mark: 'nailed-the-door' },
              [tell('through-the-letter-flap'), change('misery', -1, 'one')],
              [
                d10(
                  upTo(
                    7,
                    tell('at-their-table'),
                    change('misery', -1, 'one'),
                    gain({ 'mechanical-part': 1, moonshine: 1 }),
                  ),
                  upTo(
                    10,
                    tell('she-saw-the-board'),
                    change('misery', 1, 'strong'),
                    gain({ 'mechanical-part': 1 }),
                  ),
                ),
              ],
            ),
          ],
        },
        {
          id: 'take-the-boards-off',
          when: { kind: 'marked', mark: 'nailed-the-door' },
          effects: [
            d10(
              upTo(5, tell('walk-out'), change('misery', -1, 'present'), gain({ wood: 1 })),
              upTo(10, tell('carried-out'), change('illness', 1, 'one'), change('misery', 1, 'present')),
            ),
          ],
        },
        {
          id: 'leave-it-to-the-yard',
          effects: [
            when(
              { kind: 'marked', mark: 'nailed-the-door' },
              [tell('quiet-by-friday'), change('misery', 2, 'gentle')],
              [tell('they-move-on'), gain({ wood: 2, components: 1 })],
            ),
          ],
        },
      ],
    },
    'what-went-missing': {
      when: { kind: 'fate', role: 'against', is: 'here' },
      people: 2,
      cast: ['newest', 'against'],
      options: [
        {
          id: 'turn-out-that-bag',
          effects: [
            d10(
              upTo(4, tell('six-spoons-again'), gain({ jewelry: 1 }), change('misery', 1, 'newest')),
              upTo(10, tell('a-bag-of-heels'), change('misery', 2, 'newest')),
            ),
          ],
        },
        {
          id: 'tell-the-newest-to-go',
          effects: [
            leave('newest'),
            d10(
              upTo(5, tell('it-stops'), tonight(-1, 0)),
              upTo(10, tell('it-does-not-stop'), giveUp(1, 'any'), change('misery', 1, 'against')),
            ),
          ],
        },
        {
          id: 'sit-up-and-watch',
          effects: [
            change('fatigue', 1, 'against'),
            when(
              { kind: 'skill', skill: 'sentry' },
              [tell('the-treasurers-boy'), gain({ components: 2 }), change('misery', -1, 'newest')],
              [tell('nodded-off'), giveUp(1, 'any')],
            ),
          ],
        },
        {
          id: 'say-nothing-of-it',
          effects: [
            d10(
              upTo(5, tell('it-comes-back'), change('misery', -1, 'one')),
              upTo(10, tell('the-good-knife'), giveUp(1, 'any'), change('misery', 1, 'against')),
            ),
          ],
        },
      ],
    },
  },
);
