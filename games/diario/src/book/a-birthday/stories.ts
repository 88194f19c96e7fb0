import {
  change,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  mark,
  prowess,
  readOn,
  tell,
  tonight,
  unmark,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const A_BIRTHDAY: readonly Story[] = storiesOf(
  { card: 'a-birthday', where: 'home' },
  {
    red: [
      {
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'bake-something',
            cost: { sugar: 1 },
            effects: [
              when({ kind: 'skill', skill: 'cook' }, [tell('no-words-needed')], [tell('flat-cake')]),
              change('misery', -1, 'other'),
              change('misery', -1, 'one'),
            ],
          },
          {
            id: 'play-the-guitar',
            when: { kind: 'has', goods: { guitar: 1 } },
            effects: [
              when({ kind: 'member', person: 'luka' }, [tell('in-e-flat')], [tell('five-strings')]),
              change('misery', -1, 'other'),
              change('misery', -1, 'one'),
              tonight(1, 0),
            ],
          },
          { id: 'promise-tomorrow', effects: [tell('whispering'), later(1, 'a-day-late')] },
          {
            id: 'sing-at-once',
            effects: [
              empathy(
                [tell('in-tune'), change('misery', -1, 'other')],
                [tell('trails-off'), change('misery', 1, 'other')],
              ),
            ],
          },
        ],
      },
      {
        register: 'dialogue',
        notes: ['captivity', 'hunger'],
        people: 2,
        cast: ['against', 'gentle'],
        options: [
          {
            id: 'go-and-eat-his-cake',
            effects: [
              mark('ate-with-the-warden'),
              change('hunger', -1, 'one'),
              change('misery', 1, 'against'),
              when(
                { kind: 'anyone', state: 'hunger', atLeast: 2 },
                [tell('second-slice')],
                [tell('by-the-window')],
              ),
              later(2, 'the-wardens-book'),
            ],
          },
          {
            id: 'send-one-with-a-present',
            cost: { cigarette: 1 },
            effects: [
              empathy(
                [tell('he-is-touched'), gain({ sugar: 1 }), later(2, 'the-wardens-book')],
                [tell('where-are-the-others'), tonight(1, 0), later(2, 'the-wardens-book')],
              ),
            ],
          },
          {
            id: 'stay-at-home',
            effects: [
              d10(
                upTo(
                  5,
                  tell('the-empty-table'),
                  change('misery', -1, 'against'),
                  later(2, 'the-wardens-book'),
                ),
                upTo(10, tell('he-counts-the-lights'), tonight(1, 0), later(2, 'the-wardens-book')),
              ),
            ],
          },
        ],
      },
    ],
    blue: {
      notes: ['injury'],
      people: 2,
      cast: ['other'],
      options: [
        {
          id: 'give-her-a-book',
          cost: { book: 1 },
          effects: [
            change('misery', -1, 'one'),
            change('misery', -1, 'one'),
            d10(
              upTo(6, tell('upside-down'), later(2, 'the-girl-from-the-cellar')),
              upTo(10, tell('page-nine')),
            ),
          ],
        },
        {
          id: 'carve-an-animal',
          cost: { wood: 1 },
          effects: [
            d10(
              upTo(
                7,
                tell('a-horse'),
                change('misery', -1, 'one'),
                gain({ vegetable: 1 }),
                later(2, 'the-girl-from-the-cellar'),
              ),
              upTo(10, tell('a-thumb'), change('wounds', 1, 'one'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'come-with-empty-hands',
          effects: [
            empathy(
              [tell('blindfold'), change('misery', -1, 'actor'), later(2, 'the-girl-from-the-cellar')],
              [tell('by-the-door'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'send-our-regrets',
          effects: [
            change('fatigue', -1, 'one'),
            d10(
              upTo(7, tell('through-the-floor')),
              upTo(10, tell('a-slice-on-a-plate'), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
    green: [
      {
        notes: ['death-of-a-child', 'grief'],
        people: 2,
        cast: ['other'],
        effects: [change('misery', 1, 'other')],
        options: [
          {
            id: 'fill-the-plate',
            cost: { vegetable: 1 },
            effects: [
              change('misery', -1, 'other'),
              d10(
                upTo(7, tell('shared-after'), change('misery', -1, 'one')),
                upTo(10, tell('carried-up'), change('hunger', 1, 'other')),
              ),
            ],
          },
          {
            id: 'ask-about-him',
            effects: [
              empathy(
                [tell('the-rabbit'), change('misery', -2, 'other'), change('fatigue', 1, 'other')],
                [tell('enough'), change('misery', 1, 'other')],
              ),
            ],
          },
          {
            id: 'sit-down-and-eat',
            effects: [
              d10(upTo(6, tell('pass-the-salt')), upTo(10, tell('chair-back'), change('misery', 1, 'other'))),
            ],
          },
        ],
      },
      {
        register: 'testimony',
        notes: ['death', 'injury'],
        cast: ['strong'],
        options: [
          {
            id: 'carry-her-to-the-river',
            effects: [
              prowess(
                1,
                [tell('the-chair-has-handles'), change('fatigue', 1, 'actor'), readOn('as-far-as-the-river')],
                [tell('the-second-landing'), change('wounds', 1, 'actor'), change('misery', -1, 'one')],
              ),
            ],
          },
          {
            id: 'bring-her-some-of-it',
            effects: [
              change('fatigue', 1, 'one'),
              d10(
                upTo(6, tell('in-a-basin'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
                upTo(10, tell('that-is-from-the-pump'), gain({ water: 1 })),
              ),
            ],
          },
          {
            id: 'side-with-the-nephew',
            effects: [
              d10(
                upTo(6, tell('he-shakes-hands'), gain({ cigarette: 1 })),
                upTo(10, tell('she-turns-to-the-wall'), gain({ cigarette: 2 }), change('misery', 1, 'one')),
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['alcohol', 'illness'],
        options: [
          {
            id: 'drink-it-now',
            effects: [
              change('misery', -1, 'present'),
              when(
                { kind: 'anyone', state: 'illness', atLeast: 1 },
                [tell('one-sip'), change('illness', 1, 'one'), change('fatigue', 1, 'one')],
                [tell('down-to-the-lees'), change('fatigue', 1, 'present')],
              ),
            ],
          },
          {
            id: 'one-glass-each',
            effects: [
              change('misery', -1, 'one'),
              d10(
                upTo(6, tell('the-rest'), gain({ moonshine: 1 })),
                upTo(10, tell('he-takes-it-up'), gain({ coffee: 1 }), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'tell-him-to-keep-it',
            effects: [
              empathy(
                [tell('sixty-one'), change('misery', -1, 'present'), gain({ cigarette: 2 })],
                [tell('up-the-stairs'), change('misery', 1, 'actor')],
              ),
            ],
          },
        ],
      },
      {
        register: 'list',
        people: 2,
        cast: ['newest', 'other'],
        options: [
          {
            id: 'say-nothing-and-wind-it',
            effects: [
              mark('kept-the-watch'),
              change('misery', -1, 'newest'),
              when(
                { kind: 'member', person: 'oskar' },
                [tell('four-minutes-slow')],
                [tell('it-goes'), change('fatigue', 1, 'other')],
              ),
              later(2, 'what-time-it-is'),
            ],
          },
          {
            id: 'ask-who-gave-it',
            effects: [
              empathy(
                [
                  tell('from-a-windowsill'),
                  change('misery', 1, 'other'),
                  change('misery', -1, 'newest'),
                  later(1, 'what-time-it-is'),
                ],
                [tell('five-presents'), change('misery', 1, 'newest')],
              ),
            ],
          },
          {
            id: 'sell-it-in-the-underpass',
            effects: [
              change('misery', 1, 'newest'),
              d10(
                upTo(6, tell('by-weight'), gain({ 'raw-food': 1 })),
                upTo(10, tell('he-knows-it-too'), gain({ 'canned-food': 1 }), giveUp(1, 'any')),
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        cast: ['other'],
        notes: ['injury'],
        options: [
          {
            id: 'boil-water',
            cost: { water: 1 },
            effects: [
              change('misery', -1, 'one'),
              when({ kind: 'skill', skill: 'nurse' }, [tell('first-i-shall-wash')], [tell('steam')]),
              later(2, 'a-name-for-her'),
            ],
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
          {
            id: 'send-him-to-the-committee',
            effects: [
              d10(upTo(6, tell('next-door-on'), change('misery', 1, 'one')), upTo(10, tell('committee-bed'))),
            ],
          },
        ],
      },
      {
        notes: ['alcohol', 'violence'],
        cast: ['against'],
        options: [
          {
            id: 'let-him-sit-down',
            effects: [
              d10(
                upTo(7, tell('plums'), change('hunger', -1, 'one'), later(1, 'the-empty-post')),
                upTo(10, tell('one-for-each-year'), change('misery', 1, 'present'), gain({ shell: 2 })),
              ),
            ],
          },
          {
            id: 'pour-him-a-drink',
            cost: { moonshine: 1 },
            effects: [
              mark('made-him-drunk'),
              d10(
                upTo(6, tell('asleep-on-his-arm'), gain({ ammo: 2 }), later(1, 'the-empty-post')),
                upTo(10, tell('his-whole-village'), change('misery', -1, 'one'), later(1, 'the-empty-post')),
              ),
            ],
          },
          {
            id: 'say-there-is-fever-here',
            effects: [
              empathy(
                [tell('he-leaves-the-jar'), gain({ sugar: 1 })],
                [tell('he-looks-at-each-of-us'), tonight(1, 0), change('misery', 1, 'one')],
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'a-day-late': {
      people: 2,
      notes: ['grief'],
      effects: [
        when(
          { kind: 'fate', role: 'other', is: 'here' },
          [change('misery', 1, 'other')],
          [tell('the-cloth-stays'), change('misery', 1, 'one')],
        ),
      ],
      options: [
        {
          id: 'have-it-all-the-same',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('in-the-coat'), change('misery', -2, 'other'), change('misery', -1, 'one')],
              [tell('all-interrupt'), change('misery', -1, 'present')],
            ),
          ],
        },
        {
          id: 'own-up-to-the-whispering',
          effects: [
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [
                d10(
                  upTo(6, tell('as-to-a-verdict'), change('misery', -2, 'other')),
                  upTo(10, tell('like-an-excuse')),
                ),
              ],
              [tell('the-week-is-slept'), change('fatigue', -1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-wardens-book': {
      notes: ['captivity'],
      people: 2,
      effects: [
        when({ kind: 'marked', mark: 'ate-with-the-warden' }, [tell('as-a-friend')], [tell('as-a-warden')]),
      ],
      options: [
        {
          id: 'sign-it',
          effects: [
            mark('signed-for-the-warden'),
            tonight(-1, -1),
            when(
              { kind: 'fate', role: 'against', is: 'here' },
              [tell('not-my-name'), change('misery', 2, 'against')],
              [tell('three-signatures'), change('misery', 1, 'one')],
            ),
            later(2, 'the-house-at-number-nine'),
          ],
        },
        {
          id: 'refuse-to-sign',
          effects: [
            when(
              { kind: 'marked', mark: 'ate-with-the-warden' },
              [tell('after-my-cake'), giveUp(2, 'any'), later(2, 'the-house-at-number-nine')],
              [
                tell('he-shuts-the-book'),
                giveUp(1, 'any'),
                tonight(1, 1),
                later(2, 'the-house-at-number-nine'),
              ],
            ),
          ],
        },
        {
          id: 'say-we-need-a-day',
          effects: [
            d10(
              upTo(
                5,
                tell('they-are-gone-by-dark'),
                mark('warned-number-nine'),
                change('fatigue', 1, 'one'),
                later(2, 'the-house-at-number-nine'),
              ),
              upTo(
                10,
                tell('he-waits-on-the-stairs'),
                mark('signed-for-the-warden'),
                change('misery', 2, 'one'),
                later(2, 'the-house-at-number-nine'),
              ),
            ),
          ],
        },
      ],
    },
    'the-house-at-number-nine': {
      notes: ['captivity'],
      people: 2,
      effects: [
        when(
          { kind: 'marked', mark: 'signed-for-the-warden' },
          [tell('the-door-is-sealed')],
          [tell('the-door-is-open')],
        ),
      ],
      options: [
        {
          id: 'take-our-part',
          effects: [
            gain({ wood: 2, components: 1 }),
            when(
              { kind: 'marked', mark: 'signed-for-the-warden' },
              [tell('marked-with-our-number'), change('misery', 1, 'present')],
              [tell('before-the-others'), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'feed-what-was-left-behind',
          effects: [
            d10(
              upTo(6, tell('a-tortoise'), change('misery', -1, 'one')),
              upTo(10, tell('seen-going-in'), change('misery', -1, 'one'), tonight(1, 0), gain({ book: 1 })),
            ),
          ],
        },
        {
          id: 'walk-past',
          effects: [
            when(
              { kind: 'marked', mark: 'warned-number-nine' },
              [tell('a-jar-on-the-wall'), gain({ 'canned-food': 1 })],
              [tell('the-curtain-moves')],
            ),
          ],
        },
      ],
    },
    'the-girl-from-the-cellar': {
      people: 2,
      options: [
        {
          id: 'take-her-in',
          effects: [
            mark('took-the-girl-in'),
            giveUp(1, 'food'),
            change('misery', -1, 'one'),
            when({ kind: 'has', goods: { book: 1 } }, [tell('she-finds-the-book')], [tell('her-own-spoon')]),
            later(2, 'two-days'),
          ],
        },
        {
          id: 'talk-her-mother-out-of-it',
          effects: [
            empathy(
              [tell('she-unbuttons-the-coat'), change('fatigue', 1, 'actor'), gain({ vegetable: 1 })],
              [tell('she-goes-all-the-same'), change('misery', 1, 'actor'), later(2, 'two-days')],
            ),
          ],
        },
        {
          id: 'say-we-cannot',
          effects: [
            d10(
              upTo(6, tell('the-people-at-four')),
              upTo(10, tell('both-of-them-go'), change('misery', 1, 'present')),
            ),
          ],
        },
      ],
    },
    'two-days': {
      notes: ['hunger', 'injury', 'grief'],
      people: 2,
      effects: [
        when(
          { kind: 'marked', mark: 'took-the-girl-in' },
          [tell('she-lays-two-places')],
          [tell('she-waits-on-our-stairs')],
        ),
      ],
      options: [
        {
          id: 'wait-one-more-day',
          effects: [
            d10(
              upTo(
                5,
                tell('a-woman-running'),
                gain({ 'canned-food': 1, coffee: 1 }),
                change('hunger', 1, 'one'),
              ),
              upTo(10, tell('nobody-on-the-bridge'), change('hunger', 1, 'one'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'go-and-ask-at-the-bridge',
          effects: [
            d10(
              upTo(3, tell('a-scarf-on-the-railing'), change('misery', 2, 'one')),
              upTo(
                8,
                tell('turned-back-at-the-barrier'),
                change('misery', -1, 'present'),
                change('fatigue', 1, 'one'),
              ),
              upTo(10, tell('across-running'), change('wounds', 1, 'one'), change('misery', -1, 'present')),
            ),
          ],
        },
        {
          id: 'give-her-to-the-convoy',
          effects: [
            change('misery', 1, 'one'),
            d10(
              upTo(5, tell('a-label-round-her-neck'), change('hunger', -1, 'one')),
              upTo(10, tell('an-hour-too-early'), change('misery', 2, 'one'), change('hunger', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'as-far-as-the-river': {
      notes: ['violence', 'injury'],
      options: [
        {
          id: 'let-her-put-her-feet-in',
          effects: [
            mark('feet-in-the-river'),
            change('misery', -1, 'one'),
            when({ kind: 'cold', atLeast: 5 }, [tell('ice-at-the-edge')], [tell('a-very-loud-sound')]),
            later(2, 'across-her-door'),
          ],
        },
        {
          id: 'only-show-her',
          effects: [
            d10(
              upTo(7, tell('through-the-railing'), gain({ vegetable: 1 }), later(2, 'across-her-door')),
              upTo(
                10,
                tell('a-shot-at-the-water'),
                change('wounds', 1, 'strong'),
                later(2, 'across-her-door'),
              ),
            ),
          ],
        },
        { id: 'turn-back-at-the-corner', effects: [tell('the-brake-off'), gain({ cigarette: 1 })] },
      ],
    },
    'across-her-door': {
      notes: ['death', 'grief'],
      effects: [
        when(
          { kind: 'marked', mark: 'feet-in-the-river' },
          [tell('two-nights-of-coughing'), change('misery', 1, 'one')],
          [tell('in-her-sleep')],
        ),
      ],
      options: [
        {
          id: 'give-wood-for-the-box',
          cost: { wood: 2 },
          effects: [
            when(
              { kind: 'marked', mark: 'feet-in-the-river' },
              [tell('he-lets-us-carry'), change('misery', -2, 'one'), gain({ 'herbal-meds': 1 })],
              [tell('he-planes-it-himself'), change('misery', -1, 'one'), gain({ 'raw-food': 1 })],
            ),
          ],
        },
        {
          id: 'take-the-chair-back',
          effects: [
            d10(
              upTo(6, tell('he-carries-it-over'), gain({ wood: 1, components: 1 })),
              upTo(10, tell('he-breaks-it'), change('misery', 1, 'one'), gain({ wood: 1 })),
            ),
          ],
        },
        {
          id: 'tell-him-what-she-said',
          effects: [
            empathy(
              [tell('he-writes-it-down'), change('misery', -1, 'actor'), gain({ coffee: 1 })],
              [tell('he-hears-the-flat'), change('misery', 1, 'actor'), gain({ cigarette: 2 })],
            ),
          ],
        },
      ],
    },
    'what-time-it-is': {
      people: 2,
      effects: [
        when(
          { kind: 'fate', role: 'newest', is: 'here' },
          [tell('it-ticks-in-a-pocket')],
          [tell('it-ticks-on-a-nail')],
        ),
      ],
      options: [
        {
          id: 'give-it-back',
          effects: [
            unmark('kept-the-watch'),
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('he-asks-who'), change('misery', -1, 'newest'), change('misery', 1, 'other')],
              [tell('he-asks-nothing'), change('misery', -1, 'newest'), tonight(1, 0)],
            ),
          ],
        },
        {
          id: 'tell-him-the-time',
          effects: [
            d10(
              upTo(5, tell('ten-past-eight'), change('misery', 1, 'one'), gain({ cigarette: 1 })),
              upTo(10, tell('he-knows-the-sound'), tonight(1, 1), gain({ cigarette: 1 })),
            ),
          ],
        },
        {
          id: 'offer-him-food-for-it',
          cost: { 'raw-food': 1 },
          effects: [
            empathy(
              [tell('he-names-another-price'), change('misery', -1, 'present')],
              [tell('his-fathers'), change('misery', 1, 'actor'), gain({ 'mechanical-part': 1 })],
            ),
          ],
        },
      ],
    },
    'the-empty-post': {
      notes: ['death', 'violence'],
      effects: [
        when(
          { kind: 'marked', mark: 'made-him-drunk' },
          [tell('he-slept-till-six')],
          [tell('he-sang-till-four')],
        ),
      ],
      options: [
        {
          id: 'say-he-was-never-here',
          effects: [
            empathy(
              [tell('the-jar-is-in-the-cupboard'), change('misery', 1, 'one')],
              [tell('the-corporal-opens-the-cupboard'), giveUp(2, 'any'), tonight(-1, 0)],
            ),
          ],
        },
        {
          id: 'say-that-he-was',
          effects: [
            when(
              { kind: 'marked', mark: 'made-him-drunk' },
              [tell('so-he-did-not-run'), change('misery', 2, 'one'), gain({ 'canned-food': 1 })],
              [tell('they-take-his-laces'), change('misery', 1, 'one'), gain({ 'canned-food': 1 })],
            ),
          ],
        },
        {
          id: 'hide-him-until-night',
          when: { kind: 'not', condition: { kind: 'group', atMost: 1 } },
          effects: [
            d10(
              upTo(6, tell('over-the-roofs'), gain({ ammo: 3 }), tonight(1, 0)),
              upTo(10, tell('he-goes-down-himself'), change('misery', 1, 'present'), gain({ ammo: 1 })),
            ),
          ],
        },
      ],
    },
    'a-name-for-her': {
      options: [
        {
          id: 'choose-a-name',
          effects: [
            change('misery', -1, 'one'),
            when({ kind: 'lost', atLeast: 1 }, [tell('one-we-may-not-use')], [tell('harder-than-it-seems')]),
            later(2, 'no-milk'),
          ],
        },
        {
          id: 'choose-and-send-soup',
          cost: { vegetable: 1 },
          effects: [
            change('misery', -1, 'one'),
            d10(
              upTo(
                7,
                tell('saucepan-home'),
                change('misery', -1, 'one'),
                gain({ wood: 1 }),
                later(2, 'no-milk'),
              ),
              upTo(10, tell('he-ate-it-himself'), gain({ wood: 1 }), later(2, 'no-milk')),
            ),
          ],
        },
        {
          id: 'leave-it-to-them',
          effects: [
            gain({ cigarette: 1 }),
            d10(
              upTo(5, tell('tobacco'), gain({ cigarette: 1 })),
              upTo(10, tell('a-name-of-theirs'), gain({ book: 1 })),
            ),
          ],
        },
      ],
    },
    'no-milk': {
      notes: ['hunger', 'injury'],
      options: [
        {
          id: 'give-her-sugar',
          cost: { sugar: 1 },
          effects: [
            d10(
              upTo(7, tell('quiet-by-noon'), change('misery', -1, 'present')),
              upTo(10, tell('he-sold-it'), change('misery', 1, 'one'), gain({ cigarette: 2 })),
            ),
          ],
        },
        {
          id: 'feed-the-mother',
          cost: { 'raw-food': 1 },
          effects: [
            tell('she-eats-with-one-hand'),
            change('misery', -1, 'present'),
            when(
              { kind: 'food', atLeast: 1 },
              [gain({ 'herbal-meds': 1 })],
              [tell('our-own-shelf'), change('hunger', 1, 'one')],
            ),
          ],
        },
        {
          id: 'take-them-to-the-ward',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(2, tell('at-the-crossing'), change('wounds', 1, 'one'), change('misery', -1, 'one')),
              upTo(10, tell('behind-a-wet-sheet'), change('misery', -1, 'one'), gain({ chems: 1 })),
            ),
          ],
        },
        {
          id: 'say-there-is-nothing',
          effects: [
            d10(upTo(6, tell('through-the-wall'), change('misery', 1, 'present')), upTo(10, tell('a-goat'))),
          ],
        },
      ],
    },
  },
);
