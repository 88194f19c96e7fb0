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
  lose,
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

export const DESERTER: readonly Story[] = storiesOf(
  { card: 'deserter', where: 'out' },
  {
    red: [
      {
        notes: ['hunger', 'violence', 'injury'],
        cast: ['other'],
        options: [
          {
            id: 'share-our-food',
            cost: { 'raw-food': 1 },
            effects: [
              gain({ 'broken-assault-rifle': 1 }),
              when(
                { kind: 'skill', skill: 'cook' },
                [tell('dragan-feeds-him'), change('misery', -1, 'present')],
                [tell('he-eats-sitting-upright'), change('misery', -1, 'one')],
              ),
              later(2, 'the-queue-for-bread'),
              stays('deserter'),
            ],
          },
          {
            id: 'talk-him-down',
            effects: [
              giveBack(1),
              empathy(
                [
                  tell('the-bolt-in-his-hand'),
                  gain({ 'weapon-part': 2 }),
                  later(2, 'the-queue-for-bread'),
                  stays('deserter'),
                ],
                [tell('please-go-away'), giveBack(1)],
              ),
            ],
          },
          {
            id: 'wrench-it-from-him',
            effects: [
              prowess(
                1,
                [
                  tell('he-weighs-nothing'),
                  gain({ 'broken-assault-rifle': 1 }),
                  change('misery', 1, 'actor'),
                ],
                [tell('the-bayonet-is-real'), change('wounds', 1, 'actor')],
              ),
            ],
          },
        ],
      },
      {
        register: 'testimony',
        notes: ['death', 'violence', 'alcohol'],
        cast: ['against'],
        options: [
          {
            id: 'tell-him-who-was-there',
            effects: [
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('one-of-ours-too'), change('misery', -1, 'against'), giveBack(1), gain({ ammo: 2 })],
                [tell('names-we-know'), change('misery', 1, 'against'), gain({ ammo: 3 })],
              ),
              stays('deserter'),
            ],
          },
          {
            id: 'take-him-along-to-the-crossing',
            effects: [
              giveBack(2),
              d10(
                upTo(6, tell('he-stands-there-now'), change('misery', -1, 'one')),
                upTo(10, tell('he-runs-again'), noise(2), noiseRoll, gain({ 'weapon-part': 1 })),
              ),
            ],
          },
          {
            id: 'leave-him-to-drink',
            effects: [
              d10(
                upTo(7, tell('left-to-drink'), gain({ moonshine: 1 }), noise(1)),
                upTo(10, tell('he-calls-after-us'), noise(2), noiseRoll),
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        notes: ['death'],
        cast: ['gentle'],
        options: [
          {
            id: 'take-the-tag',
            effects: [
              mark('handed-in-the-tag'),
              d10(
                upTo(7, tell('he-shakes-our-hands'), gain({ cigarette: 2 })),
                upTo(
                  10,
                  tell('he-asks-for-a-speech'),
                  gain({ cigarette: 2 }),
                  giveBack(1),
                  change('misery', -1, 'gentle'),
                ),
              ),
              later(2, 'the-mother-of-the-tag'),
              stays('deserter'),
            ],
          },
          {
            id: 'ask-for-his-knife',
            effects: [
              mark('handed-in-the-tag'),
              tell('dead-men-need-none'),
              gain({ knife: 1 }),
              change('misery', 1, 'gentle'),
              later(2, 'the-mother-of-the-tag'),
            ],
          },
          {
            id: 'refuse-to-do-it',
            effects: [
              d10(
                upTo(4, tell('boots-on-the-stairs'), change('misery', 1, 'gentle')),
                upTo(10, tell('back-round-his-neck')),
              ),
            ],
          },
        ],
      },
      {
        register: 'dialogue',
        notes: ['violence', 'death', 'injury'],
        cast: ['other'],
        options: [
          {
            id: 'say-the-left-hand-door',
            effects: [
              d10(
                upTo(6, tell('left'), gain({ cigarette: 2 })),
                upTo(10, tell('left-was-wrong'), change('misery', 2, 'other'), gain({ ammo: 2 })),
              ),
            ],
          },
          {
            id: 'say-nobody-came-by',
            effects: [
              empathy(
                [tell('nobody'), change('misery', -1, 'actor'), later(2, 'the-one-behind-the-door')],
                [
                  tell('he-looks-at-the-snow'),
                  change('wounds', 1, 'actor'),
                  later(2, 'the-one-behind-the-door'),
                ],
              ),
            ],
          },
          {
            id: 'ask-the-brother-to-sit-down',
            effects: [
              giveBack(2),
              when(
                { kind: 'has', goods: { cigarette: 1 } },
                [tell('they-smoke'), lose({ cigarette: 1 })],
                [tell('they-sit'), change('misery', -1, 'other')],
              ),
            ],
          },
        ],
      },
    ],
    green: {
      notes: ['injury'],
      cast: ['other'],
      options: [
        {
          id: 'walk-in-his-prints',
          effects: [
            giveBack(1),
            d10(
              upTo(3, tell('one-print-too-short'), change('wounds', 1, 'other')),
              upTo(10, tell('ninety-four-steps'), search('heap'), search('furniture'), stays('deserter')),
            ),
          ],
        },
        {
          id: 'give-him-a-smoke-first',
          cost: { cigarette: 1 },
          effects: [
            search('heap'),
            change('misery', -1, 'one'),
            when(
              { kind: 'cold', atLeast: 5 },
              [tell('the-snow-has-shifted'), noise(1)],
              [tell('it-comes-back-to-him')],
            ),
            stays('deserter'),
          ],
        },
        { id: 'go-along-the-fence', effects: [noise(1), tell('loose-wire'), search('heap'), noiseRoll] },
        {
          id: 'turn-back-here',
          effects: [
            giveBack(2),
            d10(
              upTo(6, tell('he-is-relieved'), gain({ cigarette: 1 })),
              upTo(10, tell('he-goes-alone'), gain({ components: 1 }), change('misery', 1, 'other')),
            ),
          ],
        },
      ],
    },
    yellow: [
      {
        cast: ['other'],
        notes: ['alcohol', 'violence', 'animals', 'hunger'],
        options: [
          {
            id: 'sit-down-with-them',
            effects: [
              giveBack(2),
              noise(1),
              d10(
                upTo(7, tell('grease-to-the-ears'), change('hunger', -1, 'present')),
                upTo(
                  10,
                  tell('one-verse-too-many'),
                  change('hunger', -1, 'present'),
                  change('misery', 1, 'one'),
                ),
              ),
            ],
          },
          {
            id: 'ask-for-a-leg-to-go',
            effects: [
              empathy(
                [tell('for-those-at-home'), gain({ 'raw-food': 1 })],
                [tell('eat-here-or-not'), giveBack(1)],
              ),
            ],
          },
          {
            id: 'reach-for-the-packs',
            effects: [
              prowess(
                1,
                [tell('quiet-fingers'), gain({ 'canned-food': 1, ammo: 2 }), change('misery', 1, 'actor')],
                [
                  tell('the-singing-stops'),
                  fight({
                    count: [{ upTo: 10, enemies: 2 }],
                    weapons: { A: ['knife'], B: [], C: [] },
                    thugs: false,
                  }),
                ],
              ),
            ],
          },
          {
            id: 'stay-out-in-the-dark',
            effects: [
              when(
                { kind: 'anyone', state: 'hunger', atLeast: 2 },
                [tell('licked-the-snow')],
                [tell('only-the-smell')],
              ),
            ],
          },
        ],
      },
      {
        register: 'form',
        notes: ['captivity', 'violence'],
        cast: ['against'],
        options: [
          {
            id: 'tear-it-down',
            effects: [
              mark('tore-down-the-notice'),
              d10(
                upTo(6, tell('torn'), change('misery', -1, 'one'), noise(1)),
                upTo(10, tell('torn-and-seen'), noise(3), noiseRoll, change('misery', -1, 'present')),
              ),
            ],
          },
          {
            id: 'fill-in-the-lower-half',
            effects: [
              when(
                { kind: 'marked', mark: 'handed-in-the-tag' },
                [tell('a-man-already-dead'), gain({ 'raw-food': 1 }), giveBack(1)],
                [
                  when(
                    { kind: 'marked', mark: 'left-the-boy' },
                    [tell('counts-as-one-half'), gain({ 'raw-food': 1 })],
                    [tell('filled-in'), mark('filled-in-the-notice'), gain({ 'canned-food': 1 })],
                  ),
                  change('misery', 1, 'present'),
                  giveBack(1),
                ],
              ),
            ],
          },
          {
            id: 'look-behind-the-hoarding',
            effects: [
              d10(
                upTo(5, tell('three-of-them'), gain({ 'weapon-part': 1, ammo: 1 }), giveBack(1)),
                upTo(
                  10,
                  tell('one-with-a-hatchet'),
                  fight({
                    count: [{ upTo: 10, enemies: 1 }],
                    weapons: { A: ['hatchet'], B: ['hatchet'], C: ['knife'] },
                    thugs: false,
                  }),
                  gain({ 'canned-food': 1 }),
                ),
              ),
            ],
          },
        ],
      },
    ],
    white: {
      notes: ['injury'],
      cast: ['gentle'],
      options: [
        {
          id: 'tell-him-where-we-live',
          effects: [
            giveBack(1),
            tell('he-says-it-under-his-breath'),
            later(1, 'a-guest-under-the-stairs'),
            stays('deserter'),
          ],
        },
        {
          id: 'bandage-the-foot',
          cost: { bandage: 1 },
          effects: [
            giveBack(1),
            gain({ ammo: 3 }),
            change('misery', -1, 'one'),
            when(
              { kind: 'skill', skill: 'nurse' },
              [tell('vesna-does-it'), gain({ chems: 1 })],
              [tell('he-does-not-look')],
            ),
            later(1, 'a-guest-under-the-stairs'),
            stays('deserter'),
          ],
        },
        {
          id: 'take-the-rifle',
          effects: [
            mark('left-the-boy'),
            gain({ 'weapon-part': 1, ammo: 2 }),
            change('misery', 1, 'present'),
            d10(upTo(6, tell('it-was-kept-clean')), upTo(10, tell('he-calls'), noise(3))),
          ],
        },
        {
          id: 'walk-on',
          effects: [
            mark('left-the-boy'),
            when(
              { kind: 'anyone', state: 'misery', atLeast: 2 },
              [tell('nobody-turns-round'), change('misery', 1, 'gentle')],
              [tell('he-can-also-sew'), change('misery', 1, 'gentle')],
            ),
          ],
        },
      ],
    },
  },
  {
    'the-queue-for-bread': {
      where: 'home',
      notes: ['hunger', 'violence'],
      cast: ['strong'],
      options: [
        {
          id: 'stand-in-line-behind-him',
          effects: [
            d10(
              upTo(5, tell('there-is-a-queue-now'), gain({ 'raw-food': 1 }), change('fatigue', 1, 'one')),
              upTo(10, tell('for-nothing'), change('misery', -1, 'one'), change('fatigue', 1, 'one')),
            ),
            later(1, 'the-baker'),
          ],
        },
        {
          id: 'take-him-away-from-there',
          effects: [
            prowess(
              1,
              [tell('taken-away'), change('misery', -1, 'actor'), gain({ 'weapon-part': 1 })],
              [tell('he-screams'), tonight(1, 1), gain({ 'weapon-part': 1 })],
            ),
          ],
        },
        {
          id: 'leave-him-standing',
          effects: [
            when(
              { kind: 'food', atLeast: 4 },
              [tell('left-with-a-full-shelf'), change('misery', 1, 'everyone'), later(1, 'the-baker')],
              [tell('left'), change('misery', 1, 'strong'), later(1, 'the-baker')],
            ),
          ],
        },
      ],
    },
    'the-baker': {
      where: 'home',
      notes: ['captivity', 'grief'],
      cast: ['gentle'],
      options: [
        {
          id: 'say-he-is-our-lodger',
          effects: [
            d10(
              upTo(6, tell('signed-for'), change('misery', -1, 'gentle'), tonight(1, 0)),
              upTo(10, tell('nobody-believes-it'), change('misery', 1, 'gentle'), giveUp(1, 'any')),
            ),
          ],
        },
        {
          id: 'bring-flour-for-them',
          when: { kind: 'food', atLeast: 3 },
          effects: [
            giveUp(1, 'food'),
            tell('rolls'),
            change('misery', -1, 'everyone'),
            d10(upTo(5, gain({ 'raw-food': 1 })), upTo(10, tell('next-day-two-hundred'), tonight(1, 0))),
          ],
        },
        {
          id: 'stay-behind-the-curtain',
          effects: [
            when(
              { kind: 'marked', mark: 'reported-the-dancing-master' },
              [tell('the-curtain-moves'), change('misery', 2, 'gentle')],
              [tell('curtain'), change('misery', 1, 'one'), tonight(-1, 0)],
            ),
          ],
        },
      ],
    },
    'the-mother-of-the-tag': {
      where: 'home',
      notes: ['grief', 'death'],
      options: [
        {
          id: 'tell-her-he-lives',
          effects: [
            empathy(
              [
                tell('she-sits-down-on-the-floor'),
                gain({ vegetable: 1 }),
                change('misery', -1, 'present'),
                later(2, 'a-list-and-a-lorry'),
              ],
              [tell('you-are-good-people'), gain({ vegetable: 1 }), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'tell-her-he-lay-peacefully',
          effects: [
            tell('on-his-back'),
            gain({ 'raw-food': 1, vegetable: 1 }),
            when(
              { kind: 'lost', atLeast: 1 },
              [tell('we-know-how-it-is'), change('misery', 2, 'one')],
              [change('misery', 1, 'present')],
            ),
          ],
        },
        {
          id: 'send-her-to-the-flat',
          effects: [
            d10(
              upTo(
                7,
                tell('she-asks-nothing-more'),
                gain({ 'raw-food': 1 }),
                change('misery', -1, 'one'),
                later(3, 'a-list-and-a-lorry'),
              ),
              upTo(10, tell('the-tub-is-empty'), change('misery', 1, 'one'), gain({ vegetable: 1 })),
            ),
          ],
        },
      ],
    },
    'a-list-and-a-lorry': {
      where: 'home',
      notes: ['captivity', 'violence', 'grief'],
      cast: ['against', 'other'],
      options: [
        {
          id: 'swear-that-he-was-dead',
          effects: [
            empathy(
              [tell('sworn'), gain({ cigarette: 2 }), change('misery', 1, 'against')],
              [tell('sworn-badly'), giveUp(1, 'any'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'say-we-were-told-to',
          effects: [
            tell('told-to'),
            change('misery', 1, 'everyone'),
            d10(
              upTo(6, tell('they-thank-us'), gain({ 'canned-food': 1 })),
              upTo(10, tell('they-take-the-mother'), tonight(-1, -1)),
            ),
          ],
        },
        {
          id: 'let-one-go-with-them',
          when: { kind: 'not', condition: { kind: 'group', atMost: 2 } },
          effects: [
            tell('one-goes'),
            d10(
              upTo(6, tell('back-by-evening'), change('wounds', 1, 'against'), change('misery', -1, 'other')),
              upTo(10, tell('not-back'), leave('against'), gain({ 'canned-food': 2, 'raw-food': 1 })),
            ),
          ],
        },
      ],
    },
    'a-guest-under-the-stairs': {
      where: 'home',
      notes: ['injury', 'captivity'],
      cast: ['against'],
      effects: [
        when({ kind: 'marked', mark: 'filled-in-the-notice' }, [
          tell('number-six-crossed-out'),
          change('misery', 1, 'one'),
        ]),
      ],
      options: [
        {
          id: 'feed-and-hide-him',
          cost: { 'raw-food': 1 },
          effects: [
            tonight(-1, -1),
            change('misery', -1, 'one'),
            d10(
              upTo(5, tell('he-keeps-watch-too')),
              upTo(10, tell('he-stays-a-day-too-long'), later(1, 'they-look-under-the-stairs')),
            ),
          ],
        },
        {
          id: 'let-him-work',
          effects: [
            tonight(1, 0),
            when(
              { kind: 'built', fitting: 'workshop' },
              [tell('at-the-workbench'), gain({ wood: 2, components: 2 })],
              [tell('sitting-on-a-crate'), gain({ wood: 2 })],
            ),
            d10(upTo(5, later(1, 'they-look-under-the-stairs')), upTo(10, gain({ components: 1 }))),
          ],
        },
        {
          id: 'report-him',
          effects: [
            mark('reported-the-boy'),
            gain({ 'canned-food': 1, sugar: 1 }),
            change('misery', 1, 'present'),
            d10(upTo(6, tell('they-come-in-a-car')), upTo(10, tell('they-ask-since-when'), tonight(1, 0))),
          ],
        },
        {
          id: 'send-him-on',
          effects: [
            d10(
              upTo(6, tell('a-broom-for-a-crutch'), change('misery', 1, 'one'), gain({ ammo: 1 })),
              upTo(10, tell('as-far-as-the-arch'), change('misery', 1, 'against'), tonight(-1, 0)),
            ),
          ],
        },
      ],
    },
    'they-look-under-the-stairs': {
      where: 'home',
      notes: ['captivity', 'violence', 'injury'],
      cast: ['gentle', 'against'],
      when: {
        kind: 'all',
        conditions: [
          { kind: 'fate', role: 'gentle', is: 'here' },
          { kind: 'fate', role: 'against', is: 'here' },
        ],
      },
      effects: [when({ kind: 'marked', mark: 'tore-down-the-notice' }, [tell('hands-on-the-table')])],
      options: [
        {
          id: 'say-he-is-ours',
          effects: [
            when(
              { kind: 'group', atMost: 2 },
              [tell('too-few-for-the-card'), change('wounds', 1, 'one'), giveUp(1, 'any')],
              [
                empathy(
                  [tell('counted-as-ours'), change('misery', -1, 'everyone'), tonight(1, 0)],
                  [tell('the-wrong-name'), change('wounds', 1, 'actor'), change('misery', 1, 'gentle')],
                ),
              ],
            ),
          ],
        },
        {
          id: 'give-them-something-else',
          effects: [
            giveUp(1, 'any'),
            d10(
              upTo(7, tell('bribed'), change('misery', -1, 'gentle')),
              upTo(10, tell('bribed-and-taken'), change('misery', 2, 'gentle')),
            ),
          ],
        },
        {
          id: 'let-against-open-the-cupboard',
          effects: [
            mark('reported-the-boy'),
            tell('opened'),
            gain({ 'canned-food': 1 }),
            when(
              { kind: 'role', role: 'gentle', is: 'miserable' },
              [tell('gentle-does-not-eat'), change('misery', 1, 'against'), change('hunger', 1, 'gentle')],
              [change('misery', 2, 'gentle'), tonight(-1, 0)],
            ),
          ],
        },
      ],
    },
    'the-one-behind-the-door': {
      where: 'home',
      notes: ['violence', 'death', 'grief', 'injury'],
      cast: ['sad'],
      options: [
        {
          id: 'bury-the-brother',
          effects: [
            change('fatigue', 1, 'present'),
            d10(
              upTo(6, tell('buried'), change('misery', -1, 'sad'), gain({ 'assault-rifle': 1 })),
              upTo(10, tell('ground-too-hard'), change('misery', 1, 'sad'), gain({ 'weapon-part': 2 })),
            ),
          ],
        },
        {
          id: 'tell-him-we-had-lied',
          effects: [
            empathy(
              [tell('lied-for-him'), change('misery', -1, 'actor'), gain({ cigarette: 2 })],
              [tell('he-raises-it'), change('wounds', 1, 'actor'), gain({ 'weapon-part': 1 })],
            ),
          ],
        },
        {
          id: 'send-him-off-our-step',
          effects: [
            when(
              { kind: 'cold', atLeast: 5 },
              [tell('off-into-the-frost'), change('misery', 1, 'everyone'), tonight(-1, 0)],
              [tell('off-the-step'), change('misery', 1, 'sad'), gain({ cigarette: 1 })],
            ),
          ],
        },
      ],
    },
  },
);
