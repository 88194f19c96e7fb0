import {
  change,
  d10,
  eliminate,
  empathy,
  gain,
  giveUp,
  ideas,
  later,
  lose,
  mark,
  readOn,
  tell,
  tonight,
  unmark,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const OLD_TEACHER: readonly Story[] = storiesOf(
  { card: 'old-teacher', where: 'home' },
  {
    red: [
      {
        notes: ['violence'],
        cast: ['actor'],
        options: [
          {
            id: 'heat-the-room',
            cost: { wood: 1 },
            effects: [
              change('misery', -1, 'one'),
              when(
                { kind: 'member', person: 'anton' },
                [tell('anton-takes-the-front-bench'), ideas(1)],
                [tell('breath-no-longer-shows')],
              ),
              later(2, 'the-exercise-book'),
            ],
          },
          {
            id: 'lend-the-room-cold',
            effects: [
              when(
                { kind: 'cold', atLeast: 5 },
                [tell('the-ink-freezes'), change('misery', 1, 'one')],
                [
                  d10(
                    upTo(
                      6,
                      tell('coats-and-mittens'),
                      change('misery', -1, 'present'),
                      later(2, 'the-exercise-book'),
                    ),
                    upTo(10, tell('the-lesson-is-cut-short'), change('misery', 1, 'one')),
                  ),
                ],
              ),
            ],
          },
          {
            id: 'sit-in-the-back-row',
            effects: [
              change('fatigue', 1, 'actor'),
              d10(
                upTo(7, tell('a-long-enough-lever'), ideas(1)),
                upTo(10, tell('called-to-the-board'), ideas(1), change('misery', -1, 'actor')),
              ),
            ],
          },
          { id: 'say-there-is-no-room', effects: [tell('a-line-through-our-name')] },
        ],
      },
      {
        notes: ['violence'],
        cast: ['actor', 'against'],
        people: 2,
        options: [
          {
            id: 'sign-for-daniel',
            effects: [
              mark('signed-for-daniel'),
              tonight(1, 0),
              change('misery', -1, 'actor'),
              when(
                { kind: 'role', role: 'against', is: 'miserable' },
                [tell('against-will-not-sign'), change('misery', 2, 'against')],
                [tell('two-signatures'), change('misery', 1, 'against')],
              ),
              later(2, 'the-spade'),
            ],
          },
          {
            id: 'leave-the-register-as-it-is',
            effects: [
              change('misery', 1, 'actor'),
              d10(
                upTo(6, tell('the-stamp-in-the-sock')),
                upTo(10, tell('daniel-has-heard-it-all'), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'hide-the-boy-here',
            effects: [
              giveUp(1, 'food'),
              mark('hid-daniel'),
              d10(
                upTo(4, tell('counted-at-the-door'), tonight(1, 1)),
                upTo(10, tell('a-boy-in-the-wood-box'), change('misery', -1, 'present')),
              ),
              later(2, 'the-spade'),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        options: [
          {
            id: 'buy-some-to-read',
            cost: { vegetable: 1 },
            effects: [
              gain({ book: 2 }),
              when(
                { kind: 'anyone', state: 'misery', atLeast: 2 },
                [tell('something-with-an-end'), change('misery', -1, 'one')],
                [tell('she-chooses-for-us'), change('misery', -1, 'one')],
              ),
            ],
          },
          {
            id: 'buy-some-to-burn',
            cost: { cigarette: 1 },
            effects: [
              gain({ wood: 2 }),
              d10(
                upTo(7, tell('volumes-nine-to-fourteen')),
                upTo(10, tell('a-name-on-the-flyleaf'), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'offer-her-a-shelf',
            effects: [
              empathy(
                [tell('on-permanent-loan'), gain({ book: 1 }), change('misery', -1, 'actor')],
                [tell('shelves-burn-too'), change('misery', 1, 'actor')],
              ),
            ],
          },
          { id: 'let-her-pass', effects: [tell('the-runners-on-the-stones')] },
        ],
      },
      {
        register: 'ledger',
        options: [
          {
            id: 'make-her-some-coffee',
            cost: { coffee: 1 },
            effects: [
              d10(
                upTo(7, tell('ash-cold'), tonight(-3, -1)),
                upTo(10, tell('coffee-where-from'), change('misery', 1, 'one'), later(2, 'surplus')),
              ),
            ],
          },
          {
            id: 'mention-the-house-opposite',
            effects: [
              mark('named-the-house-opposite'),
              change('misery', 1, 'actor'),
              when(
                { kind: 'marked', mark: 'robbed-number-nine' },
                [tell('she-knows-about-the-bath'), later(2, 'surplus')],
                [tell('she-turns-the-page'), gain({ sugar: 1 }), later(2, 'surplus')],
              ),
            ],
          },
          {
            id: 'move-the-blankets-in-time',
            effects: [
              change('fatigue', 1, 'actor'),
              empathy(
                [tell('blankets-in-agreement'), change('misery', -1, 'actor')],
                [tell('she-counts-twice'), later(2, 'surplus')],
              ),
            ],
          },
          { id: 'let-her-write', effects: [tell('blotted-and-shut'), later(2, 'surplus')] },
        ],
      },
    ],
    green: {
      notes: ['injury'],
      cast: ['actor'],
      options: [
        {
          id: 'dig-with-the-shovel',
          when: { kind: 'has', goods: { shovel: 1 } },
          effects: [
            d10(
              upTo(9, tell('an-hours-work'), readOn('the-chemistry-cabinet')),
              upTo(10, tell('boots-on-the-floor-above'), eliminate({ shovel: 1 })),
            ),
          ],
        },
        {
          id: 'dig-by-hand',
          effects: [
            change('fatigue', 1, 'actor'),
            when(
              { kind: 'skill', skill: 'digger' },
              [tell('tomas-hears-it-give'), readOn('the-chemistry-cabinet')],
              [
                d10(
                  upTo(2, tell('the-stairs-slip'), change('wounds', 1, 'actor')),
                  upTo(10, readOn('the-chemistry-cabinet')),
                ),
              ],
            ),
          ],
        },
        { id: 'stay-at-home', effects: [tell('third-row'), change('fatigue', -1, 'one')] },
      ],
    },
    yellow: [
      {
        notes: ['violence'],
        cast: ['actor'],
        options: [
          {
            id: 'let-him-change-the-page',
            effects: [
              gain({ vegetable: 1 }),
              d10(
                upTo(6, tell('with-a-ruler'), change('misery', 1, 'actor')),
                upTo(10, tell('he-reads-it-once'), change('misery', 1, 'actor'), gain({ book: 1 })),
              ),
            ],
          },
          {
            id: 'keep-the-old-page',
            effects: [
              empathy(
                [tell('enough-for-a-class'), change('misery', -1, 'actor'), change('misery', -1, 'one')],
                [tell('a-list-of-refusals'), tonight(1, 0)],
              ),
            ],
          },
          {
            id: 'give-him-coffee',
            cost: { coffee: 1 },
            effects: [
              when(
                { kind: 'member', person: 'anton' },
                [tell('anton-does-the-sum'), change('misery', -1, 'present')],
                [tell('neither-of-the-two'), change('misery', -1, 'one'), gain({ book: 1 })],
              ),
            ],
          },
          { id: 'show-him-the-stairs', effects: [tell('he-holds-the-banister')] },
        ],
      },
      {
        notes: ['violence', 'death-of-a-child', 'injury'],
        cast: ['actor'],
        options: [
          {
            id: 'buy-todays-edition',
            cost: { cigarette: 2 },
            effects: [
              change('fatigue', 1, 'actor'),
              d10(
                upTo(2, tell('green-was-red'), change('wounds', 1, 'actor')),
                upTo(10, tell('the-green-streets'), gain({ vegetable: 1, wood: 3 })),
              ),
            ],
          },
          {
            id: 'tell-him-what-we-know',
            effects: [
              change('fatigue', 1, 'actor'),
              when(
                { kind: 'member', person: 'iskra' },
                [tell('iskra-corrects-the-line'), gain({ wood: 2 }), change('misery', -1, 'one')],
                [tell('a-correction-in-violet'), gain({ wood: 1 })],
              ),
            ],
          },
          {
            id: 'say-who-else-buys-it',
            effects: [
              empathy(
                [tell('he-screws-down-the-ink'), tonight(-2, 0), change('misery', 1, 'actor')],
                [tell('a-map-is-for-all'), change('misery', 1, 'actor')],
              ),
            ],
          },
          { id: 'admire-the-lettering', effects: [tell('the-gulf-in-blue')] },
        ],
      },
    ],
    white: {
      notes: ['death'],
      options: [
        {
          id: 'hide-it',
          effects: [
            change('misery', -1, 'one'),
            d10(
              upTo(5, tell('behind-the-third-tile')),
              upTo(10, tell('seen-from-the-corner'), tonight(1, 0)),
            ),
            later(1, 'questions-about-a-copybook'),
          ],
        },
        {
          id: 'copy-it-out',
          effects: [
            mark('copied-the-copybook'),
            change('fatigue', 1, 'one'),
            when(
              { kind: 'lost', atLeast: 1 },
              [tell('a-line-of-our-own'), change('misery', -1, 'present')],
              [tell('two-candles'), change('misery', -1, 'present')],
            ),
            later(2, 'questions-about-a-copybook'),
          ],
        },
        { id: 'refuse-it', effects: [tell('the-weather-then')] },
      ],
    },
  },
  {
    'the-exercise-book': {
      notes: ['hunger'],
      effects: [gain({ book: 1 })],
      options: [
        {
          id: 'ask-who-had-it-last',
          effects: [
            empathy(
              [tell('number-nine'), tonight(-2, -1)],
              [tell('they-are-children'), change('misery', 1, 'actor'), tonight(1, 0)],
            ),
          ],
        },
        {
          id: 'study-the-machine',
          effects: [
            when(
              { kind: 'skill', skill: 'builder' },
              [tell('the-bolt-as-well'), ideas(2), change('fatigue', 1, 'one')],
              [tell('minus-the-pulleys'), ideas(2), tonight(1, 0)],
            ),
          ],
        },
        {
          id: 'move-everything-today',
          effects: [
            change('fatigue', 1, 'one'),
            tonight(-1, -1),
            d10(
              upTo(7, tell('nothing-is-where-it-was')),
              upTo(10, tell('behind-the-jars'), gain({ sugar: 1 })),
            ),
          ],
        },
        {
          id: 'pin-up-the-drawings',
          effects: [
            tonight(1, 1),
            when(
              { kind: 'lost', atLeast: 1 },
              [tell('still-on-the-page'), change('misery', -1, 'one'), change('misery', -1, 'one')],
              [tell('large-hands'), change('misery', -1, 'present')],
            ),
          ],
        },
      ],
    },
    'the-chemistry-cabinet': {
      notes: ['violence', 'injury', 'grief'],
      options: [
        {
          id: 'take-the-spirit',
          effects: [
            d10(
              upTo(8, tell('ninety-six-per-cent'), gain({ 'pure-alcohol': 1 })),
              upTo(10, tell('two-flasks'), gain({ 'pure-alcohol': 1, moonshine: 1 })),
            ),
          ],
        },
        {
          id: 'take-the-powders',
          effects: [
            gain({ chems: 3, filter: 1 }),
            when(
              { kind: 'built', fitting: 'herb-bench' },
              [tell('she-inspects-our-bench'), ideas(1)],
              [tell('in-twists-of-paper')],
            ),
          ],
        },
        {
          id: 'carry-the-lowest-shelf',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('on-thursday'), gain({ ammo: 2 }), tonight(-3, -1), change('misery', 1, 'one')),
              upTo(10, tell('it-sweats'), gain({ ammo: 2 }), change('wounds', 1, 'actor')),
            ),
          ],
        },
        {
          id: 'take-it-to-the-clinic',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'anyone', state: 'illness', atLeast: 2 },
              [tell('seen-to-at-once'), change('illness', -1, 'one'), change('misery', -1, 'actor')],
              [tell('the-clinic-signs-for-it'), gain({ 'herbal-meds': 1 }), change('misery', -1, 'actor')],
            ),
          ],
        },
      ],
    },
    'questions-about-a-copybook': {
      notes: ['death', 'violence', 'injury'],
      options: [
        {
          id: 'know-of-no-copybook',
          effects: [
            empathy(
              [tell('they-leave-the-dust'), change('misery', -1, 'actor'), later(2, 'she-asks-for-it-back')],
              [
                tell('a-glance-at-the-stove'),
                mark('copybook-gone'),
                giveUp(2, 'any'),
                change('misery', 1, 'actor'),
                later(2, 'she-asks-for-it-back'),
              ],
            ),
          ],
        },
        {
          id: 'hand-it-over',
          effects: [
            gain({ 'canned-food': 1 }),
            mark('copybook-gone'),
            mark('copybook-sold'),
            when(
              { kind: 'marked', mark: 'copied-the-copybook' },
              [tell('hers-is-still-in-the-lining'), change('misery', 1, 'one')],
              [tell('the-tin-stays'), change('misery', 1, 'present')],
            ),
            later(2, 'she-asks-for-it-back'),
          ],
        },
        {
          id: 'burn-it-first',
          effects: [
            mark('copybook-gone'),
            d10(
              upTo(4, tell('a-page-comes-out'), change('wounds', 1, 'one')),
              upTo(10, tell('eight-hundred-lines'), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'she-asks-for-it-back': {
      notes: ['death', 'violence', 'injury'],
      options: [
        {
          id: 'take-it-from-its-place',
          when: { kind: 'not', condition: { kind: 'marked', mark: 'copybook-gone' } },
          effects: [
            change('misery', -1, 'one'),
            d10(
              upTo(7, tell('she-checks-the-last-line'), gain({ sugar: 1 })),
              upTo(10, tell('followed-home'), tonight(1, 1)),
            ),
          ],
        },
        {
          id: 'tell-her-how-it-went',
          effects: [
            when(
              { kind: 'marked', mark: 'copybook-sold' },
              [tell('for-a-tin'), change('misery', 2, 'one')],
              [tell('she-turns-her-hand-over'), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'write-down-what-we-remember',
          effects: [
            change('fatigue', 1, 'present'),
            when(
              { kind: 'marked', mark: 'copied-the-copybook' },
              [tell('nearly-all-of-it'), unmark('copybook-gone'), change('misery', -1, 'present')],
              [tell('a-hundred-and-twelve'), change('misery', -1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-spade': {
      notes: ['violence', 'grief', 'injury'],
      options: [
        {
          id: 'lend-him-a-proper-shovel',
          cost: { shovel: 1 },
          effects: [
            d10(
              upTo(
                7,
                tell('dug-in-by-noon'),
                change('misery', -1, 'present'),
                later(2, 'on-the-school-door'),
              ),
              upTo(
                10,
                tell('put-in-the-first-row'),
                change('misery', 1, 'one'),
                later(2, 'on-the-school-door'),
              ),
            ),
          ],
        },
        {
          id: 'dig-in-his-place',
          effects: [
            change('fatigue', 2, 'one'),
            mark('dug-for-the-boy'),
            d10(
              upTo(2, tell('the-airfield-by-day'), change('wounds', 1, 'one')),
              upTo(10, tell('a-name-answered-to'), change('misery', -1, 'one')),
            ),
            later(2, 'on-the-school-door'),
          ],
        },
        {
          id: 'say-it-was-not-us',
          effects: [
            when(
              { kind: 'marked', mark: 'signed-for-daniel' },
              [tell('she-has-seen-the-page'), change('misery', 1, 'present')],
              [tell('he-hears-it-through-the-lid'), change('misery', 1, 'one'), tonight(1, 0)],
            ),
            later(2, 'on-the-school-door'),
          ],
        },
      ],
    },
    'on-the-school-door': {
      notes: ['death', 'death-of-a-child', 'violence', 'injury', 'grief'],
      register: 'list',
      options: [
        {
          id: 'read-down-to-the-end',
          effects: [
            when(
              { kind: 'marked', mark: 'dug-for-the-boy' },
              [tell('number-eleven-excused'), change('misery', -1, 'one')],
              [
                d10(
                  upTo(5, tell('number-eleven-returned'), change('misery', -1, 'one')),
                  upTo(10, tell('number-eleven-blank'), change('misery', 1, 'one')),
                ),
              ],
            ),
          ],
        },
        {
          id: 'bring-something-for-number-three',
          cost: { vegetable: 1 },
          effects: [
            when(
              { kind: 'skill', skill: 'nurse' },
              [tell('vesna-changes-the-dressing'), change('misery', -1, 'present')],
              [tell('his-left-hand'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'walk-past-the-door',
          effects: [
            when(
              { kind: 'marked', mark: 'hid-daniel' },
              [tell('daniel-has-read-it'), change('misery', 1, 'one')],
              [tell('a-crowd-on-the-steps')],
            ),
          ],
        },
      ],
    },
    surplus: {
      notes: ['violence', 'injury'],
      options: [
        {
          id: 'let-them-take-the-wood',
          effects: [
            lose({ wood: 1 }),
            when(
              { kind: 'marked', mark: 'named-the-house-opposite' },
              [tell('and-half-of-theirs'), gain({ 'raw-food': 1 }), change('misery', 1, 'present')],
              [tell('a-receipt-for-wood')],
            ),
            later(3, 'miss-at-the-gate'),
          ],
        },
        {
          id: 'send-one-to-work-it-off',
          effects: [
            change('fatigue', 1, 'one'),
            change('misery', 1, 'one'),
            gain({ wood: 2 }),
            d10(
              upTo(7, tell('the-bed-has-to-be-turned')),
              upTo(10, tell('a-flat-iron'), change('wounds', 1, 'one')),
            ),
            later(3, 'miss-at-the-gate'),
          ],
        },
        {
          id: 'question-the-figure',
          effects: [
            empathy(
              [tell('never-more-than-a-three'), change('misery', -1, 'actor')],
              [tell('by-eye'), giveUp(2, 'any'), change('misery', 1, 'actor')],
            ),
            later(3, 'miss-at-the-gate'),
          ],
        },
      ],
    },
    'miss-at-the-gate': {
      notes: ['violence', 'captivity'],
      options: [
        {
          id: 'hide-her-for-a-night',
          effects: [
            d10(
              upTo(4, tell('they-count-the-beds'), tonight(1, 1), change('misery', -1, 'one')),
              upTo(10, tell('corrected-before-breakfast'), ideas(1), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'ask-for-our-page',
          effects: [
            when(
              { kind: 'marked', mark: 'named-the-house-opposite' },
              [tell('in-our-own-words'), change('misery', 2, 'one'), gain({ sugar: 1, coffee: 1 })],
              [tell('torn-along-the-rule'), gain({ sugar: 1, coffee: 1 }), change('misery', 1, 'one')],
            ),
          ],
        },
        { id: 'look-out-of-the-window', effects: [tell('her-umbrella'), change('fatigue', -1, 'one')] },
      ],
    },
  },
);
