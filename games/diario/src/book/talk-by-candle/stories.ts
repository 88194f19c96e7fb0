import {
  change,
  cold,
  d10,
  eliminate,
  empathy,
  fight,
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

export const TALK_BY_CANDLE: readonly Story[] = storiesOf(
  { card: 'talk-by-candle', where: 'home' },
  {
    red: [
      {
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'open-the-shop',
            effects: [
              mark('opened-the-tobacconist'),
              d10(
                upTo(
                  6,
                  tell('full-drawer'),
                  gain({ cigarette: 3, coffee: 1, sugar: 1 }),
                  change('misery', 1, 'other'),
                  later(2, 'the-tobacconist-comes'),
                ),
                upTo(8, tell('empty-shop'), later(2, 'the-tobacconist-comes')),
                upTo(10, tell('seen-leaving'), gain({ cigarette: 2 }), tonight(1, 0)),
              ),
            ],
          },
          {
            id: 'hang-them-on-the-shutter',
            effects: [
              d10(
                upTo(7, tell('on-the-hook'), change('misery', -1, 'other')),
                upTo(10, tell('gone-by-noon'), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'keep-them-for-him',
            effects: [
              when(
                { kind: 'member', person: 'mirela' },
                [tell('two-shirts'), later(1, 'the-tobacconist-comes')],
                [tell('in-the-jar'), later(2, 'the-tobacconist-comes')],
              ),
            ],
          },
        ],
      },
      {
        register: 'dialogue',
        notes: ['violence', 'injury'],
        people: 2,
        cast: ['strong', 'against'],
        options: [
          {
            id: 'agree-on-the-cellar',
            effects: [
              mark('plan-cellar'),
              when(
                { kind: 'skill', skill: 'digger' },
                [
                  tell('second-way-out'),
                  mark('cellar-has-two-doors'),
                  tonight(-1, -1),
                  change('fatigue', 1, 'one'),
                ],
                [tell('one-door'), tonight(-1, 0)],
              ),
              later(2, 'the-low-voice'),
            ],
          },
          {
            id: 'agree-on-the-roof',
            effects: [
              mark('plan-roof'),
              prowess(
                1,
                [tell('plank-laid'), change('misery', -1, 'strong')],
                [tell('plank-slips'), change('wounds', 1, 'actor')],
              ),
              later(2, 'the-low-voice'),
            ],
          },
          {
            id: 'leave-it-open',
            effects: [
              d10(
                upTo(5, tell('candle-out')),
                upTo(10, tell('listening'), change('fatigue', 1, 'against'), later(1, 'the-low-voice')),
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        notes: ['hunger'],
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'play-on',
            effects: [
              d10(
                upTo(6, tell('plum-cake'), change('misery', -1, 'one'), change('misery', -1, 'other')),
                upTo(10, tell('no-appetite'), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'cook-something',
            cost: { vegetable: 1 },
            effects: [
              when(
                { kind: 'skill', skill: 'cook' },
                [tell('a-real-broth'), change('hunger', -1, 'other'), change('misery', -1, 'one')],
                [tell('a-broth'), change('misery', -1, 'other'), change('misery', -1, 'one')],
              ),
            ],
          },
          {
            id: 'go-to-sleep',
            effects: [
              when(
                { kind: 'role', role: 'other', is: 'hungry' },
                [tell('lying-awake')],
                [tell('an-hour'), change('fatigue', -1, 'one')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['illness', 'injury', 'alcohol'],
        people: 2,
        cast: ['other', 'strong'],
        options: [
          {
            id: 'pull-it-now',
            effects: [
              prowess(
                1,
                [tell('whole-root'), change('fatigue', 1, 'other'), change('misery', -2, 'other')],
                [tell('it-breaks'), change('wounds', 1, 'other')],
              ),
            ],
          },
          {
            id: 'pull-it-with-moonshine',
            cost: { moonshine: 1 },
            effects: [
              when(
                { kind: 'skill', skill: 'nurse' },
                [tell('nurse-directs'), change('misery', -2, 'other')],
                [tell('half-a-cup-each'), change('misery', -2, 'other'), change('fatigue', 1, 'strong')],
              ),
            ],
          },
          {
            id: 'wait-for-it-to-pass',
            effects: [
              d10(
                upTo(4, tell('it-passes')),
                upTo(7, tell('face-swells'), change('illness', 1, 'other')),
                upTo(10, tell('pulls-it-alone'), change('misery', 1, 'strong')),
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        notes: ['injury'],
        options: [
          {
            id: 'nail-boards-over-it',
            cost: { wood: 2 },
            effects: [
              when(
                { kind: 'skill', skill: 'builder' },
                [tell('dovetailed'), cold(-2), tonight(-1, 0)],
                [tell('upright'), cold(-1), tonight(-1, 0)],
              ),
            ],
          },
          {
            id: 'stuff-it-with-pages',
            when: { kind: 'has', goods: { book: 1 } },
            effects: [
              eliminate({ book: 1 }),
              d10(
                upTo(7, tell('pages'), cold(-1)),
                upTo(10, tell('between-pages'), cold(-1), gain({ cigarette: 2 })),
              ),
            ],
          },
          {
            id: 'look-behind',
            effects: [
              prowess(
                1,
                [tell('a-niche'), gain({ components: 2, 'mechanical-part': 1 })],
                [tell('it-falls'), change('wounds', 1, 'actor')],
              ),
            ],
          },
          {
            id: 'move-the-beds',
            effects: [
              when(
                { kind: 'cold', atLeast: 4 },
                [tell('both-walls'), change('misery', 1, 'one')],
                [tell('other-wall')],
              ),
            ],
          },
        ],
      },
      {
        register: 'list',
        notes: ['grief', 'death'],
        people: 2,
        cast: ['missed', 'other'],
        options: [
          {
            id: 'share-it-out-by-lot',
            effects: [
              when(
                { kind: 'fate', role: 'missed', is: 'left' },
                [
                  tell('left-on-purpose'),
                  gain({ cigarette: 2, 'herbal-meds': 1 }),
                  change('misery', 1, 'other'),
                ],
                [tell('short-straw'), gain({ cigarette: 2, 'herbal-meds': 1 }), change('misery', 1, 'one')],
              ),
            ],
          },
          {
            id: 'keep-the-bag-shut',
            effects: [
              when(
                { kind: 'fate', role: 'missed', is: 'left' },
                [tell('on-its-nail'), change('misery', -1, 'other')],
                [tell('under-the-bed'), change('misery', 1, 'other'), tonight(-1, 0)],
              ),
            ],
          },
          {
            id: 'post-the-letter',
            effects: [
              d10(
                upTo(6, tell('over-the-wire'), change('misery', -1, 'one'), change('misery', -1, 'other')),
                upTo(10, tell('address-gone'), change('fatigue', 1, 'one')),
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['injury'],
        people: 2,
        cast: ['other'],
        options: [
          {
            id: 'answer-honestly',
            effects: [
              empathy(
                [
                  tell('how-far'),
                  mark('promised-to-carry'),
                  change('misery', -2, 'other'),
                  later(2, 'the-low-voice'),
                ],
                [tell('too-exact'), change('misery', 1, 'other')],
              ),
            ],
          },
          {
            id: 'try-it-now',
            effects: [
              prowess(
                1,
                [
                  tell('round-the-room'),
                  mark('promised-to-carry'),
                  change('misery', -1, 'other'),
                  change('misery', -1, 'one'),
                  later(3, 'the-low-voice'),
                ],
                [tell('doorpost'), change('wounds', 1, 'actor'), change('misery', -1, 'other')],
              ),
            ],
          },
          {
            id: 'let-it-pass',
            effects: [
              when(
                { kind: 'anyone', state: 'wounds', atLeast: 1 },
                [tell('somebody-hurt'), change('misery', 1, 'one')],
                [tell('stove-door'), change('fatigue', -1, 'other')],
              ),
            ],
          },
        ],
      },
      {
        register: 'testimony',
        notes: ['hunger'],
        people: 3,
        cast: ['against', 'gentle'],
        options: [
          {
            id: 'send-the-teller-away',
            effects: [
              tell('coat-and-spoon'),
              leave('against'),
              when(
                { kind: 'food', atLeast: 4 },
                [tell('moved-the-jars'), tonight(-1, 0), change('misery', 1, 'gentle')],
                [tell('nothing-to-move'), change('misery', 2, 'gentle')],
              ),
            ],
          },
          {
            id: 'say-it-is-done',
            effects: [
              d10(
                upTo(
                  5,
                  tell('bread-passed'),
                  change('misery', -1, 'against'),
                  change('misery', -1, 'gentle'),
                ),
                upTo(10, tell('nobody-sits-near'), change('misery', 1, 'against')),
              ),
              later(1, 'the-man-who-was-told'),
            ],
          },
          {
            id: 'have-him-told-lies',
            effects: [
              empathy(
                [tell('typhus'), mark('told-him-lies'), tonight(-2, 0), later(1, 'the-man-who-was-told')],
                [tell('too-many-words'), change('misery', 1, 'against'), later(1, 'the-man-who-was-told')],
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        people: 2,
        cast: ['gentle'],
        options: [
          { id: 'search-the-beds', effects: [readOn('under-the-mattress')] },
          {
            id: 'fit-a-lock',
            cost: { 'mechanical-part': 1 },
            effects: [
              when(
                { kind: 'skill', skill: 'locks' },
                [tell('a-hairpin'), tonight(-1, 0), change('misery', -1, 'one')],
                [tell('one-key'), tonight(-2, 0), change('misery', 1, 'one')],
              ),
            ],
          },
          {
            id: 'let-it-go',
            effects: [
              d10(
                upTo(5, tell('put-back'), gain({ sugar: 1 }), change('misery', -1, 'one')),
                upTo(10, tell('shorter-still'), lose({ sugar: 1 }), change('misery', 1, 'one')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['grief'],
        register: 'silence',
        people: 2,
        cast: ['sad', 'other'],
        options: [
          {
            id: 'sit-beside-the-stove-too',
            effects: [
              change('fatigue', 1, 'other'),
              d10(
                upTo(6, tell('one-sentence'), change('misery', -2, 'sad'), later(1, 'the-door-at-four')),
                upTo(10, tell('no-sentence'), later(1, 'the-door-at-four')),
              ),
            ],
          },
          {
            id: 'put-a-saw-in-those-hands',
            effects: [
              when(
                { kind: 'role', role: 'sad', is: 'tired' },
                [tell('saw-falls'), change('misery', 1, 'sad'), later(1, 'the-door-at-four')],
                [
                  tell('straight-cuts'),
                  gain({ wood: 2 }),
                  change('misery', -1, 'sad'),
                  change('fatigue', 1, 'sad'),
                ],
              ),
            ],
          },
          {
            id: 'leave-the-chair-alone',
            effects: [
              when(
                { kind: 'role', role: 'sad', is: 'miserable' },
                [tell('still-there'), later(1, 'the-door-at-four')],
                [tell('eats-at-noon'), change('misery', -1, 'sad')],
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'the-tobacconist-comes': {
      options: [
        {
          id: 'return-keys-and-goods',
          cost: { cigarette: 2 },
          when: { kind: 'marked', mark: 'opened-the-tobacconist' },
          effects: [
            tell('weighs-it'),
            gain({ sugar: 1 }),
            change('misery', -1, 'one'),
            later(1, 'the-shutter-goes-up'),
          ],
        },
        {
          id: 'hand-over-the-keys',
          effects: [
            when(
              { kind: 'marked', mark: 'opened-the-tobacconist' },
              [
                empathy(
                  [tell('says-nothing-of-it'), gain({ coffee: 1 }), later(1, 'the-shutter-goes-up')],
                  [tell('knew-already'), change('misery', 1, 'actor'), later(1, 'the-shutter-goes-up')],
                ),
              ],
              [
                tell('asks-nothing'),
                gain({ coffee: 1 }),
                change('misery', -1, 'one'),
                later(1, 'the-shutter-goes-up'),
              ],
            ),
          ],
        },
        {
          id: 'know-nothing',
          effects: [
            when(
              { kind: 'marked', mark: 'opened-the-tobacconist' },
              [tell('his-fittings'), gain({ components: 2 }), change('misery', 1, 'one')],
              [tell('the-jar-on-the-sill'), gain({ components: 2 }), tonight(1, 0)],
            ),
          ],
        },
      ],
    },
    'the-shutter-goes-up': {
      notes: ['violence', 'injury', 'death'],
      options: [
        {
          id: 'keep-them-to-the-wall',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('sold-out'), gain({ cigarette: 3, sugar: 1 }), change('misery', -1, 'one')),
              upTo(10, tell('one-comes-in'), change('wounds', 1, 'one'), gain({ cigarette: 1 })),
            ),
          ],
        },
        {
          id: 'talk-him-into-closing',
          effects: [
            empathy(
              [tell('half-way-down'), change('misery', -1, 'actor'), gain({ coffee: 1 }), tonight(1, 0)],
              [tell('whose-shop'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'watch-from-our-gate',
          effects: [
            d10(
              upTo(6, tell('swept-the-step'), change('misery', -1, 'one')),
              upTo(10, tell('the-apron'), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'under-the-mattress': {
      notes: ['illness'],
      people: 2,
      cast: ['gentle'],
      options: [
        {
          id: 'give-more-openly',
          cost: { sugar: 1 },
          effects: [
            tell('a-proper-jar'),
            change('misery', -1, 'gentle'),
            gain({ herb: 1 }),
            later(1, 'the-daughter-returns'),
          ],
        },
        {
          id: 'go-across-together',
          effects: [
            when(
              { kind: 'skill', skill: 'nurse' },
              [tell('by-the-clock'), change('fatigue', 1, 'one'), gain({ herb: 1 })],
              [
                empathy(
                  [tell('at-her-table'), change('misery', -1, 'actor'), gain({ herb: 1 })],
                  [tell('her-pride'), change('misery', 1, 'actor'), mark('took-the-sugar')],
                ),
              ],
            ),
            later(1, 'the-daughter-returns'),
          ],
        },
        {
          id: 'take-it-back',
          effects: [
            tell('shelf-again'),
            mark('took-the-sugar'),
            gain({ sugar: 1 }),
            change('misery', 1, 'gentle'),
            later(1, 'the-daughter-returns'),
          ],
        },
      ],
    },
    'the-daughter-returns': {
      notes: ['illness', 'captivity', 'death', 'grief'],
      cast: ['gentle'],
      effects: [
        when({ kind: 'marked', mark: 'took-the-sugar' }, [tell('curtains-drawn')], [tell('smoke-upstairs')]),
      ],
      options: [
        {
          id: 'go-up-with-her',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'marked', mark: 'took-the-sugar' },
              [tell('the-made-bed'), change('misery', 1, 'gentle'), gain({ herb: 2 })],
              [
                tell('two-voices'),
                change('misery', -1, 'one'),
                change('misery', -1, 'one'),
                gain({ herb: 1 }),
              ],
            ),
          ],
        },
        {
          id: 'tell-her-here',
          effects: [
            empathy(
              [tell('sits-on-the-pump'), change('misery', -1, 'actor'), gain({ herb: 1 })],
              [tell('hands-on-ears'), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'say-we-do-not-know',
          effects: [
            when(
              { kind: 'marked', mark: 'took-the-sugar' },
              [tell('the-spoon-found'), tonight(1, 0)],
              [tell('up-alone')],
            ),
          ],
        },
      ],
    },
    'the-low-voice': {
      notes: ['violence', 'injury'],
      people: 2,
      cast: ['strong', 'against'],
      options: [
        {
          id: 'do-as-we-agreed',
          when: { kind: 'marked', mark: 'plan-cellar' },
          effects: [
            when(
              { kind: 'marked', mark: 'cellar-has-two-doors' },
              [tell('by-the-coal-hole'), giveUp(1, 'any'), later(1, 'the-boy-they-wanted')],
              [
                tell('one-door-held'),
                giveUp(1, 'any'),
                change('fatigue', 1, 'strong'),
                change('misery', 1, 'against'),
              ],
            ),
          ],
        },
        {
          id: 'go-over-the-plank',
          when: { kind: 'marked', mark: 'plan-roof' },
          effects: [
            when(
              { kind: 'anyone', state: 'wounds', atLeast: 2 },
              [tell('cannot-cross'), giveUp(2, 'any'), change('misery', 1, 'strong')],
              [tell('flat-on-the-leads'), cold(1), later(1, 'the-boy-they-wanted')],
            ),
          ],
        },
        {
          id: 'carry-the-lame-one-out',
          when: {
            kind: 'all',
            conditions: [
              { kind: 'marked', mark: 'promised-to-carry' },
              { kind: 'anyone', state: 'wounds', atLeast: 1 },
            ],
          },
          effects: [
            tell('as-far-as-the-arch'),
            giveUp(2, 'any'),
            change('fatigue', 1, 'strong'),
            change('misery', -2, 'one'),
          ],
        },
        {
          id: 'open-to-them',
          effects: [
            empathy(
              [tell('wipes-his-feet'), gain({ cigarette: 2 }), later(1, 'the-boy-they-wanted')],
              [tell('every-drawer'), giveUp(2, 'any'), later(1, 'the-boy-they-wanted')],
            ),
          ],
        },
        {
          id: 'hold-the-stairs',
          effects: [
            tell('third-landing'),
            fight({
              count: [
                { upTo: 7, enemies: 1 },
                { upTo: 10, enemies: 2 },
              ],
              weapons: { A: ['knife'], B: [], C: [] },
              thugs: false,
            }),
            gain({ ammo: 1, cigarette: 1 }),
          ],
        },
      ],
    },
    'the-boy-they-wanted': {
      notes: ['hunger', 'violence', 'death'],
      cast: ['against'],
      options: [
        {
          id: 'hide-him-till-dark',
          effects: [
            d10(
              upTo(6, tell('gone-with-thanks'), gain({ 'weapon-part': 2 }), change('misery', -1, 'one')),
              upTo(10, tell('they-come-back'), giveUp(1, 'food'), tonight(1, 1)),
            ),
          ],
        },
        {
          id: 'feed-him-and-ask-why',
          cost: { vegetable: 1 },
          effects: [
            empathy(
              [tell('what-he-did'), gain({ 'broken-pistol': 1 }), change('misery', 1, 'actor')],
              [tell('eats-and-lies'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'put-him-out-now',
          effects: [
            when(
              { kind: 'fate', role: 'against', is: 'here' },
              [tell('opens-the-arch'), change('misery', 1, 'against'), tonight(-1, 0)],
              [tell('goes-by-himself'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-man-who-was-told': {
      notes: ['hunger', 'violence', 'captivity', 'injury'],
      people: 2,
      cast: ['against', 'gentle'],
      options: [
        {
          id: 'show-him-the-shelves',
          effects: [
            when(
              { kind: 'marked', mark: 'told-him-lies' },
              [tell('stands-well-back'), giveUp(1, 'any')],
              [
                when(
                  { kind: 'food', atLeast: 3 },
                  [tell('every-second-jar'), giveUp(2, 'food')],
                  [tell('a-wasted-morning'), change('misery', 1, 'against'), giveUp(1, 'any')],
                ),
              ],
            ),
          ],
        },
        {
          id: 'let-him-take-the-teller',
          when: { kind: 'fate', role: 'against', is: 'here' },
          effects: [
            tell('to-dig-on-the-hill'),
            leave('against'),
            change('misery', 1, 'present'),
            tonight(-2, -1),
          ],
        },
        {
          id: 'bar-the-gate',
          effects: [
            prowess(
              2,
              [tell('cart-turned'), change('misery', -1, 'present'), tonight(1, 0)],
              [tell('hinge-side'), change('wounds', 1, 'actor'), giveUp(1, 'any')],
            ),
          ],
        },
      ],
    },
    'the-door-at-four': {
      notes: ['grief', 'injury', 'captivity'],
      people: 2,
      cast: ['sad', 'other'],
      when: {
        kind: 'all',
        conditions: [
          { kind: 'fate', role: 'sad', is: 'here' },
          { kind: 'fate', role: 'other', is: 'here' },
        ],
      },
      options: [
        {
          id: 'let-it-happen',
          effects: [
            tell('down-the-steps'),
            leave('sad'),
            change('misery', 1, 'other'),
            later(1, 'a-chalk-arrow'),
          ],
        },
        {
          id: 'go-along-to-the-bridge',
          effects: [
            change('fatigue', 1, 'other'),
            d10(
              upTo(5, tell('turned-at-the-bridge'), change('misery', -2, 'sad')),
              upTo(8, tell('shot-at'), change('wounds', 1, 'other'), change('misery', 1, 'sad')),
              upTo(10, tell('across'), leave('sad'), later(1, 'a-chalk-arrow')),
            ),
          ],
        },
        {
          id: 'stand-in-the-doorway',
          effects: [
            when(
              { kind: 'role', role: 'sad', is: 'miserable' },
              [tell('boots-off-again'), change('misery', 1, 'sad')],
              [tell('back-to-the-chair'), change('fatigue', 1, 'other'), change('misery', -1, 'sad')],
            ),
          ],
        },
      ],
    },
    'a-chalk-arrow': {
      notes: ['grief'],
      cast: ['sad'],
      when: { kind: 'fate', role: 'sad', is: 'left' },
      options: [
        {
          id: 'follow-the-arrows',
          effects: [
            d10(
              upTo(4, tell('a-parcel'), gain({ 'canned-food': 1 }), change('misery', -1, 'one')),
              upTo(8, tell('arrows-everywhere'), change('fatigue', 1, 'one')),
              upTo(10, tell('old-arrows'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'chalk-one-back',
          effects: [
            when(
              { kind: 'lost', atLeast: 2 },
              [tell('a-second-name'), change('misery', -1, 'one')],
              [
                tell('pointing-home'),
                tonight(0, 1),
                change('misery', -1, 'one'),
                change('misery', -1, 'one'),
              ],
            ),
          ],
        },
        { id: 'wash-it-off', effects: [tell('a-wet-brick'), tonight(-1, 0)] },
      ],
    },
  },
);
