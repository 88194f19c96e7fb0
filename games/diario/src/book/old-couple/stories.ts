import {
  change,
  d10,
  empathy,
  fight,
  gain,
  giveBack,
  giveUp,
  later,
  leave,
  mark,
  noise,
  noiseRoll,
  prowess,
  search,
  stays,
  tell,
  tonight,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

/** They wait behind the curtain until the soup has done its work. */
const SONS = fight({
  count: [
    { upTo: 6, enemies: 1 },
    { upTo: 10, enemies: 2 },
  ],
  weapons: { A: ['knife'], B: [], C: [] },
  thugs: false,
});

export const OLD_COUPLE: readonly Story[] = storiesOf(
  { card: 'old-couple', where: 'out' },
  {
    red: [
      {
        notes: ['hunger'],
        options: [
          {
            id: 'take-the-tray',
            effects: [
              gain({ 'canned-food': 1, sugar: 1 }),
              mark('took-the-tray'),
              when(
                { kind: 'marked', mark: 'know-the-soup' },
                [tell('we-smell-at-the-tin'), change('misery', 1, 'present')],
                [
                  d10(
                    upTo(7, tell('they-wish-us-good-night'), change('misery', 1, 'present')),
                    upTo(10, tell('the-tin-is-light'), change('misery', 1, 'present'), noise(1)),
                  ),
                ],
              ),
            ],
          },
          {
            id: 'chop-a-chair',
            effects: [
              giveBack(2),
              noise(1),
              d10(
                upTo(4, tell('steps-at-the-third-blow'), noiseRoll, gain({ coffee: 1 })),
                upTo(
                  10,
                  tell('the-chair-burns-blue'),
                  gain({ coffee: 1 }),
                  change('misery', -1, 'one'),
                  stays('old-couple'),
                ),
              ),
            ],
          },
          {
            id: 'add-to-the-tray',
            cost: { vegetable: 1 },
            effects: [
              change('misery', -1, 'present'),
              d10(upTo(8, tell('the-wrong-burglars')), upTo(10, tell('a-quiet-stair'))),
              stays('old-couple'),
            ],
          },
          {
            id: 'close-the-door-softly',
            effects: [
              giveBack(1),
              when(
                { kind: 'skill', skill: 'quiet' },
                [tell('not-even-the-latch')],
                [tell('a-voice-behind-the-door')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['grief', 'illness'],
        cast: ['other'],
        people: 2,
        options: [
          {
            id: 'be-their-child',
            effects: [
              giveBack(2),
              change('hunger', -1, 'other'),
              empathy(
                [
                  tell('other-eats-the-egg'),
                  change('misery', -1, 'other'),
                  later(2, 'they-have-found-our-house'),
                  stays('old-couple'),
                ],
                [
                  tell('she-knows-the-hands'),
                  change('misery', 1, 'other'),
                  later(3, 'they-have-found-our-house'),
                ],
              ),
            ],
          },
          {
            id: 'tell-them-the-truth',
            effects: [
              empathy(
                [tell('she-sends-a-coat'), gain({ components: 2 }), change('misery', 1, 'other')],
                [tell('he-goes-to-look'), noise(2), noiseRoll],
              ),
            ],
          },
          {
            id: 'take-what-the-child-would',
            effects: [
              gain({ jewelry: 1, sugar: 1 }),
              change('misery', 2, 'other'),
              d10(
                upTo(7, tell('it-was-always-meant-for-you')),
                upTo(10, tell('it-was-always-meant-for-him'), noise(1)),
              ),
            ],
          },
          {
            id: 'back-down-the-stairs',
            effects: [giveBack(1), tell('supper-is-kept-warm'), stays('old-couple')],
          },
        ],
      },
    ],
    blue: [
      {
        notes: ['death', 'grief'],
        cast: ['other'],
        options: [
          {
            id: 'bury-him',
            effects: [
              giveBack(2),
              change('fatigue', 1, 'actor'),
              when(
                { kind: 'cold', atLeast: 5 },
                [tell('the-ground-rings'), noise(2), noiseRoll, change('misery', -1, 'one')],
                [tell('his-own-spade'), gain({ shovel: 1 }), change('misery', -1, 'one')],
              ),
            ],
          },
          {
            id: 'sit-with-her',
            effects: [
              giveBack(2),
              d10(
                upTo(7, tell('second-helpings'), change('hunger', -1, 'one')),
                upTo(
                  10,
                  tell('third-place-laid'),
                  change('hunger', -1, 'other'),
                  change('misery', 1, 'other'),
                ),
              ),
            ],
          },
          {
            id: 'look-through-the-kitchen',
            effects: [
              search('pantry'),
              d10(
                upTo(7, tell('she-hears-the-drawers'), change('misery', 1, 'actor')),
                upTo(10, tell('she-calls-us-by-his-name'), change('misery', 1, 'present')),
              ),
            ],
          },
          { id: 'leave-them', effects: [tell('she-pours-him-tea')] },
        ],
      },
      {
        notes: ['violence', 'death', 'hunger', 'animals'],
        cast: ['strong', 'gentle'],
        people: 2,
        options: [
          {
            id: 'eat-the-soup',
            effects: [
              d10(
                upTo(5, tell('a-weight-in-the-legs'), change('fatigue', 1, 'strong'), giveUp(2, 'any')),
                upTo(10, tell('only-soup'), change('hunger', -1, 'present')),
              ),
            ],
          },
          {
            id: 'ask-her-to-taste-it',
            effects: [
              empathy(
                [tell('she-takes-the-plates-away'), gain({ vegetable: 2 }), mark('know-the-soup')],
                [tell('the-bolt-behind-us'), SONS],
              ),
            ],
          },
          {
            id: 'look-behind-the-curtain',
            effects: [
              noise(1),
              prowess(
                1,
                [tell('eleven-coats'), gain({ 'raw-food': 1, cigarette: 2 }), change('misery', 1, 'present')],
                [tell('the-son-behind-it'), SONS],
              ),
            ],
          },
          { id: 'say-we-have-eaten', effects: [giveBack(1), tell('another-time-then')] },
        ],
      },
    ],
    green: [
      {
        cast: ['other'],
        options: [
          {
            id: 'speak-for-him',
            effects: [
              giveBack(1),
              empathy(
                [
                  tell('ten-minutes'),
                  gain({ components: 2 }),
                  change('misery', -1, 'actor'),
                  stays('old-couple'),
                ],
                [tell('the-brother-is-mentioned'), noise(2), noiseRoll],
              ),
            ],
          },
          {
            id: 'fetch-it-for-her',
            effects: [
              gain({ moonshine: 1, sugar: 1 }),
              when(
                { kind: 'member', person: 'luka' },
                [tell('luka-hears-a-bottle'), change('misery', 1, 'one')],
                [
                  d10(
                    upTo(6, tell('one-note'), change('misery', 1, 'other')),
                    upTo(10, tell('the-lid-of-the-piano'), noise(2), noiseRoll),
                  ),
                ],
              ),
            ],
          },
          {
            id: 'take-down-the-line',
            effects: [
              giveBack(2),
              d10(
                upTo(5, tell('she-says-it-to-him'), change('misery', -1, 'present'), stays('old-couple')),
                upTo(10, tell('they-begin-with-the-bed'), noise(2), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'leave-them-to-it',
            effects: [d10(upTo(4, tell('through-us')), upTo(10, tell('at-the-same-moment')))],
          },
        ],
      },
      {
        notes: ['death', 'grief'],
        register: 'silence',
        options: [
          {
            id: 'straighten-the-blanket',
            effects: [
              giveBack(1),
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('as-it-was-done-for-ours'), change('misery', -1, 'present')],
                [tell('up-to-the-chins'), change('misery', -1, 'one')],
              ),
            ],
          },
          {
            id: 'take-the-second-plate',
            effects: [
              gain({ 'raw-food': 1 }),
              change('misery', 1, 'one'),
              d10(
                upTo(6, tell('it-was-meant-for-the-finder')),
                upTo(10, tell('the-clock-strikes'), noise(2)),
              ),
            ],
          },
          { id: 'stop-the-clock', effects: [tell('ten-to-four')] },
        ],
      },
    ],
    yellow: {
      notes: ['hunger'],
      cast: ['other'],
      options: [
        {
          id: 'lift-it-for-a-share',
          effects: [
            prowess(
              1,
              [tell('halves-to-the-last-pear'), gain({ 'raw-food': 1, vegetable: 1 }), stays('old-couple')],
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
        {
          id: 'saw-through-the-beam',
          when: { kind: 'has', goods: { sawblade: 1 } },
          effects: [
            giveBack(3),
            tell('an-inch-at-a-time'),
            gain({ 'raw-food': 1, vegetable: 1, wood: 1 }),
            stays('old-couple'),
          ],
        },
        {
          id: 'call-it-too-heavy',
          effects: [
            giveBack(1),
            d10(
              upTo(7, tell('there-will-be-others')),
              upTo(10, tell('he-gives-us-the-crowbar'), gain({ components: 1 })),
            ),
          ],
        },
      ],
    },
    white: {
      notes: ['grief'],
      cast: ['other'],
      options: [
        {
          id: 'carry-the-letter',
          effects: [
            giveBack(1),
            d10(
              upTo(7, tell('they-stand-at-the-window')),
              upTo(10, tell('a-jar-for-the-road'), gain({ vegetable: 1 })),
            ),
            later(2, 'number-nineteen'),
            stays('old-couple'),
          ],
        },
        {
          id: 'keep-the-ring',
          effects: [
            gain({ jewelry: 1 }),
            change('misery', 1, 'other'),
            d10(
              upTo(7, tell('three-stitches'), later(2, 'a-daughter-at-the-gate')),
              upTo(10, tell('the-letter-in-the-stove'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'make-no-promises',
          effects: [d10(upTo(7, tell('it-can-wait')), upTo(10, tell('seen-out-by-the-back')))],
        },
      ],
    },
  },
  {
    'number-nineteen': {
      notes: ['grief', 'death', 'injury'],
      where: 'home',
      options: [
        {
          id: 'go-in-at-the-gate',
          effects: [
            d10(
              upTo(5, tell('she-is-a-nurse'), gain({ bandage: 1 }), change('misery', -1, 'one')),
              upTo(
                8,
                tell('a-gate-and-nothing'),
                gain({ jewelry: 1 }),
                change('misery', 1, 'one'),
                later(2, 'her-answer'),
              ),
              upTo(10, tell('the-fog-lifts'), change('wounds', 1, 'one')),
            ),
          ],
        },
        {
          id: 'hang-it-on-the-gate',
          effects: [
            d10(
              upTo(6, tell('taken-in'), change('misery', -1, 'one')),
              upTo(10, tell('seen-at-the-pump'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'turn-back-with-it',
          effects: [
            gain({ jewelry: 1 }),
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('not-one-question'), change('misery', 2, 'other')],
              [tell('back-on-the-shelf'), change('misery', 1, 'present')],
            ),
          ],
        },
      ],
    },
    'her-answer': {
      where: 'home',
      notes: ['grief'],
      options: [
        {
          id: 'write-one-ourselves',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('it-has-her-spelling'), gain({ coffee: 1 }), change('misery', -1, 'actor')],
              [tell('she-never-dots-them'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'send-back-the-ring',
          cost: { jewelry: 1 },
          effects: [
            d10(
              upTo(6, tell('they-understand-it'), change('misery', -1, 'present')),
              upTo(
                10,
                tell('he-thinks-she-is-rich'),
                gain({ 'canned-food': 1 }),
                change('misery', -1, 'one'),
              ),
            ),
          ],
        },
        {
          id: 'give-the-boy-nothing',
          effects: [
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('other-walks-him-to-the-corner'), change('misery', 1, 'other')],
              [tell('the-boy-will-say-so'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'a-daughter-at-the-gate': {
      where: 'home',
      notes: ['grief', 'injury'],
      options: [
        {
          id: 'give-her-the-ring',
          cost: { jewelry: 1 },
          effects: [
            d10(
              upTo(6, tell('it-does-not-fit'), change('misery', -1, 'present')),
              upTo(10, tell('she-says-keep-it'), gain({ jewelry: 1 }), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'say-there-was-no-ring',
          effects: [
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('other-says-it'), change('misery', 2, 'other')],
              [tell('three-holes-in-the-paper'), change('misery', 1, 'present')],
            ),
          ],
        },
        {
          id: 'offer-to-take-her-there',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(3, tell('two-kilometres'), change('wounds', 1, 'one')),
              upTo(10, tell('she-rings-the-bell'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'they-have-found-our-house': {
      where: 'home',
      notes: ['grief', 'illness', 'hunger', 'injury', 'death'],
      options: [
        {
          id: 'keep-them-a-night',
          effects: [
            giveUp(1, 'food'),
            change('misery', -1, 'one'),
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('other-is-tucked-in'), later(2, 'two-more-plates')],
              [tell('they-wait-up'), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'take-them-home-again',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(2, tell('his-hip-at-the-crossing'), change('wounds', 1, 'one')),
              upTo(10, tell('she-has-the-key-ready'), gain({ sugar: 1 })),
            ),
          ],
        },
        {
          id: 'say-there-is-no-such-person',
          effects: [
            when(
              { kind: 'cold', atLeast: 5 },
              [tell('out-into-that'), change('misery', 1, 'present')],
              [tell('then-it-is-the-next-house'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'two-more-plates': {
      where: 'home',
      notes: ['grief', 'hunger'],
      people: 2,
      when: { kind: 'fate', role: 'other', is: 'here' },
      options: [
        {
          id: 'let-other-go-with-them',
          effects: [
            when(
              { kind: 'role', role: 'other', is: 'miserable' },
              [tell('other-carries-the-bag'), leave('other'), change('misery', -1, 'present')],
              [
                d10(
                  upTo(4, tell('other-carries-the-bag'), leave('other')),
                  upTo(10, tell('back-before-dark'), gain({ vegetable: 1 }), change('misery', -1, 'other')),
                ),
              ],
            ),
          ],
        },
        {
          id: 'end-it-at-table',
          effects: [
            change('misery', 1, 'other'),
            d10(
              upTo(5, tell('we-know-dear'), gain({ 'canned-food': 1 })),
              upTo(10, tell('she-clears-away'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'lay-the-two-plates',
          effects: [
            giveUp(2, 'food'),
            change('misery', -1, 'present'),
            when(
              { kind: 'cold', atLeast: 5 },
              [tell('they-bring-the-coats'), tonight(-1, 0)],
              [tell('he-winds-the-clock')],
            ),
          ],
        },
      ],
    },
  },
);
