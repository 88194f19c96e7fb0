import {
  change,
  cold,
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

export const WOUNDED_SOLDIER: readonly Story[] = storiesOf(
  { card: 'wounded-soldier', where: 'home' },
  {
    red: [
      {
        notes: ['injury'],
        cast: ['actor'],
        options: [
          {
            id: 'bandage-the-arm',
            cost: { bandage: 1 },
            effects: [
              gain({ ammo: 2 }),
              later(2, 'a-parcel-by-hand'),
              when(
                { kind: 'skill', skill: 'nurse' },
                [tell('vesna-says-what-she-does'), change('misery', -1, 'present')],
                [tell('clean-and-white'), change('misery', -1, 'actor')],
              ),
            ],
          },
          {
            id: 'boil-rags',
            cost: { water: 1, wood: 1 },
            effects: [
              empathy(
                [tell('he-bites-his-collar'), later(2, 'a-parcel-by-hand')],
                [tell('it-smells-already'), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'let-him-sit',
            effects: [
              d10(
                upTo(6, tell('two-cigarettes-left'), gain({ cigarette: 2 })),
                upTo(10, tell('fetched-by-a-patrol'), giveUp(1, 'food')),
              ),
            ],
          },
          {
            id: 'ask-him-to-go',
            effects: [
              d10(
                upTo(7, tell('he-begs-pardon'), change('misery', 1, 'actor')),
                upTo(10, tell('the-next-gate')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['injury', 'violence', 'death'],
        cast: ['actor', 'against'],
        people: 2,
        options: [
          {
            id: 'dress-the-wound',
            cost: { bandage: 1 },
            effects: [
              mark('treated-the-marksman'),
              change('misery', 1, 'against'),
              when(
                { kind: 'anyone', state: 'wounds', atLeast: 1 },
                [tell('where-were-you-hit'), change('misery', 1, 'one')],
                [tell('he-says-thank-you'), change('misery', -1, 'actor')],
              ),
              later(1, 'neighbours-with-a-rope'),
            ],
          },
          {
            id: 'drag-him-into-the-cellar',
            effects: [
              change('fatigue', 1, 'actor'),
              d10(
                upTo(3, tell('quiet-by-evening'), change('misery', 1, 'actor')),
                upTo(10, tell('a-trail-in-the-snow'), later(1, 'neighbours-with-a-rope')),
              ),
            ],
          },
          {
            id: 'call-the-neighbours',
            effects: [
              mark('called-the-neighbours'),
              tonight(-2, -1),
              when(
                { kind: 'role', role: 'actor', is: 'miserable' },
                [tell('actor-goes-indoors'), change('misery', 2, 'actor')],
                [tell('they-come-at-once'), change('misery', 1, 'actor'), change('misery', 1, 'one')],
              ),
            ],
          },
          {
            id: 'leave-him-in-the-yard',
            effects: [
              d10(
                upTo(6, tell('gone-by-dark'), change('misery', 1, 'actor')),
                upTo(10, tell('he-calls-until-four'), change('misery', 1, 'present')),
              ),
            ],
          },
        ],
      },
    ],
    blue: {
      notes: ['injury'],
      options: [
        {
          id: 'burn-the-coat',
          cost: { wood: 1 },
          effects: [
            gain({ ammo: 2, cigarette: 1 }),
            d10(
              upTo(8, tell('brass-buttons-in-the-ash'), change('misery', -1, 'actor')),
              upTo(10, tell('the-whole-street-smells-it'), giveUp(1, 'any')),
            ),
          ],
        },
        {
          id: 'keep-the-coat',
          effects: [
            gain({ ammo: 2 }),
            when(
              { kind: 'member', person: 'mirela' },
              [tell('mirela-turns-the-coat'), change('misery', -1, 'one'), change('fatigue', 1, 'one')],
              [tell('the-coat-over-the-window'), cold(-1), later(1, 'they-look-for-a-coat')],
            ),
          ],
        },
        {
          id: 'turn-him-away',
          effects: [
            d10(
              upTo(6, tell('buttons-done-up-again'), change('misery', 1, 'actor'), tonight(-1, 0)),
              upTo(10, tell('a-house-in-order'), change('misery', 1, 'actor'), tonight(-2, -1)),
            ),
          ],
        },
      ],
    },
    green: [
      {
        notes: ['injury', 'grief'],
        cast: ['actor'],
        options: [
          {
            id: 'read-what-is-written',
            effects: [
              change('misery', 1, 'actor'),
              d10(
                upTo(7, tell('twice-please'), gain({ coffee: 1, cigarette: 2 })),
                upTo(10, tell('he-asks-who-is-good'), change('fatigue', 1, 'actor'), gain({ coffee: 1 })),
              ),
            ],
          },
          {
            id: 'read-it-kinder',
            effects: [
              empathy(
                [
                  tell('the-children-are-growing'),
                  mark('read-it-kinder'),
                  change('misery', -1, 'actor'),
                  later(3, 'the-plum-tree'),
                ],
                [tell('she-never-writes-so'), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'say-the-ink-has-run',
            effects: [
              d10(
                upTo(6, tell('somebody-else-will-know')),
                upTo(10, tell('the-boy-spells-it'), change('misery', 1, 'actor')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['injury', 'hunger'],
        register: 'testimony',
        cast: ['actor'],
        options: [
          {
            id: 'give-him-bread-for-forty',
            cost: { 'raw-food': 1 },
            effects: [
              d10(
                upTo(5, tell('he-has-to-go-back-now'), gain({ ammo: 3 }), change('misery', 1, 'actor')),
                upTo(10, tell('he-eats-it-for-them'), gain({ ammo: 3, cigarette: 1 })),
              ),
            ],
          },
          {
            id: 'tell-him-to-stay-away',
            effects: [
              empathy(
                [tell('asleep-in-mid-word'), gain({ ammo: 1 }), change('misery', -1, 'actor')],
                [tell('he-puts-the-boot-on'), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'heat-water-for-the-foot',
            cost: { water: 1, wood: 1 },
            effects: [
              when(
                { kind: 'skill', skill: 'nurse' },
                [tell('vesna-keeps-three-toes'), gain({ ammo: 3 }), change('misery', -1, 'present')],
                [tell('the-feeling-comes-back'), gain({ ammo: 3 }), change('misery', -1, 'one')],
              ),
            ],
          },
          { id: 'let-him-talk', effects: [tell('up-and-down-the-passage')] },
        ],
      },
    ],
    yellow: [
      {
        notes: ['injury'],
        options: [
          {
            id: 'give-them-the-door',
            effects: [
              mark('gave-the-door'),
              when(
                { kind: 'built', fitting: 'board-up-one' },
                [tell('boards-behind-the-door')],
                [tell('off-its-hinges'), tonight(1, 0)],
              ),
              later(2, 'the-door-comes-home'),
            ],
          },
          {
            id: 'give-them-planks',
            cost: { wood: 2 },
            effects: [
              when(
                { kind: 'skill', skill: 'builder' },
                [tell('pegged-and-lashed'), change('misery', -1, 'one')],
                [tell('four-planks')],
              ),
              later(2, 'the-door-comes-home'),
            ],
          },
          {
            id: 'help-them-carry',
            effects: [
              change('fatigue', 1, 'actor'),
              d10(
                upTo(2, tell('down-on-the-cobbles'), change('wounds', 1, 'actor')),
                upTo(10, tell('soup-at-the-dressing-station'), gain({ 'raw-food': 1 })),
              ),
            ],
          },
          {
            id: 'keep-the-door',
            effects: [
              d10(
                upTo(7, tell('knees-and-armpits'), change('misery', 1, 'one')),
                upTo(10, tell('they-take-the-shutter'), cold(1)),
              ),
            ],
          },
        ],
      },
      {
        notes: ['death', 'grief', 'animals'],
        cast: ['actor', 'against'],
        people: 2,
        options: [
          {
            id: 'bury-him-as-he-is',
            effects: [
              change('fatigue', 1, 'actor'),
              when(
                { kind: 'has', goods: { shovel: 1 } },
                [tell('a-deep-one'), change('misery', -1, 'present')],
                [tell('barefoot-by-morning'), change('misery', -1, 'actor')],
              ),
              later(2, 'a-comrade-for-the-tag'),
            ],
          },
          {
            id: 'sell-the-boots-and-bury-him',
            effects: [
              mark('took-the-boots'),
              change('fatigue', 1, 'actor'),
              d10(
                upTo(7, tell('a-tin-at-the-underpass'), gain({ 'canned-food': 1 })),
                upTo(
                  10,
                  tell('against-wears-them-home'),
                  change('misery', 1, 'against'),
                  gain({ cigarette: 2 }),
                ),
              ),
              later(2, 'a-comrade-for-the-tag'),
            ],
          },
          {
            id: 'pull-off-the-boots',
            effects: [
              mark('took-the-boots'),
              gain({ 'canned-food': 1, cigarette: 1 }),
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('against-has-done-it-before'), change('misery', 2, 'actor')],
                [tell('curtains'), change('misery', 1, 'actor'), change('misery', 1, 'one')],
              ),
              later(2, 'a-comrade-for-the-tag'),
            ],
          },
          {
            id: 'go-in-again',
            effects: [
              d10(
                upTo(7, tell('shared-out-by-noon'), change('misery', 1, 'actor')),
                upTo(10, tell('fetched-with-a-cart')),
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        notes: ['alcohol', 'injury', 'violence'],
        cast: ['actor'],
        options: [
          {
            id: 'give-him-a-bottle',
            cost: { moonshine: 1 },
            effects: [
              d10(
                upTo(8, tell('he-pays-with-rounds'), gain({ ammo: 3 })),
                upTo(10, tell('he-wants-company'), gain({ ammo: 3 }), change('fatigue', 1, 'actor')),
              ),
            ],
          },
          {
            id: 'talk-to-him',
            effects: [
              empathy(
                [tell('look-at-your-leg'), gain({ ammo: 2 })],
                [tell('he-aims-at-the-voice'), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'take-the-pistol',
            effects: [
              prowess(
                1,
                [tell('it-comes-apart'), gain({ 'broken-pistol': 1, ammo: 1 })],
                [tell('the-wrong-moment'), change('wounds', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'stay-away-from-windows',
            effects: [d10(upTo(4, tell('our-window-too'), cold(1)), upTo(10, tell('out-of-rounds')))],
          },
        ],
      },
      {
        notes: ['injury', 'violence', 'captivity'],
        options: [
          {
            id: 'make-coffee-for-both',
            cost: { coffee: 1 },
            effects: [
              d10(
                upTo(7, tell('one-cup-in-turns'), change('misery', -1, 'present')),
                upTo(10, tell('they-go-by-different-doors'), change('misery', -1, 'one'), gain({ ammo: 2 })),
              ),
            ],
          },
          {
            id: 'say-whose-street-it-is',
            effects: [
              when(
                { kind: 'marked', mark: 'copybook-sold' },
                [tell('known-as-that-house'), gain({ ammo: 3 }), change('misery', 1, 'one')],
                [tell('whose-prisoner'), gain({ ammo: 2 }), change('misery', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'hide-them-until-dark',
            effects: [
              change('fatigue', 1, 'actor'),
              d10(
                upTo(3, tell('a-cough-under-the-stairs'), tonight(1, 1)),
                upTo(10, tell('two-pairs-of-thanks'), gain({ ammo: 3 })),
              ),
            ],
          },
          {
            id: 'wave-them-on',
            effects: [
              d10(
                upTo(7, tell('three-legs-to-the-corner')),
                upTo(10, tell('they-have-their-answer'), change('misery', 1, 'one')),
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'a-parcel-by-hand': {
      notes: ['injury', 'illness'],
      effects: [gain({ 'canned-food': 1, cigarette: 1 })],
      options: [
        {
          id: 'give-him-a-bed',
          effects: [
            d10(
              upTo(8, tell('boots-by-the-door'), tonight(-1, -1)),
              upTo(10, tell('fetched-out-of-bed'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'go-to-the-surgeon',
          effects: [
            change('fatigue', 2, 'one'),
            gain({ bandage: 1 }),
            d10(
              upTo(7, tell('two-nights-under-a-lamp'), change('misery', -1, 'one')),
              upTo(10, tell('what-they-have-there'), change('illness', 1, 'one')),
            ),
          ],
        },
        {
          id: 'share-a-meal',
          cost: { 'raw-food': 1 },
          effects: [
            change('misery', -1, 'present'),
            when(
              { kind: 'skill', skill: 'cook' },
              [tell('dragan-asks-about-the-marinade'), change('hunger', -1, 'one')],
              [tell('three-helpings-of-talk')],
            ),
          ],
        },
        {
          id: 'send-thanks',
          effects: [
            d10(
              upTo(8, tell('thanks-are-carried'), change('fatigue', -1, 'one')),
              upTo(10, tell('luck-is-not-believed'), giveUp(1, 'any')),
            ),
          ],
        },
      ],
    },
    'they-look-for-a-coat': {
      notes: ['violence', 'alcohol', 'injury'],
      options: [
        {
          id: 'give-up-the-coat',
          effects: [
            lose({ ammo: 2 }),
            cold(1),
            d10(
              upTo(7, tell('it-is-mine-now')),
              upTo(10, tell('a-rag-in-the-window'), gain({ cigarette: 1 })),
            ),
          ],
        },
        {
          id: 'lie-to-him',
          effects: [
            empathy(
              [tell('his-father-too'), change('misery', -1, 'actor')],
              [tell('the-lining-has-a-number'), change('wounds', 1, 'actor'), cold(1), giveUp(1, 'any')],
            ),
          ],
        },
        {
          id: 'offer-a-drink',
          cost: { moonshine: 1 },
          effects: [
            d10(
              upTo(8, tell('against-the-cold')),
              upTo(10, tell('a-second-glass'), change('fatigue', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-door-comes-home': {
      notes: ['injury', 'death', 'grief'],
      effects: [
        when({ kind: 'marked', mark: 'gave-the-door' }, [tell('our-own-door')], [tell('our-four-planks')]),
        gain({ components: 1 }),
      ],
      options: [
        {
          id: 'lend-it-again',
          effects: [
            tonight(1, 0),
            gain({ 'raw-food': 1 }),
            d10(
              upTo(7, tell('fourteen-now'), change('misery', -1, 'one')),
              upTo(10, tell('the-older-one-comes'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'hang-it-as-it-is',
          effects: [
            tonight(-1, -1),
            d10(
              upTo(6, tell('hung-with-the-names-in'), change('misery', -1, 'one')),
              upTo(10, tell('two-women-ask'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'plane-it-clean',
          effects: [tell('shavings'), tonight(-1, -1), change('fatigue', 1, 'one'), cold(-1)],
        },
      ],
    },
    'neighbours-with-a-rope': {
      notes: ['violence', 'death', 'death-of-a-child', 'grief'],
      options: [
        {
          id: 'let-them-have-him',
          effects: [
            tonight(-2, -1),
            when(
              { kind: 'marked', mark: 'treated-the-marksman' },
              [tell('with-our-bandage-on'), change('misery', 2, 'one')],
              [tell('she-asks-to-be-first'), change('misery', 1, 'present')],
            ),
          ],
        },
        {
          id: 'swear-he-is-gone',
          effects: [
            empathy(
              [tell('she-believes-a-face'), change('misery', 1, 'actor'), later(2, 'what-he-told')],
              [tell('stones'), cold(1), change('wounds', 1, 'actor'), later(2, 'what-he-told')],
            ),
          ],
        },
        {
          id: 'let-him-run-for-it',
          effects: [
            d10(
              upTo(5, tell('as-far-as-the-arch'), change('misery', 1, 'one')),
              upTo(10, tell('over-the-pump'), change('fatigue', 1, 'one'), later(2, 'what-he-told')),
            ),
          ],
        },
      ],
    },
    'what-he-told': {
      notes: ['violence', 'death', 'grief', 'injury'],
      options: [
        {
          id: 'cross-by-his-times',
          effects: [
            d10(
              upTo(4, tell('ten-past-not-yet'), change('wounds', 1, 'one'), gain({ vegetable: 1 })),
              upTo(10, tell('across-at-a-walk'), gain({ vegetable: 2, meds: 1 })),
            ),
          ],
        },
        {
          id: 'tell-the-whole-street',
          effects: [
            d10(
              upTo(4, tell('the-times-were-changed'), change('misery', 2, 'one'), tonight(1, 0)),
              upTo(10, tell('forty-people-with-cans'), change('misery', -1, 'present'), tonight(-1, 0)),
            ),
          ],
        },
        {
          id: 'burn-the-paper',
          effects: [
            when(
              { kind: 'fate', role: 'against', is: 'here' },
              [tell('against-watches-it-burn'), change('misery', -1, 'against')],
              [tell('it-burns-like-paper')],
            ),
          ],
        },
      ],
    },
    'the-plum-tree': {
      notes: ['injury', 'grief', 'violence'],
      options: [
        {
          id: 'read-him-the-second',
          effects: [
            gain({ coffee: 1, cigarette: 1 }),
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('the-early-train'), change('misery', 1, 'one')),
              upTo(10, tell('two-more-with-sheets'), change('fatigue', 1, 'one')),
            ),
          ],
        },
        {
          id: 'tell-him-now',
          effects: [
            when(
              { kind: 'fate', role: 'actor', is: 'here' },
              [tell('actor-tells-him'), change('misery', 1, 'actor')],
              [tell('another-voice-tells-him'), change('misery', 1, 'one')],
            ),
            empathy(
              [tell('he-had-wondered'), gain({ ammo: 3 })],
              [tell('he-strikes-out'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'say-the-post-is-stopped',
          effects: [
            d10(
              upTo(6, tell('it-will-start-again')),
              upTo(10, tell('the-boy-reads'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'a-comrade-for-the-tag': {
      notes: ['death', 'grief'],
      options: [
        {
          id: 'give-him-everything',
          effects: [
            when(
              { kind: 'marked', mark: 'took-the-boots' },
              [tell('all-but-the-boots'), gain({ ammo: 1 }), later(3, 'a-letter-from-the-village')],
              [tell('he-knows-the-dog'), gain({ ammo: 2 }), later(3, 'a-letter-from-the-village')],
            ),
            change('misery', 1, 'one'),
          ],
        },
        {
          id: 'own-up-about-the-boots',
          when: { kind: 'marked', mark: 'took-the-boots' },
          effects: [
            empathy(
              [
                tell('he-looks-at-his-own'),
                change('misery', -1, 'actor'),
                later(3, 'a-letter-from-the-village'),
              ],
              [tell('he-wants-them-back'), giveUp(1, 'any'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'know-of-no-soldier',
          effects: [
            d10(
              upTo(3, tell('the-mound-by-the-wall'), tonight(1, 1)),
              upTo(10, tell('he-tries-the-next-house')),
            ),
          ],
        },
      ],
    },
    'a-letter-from-the-village': {
      notes: ['death', 'grief', 'animals'],
      register: 'letter',
      effects: [gain({ vegetable: 1 })],
      options: [
        {
          id: 'answer-that-he-was-warm',
          effects: [
            when(
              { kind: 'marked', mark: 'took-the-boots' },
              [tell('the-pen-stops-at-boots'), change('misery', 1, 'one')],
              [tell('he-was-warm'), change('misery', -1, 'present')],
            ),
            change('fatigue', 1, 'one'),
          ],
        },
        {
          id: 'send-the-socks-back',
          cost: { components: 1 },
          effects: [
            d10(
              upTo(8, tell('in-a-parcel-of-sacking'), change('misery', -1, 'present')),
              upTo(10, tell('the-post-takes-a-share'), change('misery', -1, 'one')),
            ),
          ],
        },
        { id: 'put-the-letter-away', effects: [tell('under-the-tin')] },
      ],
    },
  },
);
