import {
  arrival,
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
  search,
  tell,
  tonight,
  trade,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const TRAM_DEPOT: readonly Story[] = storiesOf(
  { card: 'tram-depot', where: 'out' },
  {
    red: {
      options: [
        {
          id: 'buy-tickets',
          cost: { cigarette: 1 },
          effects: [
            when(
              { kind: 'skill', skill: 'sentry' },
              [tell('iskra-drives'), change('misery', -1, 'present'), noise(1)],
              [tell('punched'), change('misery', -1, 'present')],
            ),
            later(2, 'the-punched-ticket'),
          ],
        },
        {
          id: 'sit-down-by-the-window',
          effects: [
            giveBack(2),
            d10(
              upTo(7, tell('ride'), change('misery', -1, 'one')),
              upTo(10, tell('fell-asleep'), change('fatigue', -1, 'one')),
            ),
            later(2, 'the-punched-ticket'),
          ],
        },
        {
          id: 'unscrew-the-brass-at-the-back',
          effects: [
            tell('brass'),
            mark('took-the-brass'),
            gain({ 'mechanical-part': 2, 'weapon-part': 1 }),
            change('misery', 1, 'one'),
            later(2, 'a-penalty-fare'),
          ],
        },
      ],
    },
    blue: [
      {
        notes: ['injury'],
        options: [
          {
            id: 'climb-the-mast',
            effects: [
              when(
                { kind: 'cold', atLeast: 5 },
                [
                  prowess(
                    2,
                    [tell('copper'), gain({ 'electrical-part': 2 })],
                    [tell('ice'), change('wounds', 1, 'actor'), gain({ 'electrical-part': 1 })],
                  ),
                ],
                [
                  prowess(
                    1,
                    [tell('copper'), gain({ 'electrical-part': 2 })],
                    [tell('fall'), change('wounds', 1, 'actor'), gain({ 'electrical-part': 1 })],
                  ),
                ],
              ),
            ],
          },
          {
            id: 'pull-it-down-with-a-rope',
            effects: [
              tell('rope'),
              gain({ 'electrical-part': 1, 'mechanical-part': 1 }),
              noise(3),
              d10(
                upTo(7, noiseRoll),
                upTo(10, tell('the-ladder-party'), gain({ 'electrical-part': 1 }), encounter),
              ),
            ],
          },
          {
            id: 'cover-the-boy-and-wait',
            effects: [
              giveBack(2),
              when(
                { kind: 'skill', skill: 'nurse' },
                [tell('vesna'), change('misery', -1, 'one'), gain({ bandage: 1 })],
                [tell('boy'), change('misery', -1, 'one'), gain({ chems: 1 })],
              ),
            ],
          },
        ],
      },
      {
        register: 'radio',
        notes: ['injury'],
        cast: ['other'],
        options: [
          {
            id: 'go-to-where-it-calls',
            effects: [
              giveBack(1),
              d10(
                upTo(6, tell('sand-store'), gain({ 'raw-food': 1, coffee: 1 })),
                upTo(10, tell('somebody-was-listening'), noise(2), encounter),
              ),
            ],
          },
          {
            id: 'climb-up-to-the-booth',
            effects: [
              giveBack(2),
              when(
                { kind: 'skill', skill: 'sentry' },
                [tell('moves-up-for-iskra'), change('misery', -1, 'present'), gain({ cigarette: 1 })],
                [
                  when(
                    { kind: 'member', person: 'iskra' },
                    [tell('asks-after-iskra'), change('misery', -1, 'one'), gain({ cigarette: 2 })],
                    [tell('dispatcher'), change('misery', -1, 'other'), gain({ cigarette: 1 })],
                  ),
                ],
              ),
            ],
          },
          {
            id: 'cut-the-cable',
            effects: [
              mark('silenced-the-dispatcher'),
              tell('cut'),
              gain({ 'electrical-part': 2 }),
              when(
                { kind: 'skill', skill: 'sentry' },
                [tell('iskra-says-the-stop'), change('misery', 1, 'present')],
                [
                  when(
                    { kind: 'member', person: 'iskra' },
                    [tell('iskra-hears-of-it'), change('misery', 2, 'other')],
                    [change('misery', 1, 'other'), noise(-1)],
                  ),
                ],
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
          id: 'bandage-the-leg',
          cost: { bandage: 1 },
          effects: [
            mark('helped-the-man-in-the-pit'),
            tell('bandaged'),
            change('misery', -1, 'present'),
            later(2, 'the-man-from-the-pit'),
          ],
        },
        {
          id: 'bring-water-and-a-blanket',
          effects: [
            giveBack(2),
            mark('helped-the-man-in-the-pit'),
            empathy(
              [tell('blanket'), change('misery', -1, 'actor'), later(2, 'the-man-from-the-pit')],
              [
                change('misery', 1, 'actor'),
                d10(
                  upTo(5, tell('brother'), later(2, 'the-man-from-the-pit')),
                  upTo(10, tell('brother-and-letter'), later(2, 'the-letter-in-the-seam')),
                ),
              ],
            ),
          ],
        },
        {
          id: 'take-the-pistol-and-go',
          effects: [
            mark('robbed-the-man-in-the-pit'),
            tell('pistol'),
            gain({ 'broken-pistol': 1, ammo: 2 }),
            change('misery', 1, 'present'),
            later(2, 'the-letter-in-the-seam'),
          ],
        },
      ],
    },
    yellow: [
      {
        cast: ['strong'],
        options: [
          {
            id: 'push-with-them',
            effects: [
              giveBack(1),
              when(
                { kind: 'skill', skill: 'sentry' },
                [
                  tell('iskra-brakes'),
                  mark('tram-in-the-gap'),
                  change('misery', -1, 'present'),
                  noise(1),
                  later(2, 'behind-the-tram'),
                ],
                [
                  prowess(
                    1,
                    [
                      tell('pushed'),
                      mark('tram-in-the-gap'),
                      change('misery', -1, 'present'),
                      noise(2),
                      later(2, 'behind-the-tram'),
                    ],
                    [tell('screech'), change('fatigue', 1, 'actor'), noise(3), noiseRoll],
                  ),
                ],
              ),
            ],
          },
          {
            id: 'take-over-the-tea',
            effects: [
              giveBack(1),
              d10(
                upTo(7, tell('tea'), gain({ coffee: 1, sugar: 1 })),
                upTo(10, tell('tea-and-talk'), gain({ coffee: 1 }), change('misery', -1, 'one')),
              ),
            ],
          },
          {
            id: 'search-the-canteen-while-they-are-busy',
            effects: [
              search('pantry'),
              d10(
                upTo(6, tell('canteen'), change('misery', 1, 'one')),
                upTo(10, tell('the-cook'), noise(3), noiseRoll),
              ),
            ],
          },
        ],
      },
      {
        register: 'testimony',
        notes: ['violence'],
        cast: ['strong'],
        options: [
          {
            id: 'buy-from-him',
            cost: { cigarette: 1 },
            effects: [
              when(
                { kind: 'skill', skill: 'trader' },
                [tell('mirela-weighs'), gain({ 'mechanical-part': 2, 'electrical-part': 1 })],
                [tell('bought'), gain({ 'mechanical-part': 1, 'electrical-part': 1 })],
              ),
            ],
          },
          {
            id: 'stand-in-his-way',
            effects: [
              prowess(
                1,
                [
                  tell('the-cart-stays'),
                  gain({ 'mechanical-part': 1, components: 1 }),
                  change('fatigue', 1, 'strong'),
                ],
                [
                  tell('his-nephews'),
                  fight({
                    count: [
                      { upTo: 6, enemies: 1 },
                      { upTo: 10, enemies: 2 },
                    ],
                    weapons: { A: ['hatchet'], B: [], C: [] },
                    thugs: false,
                  }),
                ],
              ),
            ],
          },
          {
            id: 'hear-him-out-and-go',
            effects: [
              when(
                { kind: 'marked', mark: 'took-the-brass' },
                [tell('one-of-us'), change('misery', 1, 'strong'), noise(-2)],
                [tell('went'), noise(-1)],
              ),
            ],
          },
        ],
      },
    ],
    white: {
      notes: ['grief'],
      people: 2,
      effects: [giveBack(1)],
      options: [
        {
          id: 'choose-the-fur-gloves',
          effects: [
            when(
              { kind: 'anyone', state: 'illness', atLeast: 1 },
              [tell('gloves'), change('illness', -1, 'one')],
              [tell('gloves-for-later'), change('misery', -1, 'one'), noise(-1)],
            ),
          ],
        },
        {
          id: 'choose-the-plumbers-bag',
          effects: [
            when(
              { kind: 'skill', skill: 'locks' },
              [tell('bag-known'), gain({ lockpick: 2 })],
              [tell('bag'), gain({ lockpick: 1, 'mechanical-part': 1 })],
            ),
          ],
        },
        {
          id: 'choose-the-biscuit-tin',
          effects: [
            d10(
              upTo(7, tell('tin'), gain({ coffee: 1, sugar: 1, cigarette: 2 })),
              upTo(10, tell('tin-of-buttons'), gain({ coffee: 1, components: 1 })),
            ),
          ],
        },
        {
          id: 'choose-the-schoolbag',
          effects: [tell('satchel'), gain({ book: 1 }), change('misery', -1, 'one')],
        },
        {
          id: 'describe-the-one-who-is-gone',
          when: { kind: 'lost', atLeast: 1 },
          effects: [
            empathy(
              [tell('described'), change('misery', -2, 'actor')],
              [tell('half-described'), change('misery', 1, 'actor'), gain({ jewelry: 1 })],
            ),
          ],
        },
      ],
    },
  },
  {
    'the-punched-ticket': {
      register: 'form',
      where: 'home',
      options: [
        {
          id: 'take-soup-for-the-tickets',
          effects: [
            d10(
              upTo(6, tell('soup'), change('hunger', -1, 'one')),
              upTo(10, tell('soup-and-news'), change('hunger', -1, 'one'), change('misery', 1, 'one')),
            ),
            later(2, 'out-of-service'),
          ],
        },
        {
          id: 'trade-along-the-cars',
          effects: [
            tell('cars'),
            trade(1, [
              'raw-food',
              'vegetable',
              'herbal-meds',
              'coffee',
              'cigarette',
              'electrical-part',
              'shovel',
            ]),
            later(2, 'out-of-service'),
          ],
        },
        {
          id: 'pass-the-tickets-on',
          effects: [
            change('misery', -1, 'one'),
            when(
              { kind: 'built', fitting: 'workshop' },
              [tell('passed'), gain({ components: 1 })],
              [tell('passed-for-a-rail'), gain({ wood: 1 })],
            ),
          ],
        },
      ],
    },
    'out-of-service': {
      where: 'home',
      notes: ['violence', 'injury', 'death'],
      cast: ['strong', 'gentle'],
      options: [
        {
          id: 'take-one-of-them-in',
          when: { kind: 'group', atMost: 3 },
          effects: [
            d10(
              upTo(6, tell('one-of-them'), arrival),
              upTo(10, tell('one-and-the-soldiers'), arrival, change('misery', 1, 'gentle'), tonight(1, 0)),
            ),
          ],
        },
        {
          id: 'argue-with-the-officer',
          effects: [
            when(
              { kind: 'member', person: 'iskra' },
              [tell('iskra-argues'), change('misery', -1, 'everyone'), tonight(1, 1)],
              [
                empathy(
                  [tell('argued'), change('misery', -1, 'actor'), gain({ 'raw-food': 1 })],
                  [tell('struck'), change('wounds', 1, 'actor')],
                ),
              ],
            ),
          ],
        },
        {
          id: 'carry-their-things-across',
          effects: [
            change('fatigue', 1, 'strong'),
            d10(
              upTo(7, tell('carried'), gain({ wood: 1, 'raw-food': 1 })),
              upTo(10, tell('carried-and-lost'), gain({ wood: 1 }), change('misery', 1, 'strong')),
            ),
          ],
        },
      ],
    },
    'a-penalty-fare': {
      where: 'home',
      notes: ['injury'],
      cast: ['against'],
      options: [
        {
          id: 'give-the-brass-back',
          cost: { 'mechanical-part': 2 },
          effects: [
            d10(
              upTo(7, tell('receipt'), change('misery', -1, 'everyone')),
              upTo(10, tell('receipt-and-soup'), change('misery', -1, 'one'), change('hunger', -1, 'one')),
            ),
          ],
        },
        {
          id: 'pay-the-penalty',
          effects: [
            tell('paid'),
            giveUp(2, 'any'),
            when({ kind: 'skill', skill: 'builder' }, [tell('mended'), change('misery', -1, 'one')]),
          ],
        },
        {
          id: 'shut-the-door',
          effects: [
            d10(
              upTo(6, tell('slip'), change('misery', 1, 'against')),
              upTo(10, tell('the-fathers'), tonight(1, 1)),
            ),
          ],
        },
      ],
    },
    'the-man-from-the-pit': {
      where: 'home',
      options: [
        {
          id: 'make-room-for-good',
          when: { kind: 'group', atMost: 3 },
          effects: [tell('room'), arrival, later(2, 'the-map-in-the-rucksack')],
        },
        {
          id: 'give-a-meal-and-a-night',
          cost: { 'raw-food': 1 },
          effects: [
            d10(
              upTo(8, tell('meal'), change('misery', -1, 'one'), gain({ 'herbal-meds': 1, ammo: 1 })),
              upTo(10, tell('gone-by-three'), gain({ 'herbal-meds': 1 }), giveUp(1, 'any')),
            ),
          ],
        },
        {
          id: 'point-the-way-to-the-brewery-cellars',
          effects: [
            gain({ 'herbal-meds': 1 }),
            when(
              { kind: 'cold', atLeast: 5 },
              [tell('pointed-in-the-frost'), change('misery', 2, 'one')],
              [tell('pointed'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-map-in-the-rucksack': {
      where: 'home',
      notes: ['violence'],
      cast: ['newest', 'against'],
      options: [
        {
          id: 'burn-it-and-say-nothing',
          effects: [
            d10(
              upTo(7, tell('burnt'), change('misery', 1, 'against')),
              upTo(10, tell('there-was-another'), tonight(2, 1), change('misery', 1, 'against')),
            ),
          ],
        },
        {
          id: 'ask-at-table-whose-it-is',
          effects: [
            empathy(
              [tell('asked'), change('misery', -1, 'newest'), tonight(-2, -1), change('fatigue', 1, 'one')],
              [tell('asked-badly'), change('misery', 2, 'newest'), tonight(-1, 0)],
            ),
          ],
        },
        {
          id: 'let-against-settle-it',
          when: { kind: 'not', condition: { kind: 'group', atMost: 2 } },
          effects: [
            tell('settled'),
            leave('newest'),
            gain({ 'raw-food': 1 }),
            change('misery', -1, 'against'),
          ],
        },
      ],
    },
    'the-letter-in-the-seam': {
      where: 'home',
      register: 'letter',
      notes: ['injury', 'grief'],
      options: [
        {
          id: 'take-it-to-her',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('taken'), change('misery', -1, 'one'), later(2, 'the-woman-at-number-eleven')),
              upTo(10, tell('no-number-eleven'), change('misery', 1, 'one'), gain({ wood: 1 })),
            ),
          ],
        },
        {
          id: 'sell-what-it-says',
          effects: [
            mark('sold-the-letter'),
            d10(
              upTo(6, tell('sold'), gain({ 'canned-food': 1, cigarette: 1 }), change('misery', 1, 'one')),
              upTo(10, tell('sold-for-nothing'), gain({ cigarette: 2 })),
            ),
            later(2, 'the-woman-at-number-eleven'),
          ],
        },
        {
          id: 'put-it-in-the-stove',
          effects: [
            when(
              { kind: 'marked', mark: 'helped-the-man-in-the-pit' },
              [tell('burnt-a-promise'), change('misery', 1, 'one'), tonight(-1, 0)],
              [tell('burnt'), tonight(-1, 0)],
            ),
          ],
        },
      ],
    },
    'the-woman-at-number-eleven': {
      where: 'home',
      notes: ['captivity', 'grief'],
      cast: ['gentle'],
      options: [
        {
          id: 'tell-her-where-he-lies',
          effects: [
            when(
              { kind: 'marked', mark: 'robbed-the-man-in-the-pit' },
              [tell('she-sees-the-pistol'), change('misery', 1, 'everyone'), gain({ jewelry: 1 })],
              [tell('she-goes-there'), change('misery', -1, 'gentle'), gain({ 'herbal-meds': 1 })],
            ),
          ],
        },
        {
          id: 'tell-her-what-we-sold',
          when: { kind: 'marked', mark: 'sold-the-letter' },
          effects: [
            tell('told-in-time'),
            change('misery', -1, 'one'),
            d10(upTo(5, tell('buyers'), tonight(2, 1)), upTo(10, tell('no-buyers'), gain({ vegetable: 1 }))),
          ],
        },
        {
          id: 'say-he-was-dead',
          effects: [
            d10(
              upTo(
                6,
                tell('she-believes'),
                change('misery', 1, 'gentle'),
                gain({ 'raw-food': 1 }),
                tonight(-1, 0),
              ),
              upTo(10, tell('she-had-news'), change('misery', 2, 'gentle')),
            ),
          ],
        },
      ],
    },
    'behind-the-tram': {
      where: 'home',
      notes: ['death', 'injury'],
      cast: ['strong'],
      options: [
        {
          id: 'go-across-for-water',
          effects: [
            d10(
              upTo(7, tell('walked'), gain({ water: 2 })),
              upTo(10, tell('they-wait-for-it'), gain({ water: 1 }), change('wounds', 1, 'one')),
            ),
          ],
        },
        {
          id: 'chase-the-others-out-from-behind-it',
          effects: [
            empathy(
              [tell('scattered'), change('misery', -1, 'actor')],
              [tell('not-listened-to'), change('misery', 1, 'actor'), gain({ 'raw-food': 1 })],
            ),
          ],
        },
        {
          id: 'move-it-on-tonight',
          effects: [
            when(
              { kind: 'fate', role: 'strong', is: 'here' },
              [change('fatigue', 1, 'strong')],
              [change('fatigue', 1, 'one')],
            ),
            when(
              { kind: 'member', person: 'iskra' },
              [tell('iskra-moves-it'), tonight(-1, -1), gain({ components: 1 })],
              [tell('moved'), tonight(-1, -1)],
            ),
          ],
        },
      ],
    },
  },
);
