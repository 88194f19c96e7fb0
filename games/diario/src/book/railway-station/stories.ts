import type { Condition } from '../../data/language/effect.ts';
import {
  arrival,
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
  readOn,
  search,
  tell,
  tonight,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

const BROUGHT_HER: Condition = { kind: 'marked', mark: 'brought-the-girl' };
const LEFT_HER: Condition = { kind: 'marked', mark: 'left-the-girl' };

/** One of two: a condition knows only "all" and "not". */
const MET_THE_GIRL: Condition = {
  kind: 'not',
  condition: {
    kind: 'all',
    conditions: [
      { kind: 'not', condition: BROUGHT_HER },
      { kind: 'not', condition: LEFT_HER },
    ],
  },
};

export const RAILWAY_STATION: readonly Story[] = storiesOf(
  { card: 'railway-station', where: 'out' },
  {
    red: [
      {
        cast: ['other'],
        options: [
          {
            id: 'wait-with-them-a-while',
            effects: [
              giveBack(2),
              later(2, 'the-train'),
              when(
                { kind: 'marked', mark: 'sold-seats' },
                [tell('carriage-three'), change('misery', 1, 'other')],
                [
                  when(
                    { kind: 'anyone', state: 'fatigue', atLeast: 2 },
                    [tell('slept'), change('fatigue', -1, 'one')],
                    [tell('waited'), change('misery', -1, 'other')],
                  ),
                ],
              ),
            ],
          },
          {
            id: 'ask-the-stationmaster',
            effects: [
              gain({ cigarette: 1 }),
              later(3, 'the-train'),
              when({ kind: 'day', atLeast: 6 }, [tell('board-late'), gain({ coffee: 1 })], [tell('board')]),
            ],
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
        notes: ['violence'],
        register: 'radio',
        cast: ['other'],
        options: [
          {
            id: 'have-a-name-called',
            effects: [
              giveBack(1),
              noise(1),
              d10(
                upTo(4, tell('answers'), change('misery', -1, 'present')),
                upTo(8, tell('another'), gain({ coffee: 1, cigarette: 1 })),
                upTo(10, tell('hill-answers'), noiseRoll),
              ),
            ],
          },
          {
            id: 'buy-a-ticket',
            cost: { cigarette: 1 },
            effects: [
              d10(
                upTo(7, tell('ticket'), change('misery', -1, 'other')),
                upTo(10, tell('return-ticket'), change('misery', -1, 'present')),
              ),
            ],
          },
          {
            id: 'cut-the-wire-of-the-megaphone',
            effects: [
              gain({ 'electrical-part': 1 }),
              when(
                { kind: 'noise', atLeast: 4 },
                [tell('hush'), noise(-3), change('misery', 1, 'other')],
                [tell('lips'), change('misery', 1, 'present'), gain({ components: 1 })],
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        cast: ['other'],
        options: [
          {
            id: 'pick-the-lock',
            when: { kind: 'has', goods: { lockpick: 1 } },
            effects: [
              giveBack(1),
              gain({ moonshine: 1, cigarette: 2 }),
              d10(
                upTo(8, tell('picked'), gain({ 'electrical-part': 1 })),
                upTo(10, tell('sample-case'), gain({ jewelry: 1 })),
              ),
            ],
          },
          {
            id: 'let-skilled-fingers-try',
            when: { kind: 'skill', skill: 'locks' },
            effects: [
              giveBack(1),
              noise(-1),
              d10(
                upTo(7, tell('fingers'), gain({ moonshine: 1, 'electrical-part': 1, cigarette: 1 })),
                upTo(10, tell('hairpin'), gain({ cigarette: 2 })),
              ),
            ],
          },
          {
            id: 'force-the-locker',
            effects: [
              noise(3),
              noiseRoll,
              d10(
                upTo(7, tell('forced'), gain({ moonshine: 1, cigarette: 2 })),
                upTo(10, tell('broken'), gain({ cigarette: 2 })),
              ),
            ],
          },
          {
            id: 'put-the-ticket-back',
            effects: [
              search('heap'),
              noise(1),
              d10(upTo(7, tell('ticket')), upTo(10, tell('tag'), gain({ cigarette: 1 }))),
            ],
          },
        ],
      },
      {
        cast: ['gentle'],
        notes: ['violence', 'injury'],
        options: [
          {
            id: 'stand-beside-him',
            effects: [
              tell('sold'),
              gain({ 'canned-food': 1, vegetable: 1 }),
              change('misery', 1, 'gentle'),
              mark('sold-seats'),
              later(2, 'a-seat-by-the-window'),
            ],
          },
          {
            id: 'tell-platform-two',
            effects: [
              d10(
                upTo(4, tell('run-off'), noise(2), change('misery', -1, 'present')),
                upTo(10, tell('hush'), change('wounds', 1, 'one')),
              ),
            ],
          },
          {
            id: 'tell-the-stationmaster',
            effects: [
              giveBack(1),
              empathy(
                [tell('red-cap'), gain({ coffee: 1 }), change('misery', -1, 'actor')],
                [tell('his-tenth'), gain({ cigarette: 2 })],
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        cast: ['gentle'],
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
        when: MET_THE_GIRL,
        cast: ['other'],
        notes: ['death', 'grief', 'violence', 'injury'],
        options: [
          {
            id: 'take-him-over-the-square',
            effects: [
              prowess(
                1,
                [
                  when(
                    BROUGHT_HER,
                    [tell('same-door'), change('misery', -1, 'present'), gain({ sugar: 1 })],
                    [tell('aunt-alone'), change('misery', 1, 'other'), gain({ sugar: 2 })],
                  ),
                ],
                [tell('graze'), change('wounds', 1, 'actor'), change('misery', -1, 'actor')],
              ),
            ],
          },
          {
            id: 'tell-him-what-we-know',
            effects: [
              when(
                BROUGHT_HER,
                [tell('runs'), change('misery', 1, 'other')],
                [tell('porter-gone'), change('misery', 1, 'present'), giveBack(1)],
              ),
            ],
          },
          {
            id: 'pretend-not-to-know-him',
            effects: [
              d10(
                upTo(6, tell('scales'), noise(-1)),
                upTo(10, tell('follows'), change('misery', 1, 'other'), noise(1)),
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['alcohol'],
        options: [
          {
            id: 'offer-the-guard-moonshine',
            cost: { moonshine: 1 },
            effects: [
              later(1, 'coal-by-handcart'),
              when({ kind: 'cold', atLeast: 4 }, [tell('lumps'), gain({ wood: 1 })], [tell('nod')]),
            ],
          },
          {
            id: 'talk-about-his-children',
            effects: [
              giveBack(1),
              empathy(
                [tell('children'), later(2, 'coal-by-handcart')],
                [tell('orders'), noise(1), noiseRoll],
              ),
            ],
          },
          {
            id: 'crawl-under-the-wagons',
            effects: [
              when(
                { kind: 'marked', mark: 'opened-the-wagon' },
                [tell('tins-on-a-wire'), gain({ 'mechanical-part': 1, hatchet: 1 }), noise(2), noiseRoll],
                [
                  prowess(
                    1,
                    [tell('axle'), gain({ 'mechanical-part': 2, hatchet: 1 })],
                    [tell('torch'), noise(3), noiseRoll],
                  ),
                ],
              ),
            ],
          },
        ],
      },
      {
        cast: ['against'],
        people: 2,
        notes: ['captivity', 'violence', 'injury', 'hunger', 'death'],
        options: [
          {
            id: 'break-the-seal',
            effects: [
              mark('opened-the-wagon'),
              d10(
                upTo(
                  6,
                  tell('scatter'),
                  noise(2),
                  change('misery', -1, 'present'),
                  gain({ cigarette: 2 }),
                  later(1, 'from-the-wagon'),
                ),
                upTo(
                  10,
                  tell('knocked-down'),
                  change('wounds', 1, 'against'),
                  noise(3),
                  later(1, 'from-the-wagon'),
                ),
              ),
            ],
          },
          {
            id: 'push-food-through-the-slats',
            cost: { vegetable: 1 },
            effects: [
              d10(
                upTo(7, tell('hands'), gain({ jewelry: 1 }), change('misery', 1, 'one')),
                upTo(10, tell('fought'), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'write-down-who-they-are',
            effects: [
              giveBack(3),
              when(
                { kind: 'noise', atLeast: 4 },
                [tell('cut-short'), noiseRoll, change('misery', -1, 'one')],
                [tell('forty-names'), change('misery', -1, 'one'), gain({ cigarette: 1 })],
              ),
            ],
          },
          {
            id: 'go-back-along-the-rails',
            effects: [
              d10(
                upTo(5, tell('knocking'), change('misery', 1, 'against')),
                upTo(10, tell('empty-siding'), change('misery', 1, 'one'), gain({ components: 1 })),
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        cast: ['other'],
        options: [
          {
            id: 'send-our-names',
            effects: [
              giveBack(1),
              later(3, 'an-answer-by-wire'),
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('sent-fewer'), change('misery', -1, 'one')],
                [tell('sent')],
              ),
            ],
          },
          {
            id: 'send-the-names-pinned-to-the-wall',
            effects: [
              giveBack(3),
              later(2, 'an-answer-by-wire'),
              d10(
                upTo(7, tell('wall'), change('misery', -1, 'one')),
                upTo(10, tell('one-at-once'), change('misery', -1, 'present')),
              ),
            ],
          },
          {
            id: 'take-the-apparatus',
            effects: [
              gain({ 'electrical-part': 2 }),
              d10(
                upTo(7, tell('silence'), change('misery', 1, 'one')),
                upTo(10, tell('spark'), change('fatigue', 1, 'other'), gain({ components: 1 })),
              ),
            ],
          },
        ],
      },
      {
        cast: ['other'],
        options: [
          {
            id: 'describe-something-likely',
            effects: [
              d10(
                upTo(3, tell('umbrella'), gain({ components: 1 })),
                upTo(7, tell('case'), gain({ book: 1, coffee: 1, cigarette: 1 })),
                upTo(10, tell('hatbox'), gain({ shovel: 1 }), noise(1)),
              ),
            ],
          },
          {
            id: 'describe-what-was-really-lost',
            effects: [
              giveBack(1),
              empathy(
                [tell('writes-it-down'), change('misery', -1, 'present')],
                [tell('next-window'), change('misery', 1, 'actor'), gain({ coffee: 1 })],
              ),
            ],
          },
          {
            id: 'look-behind-the-counter',
            when: { kind: 'skill', skill: 'rummage' },
            effects: [
              giveBack(1),
              gain({ 'mechanical-part': 1 }),
              d10(
                upTo(7, tell('shelf-nine'), gain({ sugar: 1 }), noise(1)),
                upTo(10, tell('music-box'), gain({ components: 1 }), noise(2)),
              ),
            ],
          },
          {
            id: 'hand-something-in',
            cost: { cigarette: 1 },
            effects: [
              d10(
                upTo(6, tell('receipt'), change('misery', -1, 'other')),
                upTo(10, tell('owner'), gain({ 'raw-food': 1 })),
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'the-train': {
      notes: ['violence', 'death', 'injury'],
      where: 'home',
      cast: ['against'],
      options: [
        {
          id: 'run-to-the-station',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('wagons'), gain({ 'canned-food': 1, sugar: 1 })),
              upTo(8, tell('late'), gain({ vegetable: 1, components: 1 })),
              upTo(10, tell('an-engine-alone'), change('wounds', 1, 'one')),
            ),
          ],
        },
        {
          id: 'knock-on-doors-along-the-street',
          effects: [
            d10(
              upTo(5, tell('doors'), gain({ wood: 1 }), change('misery', -1, 'present')),
              upTo(7, tell('thieves'), giveUp(1, 'any'), change('misery', -1, 'one')),
              upTo(10, tell('it-was-we-who-woke-them'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'hold-them-back-at-the-corner',
          effects: [
            empathy(
              [tell('twenty-past'), change('misery', -1, 'actor'), tonight(-1, 0)],
              [tell('they-show-us-the-sugar'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'stay-in-the-house',
          effects: [d10(upTo(6, tell('stayed')), upTo(10, tell('lie-in'), change('fatigue', -1, 'one')))],
        },
      ],
    },
    'a-seat-by-the-window': {
      where: 'home',
      notes: ['violence', 'death'],
      options: [
        {
          id: 'give-them-back-the-fare',
          cost: { 'raw-food': 1 },
          effects: [
            d10(
              upTo(6, tell('counted'), change('misery', -1, 'one')),
              upTo(10, tell('wanted-the-seat'), change('misery', 1, 'one'), gain({ coffee: 1 })),
            ),
          ],
        },
        {
          id: 'tell-them-there-is-no-train',
          effects: [
            empathy(
              [tell('knew'), change('misery', -1, 'actor')],
              [tell('chair'), change('misery', 2, 'gentle'), gain({ wood: 1 })],
            ),
          ],
        },
        {
          id: 'tell-them-tomorrow',
          effects: [
            gain({ vegetable: 1 }),
            when(
              { kind: 'fate', role: 'gentle', is: 'here' },
              [tell('by-name'), change('misery', 2, 'gentle'), gain({ vegetable: 1 })],
              [tell('tomorrow'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-label': {
      notes: ['violence', 'injury'],
      options: [
        {
          id: 'run-across-the-square',
          effects: [
            mark('brought-the-girl'),
            prowess(
              1,
              [tell('across'), change('misery', -1, 'present'), gain({ sugar: 1 })],
              [tell('shot'), change('wounds', 1, 'actor'), change('misery', -1, 'actor')],
            ),
          ],
        },
        {
          id: 'go-the-long-way-round',
          effects: [
            mark('brought-the-girl'),
            giveBack(4),
            d10(
              upTo(7, tell('round'), change('misery', -1, 'one')),
              upTo(10, tell('asleep'), change('misery', -1, 'present')),
            ),
          ],
        },
        {
          id: 'leave-her-with-the-porter',
          effects: [
            tell('porter'),
            mark('left-the-girl'),
            change('misery', 1, 'one'),
            later(2, 'the-aunt-asks'),
          ],
        },
      ],
    },
    'the-aunt-asks': {
      where: 'home',
      notes: ['death-of-a-child', 'grief', 'alcohol'],
      options: [
        {
          id: 'go-with-her-to-the-porter',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('behind-the-boiler'), change('misery', -1, 'everyone')),
              upTo(10, tell('gloves'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'say-whom-we-left-her-with',
          effects: [
            when(
              { kind: 'day', atLeast: 6 },
              [tell('too-many-days'), change('misery', 2, 'one'), gain({ coffee: 1 })],
              [tell('slapped'), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'say-somebody-saw-her-on-a-lorry',
          effects: [
            d10(
              upTo(6, tell('grateful'), gain({ sugar: 1, vegetable: 1 }), change('misery', 1, 'one')),
              upTo(10, tell('which-lorry'), change('misery', 2, 'one')),
            ),
          ],
        },
      ],
    },
    'coal-by-handcart': {
      where: 'home',
      people: 2,
      cast: ['other'],
      options: [
        {
          id: 'burn-it-while-it-lasts',
          effects: [
            cold(-2),
            later(2, 'the-guard-is-relieved'),
            when(
              { kind: 'built', fitting: 'heater' },
              [tell('red-hot'), change('misery', -1, 'present')],
              [tell('warm'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'swap-it-along-the-street',
          effects: [
            gain({ wood: 2, components: 1 }),
            later(1, 'the-guard-is-relieved'),
            d10(upTo(7, tell('swapped'), gain({ components: 1 })), upTo(10, tell('talk'), tonight(1, 0))),
          ],
        },
        {
          id: 'send-half-to-the-ward',
          effects: [
            cold(-1),
            gain({ bandage: 1 }),
            when(
              { kind: 'marked', mark: 'held-the-lamp' },
              [tell('lamp-people'), gain({ chems: 1 })],
              [tell('ward')],
            ),
          ],
        },
      ],
    },
    'the-guard-is-relieved': {
      where: 'home',
      notes: ['captivity'],
      options: [
        {
          id: 'sign-the-dotted-line',
          effects: [
            change('misery', -1, 'everyone'),
            d10(upTo(6, tell('filed'), giveUp(1, 'any')), upTo(10, tell('inspector'), tonight(2, 1))),
          ],
        },
        {
          id: 'sign-for-somebody-who-is-gone',
          when: { kind: 'lost', atLeast: 1 },
          effects: [tell('dead-hand'), change('misery', 1, 'one')],
        },
        {
          id: 'say-there-was-no-coal',
          effects: [
            d10(
              upTo(5, tell('felt-boots'), change('misery', 2, 'one')),
              upTo(10, tell('drew'), change('misery', 1, 'one'), gain({ cigarette: 2 })),
            ),
          ],
        },
      ],
    },
    'an-answer-by-wire': {
      notes: ['grief', 'death'],
      where: 'home',
      options: [
        {
          id: 'take-the-first',
          effects: [
            d10(
              upTo(6, tell('alive'), change('misery', -1, 'present')),
              upTo(10, tell('not-ours'), change('misery', 1, 'present')),
            ),
          ],
        },
        {
          id: 'take-the-second',
          effects: [
            d10(
              upTo(5, tell('unknown'), change('misery', 1, 'one'), gain({ cigarette: 2 })),
              upTo(
                10,
                tell('carried-to-the-corner'),
                change('misery', -1, 'one'),
                change('fatigue', 1, 'one'),
              ),
            ),
          ],
        },
        {
          id: 'put-it-away-unopened',
          effects: [
            gain({ cigarette: 2 }),
            when(
              { kind: 'lost', atLeast: 1 },
              [tell('unopened-two'), change('misery', 1, 'one'), gain({ coffee: 1 })],
              [tell('unopened')],
            ),
          ],
        },
      ],
    },
    'from-the-wagon': {
      where: 'home',
      notes: ['captivity', 'violence'],
      options: [
        {
          id: 'take-in-the-quiet-one',
          when: { kind: 'group', atMost: 3 },
          effects: [tell('quiet-one'), tonight(1, 0), arrival, later(1, 'the-search')],
        },
        {
          id: 'let-them-have-the-shed',
          effects: [
            d10(
              upTo(6, tell('swept'), gain({ wood: 2, cigarette: 2 }), tonight(-2, 0)),
              upTo(10, tell('stripped'), giveUp(1, 'any')),
            ),
          ],
        },
        {
          id: 'send-all-of-them-on',
          effects: [
            when(
              { kind: 'has', goods: { hatchet: 1 } },
              [tell('see-the-gun'), change('misery', 1, 'one')],
              [tell('stones'), tonight(2, 0)],
            ),
          ],
        },
      ],
    },
    'the-search': {
      where: 'home',
      cast: ['newest'],
      people: 2,
      notes: ['captivity', 'violence', 'injury'],
      options: [
        {
          id: 'hide-the-newcomer',
          effects: [
            prowess(
              1,
              [tell('coal-heap'), change('misery', -1, 'everyone')],
              [tell('dragged-out'), change('wounds', 1, 'actor'), leave('newest')],
            ),
          ],
        },
        {
          id: 'buy-the-corporal',
          cost: { jewelry: 1 },
          effects: [
            d10(
              upTo(8, tell('pocket'), change('misery', -1, 'everyone')),
              upTo(10, tell('and-the-shelf'), change('misery', -1, 'newest'), giveUp(1, 'any')),
            ),
          ],
        },
        {
          id: 'say-who-it-is',
          effects: [
            tell('stood-up'),
            leave('newest'),
            gain({ 'canned-food': 1, cigarette: 2 }),
            change('misery', 2, 'one'),
          ],
        },
      ],
    },
  },
);
