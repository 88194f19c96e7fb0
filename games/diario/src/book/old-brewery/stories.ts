import {
  arrival,
  change,
  d10,
  empathy,
  fight,
  fightOver,
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
  readOn,
  search,
  tell,
  tonight,
  trade,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const OLD_BREWERY: readonly Story[] = storiesOf(
  { card: 'old-brewery', where: 'out' },
  {
    red: [
      {
        notes: ['alcohol', 'illness'],
        cast: ['other'],
        options: [
          {
            id: 'roll-a-barrel-for-her',
            effects: [
              giveBack(1),
              when(
                { kind: 'skill', skill: 'digger' },
                [tell('rolled-alone'), gain({ moonshine: 1 })],
                [tell('rolled'), change('fatigue', 1, 'one'), gain({ moonshine: 1, vegetable: 1 })],
              ),
            ],
          },
          {
            id: 'trade-with-her',
            effects: [
              when(
                { kind: 'marked', mark: 'stole-at-the-well' },
                [
                  tell('slate-for-the-filter'),
                  trade(2, ['moonshine', 'pure-alcohol', 'vegetable', 'filter', 'mechanical-part']),
                ],
                [
                  tell('slate'),
                  trade(0, ['moonshine', 'pure-alcohol', 'vegetable', 'filter', 'mechanical-part']),
                  when({ kind: 'skill', skill: 'trader' }, [tell('mirela-remembers'), gain({ sugar: 1 })]),
                ],
              ),
            ],
          },
          {
            id: 'taste-it-for-her',
            effects: [
              when(
                { kind: 'skill', skill: 'cook' },
                [tell('dragan-smells-it'), gain({ sugar: 1 })],
                [
                  d10(
                    upTo(3, tell('bad'), change('illness', 1, 'other'), gain({ moonshine: 1 })),
                    upTo(10, tell('good'), change('misery', -1, 'other')),
                  ),
                ],
              ),
            ],
          },
        ],
      },
      {
        notes: ['alcohol', 'injury', 'illness', 'violence'],
        cast: ['against'],
        options: [
          {
            id: 'carry-it-up-the-hill',
            effects: [
              giveBack(2),
              mark('carried-batch-nineteen'),
              d10(
                upTo(6, tell('carried'), gain({ 'canned-food': 1, ammo: 2 }), change('misery', 2, 'against')),
                upTo(10, tell('tasted-first'), gain({ 'canned-food': 1 }), change('wounds', 1, 'against')),
              ),
              later(2, 'the-underpass-in-the-evening'),
            ],
          },
          {
            id: 'stave-the-barrel-in',
            effects: [
              prowess(
                1,
                [tell('staved'), noise(2), noiseRoll, change('misery', -1, 'actor')],
                [
                  tell('he-has-a-friend'),
                  fight({
                    count: [{ upTo: 10, enemies: 1 }],
                    weapons: { A: ['knife'], B: [], C: ['hatchet'] },
                    thugs: false,
                  }),
                ],
              ),
            ],
          },
          {
            id: 'leave-it-to-him',
            effects: [
              when(
                { kind: 'marked', mark: 'fought-the-toll' },
                [
                  tell('he-has-heard-of-us'),
                  gain({ moonshine: 1, cigarette: 2 }),
                  change('misery', 1, 'against'),
                ],
                [tell('left'), gain({ moonshine: 1 })],
              ),
              later(2, 'the-underpass-in-the-evening'),
            ],
          },
        ],
      },
    ],
    blue: {
      cast: ['other'],
      options: [
        {
          id: 'hear-both-sides',
          effects: [
            empathy(
              [tell('judged'), change('misery', -1, 'actor'), later(2, 'the-well-rota')],
              [tell('louder'), noise(2), noiseRoll],
            ),
          ],
        },
        {
          id: 'let-them-draw-straws',
          effects: [
            giveBack(2),
            d10(
              upTo(7, tell('straws'), later(3, 'the-well-rota')),
              upTo(10, tell('short-straw'), gain({ filter: 1 }), later(3, 'the-well-rota')),
            ),
          ],
        },
        {
          id: 'help-ourselves-meanwhile',
          effects: [
            mark('stole-at-the-well'),
            gain({ filter: 1, vegetable: 1 }),
            d10(
              upTo(5, tell('meanwhile'), change('misery', 1, 'other')),
              upTo(10, tell('seen-by-a-child'), noise(2), noiseRoll),
            ),
          ],
        },
      ],
    },
    green: {
      notes: ['animals', 'hunger'],
      cast: ['gentle'],
      options: [
        {
          id: 'keep-the-secret',
          effects: [
            tell('secret'),
            when({ kind: 'noise', atLeast: 5 }, [tell('heard-anyway'), giveBack(1)]),
            later(2, 'the-dray-horse'),
          ],
        },
        {
          id: 'feed-her',
          cost: { vegetable: 1 },
          effects: [tell('fed'), change('misery', -1, 'present'), later(2, 'the-dray-horse')],
        },
        {
          id: 'tell-the-people-in-the-cellars',
          effects: [
            tell('told'),
            mark('told-of-the-mare'),
            gain({ 'raw-food': 2 }),
            change('misery', 1, 'present'),
            later(2, 'the-halter'),
          ],
        },
      ],
    },
    yellow: [
      {
        notes: ['injury'],
        cast: ['other'],
        options: [
          {
            id: 'take-a-turn',
            effects: [
              d10(
                upTo(8, tell('turn'), change('misery', -1, 'other'), noise(2), noiseRoll),
                upTo(10, tell('tray-tips'), change('wounds', 1, 'other'), change('misery', -1, 'present')),
              ),
            ],
          },
          {
            id: 'ask-what-lies-up-there',
            effects: [
              giveBack(1),
              when(
                { kind: 'marked', mark: 'told-of-the-mare' },
                [tell('the-ones-who-told'), noise(2)],
                [tell('loft'), search('heap')],
              ),
            ],
          },
          {
            id: 'send-them-home',
            effects: [
              d10(
                upTo(7, tell('home'), noise(-2)),
                upTo(10, tell('one-has-none'), noise(-1), giveBack(1), gain({ sugar: 1 })),
              ),
            ],
          },
        ],
      },
      {
        register: 'silence',
        notes: ['grief', 'death'],
        cast: ['sad'],
        options: [
          {
            id: 'wash-the-tenth-cup',
            effects: [
              giveBack(1),
              when(
                { kind: 'role', role: 'sad', is: 'miserable' },
                [tell('dropped'), change('misery', -1, 'sad'), noise(2)],
                [tell('washed'), change('misery', -1, 'sad')],
              ),
            ],
          },
          {
            id: 'look-behind-the-shelf',
            effects: [
              d10(
                upTo(6, tell('behind'), gain({ 'herbal-meds': 1 }), change('misery', 1, 'sad'), noise(1)),
                upTo(10, tell('the-names'), gain({ sugar: 1, coffee: 1 }), change('fatigue', 1, 'sad')),
              ),
            ],
          },
          { id: 'close-the-door-again', effects: [tell('closed'), noise(-1)] },
        ],
      },
    ],
    white: {
      notes: ['violence', 'injury'],
      cast: ['other'],
      options: [
        {
          id: 'pay-the-toll',
          cost: { cigarette: 2 },
          effects: [
            when(
              { kind: 'skill', skill: 'trader' },
              [tell('mirela-wants-change'), noise(-2), gain({ moonshine: 1 })],
              [tell('paid'), noise(-2)],
            ),
          ],
        },
        {
          id: 'talk-to-the-one-who-knows-us',
          effects: [
            empathy([tell('known'), readOn('the-toll-keeper')], [tell('stranger'), giveUp(2, 'any')]),
          ],
        },
        {
          id: 'climb-the-wall-instead',
          effects: [
            giveBack(2),
            prowess(
              1,
              [tell('over'), gain({ moonshine: 1 })],
              [tell('shards'), change('wounds', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'refuse-and-stand-our-ground',
          effects: [
            tell('refused'),
            mark('fought-the-toll'),
            fight({
              count: [
                { upTo: 6, enemies: 1 },
                { upTo: 10, enemies: 2 },
              ],
              weapons: { A: ['knife'], B: [], C: ['knife'] },
              thugs: false,
            }),
            gain({ cigarette: 3, moonshine: 1 }),
          ],
        },
      ],
    },
  },
  {
    'the-well-rota': {
      where: 'home',
      effects: [later(2, 'whose-bucket')],
      options: [
        {
          id: 'draw-our-share',
          effects: [
            when(
              { kind: 'cold', atLeast: 5 },
              [tell('ice'), gain({ water: 2 }), change('fatigue', 1, 'one')],
              [tell('drawn'), gain({ water: 2 })],
            ),
          ],
        },
        {
          id: 'give-our-turn-away',
          effects: [
            mark('gave-our-turn'),
            d10(
              upTo(6, tell('given'), change('misery', -1, 'one')),
              upTo(10, tell('given-and-repaid'), change('misery', -1, 'one'), gain({ vegetable: 1 })),
            ),
          ],
        },
        {
          id: 'sell-our-turn',
          effects: [
            mark('sold-our-turn'),
            tell('sold'),
            gain({ 'raw-food': 1 }),
            when(
              { kind: 'food', atLeast: 4 },
              [tell('not-even-hungry'), change('misery', 1, 'present')],
              [tell('something-to-sell'), tonight(1, 0)],
            ),
          ],
        },
      ],
    },
    'whose-bucket': {
      notes: ['animals', 'violence', 'death', 'illness'],
      register: 'dialogue',
      where: 'home',
      cast: ['against'],
      options: [
        {
          id: 'say-what-we-know',
          effects: [
            when(
              { kind: 'marked', mark: 'sold-our-turn' },
              [tell('it-was-our-ten-minutes'), change('misery', 1, 'everyone'), tonight(-2, -1)],
              [
                when(
                  { kind: 'marked', mark: 'gave-our-turn' },
                  [tell('it-was-the-twins'), change('misery', 1, 'present'), gain({ water: 1 })],
                  [tell('against-drinks-it'), lose({ water: 1 }), change('misery', -1, 'one')],
                ),
              ],
            ),
          ],
        },
        {
          id: 'name-the-man-from-the-flats',
          effects: [
            d10(
              upTo(
                5,
                tell('they-drag-him'),
                gain({ 'raw-food': 1, 'canned-food': 1 }),
                change('misery', 2, 'against'),
              ),
              upTo(
                10,
                when(
                  { kind: 'marked', mark: 'sold-our-turn' },
                  [tell('he-names-us'), tonight(2, 1), gain({ water: 1 })],
                  [tell('his-own-pipe'), tonight(1, 1), gain({ water: 1 })],
                ),
              ),
            ),
          ],
        },
        {
          id: 'help-them-bale-it-out',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'marked', mark: 'gave-our-turn' },
              [tell('the-twins-pull'), gain({ water: 2, vegetable: 1 })],
              [tell('baled'), gain({ water: 1 }), change('misery', -1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-dray-horse': {
      where: 'home',
      notes: ['animals'],
      options: [
        {
          id: 'unload-the-cart',
          effects: [
            d10(
              upTo(7, tell('unloaded'), gain({ wood: 2, components: 1 })),
              upTo(10, tell('unloaded-alone'), gain({ wood: 3 }), change('fatigue', 1, 'one')),
            ),
          ],
        },
        {
          id: 'send-them-on-to-the-school',
          effects: [
            tell('school'),
            gain({ wood: 1 }),
            change('misery', -1, 'one'),
            when({ kind: 'day', atLeast: 7 }, [tell('empty-yard'), gain({ components: 1 })]),
          ],
        },
        {
          id: 'stable-her-in-our-hall-tonight',
          effects: [
            change('misery', -1, 'present'),
            tonight(2, 1),
            d10(
              upTo(2, tell('stabled')),
              upTo(10, tell('stabled-and-left'), later(1, 'the-mare-in-the-hall')),
            ),
          ],
        },
      ],
    },
    'the-mare-in-the-hall': {
      where: 'home',
      notes: ['animals', 'death', 'hunger', 'injury', 'violence'],
      cast: ['against'],
      options: [
        {
          id: 'slaughter-her',
          effects: [
            when(
              { kind: 'skill', skill: 'cook' },
              [tell('dragan-does-it'), gain({ 'raw-food': 4 }), change('misery', 1, 'everyone')],
              [tell('badly-done'), gain({ 'raw-food': 3 }), change('misery', 2, 'present')],
            ),
          ],
        },
        {
          id: 'feed-her-from-our-food',
          cost: { vegetable: 2 },
          effects: [
            d10(
              upTo(6, tell('the-nephew'), gain({ wood: 4, components: 2 }), change('misery', -1, 'present')),
              upTo(10, tell('taken-from-us'), change('misery', 1, 'present'), change('wounds', 1, 'against')),
            ),
          ],
        },
        {
          id: 'untie-her',
          effects: [
            d10(
              upTo(5, tell('she-goes-home'), change('misery', -1, 'one'), gain({ wood: 1 })),
              upTo(10, tell('as-far-as-the-square'), change('misery', 2, 'against'), gain({ 'raw-food': 1 })),
            ),
          ],
        },
      ],
    },
    'the-halter': {
      where: 'home',
      notes: ['animals', 'grief'],
      cast: ['gentle', 'other'],
      when: { kind: 'fate', role: 'gentle', is: 'here' },
      options: [
        {
          id: 'go-out-to-him',
          effects: [
            empathy(
              [tell('went-out'), change('misery', -1, 'one'), change('fatigue', 1, 'actor')],
              [tell('shut-the-gate'), change('misery', 2, 'actor')],
            ),
          ],
        },
        {
          id: 'bring-him-his-share',
          cost: { 'raw-food': 1 },
          effects: [
            d10(
              upTo(5, tell('he-eats-it'), gain({ wood: 2, 'mechanical-part': 1 })),
              upTo(10, tell('on-the-step'), change('misery', 1, 'gentle'), gain({ wood: 1 })),
            ),
          ],
        },
        {
          id: 'let-him-stand-there',
          effects: [
            when(
              {
                kind: 'all',
                conditions: [
                  { kind: 'role', role: 'gentle', is: 'miserable' },
                  { kind: 'not', condition: { kind: 'group', atMost: 2 } },
                ],
              },
              [tell('gentle-goes-with-him'), leave('gentle'), change('misery', 1, 'other')],
              [tell('third-evening'), change('misery', 1, 'gentle'), tonight(-1, 0)],
            ),
          ],
        },
      ],
    },
    'the-toll-keeper': {
      options: [
        {
          id: 'ask-which-way-is-safe',
          effects: [
            when(
              { kind: 'noise', atLeast: 5 },
              [tell('only-the-roof'), noise(-4), giveBack(1)],
              [tell('safe'), noise(-3)],
            ),
          ],
        },
        {
          id: 'ask-him-to-come-away',
          effects: [
            d10(
              upTo(
                7,
                tell('came'),
                gain({ knife: 1 }),
                change('misery', -1, 'one'),
                later(2, 'a-table-for-one'),
              ),
              upTo(10, tell('laughed'), gain({ cigarette: 1 })),
            ),
          ],
        },
        {
          id: 'ask-for-something-from-the-heap',
          effects: [
            gain({ 'canned-food': 1 }),
            d10(
              upTo(6, tell('heap'), change('misery', 1, 'one')),
              upTo(10, tell('the-man-without-a-shoe'), noise(2), noiseRoll, change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'a-table-for-one': {
      where: 'home',
      notes: ['violence', 'death', 'injury'],
      cast: ['strong'],
      options: [
        {
          id: 'take-him-in',
          when: { kind: 'group', atMost: 3 },
          effects: [
            arrival,
            d10(
              upTo(6, tell('a-friend-of-his'), tonight(2, 2)),
              upTo(10, tell('the-wrong-arch'), tonight(1, 1)),
            ),
          ],
        },
        {
          id: 'send-him-over-the-roofs',
          effects: [
            d10(
              upTo(6, tell('over-the-roofs'), gain({ coffee: 1 }), tonight(1, 0)),
              upTo(10, tell('they-found-him'), change('misery', 2, 'strong')),
            ),
          ],
        },
        {
          id: 'open-to-his-friends',
          effects: [
            d10(
              upTo(
                7,
                tell('opened'),
                gain({ 'canned-food': 1, cigarette: 2 }),
                change('misery', 1, 'everyone'),
                tonight(-2, -2),
              ),
              upTo(
                10,
                tell('opened-too-wide'),
                gain({ 'canned-food': 1 }),
                giveUp(2, 'any'),
                change('misery', 1, 'everyone'),
              ),
            ),
          ],
        },
        {
          id: 'wait-for-them-on-the-stairs',
          when: { kind: 'has', goods: { knife: 1 } },
          effects: [
            tell('stairs'),
            fightOver([change('misery', 1, 'everyone')], {
              count: [{ upTo: 10, enemies: 2 }],
              weapons: { A: ['knife'], B: [], C: ['knife'] },
              thugs: false,
            }),
            gain({ 'canned-food': 1 }),
            change('misery', -1, 'strong'),
          ],
        },
      ],
    },
    'the-underpass-in-the-evening': {
      where: 'home',
      notes: ['illness', 'injury', 'alcohol', 'violence'],
      cast: ['against'],
      when: { kind: 'fate', role: 'against', is: 'here' },
      options: [
        {
          id: 'go-and-read-the-labels-aloud',
          effects: [
            d10(
              upTo(6, tell('read-aloud'), change('misery', -1, 'against'), gain({ vegetable: 1 })),
              upTo(10, tell('knocked-down'), change('wounds', 1, 'against'), change('misery', -1, 'against')),
            ),
          ],
        },
        {
          id: 'sit-with-the-two-who-drank',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'skill', skill: 'nurse' },
              [tell('vesna-knows'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')],
              [tell('sat'), gain({ 'raw-food': 1 })],
            ),
          ],
        },
        {
          id: 'stay-at-home',
          effects: [
            when(
              { kind: 'marked', mark: 'carried-batch-nineteen' },
              [tell('both-sides'), change('misery', 1, 'everyone'), tonight(-2, -1)],
              [tell('stayed'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
  },
);
