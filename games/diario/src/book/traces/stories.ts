import {
  arrival,
  change,
  d10,
  eliminate,
  empathy,
  encounter,
  fight,
  gain,
  giveBack,
  giveUp,
  later,
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

export const TRACES: readonly Story[] = storiesOf(
  { card: 'traces', where: 'out' },
  {
    red: [
      {
        notes: ['injury'],
        options: [
          {
            id: 'follow-the-prints',
            effects: [
              when(
                { kind: 'noise', atLeast: 5 },
                [tell('a-step-behind-us'), noise(1)],
                [tell('fourteen-steps')],
              ),
              readOn('the-cellar-lamp'),
            ],
          },
          {
            id: 'call-down-the-stairs',
            effects: [
              empathy(
                [tell('a-cough-for-an-answer'), noise(-3), readOn('the-cellar-lamp')],
                [tell('the-light-goes-out'), noise(2), noiseRoll],
              ),
            ],
          },
          {
            id: 'sweep-the-prints-away',
            effects: [
              giveBack(1),
              tell('smooth-snow'),
              change('misery', -1, 'one'),
              when({ kind: 'cold', atLeast: 5 }, [tell('our-own-hands'), gain({ cigarette: 1 })]),
            ],
          },
        ],
      },
      {
        register: 'list',
        notes: ['grief'],
        cast: ['strong'],
        options: [
          {
            id: 'pick-it-all-up',
            effects: [
              gain({ book: 1, 'mechanical-part': 1 }),
              d10(
                upTo(6, tell('the-owner'), giveBack(1), change('misery', 1, 'strong')),
                upTo(10, tell('a-full-sack'), gain({ sugar: 1 }), noise(2), noiseRoll),
              ),
            ],
          },
          {
            id: 'carry-it-after-her',
            effects: [
              giveBack(2),
              mark('carried-her-things'),
              when(
                { kind: 'role', role: 'strong', is: 'tired' },
                [tell('as-far-as-the-wire'), change('misery', -1, 'strong'), gain({ vegetable: 1 })],
                [tell('to-the-door'), change('misery', -1, 'strong'), gain({ 'raw-food': 1 })],
              ),
            ],
          },
          {
            id: 'go-the-other-way',
            effects: [
              d10(
                upTo(7, tell('other-way'), noise(-1)),
                upTo(10, tell('the-ones-who-follow-her'), noise(-2), change('misery', 1, 'strong')),
              ),
            ],
          },
        ],
      },
    ],
    blue: {
      cast: ['other'],
      options: [
        {
          id: 'try-a-circle',
          effects: [
            search('pantry'),
            tell('circle-for-stores'),
            noise(1),
            noiseRoll,
            d10(upTo(6, later(2, 'a-hook-by-our-door')), upTo(10, tell('the-wire-cut'), noise(-1))),
          ],
        },
        {
          id: 'try-the-fork',
          effects: [
            when(
              { kind: 'skill', skill: 'locks' },
              [tell('fork-known'), gain({ lockpick: 1 }), noise(-1)],
              [
                d10(
                  upTo(4, tell('fork-for-people'), encounter),
                  upTo(10, tell('fork-for-tools'), gain({ lockpick: 1, 'mechanical-part': 1 })),
                ),
              ],
            ),
          ],
        },
        {
          id: 'draw-crosses-everywhere',
          effects: [
            giveBack(1),
            mark('bent-the-crosses'),
            tell('a-whole-row-of-crosses'),
            noise(-3),
            later(3, 'a-hook-by-our-door'),
          ],
        },
      ],
    },
    green: {
      notes: ['death'],
      cast: ['gentle'],
      options: [
        {
          id: 'follow-the-string',
          effects: [
            giveBack(1),
            d10(
              upTo(6, tell('the-passage-is-clear'), search('furniture')),
              upTo(
                10,
                tell('on-the-arm-of-a-chair'),
                gain({ vegetable: 1, sugar: 1 }),
                change('misery', 1, 'one'),
              ),
            ),
          ],
        },
        {
          id: 'tie-food-to-it',
          cost: { 'raw-food': 1 },
          effects: [
            change('misery', -1, 'present'),
            when(
              { kind: 'noise', atLeast: 5 },
              [tell('round-the-loud-yards'), noise(-5)],
              [tell('told-by-corners'), noise(-4)],
            ),
          ],
        },
        {
          id: 'wind-it-up',
          effects: [
            gain({ components: 1 }),
            change('misery', 1, 'gentle'),
            d10(upTo(6, tell('wound-up')), upTo(10, tell('pulled-tight'), noise(2), noiseRoll)),
          ],
        },
        {
          id: 'let-it-hang',
          effects: [d10(upTo(7, tell('without-the-lamp')), upTo(10, tell('by-the-string'), noise(-1)))],
        },
      ],
    },
    yellow: [
      {
        notes: ['illness'],
        options: [
          {
            id: 'take-it-and-run',
            effects: [
              mark('robbed-the-cup'),
              gain({ coffee: 1, sugar: 1, book: 1 }),
              change('misery', 1, 'one'),
              when(
                { kind: 'skill', skill: 'quiet' },
                [tell('without-a-voice'), noise(1)],
                [tell('the-clothes-peg-too'), noiseRoll],
              ),
            ],
          },
          {
            id: 'wait-for-the-owner',
            effects: [
              giveBack(1),
              d10(
                upTo(6, tell('a-board-creaks'), encounter),
                upTo(10, tell('he-comes-out'), gain({ coffee: 1 }), change('misery', -1, 'one')),
              ),
            ],
          },
          {
            id: 'leave-a-present',
            cost: { cigarette: 1 },
            effects: [
              mark('paid-at-the-cup'),
              tell('fair-exchange'),
              gain({ vegetable: 1 }),
              change('misery', -1, 'one'),
            ],
          },
          {
            id: 'drink-the-tea',
            effects: [
              noise(1),
              d10(
                upTo(8, tell('a-mouthful-each'), change('misery', -1, 'one')),
                upTo(10, tell('it-is-not-tea'), change('fatigue', -1, 'one'), change('illness', 1, 'one')),
              ),
            ],
          },
        ],
      },
      {
        register: 'letter',
        notes: ['injury'],
        cast: ['against'],
        options: [
          {
            id: 'do-as-the-note-says',
            effects: [
              giveBack(1),
              when(
                { kind: 'marked', mark: 'robbed-the-cup' },
                [tell('the-shelf-gives-way'), change('wounds', 1, 'against'), gain({ coffee: 1 })],
                [
                  when(
                    { kind: 'marked', mark: 'paid-at-the-cup' },
                    [tell('third-tread-and-onions'), gain({ 'raw-food': 1, vegetable: 1 })],
                    [tell('third-tread'), gain({ 'raw-food': 1 })],
                  ),
                ],
              ),
            ],
          },
          {
            id: 'write-an-answer',
            effects: [
              mark('wrote-to-the-cup'),
              d10(
                upTo(6, tell('answered'), change('misery', -1, 'one'), later(2, 'the-tidy-lodger')),
                upTo(
                  10,
                  tell('answered-at-length'),
                  change('misery', -1, 'one'),
                  giveBack(2),
                  later(2, 'the-tidy-lodger'),
                ),
              ),
            ],
          },
          {
            id: 'take-the-door-off-its-hinges',
            effects: [
              noise(2),
              noiseRoll,
              d10(
                upTo(6, tell('hinges'), gain({ wood: 2, components: 1 })),
                upTo(10, tell('under-the-boards'), search('furniture')),
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        notes: ['grief'],
        cast: ['sad'],
        options: [
          {
            id: 'write-our-own-names',
            effects: [
              giveBack(1),
              mark('names-on-the-bank'),
              tell('still-here'),
              change('misery', -1, 'sad'),
              d10(
                upTo(5, later(2, 'an-answer-in-chalk')),
                upTo(10, tell('somebody-copies'), later(2, 'a-name-off-the-wall')),
              ),
            ],
          },
          {
            id: 'answer-the-others',
            effects: [
              giveBack(2),
              empathy(
                [
                  tell('the-girl-in-the-blue-cap'),
                  change('misery', -1, 'actor'),
                  gain({ cigarette: 1 }),
                  later(1, 'an-answer-in-chalk'),
                ],
                [tell('it-may-be-another-cap'), noise(1), gain({ book: 1 })],
              ),
            ],
          },
          {
            id: 'look-for-empty-flats',
            effects: [
              search('furniture'),
              d10(
                upTo(6, tell('gone-to-the-country'), change('misery', 1, 'one')),
                upTo(10, tell('the-brother-is-there'), noise(2), noiseRoll),
              ),
            ],
          },
        ],
      },
      {
        notes: ['grief', 'death'],
        cast: ['missed', 'other'],
        options: [
          {
            id: 'write-underneath-what-happened',
            effects: [
              giveBack(1),
              when(
                { kind: 'fate', role: 'missed', is: 'left' },
                [tell('still-a-place'), change('misery', -1, 'other'), noise(1)],
                [tell('the-day-and-the-hour'), change('misery', -1, 'other'), later(2, 'who-was-asking')],
              ),
            ],
          },
          {
            id: 'wipe-the-line-out',
            effects: [
              when(
                { kind: 'role', role: 'other', is: 'miserable' },
                [tell('with-both-sleeves'), change('misery', -1, 'other'), noise(2), noiseRoll],
                [tell('wiped'), change('misery', 1, 'other'), gain({ cigarette: 1 }), noise(-2)],
              ),
            ],
          },
          {
            id: 'go-to-the-place-it-names',
            effects: [
              giveBack(2),
              d10(
                upTo(6, tell('the-left-luggage'), gain({ 'canned-food': 1 }), change('misery', 1, 'other')),
                upTo(10, tell('nothing-under-the-step'), encounter),
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'the-cellar-lamp': {
      notes: ['injury', 'violence'],
      options: [
        {
          id: 'speak-to-the-sacks',
          effects: [
            empathy(
              [
                tell('a-courier-for-the-clinic'),
                mark('helped-the-courier'),
                gain({ 'herbal-meds': 1, chems: 1 }),
                change('misery', -1, 'actor'),
                later(2, 'the-girl-with-the-foot'),
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
                  thugs: false,
                }),
              ),
              upTo(
                10,
                tell('somebody-sobs'),
                mark('took-the-satchel'),
                gain({ bandage: 1, cigarette: 1 }),
                change('misery', 1, 'present'),
                later(2, 'the-girl-with-the-foot'),
              ),
            ),
          ],
        },
        { id: 'leave-the-lamp-burning', effects: [tell('the-lamp-is-turned'), noise(-1)] },
      ],
    },
    'the-girl-with-the-foot': {
      where: 'home',
      notes: ['illness', 'injury', 'death'],
      cast: ['gentle'],
      options: [
        {
          id: 'give-what-the-clinic-asks-for',
          cost: { bandage: 1 },
          effects: [
            when(
              { kind: 'marked', mark: 'took-the-satchel' },
              [tell('returned'), change('misery', -1, 'everyone')],
              [tell('lent'), change('misery', -1, 'one'), gain({ meds: 1 })],
            ),
          ],
        },
        {
          id: 'run-a-message-for-her',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('delivered'), gain({ 'raw-food': 1, chems: 1 })),
              upTo(10, tell('the-crossing'), change('wounds', 1, 'one'), gain({ bandage: 1, 'raw-food': 1 })),
            ),
          ],
        },
        {
          id: 'say-we-have-nothing',
          effects: [
            when(
              { kind: 'marked', mark: 'took-the-satchel' },
              [tell('she-knows-the-scissors'), change('misery', 2, 'gentle')],
              [tell('she-believes-us'), change('misery', 1, 'gentle'), gain({ herb: 1 })],
            ),
          ],
        },
      ],
    },
    'a-hook-by-our-door': {
      where: 'home',
      notes: ['violence'],
      cast: ['against'],
      options: [
        {
          id: 'hang-a-cross-there-instead',
          effects: [
            when(
              { kind: 'marked', mark: 'bent-the-crosses' },
              [tell('he-has-counted-crosses'), tonight(1, 1), later(1, 'the-man-with-the-pliers')],
              [tell('cross-hung'), tonight(-1, -1), later(2, 'the-man-with-the-pliers')],
            ),
          ],
        },
        {
          id: 'move-it-to-another-door',
          effects: [
            mark('moved-the-hook'),
            d10(
              upTo(6, tell('moved'), tonight(-3, -2), change('misery', 1, 'everyone')),
              upTo(10, tell('seen-moving-it'), tonight(1, 0), change('misery', 1, 'against')),
            ),
          ],
        },
        {
          id: 'sit-up-and-wait',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'skill', skill: 'sentry' },
              [tell('iskra-hears'), tonight(-2, -1), gain({ components: 1 })],
              [tell('sat-up'), tonight(-1, -1)],
            ),
          ],
        },
      ],
    },
    'the-man-with-the-pliers': {
      where: 'home',
      notes: ['violence', 'injury'],
      cast: ['strong'],
      options: [
        {
          id: 'pay-what-he-asks',
          effects: [
            giveUp(1, 'food'),
            d10(upTo(7, tell('paid'), tonight(-3, -3)), upTo(10, tell('paid-and-again'), tonight(-1, -1))),
          ],
        },
        {
          id: 'take-his-pliers-away',
          effects: [
            prowess(
              1,
              [tell('pliers'), gain({ 'mechanical-part': 1, components: 2 }), tonight(1, 1)],
              [tell('the-others-were-near'), change('wounds', 1, 'actor'), tonight(1, 0)],
            ),
          ],
        },
        {
          id: 'tell-him-of-a-better-house',
          effects: [
            mark('pointed-to-a-house'),
            tell('a-better-house'),
            gain({ cigarette: 2 }),
            tonight(-2, -2),
            d10(
              upTo(5, change('misery', 1, 'everyone')),
              upTo(10, tell('it-was-the-old-women'), change('misery', 2, 'strong')),
            ),
          ],
        },
      ],
    },
    'the-tidy-lodger': {
      where: 'home',
      notes: ['hunger'],
      cast: ['gentle'],
      options: [
        {
          id: 'offer-a-bed',
          when: { kind: 'group', atMost: 3 },
          effects: [
            d10(
              upTo(6, tell('moves-in'), arrival),
              upTo(10, tell('sends-another'), arrival, change('misery', -1, 'gentle')),
            ),
          ],
        },
        {
          id: 'go-on-writing',
          effects: [
            tell('post'),
            when({ kind: 'has', goods: { book: 1 } }, [gain({ coffee: 1, sugar: 1 })], [gain({ coffee: 1 })]),
          ],
        },
        {
          id: 'follow-the-one-who-carries-it',
          effects: [
            d10(
              upTo(5, tell('found'), gain({ 'raw-food': 1 }), change('misery', 1, 'gentle')),
              upTo(
                10,
                tell('lost-in-the-yards'),
                change('fatigue', 1, 'one'),
                gain({ sugar: 1, cigarette: 1 }),
              ),
            ),
          ],
        },
      ],
    },
    'an-answer-in-chalk': {
      where: 'home',
      notes: ['grief', 'death'],
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
          effects: [
            tell('forty-messages-by-heart'),
            change('misery', -1, 'present'),
            tonight(-1, -1),
            when({ kind: 'group', atMost: 3 }, [later(2, 'a-name-off-the-wall')], [gain({ cigarette: 1 })]),
          ],
        },
        {
          id: 'give-paper',
          when: { kind: 'has', goods: { book: 1 } },
          effects: [
            eliminate({ book: 1 }),
            tell('written-down-at-last'),
            d10(
              upTo(6, tell('half-a-bag-of-sugar'), change('misery', -1, 'one'), gain({ sugar: 1 })),
              upTo(10, tell('one-for-next-door'), change('misery', -1, 'present'), gain({ vegetable: 1 })),
            ),
          ],
        },
      ],
    },
    'a-name-off-the-wall': {
      where: 'home',
      notes: ['violence', 'grief'],
      cast: ['sad', 'against'],
      when: { kind: 'fate', role: 'sad', is: 'here' },
      options: [
        {
          id: 'let-the-stranger-in',
          effects: [
            d10(
              upTo(
                5,
                tell('robbed'),
                giveUp(2, 'any'),
                change('misery', 1, 'sad'),
                change('misery', -1, 'against'),
              ),
              upTo(
                10,
                tell('a-real-nephew'),
                gain({ 'raw-food': 1, cigarette: 2 }),
                change('misery', -1, 'sad'),
              ),
            ),
          ],
        },
        {
          id: 'ask-for-the-aunts-name',
          effects: [
            empathy(
              [tell('caught-out'), gain({ knife: 1 }), change('misery', 1, 'sad')],
              [tell('wrong-to-ask'), change('misery', 2, 'sad')],
            ),
          ],
        },
        {
          id: 'make-room-for-him',
          when: { kind: 'group', atMost: 3 },
          effects: [
            tell('not-him-but-another'),
            arrival,
            when(
              { kind: 'food', atLeast: 3 },
              [change('misery', -1, 'sad')],
              [change('misery', 1, 'against')],
            ),
          ],
        },
        {
          id: 'let-against-shut-the-door',
          effects: [tell('shut'), change('misery', 1, 'sad'), tonight(-1, 0)],
        },
      ],
    },
    'who-was-asking': {
      where: 'home',
      notes: ['grief', 'death'],
      cast: ['missed', 'other'],
      when: { kind: 'fate', role: 'other', is: 'here' },
      options: [
        {
          id: 'give-what-was-kept',
          effects: [
            giveUp(1, 'any'),
            d10(
              upTo(6, tell('kept-things'), change('misery', -1, 'everyone')),
              upTo(10, tell('kept-things-and-bread'), change('misery', -1, 'one'), gain({ 'raw-food': 1 })),
            ),
          ],
        },
        {
          id: 'say-that-it-was-quick',
          effects: [
            empathy(
              [tell('quick'), change('misery', -1, 'actor')],
              [tell('how-quick'), change('misery', 1, 'actor'), gain({ coffee: 1 })],
            ),
          ],
        },
        {
          id: 'ask-where-they-were-until-now',
          effects: [
            when(
              { kind: 'role', role: 'other', is: 'hungry' },
              [tell('why-only-now'), gain({ vegetable: 1, 'raw-food': 1 }), change('misery', 1, 'other')],
              [tell('in-the-village'), gain({ vegetable: 1 }), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
  },
);
