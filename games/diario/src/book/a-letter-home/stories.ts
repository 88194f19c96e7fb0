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
  mark,
  tell,
  tonight,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const A_LETTER_HOME: readonly Story[] = storiesOf(
  { card: 'a-letter-home', where: 'home' },
  {
    red: [
      {
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'pay-in-tobacco',
            cost: { cigarette: 2 },
            effects: [
              d10(
                upTo(7, tell('string'), later(2, 'an-answer')),
                upTo(10, tell('a-dry-week'), later(1, 'an-answer')),
              ),
            ],
          },
          {
            id: 'pay-in-food',
            cost: { vegetable: 1 },
            effects: [
              mark('fed-the-runner'),
              when(
                { kind: 'skill', skill: 'cook' },
                [tell('a-plate'), change('misery', -1, 'other'), later(2, 'an-answer')],
                [tell('eats-it-raw'), later(2, 'an-answer')],
              ),
            ],
          },
          {
            id: 'ask-for-credit',
            effects: [
              empathy(
                [tell('two-pages'), later(3, 'an-answer')],
                [tell('business'), change('misery', 1, 'actor'), change('misery', 1, 'other')],
              ),
            ],
          },
          {
            id: 'keep-the-letter',
            effects: [
              when(
                { kind: 'role', role: 'other', is: 'miserable' },
                [tell('a-shorter-letter'), change('fatigue', 1, 'other')],
                [tell('one-more-line'), change('misery', 1, 'other')],
              ),
            ],
          },
        ],
      },
      {
        register: 'testimony',
        people: 3,
        cast: ['against', 'other'],
        options: [
          {
            id: 'have-her-read-it-out',
            effects: [
              d10(
                upTo(
                  5,
                  tell('four-lines-in'),
                  change('misery', -1, 'other'),
                  change('misery', -1, 'against'),
                ),
                upTo(
                  10,
                  tell('to-the-end'),
                  change('misery', 1, 'other'),
                  change('misery', 1, 'against'),
                  later(1, 'in-blue-pencil'),
                ),
              ),
            ],
          },
          {
            id: 'buy-the-letters',
            cost: { coffee: 1 },
            effects: [
              when(
                { kind: 'skill', skill: 'trader' },
                [tell('bought-at-her-price'), gain({ book: 1 }), change('misery', -1, 'against')],
                [tell('all-but-one'), change('misery', -1, 'against'), later(2, 'in-blue-pencil')],
              ),
            ],
          },
          {
            id: 'show-her-the-door',
            effects: [
              d10(
                upTo(6, tell('on-the-landing'), later(1, 'in-blue-pencil')),
                upTo(10, tell('no-more-post'), change('misery', 1, 'one')),
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        notes: ['death', 'grief'],
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'tell-the-truth',
            effects: [
              mark('told-of-the-sister'),
              empathy(
                [tell('half-known'), change('misery', -1, 'actor'), later(2, 'the-biscuit-tin')],
                [
                  tell('badly-said'),
                  change('misery', 1, 'other'),
                  change('misery', 1, 'actor'),
                  later(2, 'the-biscuit-tin'),
                ],
              ),
            ],
          },
          {
            id: 'say-the-post-is-slow',
            effects: [
              when(
                { kind: 'role', role: 'other', is: 'miserable' },
                [tell('stops-writing'), change('misery', 1, 'other')],
                [tell('the-tin'), change('misery', 1, 'one')],
              ),
              later(2, 'the-sister-writes'),
            ],
          },
          {
            id: 'answer-in-her-hand',
            effects: [
              d10(
                upTo(
                  5,
                  tell('believed'),
                  mark('forged-her-hand'),
                  change('misery', -1, 'other'),
                  later(3, 'the-sister-writes'),
                ),
                upTo(
                  10,
                  tell('her-spelling'),
                  change('misery', 1, 'other'),
                  change('misery', 1, 'one'),
                  later(2, 'the-biscuit-tin'),
                ),
              ),
            ],
          },
        ],
      },
      {
        register: 'letter',
        notes: ['animals'],
        options: [
          {
            id: 'write-that-she-is-well',
            effects: [
              when(
                { kind: 'anyone', state: 'misery', atLeast: 2 },
                [tell('three-pages'), change('misery', -1, 'one'), change('fatigue', 1, 'one')],
                [tell('one-page'), change('misery', -1, 'one')],
              ),
              later(2, 'the-collar'),
            ],
          },
          {
            id: 'look-for-the-cat',
            effects: [
              change('fatigue', 1, 'one'),
              d10(
                upTo(
                  4,
                  tell('in-the-wash-house'),
                  mark('found-the-cat'),
                  change('misery', -1, 'present'),
                  later(2, 'the-collar'),
                ),
                upTo(10, tell('a-saucer'), gain({ wood: 1 })),
              ),
            ],
          },
          {
            id: 'write-the-truth',
            effects: [
              empathy(
                [tell('gone-to-the-river'), change('misery', -1, 'actor')],
                [tell('a-blot'), change('misery', 1, 'actor')],
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        cast: ['other'],
        notes: ['injury', 'violence'],
        options: [
          {
            id: 'deliver-it',
            effects: [
              empathy(
                [tell('slow-walk'), change('misery', -1, 'actor'), later(1, 'the-corporal-calls')],
                [tell('rifle-butt'), change('wounds', 1, 'actor'), later(1, 'the-corporal-calls')],
              ),
            ],
          },
          {
            id: 'leave-it-in-sight',
            effects: [
              d10(upTo(5, tell('picked-up'), later(1, 'the-corporal-calls')), upTo(10, tell('rained-on'))),
            ],
          },
          {
            id: 'open-it',
            effects: [
              gain({ cigarette: 2 }),
              change('misery', 1, 'one'),
              when(
                { kind: 'anyone', state: 'hunger', atLeast: 2 },
                [tell('pears-at-once'), change('hunger', -1, 'one')],
                [tell('dried-pears'), gain({ vegetable: 1 })],
              ),
            ],
          },
        ],
      },
      {
        notes: ['illness'],
        people: 2,
        cast: ['ill', 'gentle'],
        options: [
          {
            id: 'write-it-all-down',
            effects: [
              mark('wrote-it-all'),
              change('fatigue', 1, 'gentle'),
              d10(
                upTo(6, tell('four-sheets'), change('misery', -1, 'ill')),
                upTo(10, tell('the-names'), change('misery', 1, 'gentle')),
              ),
              later(1, 'the-third-stair'),
            ],
          },
          {
            id: 'write-something-kinder',
            effects: [
              when(
                { kind: 'role', role: 'ill', is: 'miserable' },
                [tell('asks-to-hear-it'), change('misery', 1, 'ill')],
                [tell('nods-at-it'), change('misery', -1, 'gentle')],
              ),
              later(2, 'the-third-stair'),
            ],
          },
          {
            id: 'put-down-the-pen',
            effects: [
              when(
                { kind: 'skill', skill: 'nurse' },
                [tell('wet-sheets'), change('illness', -1, 'ill'), change('fatigue', 1, 'one')],
                [tell('cold-cloths'), change('fatigue', 1, 'gentle')],
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        people: 2,
        cast: ['gentle'],
        options: [
          {
            id: 'write-as-she-says',
            effects: [
              mark('wrote-as-she-said'),
              gain({ vegetable: 1 }),
              d10(
                upTo(7, tell('the-cherry'), later(2, 'number-nine')),
                upTo(10, tell('and-a-drawing'), change('misery', -1, 'gentle'), later(2, 'number-nine')),
              ),
            ],
          },
          {
            id: 'talk-her-round',
            effects: [
              empathy(
                [tell('stay-there'), gain({ vegetable: 1, herb: 1 }), change('misery', -1, 'present')],
                [tell('takes-the-paper'), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'write-only-that-she-lives',
            effects: [
              d10(
                upTo(5, tell('too-short'), later(2, 'number-nine')),
                upTo(10, tell('enough'), change('misery', -1, 'one')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['grief', 'illness'],
        people: 3,
        cast: ['other', 'against'],
        options: [
          {
            id: 'one-of-us-goes',
            effects: [
              leave('one'),
              d10(
                upTo(7, tell('waved-at'), change('misery', -1, 'everyone')),
                upTo(10, tell('not-waved-at'), change('misery', 1, 'one')),
              ),
              later(2, 'the-second-half'),
            ],
          },
          {
            id: 'sell-the-place',
            effects: [
              d10(
                upTo(
                  7,
                  tell('a-notary'),
                  gain({ 'canned-food': 1, meds: 1 }),
                  change('misery', 1, 'everyone'),
                ),
                upTo(10, tell('paid-in-paper'), gain({ book: 1 }), change('misery', 1, 'against')),
              ),
            ],
          },
          {
            id: 'give-it-to-the-girl',
            effects: [
              empathy(
                [
                  tell('the-sentence'),
                  mark('sent-the-girl'),
                  change('misery', -2, 'actor'),
                  change('misery', 1, 'against'),
                  later(2, 'the-second-half'),
                ],
                [tell('will-not-go'), change('misery', 2, 'actor')],
              ),
            ],
          },
          {
            id: 'let-the-hour-pass',
            effects: [
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('who-would-have'), change('misery', 1, 'other')],
                [tell('ten-past-two'), change('fatigue', 1, 'against')],
              ),
            ],
          },
        ],
      },
    ],
    white: {
      register: 'form',
      people: 2,
      cast: ['other'],
      options: [
        {
          id: 'hang-it-over-the-tap',
          effects: [
            d10(
              upTo(7, tell('over-the-tap'), change('misery', -1, 'one')),
              upTo(10, tell('turned-to-see'), change('misery', -1, 'one'), change('misery', 1, 'other')),
            ),
          ],
        },
        {
          id: 'dispute-the-reading',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('we-are-in-the-right'), gain({ water: 2 })],
              [tell('nobody-since-june'), change('misery', 1, 'actor'), gain({ water: 1 })],
            ),
          ],
        },
        {
          id: 'pay-the-arrears',
          cost: { cigarette: 1 },
          effects: [
            d10(
              upTo(6, tell('in-good-standing'), gain({ water: 1 }), change('misery', -1, 'one')),
              upTo(10, tell('the-other-quarter'), change('misery', -1, 'one'), gain({ book: 1 })),
            ),
          ],
        },
      ],
    },
  },
  {
    'an-answer': {
      notes: ['grief', 'death'],
      people: 2,
      cast: ['other'],
      effects: [
        d10(
          upTo(4, tell('all-well'), change('misery', -1, 'one'), gain({ 'herbal-meds': 1 })),
          upTo(8, tell('everyday-news'), change('misery', -1, 'one')),
          upTo(10, tell('bad-news'), change('misery', 1, 'other')),
        ),
      ],
      options: [
        {
          id: 'feed-the-boy',
          cost: { 'raw-food': 1 },
          effects: [
            mark('fed-the-runner'),
            tell('second-bowl'),
            change('misery', -1, 'one'),
            gain({ cigarette: 2, coffee: 1 }),
            later(1, 'the-satchel'),
          ],
        },
        {
          id: 'let-him-sleep-here',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('satchel-pillow'), gain({ cigarette: 1 }), later(1, 'the-satchel')),
              upTo(10, tell('talks-in-his-sleep'), change('misery', 1, 'one'), gain({ cigarette: 3 })),
            ),
          ],
        },
        {
          id: 'thank-him',
          effects: [
            when(
              { kind: 'marked', mark: 'fed-the-runner' },
              [tell('one-for-nothing'), later(1, 'the-satchel')],
              [tell('next-house'), later(2, 'the-satchel')],
            ),
          ],
        },
      ],
    },
    'the-satchel': {
      notes: ['grief', 'injury'],
      options: [
        {
          id: 'carry-them-round',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('nine-doors'), gain({ cigarette: 3 }), change('misery', -1, 'one')),
              upTo(8, tell('six-doors'), change('misery', -1, 'one')),
              upTo(10, tell('the-crossing-again'), change('wounds', 1, 'one')),
            ),
          ],
        },
        {
          id: 'read-them-for-what-they-say',
          effects: [
            empathy(
              [tell('at-the-depth-of-an-arm'), gain({ jewelry: 1 }), change('misery', 2, 'actor')],
              [tell('only-weather'), change('misery', 1, 'actor'), cold(-1)],
            ),
          ],
        },
        {
          id: 'hang-it-on-the-grating',
          effects: [
            when(
              { kind: 'marked', mark: 'fed-the-runner' },
              [tell('two-knots'), gain({ sugar: 1 })],
              [tell('still-hanging'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'in-blue-pencil': {
      notes: ['violence', 'injury'],
      people: 2,
      cast: ['against', 'other'],
      when: {
        kind: 'all',
        conditions: [
          { kind: 'fate', role: 'against', is: 'here' },
          { kind: 'fate', role: 'other', is: 'here' },
        ],
      },
      options: [
        {
          id: 'ask-them-to-stay',
          effects: [
            empathy(
              [tell('unpacks-the-spoon'), change('misery', -1, 'other'), change('fatigue', 1, 'against')],
              [tell('the-strap-done-up'), leave('other'), change('misery', 2, 'against')],
            ),
          ],
        },
        {
          id: 'have-it-out-in-the-yard',
          effects: [
            d10(
              upTo(6, tell('one-blow-each'), change('wounds', 1, 'against'), change('misery', -2, 'other')),
              upTo(
                10,
                tell('on-the-ice'),
                change('wounds', 1, 'against'),
                change('wounds', 1, 'other'),
                change('misery', -1, 'other'),
              ),
            ),
          ],
        },
        {
          id: 'stay-out-of-it',
          effects: [
            when(
              { kind: 'role', role: 'other', is: 'miserable' },
              [tell('two-rooms'), change('misery', 1, 'other'), tonight(1, 0)],
              [tell('separate-kettles'), change('fatigue', 1, 'against'), change('misery', 1, 'against')],
            ),
          ],
        },
      ],
    },
    'the-biscuit-tin': {
      notes: ['grief'],
      people: 2,
      cast: ['other'],
      when: { kind: 'fate', role: 'other', is: 'here' },
      options: [
        {
          id: 'add-a-line-each',
          effects: [
            when(
              { kind: 'lost', atLeast: 1 },
              [tell('not-all-here'), change('misery', -1, 'one'), later(1, 'the-sister-writes')],
              [tell('below-hers'), change('misery', -1, 'one'), later(1, 'the-sister-writes')],
            ),
          ],
        },
        {
          id: 'brick-the-tin-in',
          cost: { components: 1 },
          effects: [tell('for-somebody'), change('misery', -1, 'one'), change('misery', -1, 'one')],
        },
        {
          id: 'use-the-blank-sheets',
          effects: [
            cold(-1),
            change('misery', 1, 'other'),
            d10(
              upTo(7, tell('firelighters'), later(1, 'the-sister-writes')),
              upTo(10, tell('not-all-blank'), change('misery', 1, 'one'), cold(-1)),
            ),
          ],
        },
      ],
    },
    'the-sister-writes': {
      notes: ['grief'],
      cast: ['other'],
      effects: [
        when(
          { kind: 'marked', mark: 'told-of-the-sister' },
          [tell('dead-for-a-week')],
          [when({ kind: 'marked', mark: 'forged-her-hand' }, [tell('two-hands')], [tell('forty-one')])],
        ),
      ],
      options: [
        {
          id: 'answer-her',
          cost: { cigarette: 1 },
          effects: [
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('nine-sheets'), change('misery', -2, 'other')],
              [tell('our-hand'), change('misery', -1, 'one'), change('fatigue', 1, 'one')],
            ),
          ],
        },
        {
          id: 'see-her-guest-off',
          when: { kind: 'fate', role: 'other', is: 'here' },
          effects: [
            leave('other'),
            d10(
              upTo(
                7,
                tell('along-the-weir'),
                gain({ 'raw-food': 1, coffee: 1 }),
                change('misery', -1, 'everyone'),
              ),
              upTo(10, tell('a-lamp-swung'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'put-it-in-the-tin',
          effects: [
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('found-on-sunday'), change('misery', 2, 'other')],
              [tell('lid-pressed-down'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-collar': {
      notes: ['animals'],
      effects: [gain({ sugar: 1 })],
      options: [
        {
          id: 'sew-a-collar',
          cost: { components: 1 },
          effects: [
            when(
              { kind: 'marked', mark: 'found-the-cat' },
              [tell('she-sits-for-it'), change('misery', -1, 'one'), change('misery', -1, 'one')],
              [tell('worn-a-little'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'send-the-sugar-back',
          cost: { sugar: 1 },
          effects: [
            d10(
              upTo(5, tell('his-aunt-answers'), gain({ 'herbal-meds': 1 }), change('misery', -1, 'one')),
              upTo(10, tell('the-runner-keeps-it'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'leave-it-unanswered',
          effects: [
            when(
              { kind: 'marked', mark: 'found-the-cat' },
              [tell('cat-on-the-letter')],
              [tell('seven-questions'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-corporal-calls': {
      options: [
        {
          id: 'make-him-coffee',
          cost: { coffee: 1 },
          effects: [
            tell('widows'),
            gain({ vegetable: 1 }),
            tonight(-1, -1),
            later(1, 'the-corporal-at-night'),
          ],
        },
        {
          id: 'name-a-smaller-number',
          effects: [
            empathy(
              [
                tell('writes-it-down'),
                gain({ cigarette: 2 }),
                tonight(-1, 0),
                later(1, 'the-corporal-at-night'),
              ],
              [tell('counts-the-cups'), giveUp(1, 'any')],
            ),
          ],
        },
        {
          id: 'wish-him-well',
          effects: [
            d10(
              upTo(6, tell('on-the-step'), gain({ vegetable: 1 })),
              upTo(10, tell('looks-back'), gain({ vegetable: 1 }), later(1, 'the-corporal-at-night')),
            ),
          ],
        },
      ],
    },
    'the-corporal-at-night': {
      notes: ['violence', 'death'],
      options: [
        {
          id: 'give-him-a-coat',
          cost: { components: 1 },
          effects: [
            d10(
              upTo(6, tell('a-civilian'), gain({ ammo: 2 }), tonight(-1, -1)),
              upTo(10, tell('our-coat'), tonight(1, 1), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'talk-him-into-going-back',
          effects: [
            empathy(
              [tell('back-before-roll-call'), tonight(-1, 0), change('misery', 1, 'actor')],
              [tell('against-the-school-wall'), change('misery', 2, 'actor')],
            ),
          ],
        },
        {
          id: 'close-the-shutter',
          effects: [
            when(
              { kind: 'cold', atLeast: 4 },
              [tell('under-the-arch'), change('misery', 1, 'one'), gain({ cigarette: 2 })],
              [tell('steps-in-the-snow')],
            ),
          ],
        },
      ],
    },
    'the-third-stair': {
      notes: ['illness', 'grief', 'death'],
      people: 2,
      cast: ['ill', 'gentle'],
      options: [
        {
          id: 'lift-the-stair',
          effects: [
            gain({ jewelry: 1 }),
            when(
              { kind: 'fate', role: 'ill', is: 'here' },
              [tell('hears-the-hammer'), change('misery', 2, 'ill')],
              [tell('for-one-person'), change('misery', 1, 'gentle')],
            ),
          ],
        },
        {
          id: 'ask-about-it',
          when: { kind: 'fate', role: 'ill', is: 'here' },
          effects: [
            when(
              { kind: 'marked', mark: 'wrote-it-all' },
              [tell('reads-the-sheets'), gain({ meds: 1 }), change('misery', 1, 'ill')],
              [
                empathy(
                  [tell('halves-it'), gain({ meds: 1 })],
                  [tell('fever-talk'), change('misery', 1, 'ill')],
                ),
              ],
            ),
          ],
        },
        {
          id: 'step-over-it',
          effects: [
            when(
              { kind: 'fate', role: 'ill', is: 'here' },
              [tell('a-creak'), change('misery', -1, 'ill')],
              [tell('nailed-down'), change('fatigue', 1, 'gentle')],
            ),
          ],
        },
      ],
    },
    'number-nine': {
      options: [
        {
          id: 'take-in-the-companion',
          when: { kind: 'group', atMost: 3 },
          effects: [tell('curtain'), arrival, later(1, 'the-call-up')],
        },
        {
          id: 'give-them-boards',
          cost: { wood: 2 },
          effects: [
            change('misery', -1, 'one'),
            when(
              { kind: 'skill', skill: 'builder' },
              [tell('a-door-too'), gain({ coffee: 1, 'electrical-part': 1, cigarette: 1 })],
              [tell('a-room'), gain({ coffee: 1, 'electrical-part': 1 })],
            ),
            later(1, 'the-call-up'),
          ],
        },
        {
          id: 'own-up-to-the-letter',
          effects: [
            empathy(
              [tell('her-words'), change('misery', -1, 'actor'), later(1, 'the-call-up')],
              [tell('the-suitcase'), change('misery', 1, 'actor'), later(1, 'the-call-up')],
            ),
          ],
        },
        {
          id: 'stay-indoors',
          effects: [
            change('misery', 1, 'one'),
            change('fatigue', -1, 'one'),
            d10(
              upTo(5, tell('through-the-wall'), later(1, 'the-call-up')),
              upTo(10, tell('what-he-sold'), gain({ 'electrical-part': 1 })),
            ),
          ],
        },
      ],
    },
    'the-call-up': {
      notes: ['violence', 'captivity', 'illness'],
      options: [
        {
          id: 'swear-he-is-not-fit',
          effects: [
            when(
              { kind: 'skill', skill: 'nurse' },
              [tell('a-chest'), change('misery', -1, 'one'), change('fatigue', 1, 'one')],
              [
                empathy(
                  [tell('coughs-well'), change('misery', -1, 'actor')],
                  [tell('stripped-to-look'), change('misery', 1, 'actor'), giveUp(1, 'any')],
                ),
              ],
            ),
          ],
        },
        {
          id: 'give-them-tobacco',
          cost: { cigarette: 2 },
          effects: [
            d10(
              upTo(6, tell('a-tick'), change('misery', -1, 'one'), tonight(-1, 0)),
              upTo(10, tell('tobacco-and-him'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'say-what-is-true',
          effects: [
            when(
              { kind: 'marked', mark: 'wrote-as-she-said' },
              [tell('in-our-hand'), change('misery', 2, 'one'), tonight(-1, 0)],
              [tell('no-such-house'), change('misery', 1, 'one'), tonight(-1, 0)],
            ),
          ],
        },
      ],
    },
    'the-second-half': {
      notes: ['captivity'],
      effects: [when({ kind: 'marked', mark: 'sent-the-girl' }, [tell('a-rope')], [tell('a-slip-of-paper')])],
      options: [
        {
          id: 'pay-in-food',
          cost: { 'raw-food': 1 },
          effects: [
            d10(
              upTo(7, tell('a-fountain'), change('misery', -1, 'everyone')),
              upTo(10, tell('also-a-lorry'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'ask-what-was-in-the-bag',
          effects: [
            empathy(
              [tell('much-too-fast'), change('misery', -1, 'actor'), gain({ cigarette: 2 })],
              [tell('to-the-stitching'), change('misery', 1, 'present')],
            ),
          ],
        },
        {
          id: 'send-him-off',
          effects: [
            d10(
              upTo(5, tell('both-sides-silent'), change('misery', 1, 'one')),
              upTo(10, tell('who-is-the-man'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
  },
);
