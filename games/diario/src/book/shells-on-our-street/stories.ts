import {
  arrival,
  change,
  cold,
  d10,
  eliminate,
  empathy,
  fightOver,
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

export const SHELLS_ON_OUR_STREET: readonly Story[] = storiesOf(
  { card: 'shells-on-our-street', where: 'home' },
  {
    red: [
      {
        notes: ['injury'],
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'carry-it-out',
            effects: [
              d10(
                upTo(1, tell('a-flash-in-the-yard'), change('wounds', 2, 'actor')),
                upTo(10, tell('like-a-sleeping-child'), gain({ shell: 1, chems: 2 })),
              ),
            ],
          },
          {
            id: 'fetch-the-sapper',
            cost: { cigarette: 1 },
            effects: [
              d10(
                upTo(
                  7,
                  tell('he-hums-while-he-works'),
                  gain({ shell: 1, chems: 2 }),
                  change('misery', -1, 'one'),
                ),
                upTo(10, tell('his-hands-shake'), change('misery', 1, 'other'), gain({ shell: 1 })),
              ),
            ],
          },
          {
            id: 'nail-up-the-room',
            cost: { wood: 1 },
            effects: [
              when(
                { kind: 'member', person: 'luka' },
                [tell('everything-on-tiptoe'), change('misery', -1, 'one')],
                [tell('nobody-slams-doors')],
              ),
            ],
          },
          {
            id: 'leave-it-alone',
            effects: [
              d10(
                upTo(
                  5,
                  tell('it-ticks-or-the-beams-do'),
                  change('misery', 1, 'other'),
                  change('fatigue', 1, 'one'),
                ),
                upTo(10, tell('men-come-with-a-handcart')),
              ),
            ],
          },
        ],
      },
      {
        register: 'radio',
        people: 2,
        cast: ['against'],
        options: [
          {
            id: 'go-to-the-public-cellar',
            effects: [
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('forty-steps-down'), cold(-1)],
                [tell('forty-wet-steps')],
              ),
              readOn('the-third-bench'),
            ],
          },
          {
            id: 'stay-in-our-own',
            effects: [
              d10(
                upTo(3, tell('the-chimney'), lose({ wood: 1 }), change('misery', 1, 'one')),
                upTo(8, tell('four-by-noon')),
                upTo(10, tell('the-neighbours-come'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
              ),
            ],
          },
          {
            id: 'ask-how-it-knows',
            when: { kind: 'member', person: 'jelena' },
            effects: [
              change('fatigue', 1, 'one'),
              d10(
                upTo(6, tell('a-recording'), tonight(-1, -1)),
                upTo(10, tell('only-the-clock'), change('misery', 1, 'one'), gain({ 'electrical-part': 1 })),
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        notes: ['animals', 'illness'],
        cast: ['other'],
        effects: [
          d10(
            upTo(3, tell('the-shed-is-gone'), eliminate({ wood: 1, components: 2 })),
            upTo(7, tell('four-hundred-beans'), change('hunger', -1, 'one'), change('misery', -1, 'one')),
            upTo(10, tell('until-the-evening'), change('illness', 1, 'other')),
          ),
        ],
      },
      {
        notes: ['injury', 'death'],
        cast: ['strong'],
        options: [
          {
            id: 'throw-water-on-it',
            cost: { water: 1 },
            effects: [
              when(
                { kind: 'member', person: 'tomas' },
                [tell('count-heads-first'), change('misery', -1, 'present'), gain({ wood: 2 })],
                [tell('like-spitting'), change('misery', -1, 'one'), gain({ wood: 1 })],
              ),
            ],
          },
          {
            id: 'go-in-for-the-box',
            effects: [
              prowess(
                1,
                [tell('by-the-handle'), change('fatigue', 1, 'actor'), later(1, 'the-strongbox')],
                [
                  tell('the-landing-goes'),
                  change('wounds', 1, 'actor'),
                  mark('box-was-lost'),
                  later(2, 'the-second-owner'),
                ],
              ),
            ],
          },
          {
            id: 'see-to-our-own-roof',
            effects: [
              d10(
                upTo(7, tell('sparks-on-the-felt'), tonight(-1, 0), change('misery', 1, 'one')),
                upTo(10, tell('he-goes-in-himself'), tonight(-1, 0), change('misery', 1, 'present')),
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        notes: ['death', 'violence'],
        effects: [cold(1)],
        options: [
          {
            id: 'carry-them-in',
            effects: [
              gain({ wood: 2 }),
              change('fatigue', 1, 'one'),
              d10(
                upTo(7, tell('nineteen-saved')),
                upTo(10, tell('measured-by-eye'), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'cut-what-we-can',
            effects: [
              change('fatigue', 1, 'one'),
              gain({ wood: 4 }),
              d10(
                upTo(7, tell('first-on-the-list'), tonight(1, 0)),
                upTo(10, tell('ordered-by-name'), tonight(2, 1), gain({ 'mechanical-part': 1 })),
              ),
            ],
          },
          {
            id: 'saw-for-others',
            when: { kind: 'has', goods: { sawblade: 1 } },
            effects: [
              gain({ wood: 3 }),
              change('misery', -1, 'one'),
              change('fatigue', 1, 'one'),
              d10(upTo(7, tell('nine-doors')), upTo(10, tell('the-tenth-door'), change('fatigue', 1, 'one'))),
            ],
          },
          {
            id: 'paper-our-windows',
            effects: [
              d10(
                upTo(6, tell('paste-and-newspaper'), cold(-1)),
                upTo(10, tell('he-asks-for-a-screw'), gain({ components: 1 })),
              ),
            ],
          },
        ],
      },
      {
        notes: ['illness'],
        options: [
          {
            id: 'draw-from-it',
            effects: [
              gain({ water: 2 }),
              d10(
                upTo(6, tell('let-it-settle'), later(2, 'a-cup-on-a-chain')),
                upTo(
                  10,
                  tell('a-taste-of-almonds'),
                  change('illness', 1, 'one'),
                  later(2, 'a-cup-on-a-chain'),
                ),
              ),
            ],
          },
          {
            id: 'strain-it-first',
            cost: { filter: 1 },
            effects: [
              gain({ water: 3 }),
              when({ kind: 'skill', skill: 'nurse' }, [tell('then-boil-it')], [tell('grey-in-the-cloth')]),
            ],
          },
          {
            id: 'put-up-a-board',
            effects: [
              mark('warned-of-the-crater'),
              d10(
                upTo(6, tell('they-drink-anyway'), change('misery', 1, 'one')),
                upTo(10, tell('the-board-is-burnt'), gain({ wood: 1 })),
              ),
              later(2, 'a-cup-on-a-chain'),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['injury', 'death'],
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'dig-with-the-shovel',
            when: { kind: 'has', goods: { shovel: 1 } },
            effects: [
              change('fatigue', 1, 'one'),
              when(
                { kind: 'skill', skill: 'digger' },
                [tell('props-first')],
                [tell('the-blade-strikes-iron')],
              ),
              readOn('under-the-bricks'),
            ],
          },
          {
            id: 'dig-with-our-hands',
            effects: [
              prowess(
                1,
                [tell('a-chain-of-hands'), readOn('under-the-bricks')],
                [tell('the-hill-slides'), change('wounds', 1, 'actor'), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'knock-back-and-wait',
            effects: [
              d10(
                upTo(5, tell('the-lorry-comes'), readOn('under-the-bricks')),
                upTo(10, tell('we-knock-alone'), change('misery', 1, 'present')),
              ),
            ],
          },
        ],
      },
      {
        register: 'testimony',
        notes: ['death'],
        cast: ['other'],
        options: [
          {
            id: 'ask-him-to-take-it-apart',
            effects: [
              d10(
                upTo(7, tell('like-a-clock'), gain({ shell: 2, chems: 1 })),
                upTo(10, tell('he-stops-half-way'), gain({ shell: 1 }), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'ask-how-many-he-made',
            effects: [
              empathy(
                [tell('a-good-number'), change('misery', 1, 'actor'), tonight(-1, -1)],
                [tell('piecework'), change('misery', 1, 'other'), gain({ cigarette: 2 })],
              ),
            ],
          },
          {
            id: 'tell-him-to-go',
            effects: [
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('we-say-a-name'), change('misery', -1, 'one')],
                [tell('he-wipes-his-feet'), change('fatigue', -1, 'one')],
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        notes: ['injury', 'hunger'],
        options: [
          {
            id: 'run-for-the-bread',
            effects: [
              d10(
                upTo(
                  3,
                  tell('one-loaf-and-a-splinter'),
                  gain({ 'raw-food': 1 }),
                  change('wounds', 1, 'actor'),
                ),
                upTo(8, tell('one-under-the-arm'), gain({ 'raw-food': 1 })),
                upTo(10, tell('one-under-each-arm'), gain({ 'raw-food': 2 })),
              ),
            ],
          },
          {
            id: 'pull-out-the-driver',
            effects: [
              prowess(
                1,
                [tell('out-through-the-windscreen'), gain({ 'raw-food': 1 }), change('misery', -1, 'actor')],
                [tell('the-door-is-jammed'), change('wounds', 1, 'actor'), change('misery', -1, 'one')],
              ),
            ],
          },
          {
            id: 'wait-until-it-stops',
            effects: [
              d10(
                upTo(6, tell('swept-clean')),
                upTo(10, tell('one-under-the-hedge'), gain({ 'raw-food': 1 })),
              ),
            ],
          },
        ],
      },
      {
        notes: ['injury'],
        people: 2,
        cast: ['other', 'third'],
        options: [
          {
            id: 'run-and-fetch',
            effects: [
              prowess(
                1,
                [tell('by-the-collar'), change('fatigue', 1, 'actor'), change('misery', -1, 'other')],
                [tell('two-behind-the-trough'), change('wounds', 1, 'actor'), later(2, 'since-the-trough')],
              ),
            ],
          },
          {
            id: 'call-out-to-lie-still',
            effects: [
              empathy(
                [tell('names-of-fish'), change('fatigue', 1, 'other'), later(2, 'since-the-trough')],
                [tell('cannot-hear-us'), change('misery', 1, 'other'), later(2, 'since-the-trough')],
              ),
            ],
          },
          {
            id: 'keep-below-the-window',
            effects: [
              mark('kept-below-the-window'),
              d10(
                upTo(6, tell('an-hour-and-ten'), change('misery', 1, 'other'), gain({ water: 1 })),
                upTo(10, tell('crawls-in-alone'), change('wounds', 1, 'other'), gain({ water: 2 })),
              ),
              later(2, 'since-the-trough'),
            ],
          },
        ],
      },
    ],
  },
  {
    'under-the-bricks': {
      notes: ['injury', 'illness'],
      options: [
        {
          id: 'offer-a-place-with-us',
          when: { kind: 'group', atMost: 3 },
          effects: [tell('a-spoon-in-our-drawer'), arrival],
        },
        {
          id: 'bring-something-hot',
          cost: { 'raw-food': 1 },
          effects: [
            tell('soup-with-ones-own-spoon'),
            change('misery', -1, 'one'),
            d10(
              upTo(7, gain({ 'herbal-meds': 1 }), later(2, 'the-spoon-comes-back')),
              upTo(10, tell('the-sister-counts'), gain({ herb: 1 }), later(2, 'the-spoon-comes-back')),
            ),
          ],
        },
        {
          id: 'dig-out-what-is-left',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('a-drawer-and-a-clock'), gain({ components: 2, 'mechanical-part': 1 })),
              upTo(
                10,
                tell('somebody-elses-drawer'),
                gain({ components: 1, jewelry: 1 }),
                change('misery', 1, 'one'),
              ),
            ),
            later(2, 'the-spoon-comes-back'),
          ],
        },
        {
          id: 'sit-until-the-lorry-comes',
          effects: [
            change('misery', -1, 'one'),
            when(
              { kind: 'cold', atLeast: 5 },
              [tell('one-blanket'), change('illness', 1, 'one')],
              [tell('a-hand-from-the-lorry')],
            ),
          ],
        },
      ],
    },
    'the-spoon-comes-back': {
      notes: ['death', 'grief', 'animals'],
      options: [
        {
          id: 'take-what-is-asked-for',
          effects: [
            d10(
              upTo(5, tell('third-floor-left'), change('fatigue', 1, 'one'), gain({ 'canned-food': 1 })),
              upTo(
                10,
                tell('there-was-a-second-knock'),
                change('misery', 2, 'one'),
                gain({ 'canned-food': 1 }),
              ),
            ),
          ],
        },
        {
          id: 'say-nobody-else-knocked',
          effects: [
            empathy(
              [tell('believed'), change('misery', 1, 'actor'), gain({ coffee: 1 })],
              [tell('the-spoon-is-left'), change('misery', 1, 'present')],
            ),
          ],
        },
        {
          id: 'dig-once-more',
          when: { kind: 'has', goods: { shovel: 1 } },
          effects: [
            change('fatigue', 1, 'one'),
            change('fatigue', 1, 'one'),
            d10(
              upTo(3, tell('a-cat-and-two-kittens'), change('misery', -1, 'present')),
              upTo(10, tell('under-the-bath'), change('misery', -1, 'one'), gain({ meds: 1 })),
            ),
          ],
        },
      ],
    },
    'the-third-bench': {
      register: 'form',
      notes: ['violence', 'injury'],
      people: 2,
      cast: ['against'],
      options: [
        {
          id: 'give-up-the-place',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(
                6,
                tell('her-children-sleep'),
                change('misery', -1, 'one'),
                later(2, 'the-man-with-tickets'),
              ),
              upTo(10, tell('she-sells-it-on'), change('misery', 1, 'against'), gain({ cigarette: 1 })),
            ),
          ],
        },
        {
          id: 'pay-for-the-bench',
          cost: { cigarette: 2 },
          effects: [
            mark('paid-for-the-bench'),
            change('fatigue', -1, 'present'),
            d10(
              upTo(7, tell('a-paper-ticket')),
              upTo(10, tell('paid-to-the-wrong-man'), change('misery', 1, 'one')),
            ),
            later(2, 'the-man-with-tickets'),
          ],
        },
        {
          id: 'stay-where-we-sit',
          effects: [
            prowess(
              1,
              [tell('he-looks-us-over'), mark('held-the-bench'), later(2, 'the-man-with-tickets')],
              [tell('out-in-the-street'), change('wounds', 1, 'actor'), gain({ shell: 1 })],
            ),
          ],
        },
      ],
    },
    'the-man-with-tickets': {
      notes: ['violence', 'death', 'injury'],
      people: 2,
      effects: [
        when(
          { kind: 'marked', mark: 'held-the-bench' },
          [tell('he-remembers-us')],
          [
            when(
              { kind: 'marked', mark: 'paid-for-the-bench' },
              [tell('he-knows-who-pays')],
              [tell('he-is-hiring')],
            ),
          ],
        ),
      ],
      options: [
        {
          id: 'help-him-sell-places',
          effects: [
            gain({ cigarette: 2, 'raw-food': 1 }),
            when(
              { kind: 'fate', role: 'against', is: 'here' },
              [tell('against-writes-the-tickets'), change('misery', 1, 'present')],
              [tell('we-write-the-tickets'), change('misery', 2, 'one')],
            ),
            tonight(-1, 0),
          ],
        },
        {
          id: 'throw-him-out-together',
          effects: [
            tell('the-whole-third-bench'),
            fightOver([change('misery', 1, 'one')], {
              count: [{ upTo: 10, enemies: 1 }],
              weapons: { A: ['knife'], B: [], C: [] },
              thugs: false,
            }),
            change('misery', -1, 'present'),
          ],
        },
        {
          id: 'never-go-there-again',
          effects: [
            d10(
              upTo(6, tell('our-own-cellar-props'), lose({ wood: 1 })),
              upTo(10, tell('the-day-it-was-hit'), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-strongbox': {
      notes: ['hunger'],
      options: [
        {
          id: 'hand-it-to-him-shut',
          effects: [
            when(
              { kind: 'anyone', state: 'hunger', atLeast: 2 },
              [tell('he-sees-our-table'), gain({ 'raw-food': 1 }), later(2, 'the-second-owner')],
              [tell('he-counts-it-twice'), gain({ cigarette: 2 }), later(2, 'the-second-owner')],
            ),
          ],
        },
        {
          id: 'open-it-before-he-comes',
          when: { kind: 'skill', skill: 'locks' },
          effects: [
            mark('opened-the-box'),
            gain({ jewelry: 1 }),
            d10(
              upTo(5, tell('shut-again'), change('fatigue', 1, 'one'), later(2, 'the-second-owner')),
              upTo(
                10,
                tell('a-scratch-by-the-lock'),
                change('misery', 1, 'one'),
                later(2, 'the-second-owner'),
              ),
            ),
          ],
        },
        {
          id: 'ask-for-half',
          effects: [
            empathy(
              [tell('a-tenth'), gain({ 'canned-food': 1 }), change('misery', 1, 'one')],
              [tell('he-calls-the-street'), change('misery', 1, 'present'), gain({ coffee: 1 })],
            ),
          ],
        },
      ],
    },
    'the-second-owner': {
      notes: ['violence'],
      effects: [
        when({ kind: 'marked', mark: 'opened-the-box' }, [tell('one-ring-short')], [tell('nothing-short')]),
      ],
      options: [
        {
          id: 'tell-her-where-he-is',
          effects: [
            d10(
              upTo(5, tell('sister-and-brother'), change('misery', 1, 'one'), gain({ 'herbal-meds': 1 })),
              upTo(10, tell('two-policemen'), change('misery', 1, 'present'), gain({ 'canned-food': 1 })),
            ),
          ],
        },
        {
          id: 'say-that-it-burnt',
          effects: [
            when(
              { kind: 'marked', mark: 'box-was-lost' },
              [tell('true-and-not-believed'), giveUp(1, 'any')],
              [
                empathy(
                  [tell('she-looks-at-the-house'), tonight(-1, 0)],
                  [tell('then-what-is-this'), giveUp(2, 'any')],
                ),
              ],
            ),
          ],
        },
        {
          id: 'give-back-the-ring',
          cost: { jewelry: 1 },
          when: { kind: 'marked', mark: 'opened-the-box' },
          effects: [
            tell('she-puts-it-on'),
            change('misery', -1, 'present'),
            d10(
              upTo(6, tell('from-the-chemist'), gain({ meds: 1 })),
              upTo(10, tell('she-spits'), gain({ bandage: 1 })),
            ),
          ],
        },
      ],
    },
    'a-cup-on-a-chain': {
      notes: ['illness'],
      effects: [
        when(
          { kind: 'marked', mark: 'warned-of-the-crater' },
          [tell('our-board-again')],
          [tell('a-coin-a-cup')],
        ),
      ],
      options: [
        {
          id: 'fill-it-in-by-night',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('level-by-morning'), change('misery', -1, 'one'), gain({ 'mechanical-part': 1 })),
              upTo(10, tell('he-was-sleeping-there'), tonight(1, 1), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'buy-from-him',
          cost: { cigarette: 1 },
          effects: [
            d10(
              upTo(6, tell('from-the-pump-after-all'), gain({ water: 2 })),
              upTo(10, tell('warm-in-the-hand'), gain({ water: 2 }), change('illness', 1, 'one')),
            ),
          ],
        },
        {
          id: 'let-him-sell',
          effects: [
            when(
              { kind: 'marked', mark: 'warned-of-the-crater' },
              [tell('they-come-to-ours'), change('misery', 1, 'one'), gain({ chems: 1 })],
              [tell('the-queue-goes-on'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'since-the-trough': {
      notes: ['grief', 'illness'],
      people: 2,
      effects: [
        when(
          { kind: 'fate', role: 'other', is: 'here' },
          [tell('at-every-door')],
          [tell('the-trough-is-dry')],
        ),
      ],
      options: [
        {
          id: 'sit-with-the-sound',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'marked', mark: 'kept-below-the-window' },
              [tell('i-could-see-you'), change('misery', 1, 'one')],
              [tell('a-spoon-against-a-pan'), change('misery', -1, 'other'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'let-the-cellar-be-home',
          when: { kind: 'fate', role: 'other', is: 'here' },
          effects: [
            change('fatigue', -1, 'other'),
            d10(
              upTo(6, tell('a-lamp-down-there'), change('illness', 1, 'other')),
              upTo(10, tell('gone-with-the-milk-cart'), leave('other'), change('misery', 1, 'present')),
            ),
          ],
        },
        {
          id: 'send-for-water-again',
          effects: [
            gain({ water: 1 }),
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [
                when(
                  { kind: 'role', role: 'other', is: 'miserable' },
                  [tell('stands-in-the-arch'), change('misery', 1, 'other')],
                  [tell('there-and-back'), change('misery', -1, 'other'), change('fatigue', 1, 'other')],
                ),
              ],
              [tell('no-one-at-the-trough'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
  },
);
