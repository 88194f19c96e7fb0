import {
  change,
  d10,
  empathy,
  encounter,
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
  tell,
  tonight,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const HILLSIDE_VILLAS: readonly Story[] = storiesOf(
  { card: 'hillside-villas', where: 'out' },
  {
    red: [
      {
        cast: ['other'],
        options: [
          { id: 'keep-watch-for-him', effects: [giveBack(3), tell('hired'), readOn('the-long-watch')] },
          {
            id: 'eat-and-excuse-ourselves',
            effects: [
              giveBack(1),
              d10(
                upTo(7, tell('ate'), change('hunger', -1, 'one')),
                upTo(
                  10,
                  tell('ate-and-listened'),
                  change('hunger', -1, 'one'),
                  giveBack(1),
                  gain({ sugar: 1 }),
                ),
              ),
            ],
          },
          {
            id: 'pocket-the-silver',
            effects: [
              mark('robbed-the-diner'),
              prowess(
                1,
                [tell('silver'), gain({ jewelry: 1 }), change('misery', 1, 'one')],
                [tell('clatter'), noise(3), noiseRoll],
              ),
            ],
          },
        ],
      },
      {
        register: 'list',
        notes: ['grief', 'death'],
        cast: ['other'],
        options: [
          {
            id: 'take-lot-forty',
            effects: [
              giveBack(1),
              when(
                { kind: 'skill', skill: 'trader' },
                [tell('mirela-reads-it'), gain({ jewelry: 1 }), noise(1)],
                [tell('forty'), gain({ 'raw-food': 1, sugar: 1 }), noise(2)],
              ),
            ],
          },
          {
            id: 'take-lot-seven',
            effects: [
              d10(
                upTo(6, tell('seven'), gain({ book: 2, coffee: 1 })),
                upTo(10, tell('seven-and-the-bidder'), gain({ book: 1 }), encounter),
              ),
            ],
          },
          {
            id: 'add-a-lot-to-the-list',
            effects: [
              when(
                { kind: 'marked', mark: 'robbed-the-diner' },
                [tell('the-spoons-are-on-it'), change('misery', 1, 'other'), noise(-3)],
                [tell('added'), change('misery', -1, 'other'), noise(1)],
              ),
            ],
          },
        ],
      },
    ],
    blue: {
      notes: ['death'],
      cast: ['other'],
      options: [
        {
          id: 'tell-her-the-truth',
          effects: [
            empathy(
              [tell('truth'), change('misery', -1, 'actor'), later(2, 'keys-of-the-pantry')],
              [tell('blunt'), change('misery', 1, 'actor'), later(3, 'keys-of-the-pantry')],
            ),
          ],
        },
        {
          id: 'be-her-guests-for-an-hour',
          effects: [
            giveBack(2),
            when(
              { kind: 'anyone', state: 'fatigue', atLeast: 2 },
              [tell('guests'), change('fatigue', -1, 'one'), gain({ coffee: 1 })],
              [tell('guests-awake'), change('misery', -1, 'other'), gain({ coffee: 1 })],
            ),
          ],
        },
        {
          id: 'go-through-the-drawers',
          effects: [
            search('furniture'),
            d10(
              upTo(6, tell('drawers'), change('misery', 1, 'one')),
              upTo(10, tell('the-bell'), noise(2), noiseRoll),
            ),
          ],
        },
      ],
    },
    green: [
      {
        cast: ['strong'],
        options: [
          {
            id: 'dig-the-bed-for-him',
            effects: [
              giveBack(1),
              when(
                { kind: 'skill', skill: 'digger' },
                [tell('dug-by-one'), gain({ vegetable: 2 })],
                [tell('dug'), change('fatigue', 1, 'one'), gain({ vegetable: 2, herb: 1 })],
              ),
            ],
          },
          {
            id: 'ask-for-seedlings',
            effects: [
              giveBack(1),
              tell('tray'),
              when({ kind: 'built', fitting: 'seed-box' }, [tell('a-box-at-home'), gain({ herb: 1 })]),
              later(2, 'the-seedlings'),
            ],
          },
          {
            id: 'strip-the-beds',
            effects: [
              mark('stripped-the-beds'),
              gain({ vegetable: 3 }),
              change('misery', 1, 'present'),
              d10(upTo(6, tell('stripped')), upTo(10, tell('stripped-and-glass'), noise(3), noiseRoll)),
            ],
          },
        ],
      },
      {
        notes: ['violence', 'death'],
        cast: ['against'],
        options: [
          {
            id: 'buy-tomorrows-page',
            cost: { cigarette: 2 },
            effects: [
              tell('bought'),
              d10(
                upTo(5, later(1, 'the-bought-page')),
                upTo(10, tell('half-the-page'), gain({ cigarette: 1 }), later(1, 'the-bought-page')),
              ),
            ],
          },
          {
            id: 'ask-what-is-wrong-with-it',
            effects: [
              giveBack(1),
              empathy(
                [tell('he-tells'), gain({ ammo: 2 }), noise(-1)],
                [tell('he-is-hurt'), noise(2), noiseRoll],
              ),
            ],
          },
          {
            id: 'go-by-without-answering',
            effects: [
              when(
                { kind: 'marked', mark: 'warned-the-wash-house' },
                [tell('he-knows-the-cuff'), noise(-2), change('misery', 1, 'against')],
                [tell('went-by'), noise(-1)],
              ),
            ],
          },
        ],
      },
    ],
    yellow: {
      notes: ['animals', 'injury'],
      cast: ['other'],
      options: [
        {
          id: 'follow-in-its-tracks',
          effects: [
            d10(
              upTo(2, tell('blast'), change('wounds', 1, 'other'), noise(3)),
              upTo(10, tell('kitchen'), search('pantry')),
            ),
          ],
        },
        {
          id: 'throw-roof-tiles-ahead',
          effects: [
            noise(3),
            noiseRoll,
            d10(
              upTo(8, tell('tiles'), search('pantry')),
              upTo(10, tell('tiles-and-kitchen'), gain({ wood: 1 })),
            ),
          ],
        },
        {
          id: 'call-the-dog-out-to-us',
          effects: [
            empathy(
              [tell('came'), change('misery', -1, 'actor'), later(1, 'the-brown-dog')],
              [tell('stayed'), noise(1)],
            ),
          ],
        },
      ],
    },
    white: [
      {
        notes: ['violence', 'alcohol'],
        options: [
          {
            id: 'copy-the-list-and-warn-them',
            effects: [
              giveBack(3),
              mark('warned-the-wash-house'),
              when(
                { kind: 'day', atLeast: 8 },
                [tell('copied-in-snow'), change('fatigue', 1, 'one')],
                [tell('copied')],
              ),
              later(1, 'the-street-on-the-list'),
            ],
          },
          {
            id: 'alter-one-figure',
            effects: [
              d10(
                upTo(7, tell('altered'), change('misery', -1, 'one'), later(1, 'the-quarry')),
                upTo(10, tell('orderly'), encounter),
              ),
            ],
          },
          {
            id: 'take-the-brandy-and-go',
            effects: [
              gain({ 'pure-alcohol': 1, cigarette: 2 }),
              d10(
                upTo(6, tell('brandy'), change('misery', 1, 'one')),
                upTo(10, tell('brandy-and-boots'), noise(2), noiseRoll, change('misery', 1, 'one')),
              ),
            ],
          },
        ],
      },
      {
        register: 'child',
        notes: ['death', 'grief', 'hunger'],
        cast: ['gentle'],
        options: [
          {
            id: 'go-up-and-look',
            effects: [
              giveBack(1),
              empathy(
                [tell('looked-and-said-so'), change('misery', 1, 'actor'), gain({ 'canned-food': 1 })],
                [tell('looked-and-lied'), change('misery', 2, 'actor'), gain({ 'canned-food': 1, sugar: 1 })],
              ),
            ],
          },
          {
            id: 'take-her-down-to-the-town',
            effects: [
              giveBack(3),
              when(
                { kind: 'member', person: 'nadja' },
                [tell('taught-by-nadja'), change('misery', -1, 'present')],
                [tell('to-the-chapel'), change('misery', -1, 'gentle')],
              ),
            ],
          },
          {
            id: 'play-the-game-to-the-end',
            effects: [
              tell('played'),
              d10(
                upTo(6, gain({ coffee: 1, sugar: 1 }), noise(1)),
                upTo(10, tell('the-aunt'), gain({ vegetable: 1 }), noise(2)),
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'the-long-watch': {
      notes: ['violence', 'injury'],
      effects: [gain({ 'canned-food': 1 })],
      options: [
        {
          id: 'light-every-lamp-and-shout',
          effects: [
            noise(3),
            d10(
              upTo(6, tell('lamps'), gain({ coffee: 1, 'pure-alcohol': 1 })),
              upTo(10, tell('stones'), change('wounds', 1, 'one'), gain({ coffee: 1 })),
            ),
          ],
        },
        {
          id: 'bar-their-way',
          effects: [
            tell('gate'),
            fight({
              count: [
                { upTo: 5, enemies: 1 },
                { upTo: 10, enemies: 2 },
              ],
              weapons: { A: ['hatchet'], B: ['knife'], C: [] },
              thugs: false,
            }),
            gain({ coffee: 1, 'pure-alcohol': 1 }),
          ],
        },
        {
          id: 'slip-away-through-the-garden',
          effects: [
            mark('left-the-old-man'),
            tell('garden'),
            change('misery', 1, 'present'),
            later(2, 'the-mantel-clock'),
          ],
        },
      ],
    },
    'the-mantel-clock': {
      where: 'home',
      notes: ['violence', 'injury'],
      cast: ['against'],
      options: [
        {
          id: 'accept-it-and-say-nothing',
          effects: [
            gain({ 'mechanical-part': 2 }),
            when(
              { kind: 'role', role: 'against', is: 'hungry' },
              [tell('bread-first'), change('hunger', -1, 'against'), change('misery', 1, 'one')],
              [tell('it-strikes'), gain({ 'raw-food': 1 }), change('misery', 1, 'everyone')],
            ),
          ],
        },
        {
          id: 'tell-the-nurse-how-it-was',
          effects: [
            empathy(
              [tell('she-tells-him'), change('misery', -1, 'actor'), gain({ 'herbal-meds': 1 })],
              [tell('she-spits'), change('misery', 1, 'actor'), change('misery', -1, 'against')],
            ),
          ],
        },
        {
          id: 'go-up-and-sit-with-him',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'member', person: 'oskar' },
              [tell('oskar-winds-it'), change('misery', -1, 'everyone')],
              [tell('sat-up'), change('misery', -1, 'one'), gain({ coffee: 1 })],
            ),
          ],
        },
      ],
    },
    'keys-of-the-pantry': {
      where: 'home',
      notes: ['death', 'grief'],
      options: [
        {
          id: 'go-up-with-her-for-the-rest',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('hill'), gain({ 'canned-food': 1 })),
              upTo(10, tell('hill-and-tracks'), gain({ 'canned-food': 1 }), later(2, 'the-cousin')),
            ),
          ],
        },
        {
          id: 'let-her-sit-with-us-today',
          effects: [
            tell('sat'),
            gain({ vegetable: 1 }),
            change('misery', -1, 'one'),
            when({ kind: 'member', person: 'mirela' }, [tell('mirela-and-the-collar'), gain({ coffee: 1 })]),
          ],
        },
        {
          id: 'talk-her-out-of-the-keys',
          effects: [
            mark('took-the-keys'),
            tell('keys'),
            gain({ 'canned-food': 1, sugar: 1, vegetable: 1 }),
            change('misery', 1, 'present'),
            later(2, 'the-cousin'),
          ],
        },
      ],
    },
    'the-cousin': {
      where: 'home',
      notes: ['captivity', 'grief'],
      cast: ['gentle'],
      options: [
        {
          id: 'sign-that-she-took-it',
          effects: [
            mark('signed-against-the-maid'),
            tell('signed'),
            when(
              { kind: 'marked', mark: 'took-the-keys' },
              [gain({ 'canned-food': 1, coffee: 1 }), change('misery', 2, 'gentle')],
              [gain({ 'raw-food': 1 }), change('misery', 1, 'gentle')],
            ),
            tonight(-1, 0),
          ],
        },
        {
          id: 'ask-him-the-name-of-the-dog',
          effects: [
            d10(
              upTo(5, tell('no-dog'), change('misery', -1, 'gentle'), tonight(1, 0)),
              upTo(10, tell('he-knew'), giveUp(1, 'food'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'hand-over-what-is-left',
          effects: [
            when(
              { kind: 'food', atLeast: 3 },
              [tell('handed-over'), giveUp(2, 'food'), tonight(-2, -1)],
              [tell('nothing-left'), tonight(1, 1)],
            ),
          ],
        },
      ],
    },
    'the-seedlings': {
      where: 'home',
      notes: ['hunger'],
      cast: ['other'],
      options: [
        {
          id: 'raise-them-ourselves',
          cost: { water: 1 },
          effects: [
            gain({ vegetable: 2 }),
            d10(
              upTo(6, tell('by-the-stove'), change('misery', -1, 'one'), later(2, 'the-lemon')),
              upTo(10, tell('his-own-number'), change('misery', 1, 'one'), later(2, 'the-lemon')),
            ),
          ],
        },
        {
          id: 'hand-them-round',
          effects: [
            when(
              { kind: 'cold', atLeast: 5 },
              [tell('the-whole-street-gone'), change('misery', 1, 'one'), gain({ herb: 1 })],
              [
                d10(
                  upTo(
                    6,
                    tell('on-every-sill'),
                    gain({ vegetable: 1 }),
                    change('misery', -1, 'present'),
                    later(3, 'the-lemon'),
                  ),
                  upTo(10, tell('on-the-doorstep'), change('misery', 1, 'other'), gain({ herb: 1 })),
                ),
              ],
            ),
          ],
        },
        {
          id: 'eat-them-as-they-are',
          effects: [
            tell('eaten'),
            when(
              { kind: 'anyone', state: 'hunger', atLeast: 2 },
              [change('hunger', -1, 'one')],
              [gain({ vegetable: 1 })],
            ),
          ],
        },
      ],
    },
    'the-lemon': {
      where: 'home',
      notes: ['death', 'grief'],
      cast: ['tired'],
      options: [
        {
          id: 'go-up-to-him',
          effects: [
            tell('went-up'),
            d10(
              upTo(6, tell('he-cuts-it'), change('misery', -1, 'one'), gain({ 'herbal-meds': 1 })),
              upTo(10, tell('the-chair'), change('misery', 1, 'one'), gain({ vegetable: 2, herb: 1 })),
            ),
            change('fatigue', 1, 'one'),
          ],
        },
        {
          id: 'take-over-the-glass-house',
          when: { kind: 'not', condition: { kind: 'cold', atLeast: 6 } },
          effects: [tell('taken-over'), change('fatigue', 1, 'tired'), gain({ vegetable: 3 }), tonight(1, 0)],
        },
        {
          id: 'send-the-boy-back-with-thanks',
          effects: [
            d10(
              upTo(5, tell('thanks'), gain({ vegetable: 1 })),
              upTo(10, tell('the-boy-stays'), change('misery', -1, 'tired'), change('hunger', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-brown-dog': {
      where: 'home',
      notes: ['animals', 'hunger'],
      cast: ['against'],
      options: [
        {
          id: 'feed-it-and-keep-it',
          cost: { 'raw-food': 1 },
          effects: [
            change('misery', -1, 'present'),
            d10(upTo(6, tell('it-guards'), tonight(-2, -2)), upTo(10, tell('it-barks'), tonight(2, 0))),
          ],
        },
        {
          id: 'let-against-have-it',
          effects: [
            when(
              { kind: 'role', role: 'against', is: 'hungry' },
              [
                tell('eaten'),
                gain({ 'raw-food': 2 }),
                change('misery', 2, 'one'),
                change('hunger', -1, 'against'),
              ],
              [tell('not-yet'), gain({ 'raw-food': 1 }), change('misery', 1, 'everyone')],
            ),
          ],
        },
        {
          id: 'throw-stones-until-it-goes',
          effects: [
            d10(
              upTo(6, tell('it-goes'), change('misery', 1, 'one'), tonight(-1, 0)),
              upTo(10, tell('it-sits-opposite'), change('misery', 1, 'one'), tonight(-1, -1)),
            ),
          ],
        },
      ],
    },
    'the-street-on-the-list': {
      where: 'home',
      notes: ['grief', 'injury'],
      effects: [change('misery', -1, 'one')],
      options: [
        {
          id: 'let-a-family-sleep-in-our-kitchen',
          effects: [
            tell('family'),
            change('fatigue', 1, 'one'),
            gain({ 'raw-food': 1 }),
            later(2, 'five-on-the-floor'),
          ],
        },
        {
          id: 'help-them-dig-for-their-things',
          effects: [
            when(
              { kind: 'skill', skill: 'digger' },
              [tell('tomas-digs'), gain({ wood: 2, components: 1 }), change('fatigue', 1, 'one')],
              [
                d10(
                  upTo(3, tell('wall'), change('wounds', 1, 'one'), gain({ wood: 1 })),
                  upTo(10, tell('things'), gain({ wood: 2, components: 1 })),
                ),
              ],
            ),
          ],
        },
        { id: 'close-the-shutters-early', effects: [tell('shutters'), tonight(-1, 0)] },
      ],
    },
    'five-on-the-floor': {
      where: 'home',
      notes: ['violence', 'injury'],
      cast: ['gentle', 'against'],
      options: [
        {
          id: 'let-them-stay-till-the-month-is-out',
          effects: [
            gain({ 'raw-food': 1 }),
            when(
              {
                kind: 'all',
                conditions: [
                  { kind: 'role', role: 'against', is: 'miserable' },
                  { kind: 'not', condition: { kind: 'group', atMost: 2 } },
                ],
              },
              [tell('against-goes'), leave('against'), gain({ wood: 2, components: 2 })],
              [tell('against-stays'), change('misery', 1, 'against'), tonight(-2, -1)],
            ),
          ],
        },
        {
          id: 'tell-him-all-of-it',
          effects: [
            empathy(
              [
                tell('where-the-decanter-stood'),
                change('misery', 1, 'gentle'),
                gain({ 'mechanical-part': 1 }),
                tonight(-1, 0),
              ],
              [tell('blows'), change('wounds', 1, 'against'), change('misery', 1, 'gentle')],
            ),
          ],
        },
        {
          id: 'put-them-out',
          effects: [
            d10(
              upTo(5, tell('out-to-the-school'), change('misery', 2, 'gentle'), gain({ wood: 1 })),
              upTo(10, tell('out-and-back'), change('misery', 1, 'everyone'), gain({ wood: 2 })),
            ),
          ],
        },
      ],
    },
    'the-quarry': {
      where: 'home',
      notes: ['death', 'grief', 'injury'],
      cast: ['sad'],
      options: [
        {
          id: 'go-and-dig-at-the-quarry',
          effects: [
            change('fatigue', 1, 'present'),
            d10(
              upTo(6, tell('dug-out'), change('misery', -1, 'sad'), gain({ components: 1 })),
              upTo(10, tell('too-late'), change('misery', 1, 'sad'), gain({ 'raw-food': 1 })),
            ),
          ],
        },
        {
          id: 'tell-them-who-did-it',
          effects: [
            mark('confessed-the-quarry'),
            empathy(
              [tell('they-count'), change('misery', -1, 'everyone'), tonight(1, 1)],
              [tell('they-throw'), change('wounds', 1, 'actor'), tonight(2, 1)],
            ),
          ],
        },
        {
          id: 'keep-it-to-ourselves',
          effects: [
            when(
              { kind: 'role', role: 'sad', is: 'miserable' },
              [tell('sad-says-it'), change('misery', 2, 'sad')],
              [tell('kept'), change('misery', 1, 'everyone')],
            ),
          ],
        },
      ],
    },
    'the-bought-page': {
      where: 'home',
      notes: ['violence'],
      cast: ['against'],
      when: { kind: 'fate', role: 'against', is: 'here' },
      options: [
        {
          id: 'move-to-the-cellar-for-the-day',
          effects: [
            d10(
              upTo(4, tell('it-was-true'), tonight(-3, -3), change('misery', -1, 'one')),
              upTo(10, tell('house-robbed'), giveUp(1, 'any'), change('misery', 1, 'against')),
            ),
          ],
        },
        {
          id: 'pass-it-on-to-the-neighbours',
          effects: [
            d10(
              upTo(4, tell('neighbours-saved'), gain({ vegetable: 2 }), change('misery', -1, 'one')),
              upTo(10, tell('neighbours-robbed'), change('misery', 1, 'one'), tonight(1, 0)),
            ),
          ],
        },
        {
          id: 'stay-where-we-are',
          effects: [
            when(
              { kind: 'skill', skill: 'sentry' },
              [tell('iskra-watches'), gain({ 'mechanical-part': 1 }), change('fatigue', 1, 'one')],
              [tell('stayed'), tonight(1, 0)],
            ),
          ],
        },
      ],
    },
  },
);
