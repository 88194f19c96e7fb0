import {
  arrival,
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
  readOn,
  search,
  stays,
  tell,
  tonight,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const HIDING_FAMILY: readonly Story[] = storiesOf(
  { card: 'hiding-family', where: 'out' },
  {
    red: [
      {
        cast: ['other'],
        notes: ['hunger', 'violence', 'injury'],
        options: [
          {
            id: 'crouch-in-with-them',
            effects: [
              giveBack(3),
              when(
                { kind: 'anyone', state: 'illness', atLeast: 1 },
                [tell('a-hand-over-our-mouth-too'), change('misery', 1, 'one')],
                [tell('somebody-elses-knees')],
              ),
              stays('hiding-family'),
            ],
          },
          {
            id: 'sugar-for-the-baby',
            cost: { sugar: 1 },
            effects: [
              gain({ cigarette: 2 }),
              change('misery', -1, 'one'),
              d10(upTo(8, tell('it-sucks-and-stares')), upTo(10, tell('it-wants-more'), noise(1), noiseRoll)),
              stays('hiding-family'),
            ],
          },
          {
            id: 'draw-them-off',
            effects: [
              noise(1),
              prowess(
                1,
                [tell('over-the-roofs'), change('misery', -1, 'actor'), stays('hiding-family')],
                [tell('not-fast-enough'), change('wounds', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'slip-out-by-the-back',
            effects: [
              giveBack(1),
              d10(
                upTo(6, tell('the-baby-after-all'), change('misery', 1, 'one')),
                upTo(10, tell('no-sound-at-all')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['violence', 'death'],
        cast: ['against', 'other'],
        people: 2,
        options: [
          {
            id: 'take-what-he-offers',
            effects: [
              gain({ jewelry: 1 }),
              giveBack(1),
              mark('paid-to-be-silent'),
              d10(
                upTo(6, tell('counted-into-the-hand'), change('misery', 1, 'against')),
                upTo(10, tell('against-spits'), change('misery', 1, 'present')),
              ),
              later(2, 'a-reward-for-a-door'),
            ],
          },
          {
            id: 'ask-him-why',
            effects: [
              giveBack(2),
              empathy(
                [
                  tell('he-has-kept-the-carbons'),
                  mark('saw-the-carbons'),
                  change('misery', -1, 'other'),
                  later(2, 'a-reward-for-a-door'),
                ],
                [tell('it-was-put-before-me'), change('misery', 1, 'against')],
              ),
            ],
          },
          {
            id: 'send-the-girls-out',
            effects: [
              noise(1),
              d10(
                upTo(4, tell('against-settles-it'), change('misery', 2, 'other'), gain({ 'canned-food': 1 })),
                upTo(10, tell('the-girls-stay-in-front'), change('misery', 1, 'present')),
              ),
            ],
          },
          {
            id: 'put-the-coal-back',
            effects: [
              giveBack(1),
              change('misery', 1, 'against'),
              tell('the-cards-again'),
              later(2, 'a-reward-for-a-door'),
            ],
          },
        ],
      },
    ],
    blue: {
      notes: ['violence', 'injury'],
      cast: ['other'],
      options: [
        {
          id: 'show-empty-hands',
          effects: [
            empathy(
              [tell('he-lowers-the-bar'), search('heap'), later(1, 'their-lodger'), stays('hiding-family')],
              [tell('no-nearer'), giveBack(2)],
            ),
          ],
        },
        {
          id: 'push-past-him',
          effects: [
            mark('pushed-past-him'),
            prowess(
              1,
              [
                tell('eight-people-against-a-wall'),
                gain({ 'raw-food': 1, vegetable: 1 }),
                change('misery', 1, 'present'),
              ],
              [tell('he-does-hit'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'say-good-night',
          effects: [
            giveBack(1),
            when(
              { kind: 'member', person: 'nadja' },
              [tell('the-child-knows-nadja'), change('misery', -1, 'one')],
              [tell('good-night-from-below')],
            ),
            later(2, 'their-lodger'),
            stays('hiding-family'),
          ],
        },
      ],
    },
    green: {
      notes: ['hunger'],
      cast: ['other'],
      options: [
        {
          id: 'take-the-loaf',
          effects: [
            gain({ 'raw-food': 1 }),
            d10(upTo(7, tell('warm-under-the-coat')), upTo(10, tell('it-smells-of-us-too'), noise(1))),
            stays('hiding-family'),
          ],
        },
        {
          id: 'warn-them-of-the-smoke',
          effects: [
            empathy(
              [
                tell('a-wet-sack-on-the-flue'),
                mark('warned-of-the-smoke'),
                later(1, 'bread-on-the-sill'),
                change('misery', -1, 'actor'),
                stays('hiding-family'),
              ],
              [tell('so-that-is-the-price'), giveBack(1)],
            ),
          ],
        },
        {
          id: 'ask-for-a-second-loaf',
          effects: [
            when(
              { kind: 'marked', mark: 'took-the-tray' },
              [tell('people-who-take-the-napkin'), gain({ 'raw-food': 1 }), change('misery', 1, 'present')],
              [
                gain({ 'raw-food': 2 }),
                when(
                  { kind: 'anyone', state: 'hunger', atLeast: 2 },
                  [tell('they-see-who-it-is-for'), change('misery', 1, 'one')],
                  [tell('five-pairs-of-eyes'), change('misery', 1, 'present')],
                ),
              ],
            ),
          ],
        },
        {
          id: 'take-nothing',
          effects: [
            d10(upTo(7, tell('just-the-smell')), upTo(10, tell('through-the-ash-door'))),
            later(2, 'bread-on-the-sill'),
            stays('hiding-family'),
          ],
        },
      ],
    },
    yellow: [
      {
        notes: ['illness'],
        options: [
          {
            id: 'give-them-medicine',
            cost: { meds: 1 },
            effects: [
              gain({ jewelry: 1 }),
              d10(
                upTo(8, tell('broken-in-four'), change('misery', -1, 'one')),
                upTo(10, tell('for-the-other-one-too'), change('misery', 1, 'one')),
              ),
              stays('hiding-family'),
            ],
          },
          {
            id: 'show-them-what-to-do',
            effects: [
              giveBack(2),
              when(
                { kind: 'skill', skill: 'nurse' },
                [tell('vesna-unwraps-the-carpet'), change('misery', -1, 'present'), stays('hiding-family')],
                [
                  empathy(
                    [tell('wet-cloths-on-the-calves'), change('misery', -1, 'actor'), stays('hiding-family')],
                    [tell('it-only-shivers'), change('misery', 1, 'actor')],
                  ),
                ],
              ),
            ],
          },
          {
            id: 'promise-to-send-help',
            effects: [giveBack(1), tell('the-father-writes-it-down'), later(1, 'a-promise-with-the-hour')],
          },
          {
            id: 'wish-them-well',
            effects: [
              d10(
                upTo(7, tell('coats-still-on'), change('misery', 1, 'one')),
                upTo(10, tell('the-child-waves')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['hunger', 'violence'],
        cast: ['other'],
        options: [
          {
            id: 'bargain-through-the-slit',
            cost: { cigarette: 2 },
            effects: [
              when(
                { kind: 'skill', skill: 'trader' },
                [tell('mirela-names-the-price'), gain({ 'raw-food': 1, vegetable: 1 })],
                [tell('out-comes-a-tin'), gain({ vegetable: 2 })],
              ),
            ],
          },
          {
            id: 'go-up-and-tell-them',
            effects: [
              noise(2),
              d10(
                upTo(
                  5,
                  tell('with-axes'),
                  change('misery', 1, 'present'),
                  gain({ 'raw-food': 1, vegetable: 1 }),
                ),
                upTo(10, tell('they-knew'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
              ),
            ],
          },
          {
            id: 'open-the-lock-ourselves',
            when: { kind: 'skill', skill: 'locks' },
            effects: [
              giveBack(2),
              d10(
                upTo(
                  4,
                  tell('he-has-the-cleaver'),
                  fight({
                    count: [{ upTo: 10, enemies: 1 }],
                    weapons: { A: ['hatchet'], B: ['knife'], C: [] },
                    thugs: false,
                  }),
                ),
                upTo(10, tell('everyone-asleep'), search('pantry'), gain({ vegetable: 1 })),
              ),
            ],
          },
          { id: 'leave-them-to-it', effects: [tell('eleven-potatoes')] },
        ],
      },
    ],
    white: {
      notes: ['animals', 'violence', 'injury'],
      cast: ['other'],
      options: [
        {
          id: 'take-them-there',
          effects: [
            giveBack(3),
            d10(
              upTo(
                2,
                tell('a-flare-over-the-gardens'),
                change('wounds', 1, 'other'),
                change('misery', -1, 'one'),
              ),
              upTo(10, tell('the-mother-remembers-the-keys'), readOn('keys-to-a-flat')),
            ),
          ],
        },
        {
          id: 'describe-the-way',
          effects: [
            giveBack(1),
            empathy(
              [tell('the-smallest-has-it'), readOn('keys-to-a-flat')],
              [tell('they-will-wait-a-little'), change('misery', 1, 'one')],
            ),
          ],
        },
        {
          id: 'climb-out-again',
          effects: [d10(upTo(4, tell('the-cloth-slips'), noise(1)), upTo(10, tell('nine-faces')))],
        },
      ],
    },
  },
  {
    'their-lodger': {
      where: 'home',
      register: 'letter',
      options: [
        {
          id: 'take-the-lodger-in',
          when: { kind: 'group', atMost: 3 },
          effects: [
            tell('a-hook-for-the-coat'),
            arrival,
            change('fatigue', 1, 'one'),
            later(3, 'a-question-of-spoons'),
          ],
        },
        {
          id: 'give-something-for-the-road',
          cost: { 'raw-food': 1 },
          effects: [
            change('misery', -1, 'one'),
            d10(
              upTo(8, tell('tied-in-with-the-rest')),
              upTo(10, tell('a-spoon-left-behind'), gain({ components: 1 })),
            ),
          ],
        },
        {
          id: 'say-we-are-too-many',
          effects: [
            when(
              { kind: 'group', atMost: 2 },
              [tell('the-bundle-counts-us'), change('misery', 1, 'present')],
              [tell('the-note-is-left'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'a-question-of-spoons': {
      where: 'home',
      cast: ['newest', 'against'],
      people: 2,
      notes: ['hunger'],
      options: [
        {
          id: 'look-into-the-bundle',
          effects: [
            d10(
              upTo(4, tell('six-spoons'), change('misery', 1, 'present'), gain({ components: 1 })),
              upTo(10, tell('a-dress-and-a-comb'), change('misery', 2, 'newest')),
            ),
          ],
        },
        {
          id: 'ask-newest-to-go',
          effects: [
            when(
              { kind: 'role', role: 'newest', is: 'miserable' },
              [tell('newest-had-packed'), leave('newest'), change('misery', 1, 'one')],
              [tell('newest-goes-quietly'), leave('newest'), gain({ 'canned-food': 1 })],
            ),
          ],
        },
        {
          id: 'pay-for-six-spoons',
          cost: { 'raw-food': 1 },
          effects: [
            d10(
              upTo(7, tell('newest-eats-less'), change('misery', -1, 'newest')),
              upTo(10, tell('he-comes-again-for-forks'), change('misery', 1, 'against')),
            ),
          ],
        },
        {
          id: 'believe-newest',
          effects: [
            empathy(
              [tell('he-looks-at-the-floor'), change('misery', -1, 'newest')],
              [tell('the-man-sits-down-to-wait'), change('misery', 1, 'against'), giveUp(1, 'food')],
            ),
          ],
        },
      ],
    },
    'bread-on-the-sill': {
      where: 'home',
      effects: [later(2, 'the-oven-is-cold')],
      options: [
        {
          id: 'carry-it-over',
          effects: [
            d10(
              upTo(7, tell('heel-counted'), gain({ vegetable: 1 }), change('misery', -1, 'present')),
              upTo(10, tell('they-had-paid'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'eat-it',
          effects: [
            gain({ 'raw-food': 1 }),
            d10(
              upTo(6, tell('standing-up'), change('misery', -1, 'one')),
              upTo(10, tell('the-boy-is-slapped'), change('misery', 1, 'present')),
            ),
          ],
        },
        {
          id: 'lay-it-on-the-wall',
          effects: [
            d10(upTo(5, tell('ours-is-two-doors-down'), gain({ 'raw-food': 1 })), upTo(10, tell('birds'))),
          ],
        },
      ],
    },
    'the-oven-is-cold': {
      where: 'home',
      notes: ['violence', 'captivity', 'hunger'],
      options: [
        {
          id: 'hide-the-two-boys',
          effects: [
            giveUp(1, 'food'),
            when(
              { kind: 'marked', mark: 'warned-of-the-smoke' },
              [tell('they-were-only-passing'), change('misery', -1, 'present')],
              [
                d10(
                  upTo(4, tell('flour-on-the-step'), tonight(2, 1)),
                  upTo(10, tell('kneading-in-their-sleep'), change('misery', -1, 'one')),
                ),
              ],
            ),
          ],
        },
        {
          id: 'go-for-the-flour',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(3, tell('a-man-on-the-sacks'), change('wounds', 1, 'one')),
              upTo(
                10,
                tell('half-a-sack'),
                gain({ 'raw-food': 1, vegetable: 1 }),
                change('misery', 1, 'one'),
              ),
            ),
          ],
        },
        {
          id: 'give-her-nothing',
          effects: [
            when(
              { kind: 'marked', mark: 'warned-of-the-smoke' },
              [tell('you-of-all-people'), change('misery', 1, 'present')],
              [tell('she-thanks-us-for-the-secret'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'a-reward-for-a-door': {
      where: 'home',
      notes: ['violence', 'death', 'grief'],
      options: [
        {
          id: 'show-them-the-door',
          effects: [
            gain({ 'canned-food': 1, cigarette: 2 }),
            when(
              { kind: 'marked', mark: 'paid-to-be-silent' },
              [tell('paid-twice'), change('misery', 2, 'one')],
              [tell('the-girls-in-the-street'), change('misery', 1, 'present')],
            ),
          ],
        },
        {
          id: 'say-what-he-kept',
          when: { kind: 'marked', mark: 'saw-the-carbons' },
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('her-brother-is-on-page-nine'), change('misery', -1, 'present')),
              upTo(10, tell('they-want-him-all-the-same'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'know-of-no-door',
          effects: [
            when(
              { kind: 'fate', role: 'against', is: 'here' },
              [tell('against-leaves-the-room'), change('misery', 1, 'against')],
              [tell('the-chalk-goes-on'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'a-promise-with-the-hour': {
      where: 'home',
      notes: ['illness', 'death-of-a-child'],
      cast: ['other'],
      options: [
        {
          id: 'send-herbal-medicine',
          cost: { 'herbal-meds': 1 },
          effects: [
            d10(
              upTo(8, tell('it-sits-up-for-tea'), change('misery', -1, 'present')),
              upTo(10, tell('kept-a-little-late'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'send-clean-water',
          cost: { water: 1 },
          effects: [
            d10(
              upTo(7, tell('the-fever-breaks'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
              upTo(10, tell('the-chairs-are-apart'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'go-with-empty-hands',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('somebody-came'), change('misery', -1, 'actor')],
              [tell('he-looks-behind-us'), change('illness', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'let-the-hour-pass',
          effects: [
            d10(
              upTo(7, tell('the-boots-unlaced'), change('misery', 1, 'other')),
              upTo(10, tell('he-has-come-himself'), change('misery', 1, 'present')),
            ),
          ],
        },
      ],
    },
    'keys-to-a-flat': {
      options: [
        {
          id: 'go-by-the-list',
          effects: [
            search('pantry'),
            d10(
              upTo(7, tell('eaten-in-order')),
              upTo(10, tell('a-line-for-us'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'go-through-the-drawers',
          effects: [
            search('furniture'),
            when(
              { kind: 'skill', skill: 'locks' },
              [tell('the-desk-with-a-secret'), gain({ cigarette: 2 })],
              [tell('school-reports')],
            ),
          ],
        },
        {
          id: 'take-the-place-apart',
          effects: [
            search('pantry'),
            search('furniture'),
            tell('the-clock-stops'),
            change('misery', 1, 'one'),
            noise(3),
            noiseRoll,
          ],
        },
        {
          id: 'sleep-in-a-made-bed',
          effects: [
            giveBack(3),
            change('fatigue', -1, 'present'),
            d10(
              upTo(8, tell('sheets'), change('misery', -1, 'one')),
              upTo(10, tell('a-key-in-the-lock'), noise(1), noiseRoll),
            ),
          ],
        },
      ],
    },
  },
);
