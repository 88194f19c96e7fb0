import {
  arrival,
  change,
  cold,
  d10,
  empathy,
  exchange,
  fightOver,
  gain,
  giveUp,
  ideas,
  later,
  leave,
  lose,
  mark,
  prowess,
  tell,
  tonight,
  trade,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const LEAFLETS: readonly Story[] = storiesOf(
  { card: 'leaflets', where: 'home' },
  {
    red: [
      {
        people: 2,
        cast: ['against', 'other'],
        options: [
          {
            id: 'go-and-see-the-bridge',
            effects: [
              when(
                { kind: 'member', person: 'iskra' },
                [tell('last-stop-lower-bridge'), change('fatigue', 1, 'one')],
                [tell('a-good-look-in-the-dark'), change('fatigue', 1, 'other')],
              ),
              later(1, 'at-the-foot-of-the-bridge'),
            ],
          },
          {
            id: 'talk-it-over',
            effects: [
              empathy(
                [
                  tell('nobody-goes-alone'),
                  change('misery', -1, 'one'),
                  later(1, 'at-the-foot-of-the-bridge'),
                ],
                [tell('things-are-said'), change('misery', 1, 'other')],
              ),
            ],
          },
          {
            id: 'burn-them-all',
            effects: [
              gain({ wood: 2 }),
              d10(
                upTo(7, tell('two-baskets-full')),
                upTo(10, tell('one-is-kept-back'), change('misery', 1, 'other')),
              ),
            ],
          },
        ],
      },
      {
        register: 'letter',
        notes: ['grief'],
        cast: ['other'],
        options: [
          {
            id: 'bring-it-to-fourteen',
            effects: [tell('second-floor-back'), later(1, 'the-man-at-fourteen')],
          },
          {
            id: 'gather-up-every-copy',
            effects: [
              change('fatigue', 1, 'one'),
              d10(
                upTo(6, tell('sixty-copies'), gain({ wood: 1 }), change('misery', -1, 'other')),
                upTo(10, tell('sixty-one'), gain({ wood: 1 }), later(1, 'the-man-at-fourteen')),
              ),
            ],
          },
          {
            id: 'let-it-lie',
            effects: [
              d10(
                upTo(
                  5,
                  tell('read-in-the-queue'),
                  change('misery', 1, 'one'),
                  later(2, 'the-man-at-fourteen'),
                ),
                upTo(10, tell('rain'), change('fatigue', -1, 'one')),
              ),
            ],
          },
        ],
      },
    ],
    blue: [
      {
        options: [
          {
            id: 'hand-in-a-knife',
            cost: { knife: 1 },
            effects: [
              d10(
                upTo(7, tell('a-receipt-for-a-knife'), gain({ 'canned-food': 1 })),
                upTo(10, tell('the-tins-have-run-out'), gain({ vegetable: 2 })),
              ),
            ],
          },
          {
            id: 'build-a-hiding-place',
            cost: { wood: 1 },
            effects: [
              when(
                { kind: 'skill', skill: 'builder' },
                [tell('a-drawer-in-a-stair'), tonight(-1, 0)],
                [tell('behind-the-skirting-board')],
              ),
            ],
          },
          { id: 'wait-for-the-visit', effects: [tell('noon-strikes'), later(1, 'boots-on-the-stairs')] },
          {
            id: 'hand-in-scrap',
            effects: [
              empathy(
                [tell('the-clerk-has-a-heart'), gain({ vegetable: 1 })],
                [
                  tell('the-clerk-writes-it-down'),
                  change('misery', 1, 'actor'),
                  later(1, 'boots-on-the-stairs'),
                ],
              ),
            ],
          },
        ],
      },
      {
        notes: ['hunger', 'violence'],
        people: 2,
        cast: ['hungry', 'against'],
        options: [
          {
            id: 'go-early-and-use-them',
            effects: [
              mark('used-the-coupons'),
              change('fatigue', 1, 'one'),
              d10(
                upTo(
                  6,
                  tell('before-it-was-known'),
                  gain({ 'raw-food': 1, vegetable: 1 }),
                  later(1, 'the-bakers-window'),
                ),
                upTo(10, tell('held-to-the-lamp'), change('misery', 1, 'present')),
              ),
            ],
          },
          {
            id: 'warn-the-baker',
            effects: [
              empathy(
                [tell('he-shuts-at-seven'), gain({ 'raw-food': 1 }), later(1, 'the-bakers-window')],
                [
                  tell('he-takes-us-for-cheats'),
                  change('misery', 1, 'hungry'),
                  later(1, 'the-bakers-window'),
                ],
              ),
            ],
          },
          {
            id: 'sell-them-in-the-underpass',
            effects: [
              d10(
                upTo(6, tell('to-a-man-in-a-hurry'), gain({ cigarette: 2 }), later(1, 'the-bakers-window')),
                upTo(10, tell('to-a-widow'), gain({ coffee: 1 }), change('misery', 1, 'one')),
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        notes: ['death'],
        people: 2,
        options: [
          {
            id: 'paste-up-the-windows',
            effects: [
              cold(-1),
              d10(
                upTo(7, tell('eleven-generals')),
                upTo(10, tell('the-paste-is-flour'), giveUp(1, 'food'), cold(-1)),
              ),
            ],
          },
          {
            id: 'fold-them-for-the-stove',
            effects: [
              gain({ wood: 1 }),
              d10(
                upTo(7, tell('briquettes'), gain({ wood: 1 })),
                upTo(10, tell('green-smoke'), gain({ chems: 1 })),
              ),
            ],
          },
          {
            id: 'give-him-two-hundred',
            effects: [
              when(
                { kind: 'lost', atLeast: 1 },
                [tell('the-first-sheet'), change('misery', -1, 'present')],
                [
                  tell('while-he-has-the-pencil'),
                  gain({ wood: 1, components: 1 }),
                  change('misery', 1, 'one'),
                ],
              ),
            ],
          },
          {
            id: 'plan-the-house-on-paper',
            effects: [
              ideas(1),
              when(
                { kind: 'skill', skill: 'builder' },
                [tell('and-this-carries-nothing')],
                [tell('to-scale')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['captivity'],
        people: 2,
        cast: ['against', 'other'],
        effects: [when({ kind: 'marked', mark: 'reported-the-boy' }, [tell('he-brought-the-forms')])],
        options: [
          {
            id: 'have-him-print-for-us',
            cost: { components: 1 },
            effects: [
              mark('printed-our-own'),
              when({ kind: 'member', person: 'anton' }, [tell('exact-to-the-minute')], [tell('forty-words')]),
              change('misery', -1, 'one'),
              later(2, 'what-was-printed'),
            ],
          },
          {
            id: 'say-nothing-for-paper',
            effects: [
              gain({ wood: 1, book: 1 }),
              d10(
                upTo(6, tell('a-ream'), change('misery', 1, 'against'), later(2, 'what-was-printed')),
                upTo(10, tell('he-offers-it-twice'), gain({ chems: 1 }), later(2, 'what-was-printed')),
              ),
            ],
          },
          {
            id: 'ask-him-to-stop',
            effects: [
              empathy(
                [tell('the-wheel-stands-still'), tonight(-1, -1)],
                [tell('six-mouths'), change('misery', 1, 'other'), gain({ vegetable: 1 })],
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        notes: ['captivity', 'animals', 'violence', 'injury'],
        options: [
          {
            id: 'warn-him-over-the-fence',
            effects: [
              d10(
                upTo(
                  2,
                  tell('seen-on-the-fence'),
                  change('wounds', 1, 'actor'),
                  later(2, 'the-key-in-the-flowerpot'),
                ),
                upTo(10, tell('he-takes-his-pumps'), later(2, 'the-key-in-the-flowerpot')),
              ),
            ],
          },
          {
            id: 'push-it-under-his-door',
            effects: [
              empathy(
                [tell('a-light-goes-on'), later(2, 'the-key-in-the-flowerpot')],
                [tell('they-come-at-midnight'), change('misery', 1, 'one')],
              ),
            ],
          },
          {
            id: 'keep-out-of-it',
            effects: [
              d10(
                upTo(6, tell('a-car-at-the-corner'), change('misery', 1, 'one')),
                upTo(10, tell('he-had-read-it'), change('misery', 1, 'one'), gain({ coffee: 1 })),
              ),
            ],
          },
          {
            id: 'report-him',
            effects: [
              mark('reported-the-dancing-master'),
              change('misery', 1, 'everyone'),
              d10(
                upTo(7, tell('stated-in-tins'), gain({ 'canned-food': 2 })),
                upTo(10, tell('third-in-line'), gain({ 'canned-food': 1 })),
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
            id: 'live-by-night',
            effects: [
              change('fatigue', 1, 'one'),
              change('fatigue', 1, 'one'),
              tonight(-1, -1),
              when(
                { kind: 'cold', atLeast: 5 },
                [tell('no-smoke-by-day'), cold(1)],
                [tell('the-yard-is-empty')],
              ),
              later(2, 'the-second-photograph'),
            ],
          },
          {
            id: 'be-seen-on-purpose',
            effects: [
              mark('waved-at-the-hill'),
              d10(
                upTo(
                  7,
                  tell('a-tablecloth-and-chairs'),
                  change('misery', -1, 'present'),
                  later(2, 'the-second-photograph'),
                ),
                upTo(
                  10,
                  tell('one-for-an-answer'),
                  change('wounds', 1, 'other'),
                  later(2, 'the-second-photograph'),
                ),
              ),
            ],
          },
          {
            id: 'put-it-in-the-drawer',
            effects: [
              d10(
                upTo(
                  6,
                  tell('taken-out-again'),
                  change('misery', 1, 'other'),
                  later(2, 'the-second-photograph'),
                ),
                upTo(10, tell('face-down'), later(2, 'the-second-photograph')),
              ),
            ],
          },
        ],
      },
    ],
    white: [
      {
        effects: [exchange('near')],
        cast: ['other'],
        options: [
          {
            id: 'keep-the-cart-for-them',
            effects: [
              when(
                { kind: 'skill', skill: 'trader' },
                [tell('a-list-of-it')],
                [tell('covered-with-a-tarpaulin')],
              ),
              later(2, 'the-cart-in-the-yard'),
            ],
          },
          {
            id: 'buy-from-the-carts',
            effects: [
              trade(0, ['vegetable', 'cigarette', 'sugar', 'book', 'shovel', 'moonshine']),
              d10(
                upTo(7, tell('what-was-not-worth-carrying')),
                upTo(10, tell('sold-twice'), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'mend-their-wheel',
            cost: { components: 2 },
            effects: [
              change('misery', -1, 'one'),
              when(
                { kind: 'member', person: 'marin' },
                [tell('a-wheel-is-a-piston'), gain({ 'mechanical-part': 1, lockpick: 1, cigarette: 1 })],
                [tell('good-for-another-war'), gain({ 'mechanical-part': 1, lockpick: 1 })],
              ),
            ],
          },
          {
            id: 'buy-it-as-it-stands',
            effects: [
              gain({ wood: 1, components: 1, vegetable: 1 }),
              d10(
                upTo(7, tell('as-it-stands'), change('misery', 1, 'one')),
                upTo(10, tell('she-comes-back-for-it'), change('misery', 1, 'other'), giveUp(1, 'any')),
              ),
            ],
          },
        ],
      },
      {
        notes: ['death', 'injury', 'grief'],
        cast: ['strong'],
        options: [
          {
            id: 'bring-the-man-in',
            effects: [
              change('fatigue', 1, 'one'),
              d10(
                upTo(7, tell('under-the-lime'), change('misery', -1, 'present'), later(1, 'ten-to-eleven')),
                upTo(
                  10,
                  tell('two-of-theirs-help'),
                  change('misery', -1, 'one'),
                  gain({ cigarette: 2 }),
                  later(1, 'ten-to-eleven'),
                ),
              ),
            ],
          },
          {
            id: 'look-for-what-lies-about',
            effects: [
              mark('robbed-the-truce'),
              prowess(
                1,
                [tell('a-full-pack'), gain({ 'raw-food': 1, ammo: 2 }), later(1, 'ten-to-eleven')],
                [
                  tell('his-watch-is-running'),
                  change('misery', 1, 'actor'),
                  gain({ ammo: 2 }),
                  later(1, 'ten-to-eleven'),
                ],
              ),
            ],
          },
          {
            id: 'stay-behind-the-wall',
            effects: [
              d10(
                upTo(6, tell('sparrows'), change('fatigue', -1, 'one')),
                upTo(10, tell('nobody-came-for-him'), change('misery', 1, 'one')),
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'at-the-foot-of-the-bridge': {
      notes: ['grief'],
      people: 2,
      options: [
        {
          id: 'let-one-of-us-cross',
          when: { kind: 'anyone', state: 'misery', atLeast: 3 },
          effects: [
            mark('one-of-us-crossed'),
            tell('a-back-among-backs'),
            leave('one'),
            change('misery', -1, 'present'),
            later(2, 'from-the-other-bank'),
          ],
        },
        {
          id: 'trade-with-the-leavers',
          effects: [
            change('fatigue', 1, 'one'),
            trade(0, ['raw-food', 'vegetable', 'book', 'coffee', 'shovel', 'sugar']),
            d10(upTo(7, tell('sold-to-the-last-pan')), upTo(10, tell('she-wants-it-back'), giveUp(1, 'any'))),
          ],
        },
        {
          id: 'carry-their-bags',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('as-far-as-the-barrier'), gain({ coffee: 1, cigarette: 2, vegetable: 1 })),
              upTo(
                10,
                tell('a-bag-without-an-owner'),
                gain({ 'canned-food': 1 }),
                change('misery', 1, 'one'),
              ),
            ),
            later(2, 'from-the-other-bank'),
          ],
        },
        {
          id: 'wave-and-go-home',
          effects: [
            d10(
              upTo(6, tell('there-is-room-in-the-street')),
              upTo(10, tell('the-hat-is-found'), change('misery', 1, 'one')),
            ),
            later(2, 'from-the-other-bank'),
          ],
        },
      ],
    },
    'from-the-other-bank': {
      notes: ['captivity', 'grief', 'injury'],
      effects: [
        when(
          { kind: 'marked', mark: 'one-of-us-crossed' },
          [tell('we-look-for-one-coat')],
          [tell('we-know-some-of-them')],
        ),
      ],
      options: [
        {
          id: 'send-over-food',
          cost: { 'raw-food': 1 },
          effects: [
            when(
              { kind: 'marked', mark: 'one-of-us-crossed' },
              [tell('a-wave-with-the-left'), change('misery', -1, 'present')],
              [tell('into-the-first-hands'), change('misery', -1, 'one'), gain({ cigarette: 2 })],
            ),
          ],
        },
        {
          id: 'shout-across-the-names',
          effects: [
            d10(
              upTo(4, tell('a-warning-shot'), change('wounds', 1, 'one'), change('misery', -1, 'present')),
              upTo(10, tell('answers-come-back'), change('misery', -1, 'one'), change('fatigue', 1, 'one')),
            ),
          ],
        },
        {
          id: 'tell-those-who-still-want-to-go',
          effects: [
            d10(
              upTo(5, tell('they-unpack'), gain({ vegetable: 1 })),
              upTo(
                10,
                tell('they-go-all-the-same'),
                change('misery', 1, 'one'),
                gain({ components: 1, wood: 1 }),
              ),
            ),
          ],
        },
      ],
    },
    'the-man-at-fourteen': {
      notes: ['grief'],
      cast: ['other'],
      options: [
        {
          id: 'write-that-he-is-dead',
          effects: [
            mark('wrote-him-dead'),
            gain({ cigarette: 2 }),
            when(
              { kind: 'skill', skill: 'trader' },
              [tell('in-a-good-hand'), gain({ coffee: 1 }), change('misery', 1, 'one')],
              [tell('three-drafts'), change('misery', 1, 'one')],
            ),
            later(2, 'sunday-at-lower-bridge'),
          ],
        },
        {
          id: 'make-him-come-on-sunday',
          effects: [
            empathy(
              [
                tell('he-shaves'),
                change('fatigue', 1, 'actor'),
                change('misery', -1, 'actor'),
                later(2, 'sunday-at-lower-bridge'),
              ],
              [tell('he-shuts-the-door'), change('misery', 1, 'actor'), later(2, 'sunday-at-lower-bridge')],
            ),
          ],
        },
        {
          id: 'leave-him-the-paper',
          effects: [
            d10(
              upTo(5, tell('under-the-cradle'), later(2, 'sunday-at-lower-bridge')),
              upTo(10, tell('she-reads-it-first'), change('misery', 1, 'one'), gain({ vegetable: 1 })),
            ),
          ],
        },
      ],
    },
    'sunday-at-lower-bridge': {
      notes: ['grief'],
      effects: [
        when(
          { kind: 'marked', mark: 'wrote-him-dead' },
          [tell('she-is-there-all-the-same')],
          [tell('she-is-there')],
        ),
      ],
      options: [
        {
          id: 'stand-in-for-him',
          effects: [
            d10(
              upTo(5, tell('the-girl-waves'), change('misery', -1, 'present')),
              upTo(10, tell('it-is-the-wrong-walk'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'go-and-fetch-him',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'marked', mark: 'wrote-him-dead' },
              [tell('he-watches-from-a-cellar'), gain({ coffee: 1 })],
              [tell('he-comes-with-both'), change('misery', -1, 'present')],
            ),
          ],
        },
        {
          id: 'watch-until-they-go',
          effects: [
            d10(
              upTo(6, tell('shoulders-get-tired'), change('misery', 1, 'one')),
              upTo(10, tell('somebody-else-waves')),
            ),
          ],
        },
      ],
    },
    'boots-on-the-stairs': {
      notes: ['captivity'],
      effects: [
        when(
          { kind: 'marked', mark: 'signed-for-the-warden' },
          [tell('a-tick-by-our-number')],
          [tell('no-tick')],
        ),
      ],
      options: [
        {
          id: 'let-them-search',
          effects: [
            when(
              { kind: 'marked', mark: 'signed-for-the-warden' },
              [tell('they-put-back-the-drawers')],
              [
                d10(
                  upTo(4, tell('food-for-the-patrol'), giveUp(1, 'weapon'), giveUp(1, 'food')),
                  upTo(8, tell('what-they-came-for'), giveUp(1, 'weapon')),
                  upTo(10, tell('the-wrong-floor'), change('misery', 1, 'one')),
                ),
              ],
            ),
            later(2, 'a-billet'),
          ],
        },
        {
          id: 'talk-to-the-corporal',
          effects: [
            empathy(
              [tell('a-hot-compress'), change('misery', -1, 'actor'), later(2, 'a-billet')],
              [tell('mind-your-own-neck'), giveUp(1, 'weapon'), giveUp(2, 'any')],
            ),
          ],
        },
        {
          id: 'offer-tobacco',
          cost: { cigarette: 2 },
          effects: [
            d10(
              upTo(7, tell('five-tired-men')),
              upTo(10, tell('the-sixth'), giveUp(1, 'any'), later(2, 'a-billet')),
            ),
          ],
        },
      ],
    },
    'a-billet': {
      notes: ['captivity', 'violence', 'alcohol'],
      options: [
        {
          id: 'give-him-the-good-bed',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('he-chops-wood'), gain({ wood: 2 }), tonight(-1, -1)),
              upTo(10, tell('his-friends'), giveUp(1, 'food'), tonight(-2, -1)),
            ),
          ],
        },
        {
          id: 'put-him-in-the-passage',
          effects: [
            d10(
              upTo(6, tell('he-sleeps-across-the-door'), tonight(-1, 0), change('misery', 1, 'one')),
              upTo(10, tell('he-reads-what-we-write'), change('misery', 1, 'present')),
            ),
          ],
        },
        {
          id: 'get-him-drunk',
          cost: { moonshine: 1 },
          effects: [
            d10(
              upTo(5, tell('he-talks'), tonight(-2, -2), change('misery', -1, 'one')),
              upTo(
                10,
                tell('he-wants-to-shoot-the-clock'),
                fightOver([lose({ wood: 2 })], {
                  count: [{ upTo: 10, enemies: 1 }],
                  weapons: { A: [], B: [], C: ['knife'] },
                  thugs: false,
                }),
                gain({ ammo: 2 }),
              ),
            ),
          ],
        },
      ],
    },
    'the-bakers-window': {
      notes: ['violence', 'hunger', 'injury'],
      people: 2,
      effects: [
        when(
          { kind: 'marked', mark: 'used-the-coupons' },
          [tell('he-knows-our-faces')],
          [tell('he-knows-nobody')],
        ),
      ],
      options: [
        {
          id: 'stand-before-his-door',
          effects: [
            prowess(
              1,
              [tell('a-plank-and-a-voice'), change('misery', -1, 'present'), gain({ 'raw-food': 1 })],
              [tell('the-pane'), change('wounds', 1, 'actor'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'climb-in-with-the-others',
          effects: [
            d10(
              upTo(
                6,
                tell('flour-to-the-knees'),
                gain({ 'raw-food': 1, sugar: 1 }),
                change('misery', 1, 'present'),
              ),
              upTo(10, tell('underfoot'), change('wounds', 1, 'one'), gain({ 'raw-food': 1 })),
            ),
          ],
        },
        {
          id: 'take-him-out-the-back',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'group', atMost: 3 },
              [tell('his-cousin-stays'), arrival, giveUp(1, 'any')],
              [tell('over-the-wall'), gain({ vegetable: 1 }), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'go-home-by-the-yards',
          effects: [
            d10(
              upTo(6, tell('no-bread-for-a-week'), change('hunger', 1, 'one')),
              upTo(10, tell('he-bakes-at-night'), change('misery', -1, 'one')),
            ),
          ],
        },
      ],
    },
    'what-was-printed': {
      notes: ['captivity', 'death'],
      people: 2,
      effects: [
        when(
          { kind: 'marked', mark: 'printed-our-own' },
          [tell('our-forty-words')],
          [tell('their-forty-words')],
        ),
      ],
      options: [
        {
          id: 'hide-the-type',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('sewn-into-a-mattress'), gain({ components: 2 })),
              upTo(10, tell('a-letter-on-the-stairs'), giveUp(2, 'any'), gain({ components: 1 })),
            ),
          ],
        },
        {
          id: 'say-that-it-was-ours',
          when: { kind: 'marked', mark: 'printed-our-own' },
          effects: [
            d10(
              upTo(5, tell('they-let-him-go'), giveUp(1, 'any'), change('misery', -1, 'present')),
              upTo(10, tell('they-keep-both'), leave('one'), change('misery', 1, 'present')),
            ),
          ],
        },
        {
          id: 'know-nothing',
          effects: [
            when(
              { kind: 'marked', mark: 'printed-our-own' },
              [tell('ink-under-a-nail'), change('misery', 2, 'one')],
              [tell('six-at-the-window'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-second-photograph': {
      people: 2,
      effects: [
        when(
          { kind: 'marked', mark: 'waved-at-the-hill' },
          [tell('chairs-in-the-picture')],
          [tell('washing-in-the-picture')],
        ),
      ],
      options: [
        {
          id: 'change-houses-with-them',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('into-their-kitchen'), tonight(-1, -1), gain({ vegetable: 1 })),
              upTo(10, tell('the-ring-was-round-theirs'), tonight(1, 1), gain({ 'canned-food': 1 })),
            ),
          ],
        },
        {
          id: 'show-the-street-both',
          effects: [
            empathy(
              [tell('laid-side-by-side'), change('misery', -1, 'present'), tonight(1, 0)],
              [tell('so-you-are-the-reason'), change('misery', 1, 'present')],
            ),
          ],
        },
        {
          id: 'burn-it-and-say-nothing',
          effects: [
            when(
              { kind: 'fate', role: 'other', is: 'here' },
              [tell('has-seen-it-already'), change('misery', 1, 'other')],
              [tell('one-dot-less')],
            ),
          ],
        },
      ],
    },
    'ten-to-eleven': {
      notes: ['death', 'violence'],
      effects: [
        when(
          { kind: 'marked', mark: 'robbed-the-truce' },
          [tell('they-know-what-we-carried')],
          [tell('they-know-whom-we-carried')],
        ),
      ],
      options: [
        {
          id: 'hand-over-his-things',
          effects: [
            when(
              { kind: 'marked', mark: 'robbed-the-truce' },
              [tell('on-a-cloth'), giveUp(2, 'any'), change('misery', -1, 'one')],
              [tell('a-key-and-a-comb'), giveUp(1, 'any'), change('misery', -1, 'present')],
            ),
          ],
        },
        {
          id: 'show-them-where-he-lies',
          when: { kind: 'not', condition: { kind: 'marked', mark: 'robbed-the-truce' } },
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('they-dig-him-up'), change('misery', 1, 'one'), gain({ 'canned-food': 1 })),
              upTo(10, tell('he-may-stay'), change('misery', -1, 'one'), gain({ bandage: 1 })),
            ),
          ],
        },
        {
          id: 'say-it-was-others',
          effects: [
            d10(
              upTo(5, tell('next-truce'), tonight(1, 1)),
              upTo(10, tell('the-others-are-asked'), change('misery', 1, 'present')),
            ),
          ],
        },
      ],
    },
    'the-key-in-the-flowerpot': {
      notes: ['animals'],
      cast: ['other'],
      options: [
        {
          id: 'take-what-he-offers',
          effects: [
            gain({ 'raw-food': 1 }),
            change('misery', -1, 'one'),
            d10(
              upTo(7, tell('under-a-glass-bell'), gain({ coffee: 1 })),
              upTo(10, tell('somebody-has-eaten-here'), gain({ cigarette: 1 })),
            ),
            later(2, 'what-the-canary-sings'),
          ],
        },
        {
          id: 'break-up-the-piano',
          effects: [
            mark('broke-the-upright'),
            gain({ 'raw-food': 1, wood: 3, components: 2 }),
            when(
              { kind: 'member', person: 'luka' },
              [tell('luka-goes-out'), change('misery', 1, 'present')],
              [tell('it-gives-a-chord'), change('misery', 1, 'present')],
            ),
            later(2, 'what-the-canary-sings'),
          ],
        },
        {
          id: 'play-on-it',
          effects: [
            gain({ vegetable: 1 }),
            change('misery', -1, 'one'),
            change('misery', -1, 'one'),
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('in-perfect-tune')),
              upTo(10, tell('a-knock-in-the-middle'), later(1, 'what-the-canary-sings')),
            ),
          ],
        },
      ],
    },
    'what-the-canary-sings': {
      notes: ['captivity', 'animals'],
      cast: ['other'],
      effects: [
        when(
          { kind: 'marked', mark: 'broke-the-upright' },
          [tell('a-square-on-the-floor')],
          [tell('he-lifts-the-lid')],
        ),
      ],
      options: [
        {
          id: 'say-he-died',
          effects: [
            empathy(
              [tell('of-the-lungs'), change('misery', -1, 'actor'), lose({ cigarette: 1 })],
              [tell('then-who-feeds-it'), giveUp(2, 'any')],
            ),
          ],
        },
        {
          id: 'give-him-the-note',
          effects: [
            gain({ 'raw-food': 1 }),
            d10(
              upTo(6, tell('only-a-poor-piano'), change('misery', 1, 'one')),
              upTo(10, tell('he-knows-that-house'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'let-him-take-the-bird',
          effects: [
            when(
              { kind: 'marked', mark: 'broke-the-upright' },
              [tell('under-his-coat'), change('misery', 1, 'one'), tonight(-1, 0)],
              [tell('he-plays-first'), change('misery', 1, 'one'), gain({ coffee: 1 })],
            ),
          ],
        },
      ],
    },
    'the-cart-in-the-yard': {
      notes: ['hunger', 'injury'],
      cast: ['other'],
      options: [
        {
          id: 'leave-the-knot-alone',
          effects: [
            d10(
              upTo(7, tell('she-looks-at-the-knot'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')),
              upTo(
                10,
                tell('a-cousin-with-a-paper'),
                mark('gave-it-to-the-cousin'),
                change('misery', 1, 'one'),
                later(1, 'a-knot-like-hers'),
              ),
            ),
          ],
        },
        {
          id: 'take-only-the-food',
          effects: [
            mark('ate-from-the-cart'),
            gain({ 'raw-food': 1, sugar: 1 }),
            d10(
              upTo(6, tell('tied-up-again'), change('misery', 1, 'one'), later(1, 'a-knot-like-hers')),
              upTo(10, tell('it-was-for-the-boat'), change('misery', 2, 'one')),
            ),
          ],
        },
        {
          id: 'move-it-inside',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('dry-to-the-last-sheet'), gain({ wood: 2, components: 2 })),
              upTo(
                10,
                tell('two-of-us-could-have'),
                gain({ wood: 1 }),
                change('wounds', 1, 'one'),
                later(1, 'a-knot-like-hers'),
              ),
            ),
          ],
        },
      ],
    },
    'a-knot-like-hers': {
      notes: ['violence'],
      effects: [
        when(
          { kind: 'marked', mark: 'gave-it-to-the-cousin' },
          [tell('there-is-no-cousin')],
          [tell('there-is-a-cousin')],
        ),
      ],
      options: [
        {
          id: 'make-it-good',
          effects: [
            when(
              { kind: 'marked', mark: 'ate-from-the-cart' },
              [tell('the-same-weight'), giveUp(2, 'food'), change('misery', -2, 'one')],
              [tell('what-we-can-spare'), giveUp(1, 'any'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'go-after-the-cart',
          effects: [
            change('fatigue', 1, 'one'),
            prowess(
              1,
              [tell('at-the-ferry'), gain({ 'mechanical-part': 1, 'raw-food': 1 })],
              [tell('at-the-ferry-too-late'), change('wounds', 1, 'actor'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'say-we-kept-what-we-were-given',
          effects: [
            d10(
              upTo(5, tell('she-unties-it'), change('misery', 1, 'one')),
              upTo(10, tell('the-husband-sits-down'), change('misery', 1, 'present'), gain({ cigarette: 1 })),
            ),
          ],
        },
      ],
    },
  },
);
