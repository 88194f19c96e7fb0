import {
  change,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  lose,
  mark,
  prowess,
  tell,
  tonight,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const TWO_CHILDREN: readonly Story[] = storiesOf(
  { card: 'two-children', where: 'home' },
  {
    red: [
      {
        notes: ['illness', 'injury'],
        cast: ['actor'],
        options: [
          {
            id: 'give-her-water',
            cost: { water: 1 },
            effects: [
              later(2, 'the-pram-comes-back'),
              d10(
                upTo(7, tell('she-drinks'), change('misery', -1, 'actor')),
                upTo(10, tell('it-runs-out-again')),
              ),
            ],
          },
          {
            id: 'mend-the-wheel',
            cost: { components: 1 },
            effects: [
              later(2, 'the-pram-comes-back'),
              when(
                { kind: 'skill', skill: 'builder' },
                [tell('a-new-pin'), change('misery', -1, 'one')],
                [tell('a-bent-nail'), change('misery', -1, 'actor')],
              ),
            ],
          },
          {
            id: 'push-the-pram',
            effects: [
              change('fatigue', 1, 'actor'),
              d10(
                upTo(2, tell('shots-at-the-crossing'), change('wounds', 1, 'actor')),
                upTo(
                  10,
                  tell('a-bed-by-the-door'),
                  change('misery', -1, 'actor'),
                  later(1, 'the-pram-comes-back'),
                ),
              ),
            ],
          },
          {
            id: 'tell-them-the-way',
            effects: [
              empathy([tell('drawn-in-the-dust')], [tell('too-many-turnings'), change('misery', 1, 'actor')]),
            ],
          },
        ],
      },
      {
        notes: ['hunger', 'violence'],
        register: 'child',
        cast: ['actor'],
        options: [
          {
            id: 'feed-them-indoors',
            cost: { 'raw-food': 1 },
            effects: [
              mark('fed-the-counters'),
              empathy(
                [tell('she-says-it-herself'), change('misery', -1, 'present'), later(2, 'the-boy-alone')],
                [tell('he-counts-the-shelf'), change('misery', -1, 'one'), later(1, 'uncle-at-the-corner')],
              ),
            ],
          },
          {
            id: 'give-bread-at-the-door',
            cost: { vegetable: 1 },
            effects: [
              change('misery', -1, 'one'),
              d10(
                upTo(5, tell('into-the-sleeve'), later(2, 'uncle-at-the-corner')),
                upTo(10, tell('eaten-at-the-gate')),
              ),
            ],
          },
          {
            id: 'follow-them',
            effects: [
              change('fatigue', 1, 'actor'),
              prowess(
                1,
                [
                  tell('the-fur-collar'),
                  mark('know-the-uncle'),
                  tonight(-2, -1),
                  later(2, 'uncle-at-the-corner'),
                ],
                [tell('seen-first'), tonight(1, 1)],
              ),
            ],
          },
          {
            id: 'shut-the-door',
            effects: [
              mark('shut-out-the-counters'),
              d10(
                upTo(5, tell('the-numbers-were-right'), tonight(1, 1)),
                upTo(10, tell('the-same-words-next-door'), change('misery', 1, 'actor')),
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        cast: ['actor'],
        options: [
          {
            id: 'pay-with-sugar',
            cost: { sugar: 1 },
            effects: [
              tell('licked-from-the-palm'),
              gain({ 'electrical-part': 1, 'mechanical-part': 1 }),
              when(
                { kind: 'member', person: 'jelena' },
                [tell('jelena-and-the-radio'), change('misery', -1, 'present')],
                [change('misery', -1, 'actor')],
              ),
            ],
          },
          {
            id: 'pay-with-food',
            cost: { 'raw-food': 1 },
            effects: [
              gain({ 'electrical-part': 1 }),
              d10(
                upTo(8, tell('a-handshake'), gain({ 'weapon-part': 1, ammo: 2 })),
                upTo(10, tell('the-clock-instead'), gain({ 'mechanical-part': 2 })),
              ),
            ],
          },
          {
            id: 'ask-where-they-dig',
            effects: [
              change('fatigue', 1, 'actor'),
              empathy([tell('behind-the-kiosk'), gain({ components: 2 })], [tell('a-trade-secret')]),
            ],
          },
          {
            id: 'tell-them-to-stop',
            effects: [
              d10(
                upTo(3, tell('the-younger-one-stays'), change('misery', -1, 'actor')),
                upTo(10, tell('heard-out-politely')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['grief', 'hunger'],
        cast: ['actor', 'against'],
        people: 2,
        options: [
          {
            id: 'take-them-and-the-ring',
            effects: [
              gain({ jewelry: 1 }),
              mark('paid-for-the-children'),
              when(
                { kind: 'role', role: 'against', is: 'miserable' },
                [tell('against-moves-out-of-the-room'), change('misery', 1, 'against')],
                [tell('against-makes-the-bed'), change('fatigue', 1, 'against')],
              ),
              later(3, 'three-days'),
            ],
          },
          {
            id: 'take-them-for-nothing',
            effects: [
              tell('the-ring-goes-back'),
              giveUp(1, 'food'),
              change('misery', -1, 'present'),
              d10(
                upTo(5, tell('the-coats-buttoned-right'), change('misery', 1, 'against')),
                upTo(10, tell('mila-will-not-come-in'), change('fatigue', 1, 'actor')),
              ),
              later(3, 'three-days'),
            ],
          },
          {
            id: 'refuse-her',
            effects: [
              d10(
                upTo(4, tell('left-all-the-same'), change('misery', 1, 'against'), later(3, 'three-days')),
                upTo(10, tell('she-takes-them-along'), change('misery', 1, 'actor')),
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        notes: ['violence'],
        cast: ['actor'],
        options: [
          {
            id: 'let-them-go-on',
            effects: [
              d10(
                upTo(3, tell('through-our-gutter'), change('misery', 1, 'actor')),
                upTo(
                  9,
                  tell('people-cross-meanwhile'),
                  change('misery', -1, 'actor'),
                  change('misery', -1, 'one'),
                ),
                upTo(10, tell('a-spot-from-the-tower'), change('misery', -1, 'present')),
              ),
            ],
          },
          {
            id: 'call-them-inside',
            effects: [
              when(
                { kind: 'has', goods: { guitar: 1 } },
                [tell('kept-by-the-guitar'), change('misery', -1, 'one')],
                [tell('the-frame-for-bail'), gain({ components: 1 })],
              ),
            ],
          },
          {
            id: 'feed-them-for-the-mirror',
            cost: { 'raw-food': 1 },
            effects: [
              change('misery', -1, 'present'),
              d10(upTo(8, tell('on-loan')), upTo(10, tell('asleep-over-the-plate'), gain({ wood: 1 }))),
            ],
          },
        ],
      },
      {
        notes: ['violence', 'injury'],
        cast: ['actor'],
        options: [
          {
            id: 'pay-the-toll',
            cost: { cigarette: 1 },
            effects: [
              d10(
                upTo(8, tell('valid-until-supper'), change('misery', -1, 'present')),
                upTo(10, tell('the-belt-slips'), change('wounds', 1, 'actor')),
              ),
            ],
          },
          {
            id: 'take-it-from-him',
            effects: [
              prowess(
                1,
                [tell('into-the-sand-bucket'), gain({ shell: 1, chems: 1 }), change('misery', 1, 'actor')],
                [tell('he-runs-with-it'), change('misery', 1, 'present')],
              ),
            ],
          },
          {
            id: 'let-tomas-inspect-the-guard',
            when: { kind: 'member', person: 'tomas' },
            effects: [tell('tomas-counts-to-three'), gain({ shell: 1 }), change('fatigue', 1, 'one')],
          },
          {
            id: 'go-round-by-the-yard',
            effects: [
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('the-post-is-abandoned'), change('misery', -1, 'actor')],
                [tell('told-off-for-the-wall'), change('fatigue', 1, 'actor'), gain({ shell: 1 })],
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['hunger', 'illness'],
        cast: ['actor'],
        options: [
          {
            id: 'mind-the-child',
            effects: [
              tell('the-cushion-by-the-stove'),
              change('fatigue', 1, 'actor'),
              later(1, 'the-big-sister'),
              when({ kind: 'cold', atLeast: 4 }, [tell('she-coughs-on-us'), change('illness', 1, 'actor')]),
            ],
          },
          {
            id: 'mind-and-feed-her',
            cost: { 'raw-food': 1 },
            effects: [
              later(1, 'the-big-sister'),
              when(
                { kind: 'member', person: 'nadja' },
                [tell('nadja-teaches-the-crawl'), change('misery', -1, 'present')],
                [tell('crumbs-too'), change('misery', -1, 'actor')],
              ),
            ],
          },
          {
            id: 'say-no',
            effects: [
              change('misery', 1, 'actor'),
              d10(
                upTo(6, tell('both-to-the-queue')),
                upTo(10, tell('the-cushion-comes-back'), later(2, 'the-big-sister')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['animals', 'hunger', 'violence', 'injury', 'grief'],
        register: 'radio',
        options: [
          {
            id: 'give-a-contribution',
            cost: { vegetable: 1 },
            effects: [
              when(
                { kind: 'marked', mark: 'told-of-the-well' },
                [tell('the-house-with-the-well'), change('misery', -1, 'present'), tonight(-1, 0)],
                [tell('first-on-the-list'), change('misery', -1, 'one'), tonight(-1, 0)],
              ),
            ],
          },
          {
            id: 'send-a-greeting',
            when: { kind: 'lost', atLeast: 1 },
            effects: [
              tell('half-a-minute-of-nothing'),
              change('misery', -1, 'one'),
              change('fatigue', 1, 'one'),
            ],
          },
          {
            id: 'look-under-that-bath',
            effects: [
              mark('robbed-number-nine'),
              d10(
                upTo(3, tell('he-listens-too'), change('wounds', 1, 'actor')),
                upTo(10, tell('dry-and-split'), gain({ wood: 2 }), change('misery', 1, 'actor')),
              ),
            ],
          },
          {
            id: 'ask-for-music',
            effects: [
              when(
                { kind: 'marked', mark: 'lied-to-the-girl' },
                [tell('read-out-first'), tonight(1, 0)],
                [tell('comb-and-paper')],
              ),
            ],
          },
        ],
      },
    ],
    white: {
      notes: ['hunger'],
      cast: ['actor'],
      effects: [giveUp(1, 'food')],
      options: [
        {
          id: 'run-after-him',
          effects: [
            prowess(
              1,
              [tell('caught-by-the-trousers'), gain({ vegetable: 1 })],
              [tell('over-the-third-wall'), change('fatigue', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'let-them-go',
          effects: [
            when(
              { kind: 'food', atLeast: 3 },
              [tell('enough-on-the-shelf'), change('misery', -1, 'one'), later(2, 'the-singer-again')],
              [tell('she-sings-it-again'), later(2, 'the-singer-again')],
            ),
          ],
        },
        {
          id: 'call-after-them',
          effects: [
            empathy(
              [tell('a-wave-from-the-corner'), change('misery', -1, 'present'), later(1, 'the-singer-again')],
              [tell('they-only-run-faster'), change('misery', 1, 'actor')],
            ),
          ],
        },
      ],
    },
  },
  {
    'the-pram-comes-back': {
      notes: ['illness', 'injury', 'death', 'grief'],
      effects: [gain({ vegetable: 1 })],
      options: [
        {
          id: 'give-her-a-log',
          cost: { wood: 1 },
          effects: [
            d10(
              upTo(6, tell('grandmother-sits-up'), gain({ wood: 1 }), change('misery', -1, 'one')),
              upTo(
                10,
                tell('the-bed-is-free'),
                gain({ components: 3, wood: 1 }),
                when(
                  { kind: 'fate', role: 'actor', is: 'here' },
                  [change('misery', 1, 'actor')],
                  [change('misery', 1, 'one')],
                ),
              ),
            ),
          ],
        },
        {
          id: 'send-our-patient',
          when: { kind: 'anyone', state: 'illness', atLeast: 1 },
          effects: [
            change('illness', -1, 'one'),
            d10(
              upTo(7, tell('over-the-crossing'), giveUp(1, 'any')),
              upTo(10, tell('seen-on-the-crossing'), change('wounds', 1, 'one')),
            ),
          ],
        },
        {
          id: 'say-we-are-all-well',
          effects: [
            d10(
              upTo(6, tell('goes-next-door')),
              upTo(10, tell('she-takes-the-fence'), lose({ wood: 1 }), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-big-sister': {
      notes: ['grief', 'injury'],
      options: [
        {
          id: 'let-him-take-her',
          effects: [
            d10(
              upTo(7, tell('on-his-shoulders'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')),
              upTo(10, tell('not-yet'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'go-along-with-them',
          effects: [
            change('fatigue', 1, 'one'),
            gain({ 'raw-food': 1 }),
            d10(
              upTo(7, tell('it-was-as-he-said')),
              upTo(10, tell('near-the-queue'), change('wounds', 1, 'one'), gain({ vegetable: 1 })),
            ),
          ],
        },
        {
          id: 'keep-her-here',
          effects: [
            d10(
              upTo(5, tell('three-days-on-a-bench'), gain({ vegetable: 1 }), change('misery', 1, 'one')),
              upTo(10, tell('nobody-of-that-description'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-singer-again': {
      notes: ['hunger', 'violence', 'injury'],
      options: [
        {
          id: 'ask-at-the-doors',
          effects: [
            change('misery', 1, 'one'),
            d10(
              upTo(6, tell('after-a-cousin'), gain({ 'raw-food': 1, cigarette: 2 })),
              upTo(10, tell('they-ask-us-in'), giveUp(1, 'any'), tonight(1, 0)),
            ),
          ],
        },
        {
          id: 'hire-their-eyes',
          cost: { vegetable: 1 },
          effects: [
            d10(
              upTo(8, tell('pebbles-on-the-pane'), tonight(-2, -1)),
              upTo(10, tell('asleep-on-the-roof'), change('fatigue', -1, 'one')),
            ),
          ],
        },
        {
          id: 'ask-for-a-song',
          effects: [
            when(
              { kind: 'member', person: 'luka' },
              [tell('with-a-second-voice'), change('misery', -1, 'present')],
              [tell('all-the-verses'), change('misery', -1, 'one')],
            ),
          ],
        },
      ],
    },
    'uncle-at-the-corner': {
      notes: ['violence', 'hunger'],
      options: [
        {
          id: 'pay-for-the-children',
          cost: { cigarette: 2 },
          effects: [
            mark('paid-the-uncle'),
            when(
              { kind: 'marked', mark: 'know-the-uncle' },
              [tell('he-knows-who-followed'), tonight(-3, -1)],
              [tell('a-chalk-mark-on-the-arch'), tonight(-2, -1)],
            ),
            later(2, 'the-boy-alone'),
          ],
        },
        {
          id: 'speak-up-for-the-children',
          effects: [
            empathy(
              [
                tell('he-was-one-himself'),
                change('misery', -1, 'actor'),
                tonight(-1, 0),
                later(2, 'the-boy-alone'),
              ],
              [tell('he-pats-a-cheek'), tonight(1, 1), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'show-him-the-gun',
          when: { kind: 'has', goods: { pistol: 1 } },
          effects: [tell('he-admires-it'), tonight(-3, 0), change('misery', 1, 'one')],
        },
        {
          id: 'wish-him-good-day',
          effects: [
            d10(
              upTo(5, tell('the-collar-turned-up'), tonight(1, 1)),
              upTo(10, tell('a-better-street'), later(3, 'the-boy-alone')),
            ),
          ],
        },
      ],
    },
    'the-boy-alone': {
      notes: ['captivity', 'violence', 'hunger', 'injury'],
      options: [
        {
          id: 'rob-the-store',
          effects: [
            change('fatigue', 1, 'one'),
            prowess(
              1,
              [
                tell('third-plank-from-the-left'),
                gain({ 'canned-food': 1, cigarette: 2 }),
                when(
                  { kind: 'marked', mark: 'paid-the-uncle' },
                  [tell('our-own-two-cigarettes'), change('misery', -1, 'actor')],
                  [tell('she-is-not-there'), change('misery', 1, 'actor')],
                ),
              ],
              [tell('a-man-in-the-store'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'let-him-sleep-here',
          cost: { vegetable: 1 },
          effects: [
            d10(
              upTo(6, tell('fourteen-hours'), change('misery', -1, 'present')),
              upTo(10, tell('gone-with-the-blanket'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'send-him-back-to-her',
          effects: [
            when(
              { kind: 'anyone', state: 'misery', atLeast: 2 },
              [tell('he-had-not-finished-asking'), change('misery', 2, 'one')],
              [tell('he-asks-about-the-door'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'three-days': {
      notes: ['hunger', 'grief', 'death'],
      options: [
        {
          id: 'say-four-days',
          effects: [
            giveUp(1, 'food'),
            change('misery', -1, 'one'),
            when(
              { kind: 'fate', role: 'against', is: 'here' },
              [tell('against-cuts-the-bread')],
              [tell('cut-in-six')],
            ),
            later(2, 'the-form-for-the-bus'),
          ],
        },
        {
          id: 'ask-at-the-tunnel',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(
                3,
                tell('a-coat-they-describe'),
                change('misery', 1, 'one'),
                later(1, 'the-form-for-the-bus'),
              ),
              upTo(10, tell('she-went-in'), later(2, 'the-form-for-the-bus')),
            ),
          ],
        },
        {
          id: 'bring-them-to-the-baths',
          effects: [
            when(
              { kind: 'marked', mark: 'paid-for-the-children' },
              [tell('with-the-ring-in-our-pocket'), change('misery', 1, 'present')],
              [tell('a-number-on-each-sleeve'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-form-for-the-bus': {
      notes: ['grief'],
      register: 'form',
      options: [
        {
          id: 'strike-out-living',
          effects: [
            d10(
              upTo(5, tell('seats-five-and-six'), change('misery', 1, 'one'), change('fatigue', -1, 'one')),
              upTo(10, tell('on-thursday-she-comes'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'let-the-bus-go',
          effects: [
            giveUp(1, 'food'),
            d10(
              upTo(4, tell('she-has-papers-for-three'), change('misery', -1, 'present')),
              upTo(10, tell('the-last-bus'), change('misery', 1, 'present')),
            ),
          ],
        },
        {
          id: 'write-mother-absent',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('he-reads-it-as-unknown'), change('misery', -1, 'one')],
              [tell('not-a-category'), giveUp(1, 'food'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
  },
);
