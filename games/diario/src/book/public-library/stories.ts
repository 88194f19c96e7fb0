import {
  arrival,
  change,
  d10,
  empathy,
  fight,
  gain,
  giveBack,
  giveUp,
  ideas,
  later,
  mark,
  noise,
  noiseRoll,
  prowess,
  readOn,
  tell,
  tonight,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const PUBLIC_LIBRARY: readonly Story[] = storiesOf(
  { card: 'public-library', where: 'out' },
  {
    red: [
      {
        options: [
          {
            id: 'name-the-law',
            effects: [
              mark('burnt-the-law'),
              d10(
                upTo(6, tell('law'), gain({ coffee: 1 })),
                upTo(10, tell('law-smoke'), gain({ coffee: 1, book: 1 }), noise(2)),
              ),
            ],
          },
          {
            id: 'name-the-poems',
            effects: [
              tell('poems'),
              mark('burnt-the-poems'),
              gain({ book: 1, cigarette: 2 }),
              change('misery', 1, 'one'),
              later(2, 'by-heart'),
            ],
          },
          {
            id: 'carry-up-broken-chairs',
            effects: [
              giveBack(1),
              when(
                { kind: 'skill', skill: 'digger' },
                [tell('chairs-in-four'), gain({ book: 1 })],
                [
                  tell('chairs'),
                  change('fatigue', 1, 'actor'),
                  change('misery', -1, 'actor'),
                  gain({ book: 1 }),
                ],
              ),
            ],
          },
        ],
      },
      {
        notes: ['hunger', 'death', 'illness'],
        register: 'ledger',
        cast: ['against'],
        options: [
          {
            id: 'leave-the-boots',
            effects: [
              gain({ wood: 2, book: 1 }),
              giveBack(2),
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('boots-in-the-frost'), change('illness', 1, 'against')],
                [tell('boots'), change('fatigue', 1, 'against')],
              ),
            ],
          },
          {
            id: 'borrow-the-child',
            effects: [
              giveBack(1),
              d10(
                upTo(6, tell('half-the-milk'), change('hunger', -1, 'one')),
                upTo(10, tell('the-wrong-arm'), change('hunger', -1, 'one'), noise(2), noiseRoll),
              ),
            ],
          },
          {
            id: 'look-for-the-overcoat',
            effects: [
              giveBack(2),
              gain({ coffee: 1 }),
              d10(
                upTo(5, tell('in-the-porch'), change('misery', 1, 'one'), gain({ cigarette: 2 })),
                upTo(10, tell('at-cards'), change('misery', -1, 'one')),
              ),
            ],
          },
          {
            id: 'give-the-ledger-back',
            effects: [
              when(
                { kind: 'marked', mark: 'burnt-the-poems' },
                [tell('one-volume-kept-back'), change('misery', 1, 'against')],
                [
                  when(
                    { kind: 'marked', mark: 'burnt-the-law' },
                    [tell('the-judge'), noise(-2)],
                    [tell('blotted'), noise(-1)],
                  ),
                ],
              ),
            ],
          },
        ],
      },
    ],
    blue: {
      options: [
        {
          id: 'look-for-the-missing-volume',
          effects: [
            giveBack(1),
            when(
              { kind: 'noise', atLeast: 6 },
              [tell('stacks-in-the-dark'), change('fatigue', 1, 'one')],
              [tell('stacks')],
            ),
            readOn('the-last-chapter'),
          ],
        },
        {
          id: 'listen-until-the-candle-is-out',
          effects: [
            giveBack(2),
            tell('candle'),
            change('misery', -1, 'one'),
            when({ kind: 'member', person: 'luka' }, [tell('luka'), noise(-1)]),
          ],
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
    green: {
      options: [
        {
          id: 'trace-our-street',
          effects: [
            when(
              { kind: 'skill', skill: 'builder' },
              [giveBack(1), tell('traced-at-sight')],
              [giveBack(2), tell('traced')],
            ),
            later(1, 'the-old-culvert'),
          ],
        },
        {
          id: 'cut-the-sheet-out',
          effects: [
            when(
              { kind: 'skill', skill: 'locks' },
              [tell('unpicked'), gain({ cigarette: 2 }), noise(1), change('fatigue', 1, 'one')],
              [tell('cut'), gain({ cigarette: 2 }), change('misery', 1, 'one')],
            ),
            later(1, 'the-old-culvert'),
          ],
        },
        {
          id: 'study-the-builders-drawings',
          effects: [
            giveBack(2),
            d10(
              upTo(7, tell('drawings'), ideas(1)),
              upTo(10, tell('mice'), gain({ book: 1, components: 1 })),
            ),
          ],
        },
      ],
    },
    yellow: [
      {
        notes: ['grief'],
        cast: ['gentle'],
        options: [
          {
            id: 'go-on-one-call-with-him',
            effects: [
              giveBack(2),
              gain({ coffee: 1, sugar: 1 }),
              d10(
                upTo(6, tell('nine-years-of-bees'), change('misery', 1, 'gentle')),
                upTo(10, tell('she-has-waited-for-it'), gain({ book: 1 }), change('misery', 1, 'present')),
              ),
            ],
          },
          {
            id: 'pay-our-own-fine',
            cost: { cigarette: 1 },
            effects: [
              d10(
                upTo(7, tell('both-halves'), change('misery', -1, 'gentle'), tonight(-1, 0)),
                upTo(10, tell('a-second-card'), tonight(-1, 0)),
              ),
            ],
          },
          {
            id: 'take-the-drawers-to-the-stove',
            effects: [
              prowess(
                1,
                [tell('street-by-street'), change('misery', -1, 'present'), noise(1)],
                [tell('cards-on-the-floor'), noise(3), noiseRoll],
              ),
            ],
          },
          {
            id: 'wish-him-good-evening',
            effects: [d10(upTo(6, tell('filed-again')), upTo(10, tell('he-copies-it'), tonight(1, 0)))],
          },
        ],
      },
      {
        register: 'form',
        cast: ['gentle'],
        options: [
          {
            id: 'fill-it-in-truthfully',
            effects: [
              mark('gave-our-address'),
              d10(
                upTo(5, tell('filed'), gain({ book: 1 }), change('misery', -1, 'gentle')),
                upTo(10, tell('filed-by-another'), gain({ book: 1 }), later(2, 'the-reader-with-a-list')),
              ),
            ],
          },
          {
            id: 'invent-a-household',
            effects: [
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('the-one-who-is-gone'), change('misery', 1, 'gentle'), gain({ coffee: 1, book: 1 })],
                [tell('invented'), gain({ coffee: 1 }), noise(1)],
              ),
            ],
          },
          {
            id: 'leave-it-blank',
            effects: [
              tell('blank'),
              when({ kind: 'cold', atLeast: 4 }, [tell('draught'), noise(-1)], [noise(-2)]),
            ],
          },
        ],
      },
    ],
    white: [
      {
        notes: ['death', 'violence'],
        cast: ['other'],
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
          {
            id: 'go-down-again',
            effects: [
              when(
                { kind: 'noise', atLeast: 5 },
                [tell('listened-to'), noise(-2)],
                [tell('down'), noise(-1)],
              ),
            ],
          },
        ],
      },
      {
        notes: ['captivity'],
        cast: ['other'],
        options: [
          {
            id: 'give-him-a-name',
            effects: [
              mark('named-a-reader'),
              d10(
                upTo(
                  7,
                  tell('named'),
                  gain({ 'canned-food': 1 }),
                  change('misery', 1, 'other'),
                  later(2, 'the-reader-with-a-list'),
                ),
                upTo(10, tell('already-known'), gain({ cigarette: 2 }), change('misery', 2, 'other')),
              ),
            ],
          },
          {
            id: 'warn-the-people-by-the-stove',
            effects: [
              giveBack(2),
              empathy(
                [tell('warned'), change('misery', -1, 'actor')],
                [tell('not-believed'), noise(2), noiseRoll],
              ),
            ],
          },
          {
            id: 'give-him-a-dead-mans-name',
            when: { kind: 'lost', atLeast: 1 },
            effects: [tell('a-dead-name'), gain({ 'raw-food': 1 }), change('misery', 1, 'one'), giveBack(1)],
          },
          {
            id: 'say-we-know-nobody',
            effects: [
              when(
                { kind: 'skill', skill: 'quiet' },
                [tell('shaken-off'), change('fatigue', 1, 'one'), noise(-1)],
                [tell('knows-nobody'), noise(1)],
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'the-last-chapter': {
      notes: ['grief', 'death-of-a-child'],
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
          effects: [
            d10(
              upTo(6, tell('wedding'), change('misery', -1, 'one'), gain({ cigarette: 1 })),
              upTo(10, tell('doubted'), later(2, 'a-reader-of-fourteen')),
            ),
          ],
        },
        {
          id: 'keep-the-book',
          effects: [
            tell('kept'),
            mark('kept-volume-two'),
            gain({ book: 1 }),
            noise(-1),
            later(2, 'a-reader-of-fourteen'),
          ],
        },
      ],
    },
    'a-reader-of-fourteen': {
      where: 'home',
      register: 'child',
      notes: ['death', 'grief', 'death-of-a-child'],
      cast: ['sad'],
      options: [
        {
          id: 'give-her-volume-two',
          cost: { book: 1 },
          effects: [
            when(
              { kind: 'marked', mark: 'kept-volume-two' },
              [tell('given-back'), change('misery', -1, 'one'), gain({ 'raw-food': 1 })],
              [tell('another-book'), change('misery', -1, 'one'), gain({ vegetable: 1 })],
            ),
          ],
        },
        {
          id: 'hear-her-ending',
          effects: [
            d10(
              upTo(6, tell('her-ending'), change('misery', -1, 'sad'), change('fatigue', 1, 'one')),
              upTo(10, tell('her-brother'), change('misery', 1, 'sad'), gain({ vegetable: 1 })),
            ),
          ],
        },
        {
          id: 'tell-her-the-boy-drowns',
          effects: [
            empathy(
              [tell('she-nods'), change('misery', -1, 'actor')],
              [tell('she-hits-out'), change('misery', 1, 'actor'), gain({ book: 1 })],
            ),
          ],
        },
      ],
    },
    'by-heart': {
      where: 'home',
      notes: ['grief', 'death', 'hunger'],
      cast: ['gentle'],
      options: [
        {
          id: 'give-him-the-book',
          cost: { book: 1 },
          effects: [
            tell('given'),
            change('misery', -1, 'one'),
            when(
              { kind: 'cold', atLeast: 4 },
              [tell('the-offer'), later(1, 'two-places-by-the-stove')],
              [tell('his-stick'), gain({ wood: 1 })],
            ),
          ],
        },
        {
          id: 'read-it-to-him',
          effects: [
            empathy(
              [tell('read'), change('misery', -1, 'actor'), later(2, 'two-places-by-the-stove')],
              [tell('misread'), change('misery', 1, 'actor'), gain({ coffee: 1 })],
            ),
          ],
        },
        {
          id: 'say-it-went-with-the-others',
          effects: [
            d10(
              upTo(5, tell('believed'), gain({ cigarette: 1 })),
              upTo(10, tell('on-the-sill'), change('hunger', 1, 'gentle'), gain({ cigarette: 2 })),
            ),
          ],
        },
      ],
    },
    'two-places-by-the-stove': {
      where: 'home',
      notes: ['illness'],
      cast: ['gentle', 'other'],
      when: { kind: 'fate', role: 'gentle', is: 'here' },
      options: [
        {
          id: 'send-the-two-of-them',
          effects: [
            change('fatigue', -1, 'gentle'),
            d10(
              upTo(6, tell('sent'), change('misery', -1, 'other'), tonight(2, 1)),
              upTo(10, tell('sent-and-back'), change('misery', -1, 'gentle'), tonight(1, 0)),
            ),
          ],
        },
        {
          id: 'send-only-the-sick',
          when: { kind: 'anyone', state: 'illness', atLeast: 1 },
          effects: [
            d10(
              upTo(7, tell('sick-better'), change('illness', -1, 'one'), tonight(1, 0)),
              upTo(10, tell('sick-turned-away'), change('fatigue', 1, 'one'), gain({ wood: 1 })),
            ),
          ],
        },
        {
          id: 'ask-for-fuel-instead',
          effects: [
            when(
              { kind: 'built', fitting: 'heater' },
              [tell('sermons'), gain({ book: 1 })],
              [tell('chair-legs'), gain({ wood: 1 })],
            ),
          ],
        },
      ],
    },
    'the-old-culvert': {
      where: 'home',
      people: 2,
      options: [
        {
          id: 'open-the-culvert',
          effects: [
            tell('opened'),
            gain({ components: 2, water: 1 }),
            tonight(2, 0),
            d10(upTo(6, later(2, 'steps-under-the-floor')), upTo(10, tell('silted'))),
          ],
        },
        {
          id: 'brick-it-up',
          cost: { components: 1 },
          effects: [
            tell('bricked'),
            tonight(-2, -1),
            when({ kind: 'skill', skill: 'builder' }, [tell('true-course'), change('misery', -1, 'one')]),
          ],
        },
        {
          id: 'sit-and-listen-at-it',
          effects: [
            when(
              { kind: 'skill', skill: 'sentry' },
              [tell('sentry'), tonight(-1, -1), later(2, 'steps-under-the-floor')],
              [tell('listened'), change('fatigue', 1, 'one'), tonight(-1, -1)],
            ),
          ],
        },
      ],
    },
    'steps-under-the-floor': {
      where: 'home',
      notes: ['captivity'],
      cast: ['against'],
      options: [
        {
          id: 'let-them-through-for-a-toll',
          effects: [
            d10(
              upTo(6, tell('toll'), gain({ cigarette: 3, coffee: 1 }), change('misery', 1, 'one')),
              upTo(10, tell('toll-and-eyes'), gain({ 'canned-food': 1 }), tonight(2, 1)),
            ),
          ],
        },
        {
          id: 'keep-the-last-one-here',
          when: { kind: 'group', atMost: 3 },
          effects: [
            arrival,
            d10(
              upTo(5, tell('stays'), change('misery', 1, 'against')),
              upTo(10, tell('stays-and-he-returns'), change('misery', 1, 'against'), tonight(1, 1)),
            ),
          ],
        },
        {
          id: 'close-the-hole-on-them',
          effects: [
            when(
              { kind: 'has', goods: { components: 1 } },
              [tell('closed'), tonight(-1, 0), change('misery', 1, 'one')],
              [tell('sat-on-it'), change('fatigue', 1, 'against')],
            ),
          ],
        },
      ],
    },
    'no-shots-on-the-corner': {
      notes: ['injury', 'violence'],
      where: 'home',
      effects: [later(1, 'the-enamel-mug')],
      options: [
        {
          id: 'fetch-water-with-everybody',
          effects: [
            tell('pump'),
            gain({ water: 2 }),
            when({ kind: 'day', atLeast: 8 }, [tell('fewer'), change('fatigue', 1, 'one')]),
          ],
        },
        {
          id: 'search-the-cars-at-the-crossing',
          effects: [
            d10(
              upTo(3, tell('other-window'), change('wounds', 1, 'one')),
              upTo(10, tell('boot'), gain({ components: 2, 'raw-food': 1 })),
            ),
          ],
        },
        {
          id: 'stand-in-the-sun-for-once',
          effects: [
            tell('sun'),
            d10(
              upTo(7, change('misery', -1, 'one')),
              upTo(10, tell('sun-and-bread'), change('misery', -1, 'present')),
            ),
          ],
        },
      ],
    },
    'the-enamel-mug': {
      where: 'home',
      notes: ['violence', 'death', 'injury'],
      cast: ['other'],
      when: { kind: 'fate', role: 'other', is: 'here' },
      options: [
        {
          id: 'say-it-aloud-in-the-queue',
          effects: [
            d10(
              upTo(6, tell('the-queue-closes'), change('misery', 2, 'other'), gain({ water: 2, pistol: 1 })),
              upTo(10, tell('it-was-the-plumber'), change('misery', 2, 'other'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'follow-him-home',
          effects: [
            prowess(
              1,
              [tell('his-stairs'), gain({ ammo: 3 }), change('fatigue', 1, 'actor')],
              [tell('he-waits-round-the-corner'), change('wounds', 1, 'actor'), gain({ ammo: 1 })],
            ),
          ],
        },
        {
          id: 'let-him-fill-his-mug',
          effects: [
            d10(
              upTo(5, tell('he-holds-the-handle'), gain({ water: 1 })),
              upTo(10, tell('shots-again'), change('misery', 1, 'present')),
            ),
          ],
        },
      ],
    },
    'the-reader-with-a-list': {
      where: 'home',
      notes: ['captivity', 'grief'],
      cast: ['gentle'],
      when: { kind: 'fate', role: 'gentle', is: 'here' },
      options: [
        {
          id: 'tell-her-what-was-asked',
          effects: [
            when(
              { kind: 'marked', mark: 'named-a-reader' },
              [tell('it-was-us'), change('misery', 2, 'gentle'), gain({ book: 1 })],
              [tell('it-was-the-ticket'), change('misery', -1, 'gentle'), tonight(1, 0)],
            ),
          ],
        },
        {
          id: 'give-her-food-for-him',
          cost: { 'raw-food': 1 },
          effects: [
            d10(
              upTo(6, tell('parcel-taken'), change('misery', -1, 'present'), gain({ 'herbal-meds': 1 })),
              upTo(10, tell('parcel-returned'), gain({ 'raw-food': 1 }), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'say-we-were-not-there',
          effects: [
            d10(
              upTo(5, tell('she-thanks-us'), change('misery', 1, 'one'), gain({ vegetable: 1 })),
              upTo(
                10,
                when(
                  { kind: 'marked', mark: 'gave-our-address' },
                  [tell('she-has-the-form'), tonight(1, 1)],
                  [tell('she-was-told'), change('misery', 1, 'gentle'), tonight(1, 0)],
                ),
              ),
            ),
          ],
        },
      ],
    },
  },
);
