import {
  arrival,
  change,
  cold,
  d10,
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
  trade,
  upTo,
  when,
} from '../../data/language/make-effects.ts';
import { storiesOf } from '../../data/language/make-stories.ts';
import type { Story } from '../../data/language/story.ts';

export const THE_ARGUMENT: readonly Story[] = storiesOf(
  { card: 'the-argument', where: 'home' },
  {
    red: [
      {
        notes: ['illness'],
        people: 2,
        cast: ['other', 'third'],
        effects: [lose({ water: 1 })],
        options: [
          {
            id: 'let-everyone-wash',
            cost: { water: 1 },
            effects: [
              change('misery', -1, 'one'),
              change('misery', -1, 'one'),
              when(
                { kind: 'cold', atLeast: 5 },
                [tell('wet-heads'), change('illness', 1, 'one')],
                [tell('one-basin')],
              ),
            ],
          },
          {
            id: 'mark-the-cans',
            effects: [
              gain({ water: 1 }),
              d10(
                upTo(6, tell('eight-lines'), change('misery', 1, 'other')),
                upTo(
                  10,
                  tell('up-before-the-rest'),
                  change('fatigue', 1, 'third'),
                  change('misery', 1, 'other'),
                ),
              ),
            ],
          },
          {
            id: 'make-peace',
            effects: [
              empathy(
                [tell('the-smell'), change('misery', -1, 'other')],
                [tell('stables-again'), change('misery', 1, 'one')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['hunger'],
        people: 2,
        cast: ['against', 'hungry'],
        effects: [lose({ vegetable: 1 })],
        options: [
          {
            id: 'hang-a-lock-on-the-shelf',
            effects: [
              mark('lock-on-the-shelf'),
              when(
                { kind: 'skill', skill: 'locks' },
                [tell('a-joke-of-a-lock'), gain({ 'mechanical-part': 1 })],
                [tell('a-bicycle-lock'), gain({ components: 1 })],
              ),
              change('misery', 1, 'hungry'),
              later(2, 'the-key-on-a-string'),
            ],
          },
          {
            id: 'turn-out-the-beds',
            effects: [
              d10(
                upTo(
                  4,
                  tell('under-the-wrong-mattress'),
                  gain({ vegetable: 1 }),
                  change('misery', 2, 'against'),
                ),
                upTo(
                  10,
                  tell('other-peoples-things'),
                  gain({ cigarette: 1 }),
                  change('misery', 1, 'present'),
                  later(2, 'the-key-on-a-string'),
                ),
              ),
            ],
          },
          {
            id: 'give-it-as-a-gift',
            effects: [
              empathy(
                [
                  tell('whoever-had-it'),
                  change('hunger', -1, 'hungry'),
                  change('misery', -1, 'hungry'),
                  later(2, 'the-key-on-a-string'),
                ],
                [tell('so-it-was-you'), change('hunger', -1, 'hungry'), change('misery', 1, 'hungry')],
              ),
            ],
          },
        ],
      },
    ],
    blue: {
      people: 2,
      cast: ['other'],
      options: [
        {
          id: 'ask-for-one-more-week',
          effects: [
            empathy(
              [tell('unpacks'), change('misery', -1, 'one')],
              [tell('one-place'), readOn('a-bag-by-the-door')],
            ),
          ],
        },
        {
          id: 'say-what-it-would-cost',
          effects: [
            d10(
              upTo(5, tell('stays-angry'), change('misery', 1, 'other'), tonight(-1, -1)),
              upTo(10, tell('did-the-sum'), readOn('a-bag-by-the-door')),
            ),
          ],
        },
        {
          id: 'sell-the-place',
          effects: [
            gain({ 'canned-food': 1, cigarette: 2 }),
            change('misery', 1, 'other'),
            d10(
              upTo(6, tell('a-merchant'), change('misery', 1, 'one')),
              upTo(10, tell('the-nephew-comes-back'), giveUp(2, 'any')),
            ),
          ],
        },
      ],
    },
    green: [
      {
        notes: ['violence', 'injury'],
        people: 2,
        cast: ['other', 'third'],
        options: [
          {
            id: 'keep-them',
            effects: [
              gain({ ammo: 2, 'weapon-part': 1 }),
              d10(
                upTo(7, tell('top-shelf'), change('misery', 1, 'third')),
                upTo(10, tell('handled'), change('wounds', 1, 'other')),
              ),
            ],
          },
          {
            id: 'sell-them',
            effects: [
              when({ kind: 'skill', skill: 'trader' }, [tell('who-never-paid')], [tell('back-room')]),
              gain({ ammo: 2 }),
              trade(2, ['canned-food', 'meds', 'coffee', 'mechanical-part']),
            ],
          },
          {
            id: 'drop-them-in-the-river',
            effects: [
              change('misery', -1, 'one'),
              d10(upTo(7, tell('no-splash')), upTo(10, tell('a-sentry-hears-it'), tonight(1, 0))),
            ],
          },
          {
            id: 'give-them-to-the-watch',
            effects: [
              tonight(-1, -1),
              d10(upTo(6, tell('two-old-men')), upTo(10, tell('one-old-man'), tonight(0, 1))),
            ],
          },
        ],
      },
      {
        notes: ['violence', 'injury', 'hunger'],
        people: 2,
        cast: ['strong', 'gentle'],
        options: [
          {
            id: 'go-and-find-him',
            effects: [
              change('fatigue', 1, 'gentle'),
              d10(
                upTo(
                  6,
                  tell('behind-the-baths'),
                  change('misery', -1, 'gentle'),
                  gain({ cigarette: 1 }),
                  later(1, 'the-man-with-the-arm'),
                ),
                upTo(10, tell('a-trail-that-stops'), change('misery', 1, 'strong')),
              ),
            ],
          },
          {
            id: 'stand-by-what-was-done',
            effects: [
              mark('stood-by-the-blow'),
              tonight(-1, -1),
              when(
                { kind: 'role', role: 'gentle', is: 'miserable' },
                [tell('plate-for-plate'), change('misery', 2, 'gentle')],
                [tell('the-handle-is-washed'), change('misery', 1, 'gentle')],
              ),
              later(2, 'the-man-with-the-arm'),
            ],
          },
          {
            id: 'let-the-two-have-it-out',
            effects: [
              d10(
                upTo(5, tell('till-the-plates-go'), lose({ components: 1 }), change('misery', -1, 'strong')),
                upTo(
                  10,
                  tell('out-of-the-room'),
                  change('misery', 1, 'strong'),
                  change('misery', 1, 'gentle'),
                ),
              ),
            ],
          },
        ],
      },
    ],
    yellow: [
      {
        people: 2,
        cast: ['other', 'third'],
        effects: [
          d10(
            upTo(6, tell('by-a-couple'), change('misery', -1, 'other')),
            upTo(9, tell('the-hem'), cold(1), change('misery', 1, 'third')),
            upTo(10, tell('in-five'), change('misery', -1, 'other'), change('misery', -1, 'third')),
          ),
        ],
      },
      {
        register: 'ledger',
        people: 2,
        cast: ['against', 'other'],
        options: [
          {
            id: 'settle-it-today',
            effects: [
              d10(
                upTo(6, tell('comes-out-even'), change('misery', -1, 'other'), lose({ cigarette: 1 })),
                upTo(10, tell('a-remainder'), change('misery', 1, 'against'), gain({ coffee: 1 })),
              ),
            ],
          },
          {
            id: 'put-it-in-the-stove',
            effects: [
              change('misery', 1, 'against'),
              when({ kind: 'member', person: 'anton' }, [tell('it-was-correct')], [tell('from-memory')]),
              cold(-1),
            ],
          },
          {
            id: 'go-on-with-the-book',
            effects: [mark('kept-the-ledger'), tell('a-new-page'), later(2, 'the-day-of-settling')],
          },
        ],
      },
    ],
    white: [
      {
        people: 2,
        cast: ['other', 'third'],
        options: [
          { id: 'write-a-rota', effects: [tell('ruled-lines'), later(2, 'the-rota')] },
          {
            id: 'draw-straws',
            effects: [
              d10(
                upTo(5, tell('short-straw'), change('misery', -1, 'other'), gain({ components: 1 })),
                upTo(10, tell('same-again'), change('fatigue', 1, 'other'), change('misery', 1, 'other')),
              ),
            ],
          },
          {
            id: 'thank-the-one-with-boots-on',
            effects: [
              empathy(
                [tell('unlaced'), change('misery', -1, 'other')],
                [tell('like-a-tip'), change('misery', 1, 'other')],
              ),
            ],
          },
        ],
      },
      {
        notes: ['illness'],
        people: 2,
        cast: ['ill', 'against'],
        options: [
          {
            id: 'take-the-ill-one-to-the-ward',
            effects: [
              change('fatigue', 1, 'one'),
              d10(
                upTo(
                  7,
                  tell('sent-home-by-noon'),
                  change('illness', -2, 'ill'),
                  later(1, 'behind-the-curtain'),
                ),
                upTo(10, tell('a-number-on-the-wrist'), change('misery', 1, 'present'), leave('ill')),
              ),
            ],
          },
          {
            id: 'let-the-other-go',
            effects: [
              tell('not-with-fever-in-the-room'),
              mark('chose-the-ill-one'),
              leave('against'),
              change('misery', -1, 'ill'),
              later(2, 'behind-the-curtain'),
            ],
          },
          {
            id: 'hang-up-a-blanket',
            effects: [
              when(
                { kind: 'skill', skill: 'nurse' },
                [
                  tell('this-side-boils'),
                  change('illness', -1, 'ill'),
                  cold(1),
                  later(2, 'behind-the-curtain'),
                ],
                [tell('one-door-for-two-rooms'), cold(1), later(2, 'behind-the-curtain')],
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    'a-bag-by-the-door': {
      people: 2,
      notes: ['violence', 'injury'],
      options: [
        {
          id: 'say-goodbye',
          effects: [
            gain({ 'raw-food': 1 }),
            d10(
              upTo(8, tell('the-share-left'), leave('other'), later(2, 'a-piece-of-soap')),
              upTo(10, tell('no-whistle'), change('misery', 1, 'other')),
            ),
          ],
        },
        {
          id: 'pay-the-man-to-wait',
          cost: { cigarette: 2 },
          effects: [
            d10(
              upTo(6, tell('another-time'), change('misery', -1, 'other')),
              upTo(10, tell('never-seen-again'), change('fatigue', -1, 'one')),
            ),
          ],
        },
        {
          id: 'stand-in-the-door',
          effects: [
            d10(
              upTo(7, tell('one-whistle'), change('misery', 2, 'other')),
              upTo(
                10,
                tell('through-us'),
                change('wounds', 1, 'one'),
                leave('other'),
                later(2, 'a-piece-of-soap'),
              ),
            ),
          ],
        },
      ],
    },
    'a-piece-of-soap': {
      register: 'letter',
      people: 1,
      when: { kind: 'fate', role: 'other', is: 'left' },
      options: [
        {
          id: 'do-as-it-says',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('the-loose-tile'), gain({ jewelry: 1 })),
              upTo(10, tell('somebody-was-before-us'), change('misery', 1, 'one'), gain({ components: 1 })),
            ),
          ],
        },
        {
          id: 'wash-with-it',
          effects: [
            when(
              { kind: 'anyone', state: 'misery', atLeast: 2 },
              [tell('the-whole-house-smells'), change('misery', -1, 'present')],
              [tell('down-to-a-wafer'), change('misery', -1, 'one')],
            ),
            lose({ water: 1 }),
          ],
        },
        {
          id: 'sell-it-unopened',
          effects: [
            d10(
              upTo(6, tell('for-its-weight'), gain({ vegetable: 1, cigarette: 1 })),
              upTo(10, tell('a-note-inside'), gain({ vegetable: 1 }), change('misery', 1, 'one')),
            ),
          ],
        },
      ],
    },
    'the-key-on-a-string': {
      notes: ['hunger', 'animals'],
      people: 2,
      effects: [
        when(
          { kind: 'marked', mark: 'lock-on-the-shelf' },
          [tell('the-lock-is-whole')],
          [tell('the-shelf-is-as-it-was')],
        ),
      ],
      options: [
        {
          id: 'sit-up-in-the-dark',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(
                5,
                when(
                  { kind: 'fate', role: 'against', is: 'here' },
                  [tell('a-light-under-the-stairs'), readOn('who-it-was')],
                  [tell('the-cat-from-four'), change('misery', -1, 'one')],
                ),
              ),
              upTo(7, tell('a-loose-brick'), gain({ 'raw-food': 1 })),
              upTo(10, tell('nothing-comes'), change('misery', 1, 'one')),
            ),
          ],
        },
        {
          id: 'ask-it-once-more-aloud',
          effects: [
            empathy(
              [
                when(
                  { kind: 'fate', role: 'against', is: 'here' },
                  [tell('it-is-very-quiet'), readOn('who-it-was')],
                  [tell('all-look-at-the-floor'), change('misery', 1, 'one'), gain({ vegetable: 1 })],
                ),
              ],
              [tell('boots-in-the-night'), giveUp(1, 'food'), change('misery', 1, 'present')],
            ),
          ],
        },
        {
          id: 'share-out-all-there-is',
          when: { kind: 'food', atLeast: 1 },
          effects: [
            giveUp(1, 'food'),
            when(
              { kind: 'marked', mark: 'kept-the-watch' },
              [tell('six-equal-parts'), change('hunger', -1, 'one')],
              [tell('each-under-a-pillow'), change('hunger', -1, 'one'), change('misery', -1, 'one')],
            ),
          ],
        },
        {
          id: 'leave-it-unasked',
          effects: [d10(upTo(6, tell('it-stops')), upTo(10, tell('once-a-week'), giveUp(1, 'food')))],
        },
      ],
    },
    'who-it-was': {
      notes: ['hunger'],
      people: 2,
      when: { kind: 'fate', role: 'against', is: 'here' },
      options: [
        {
          id: 'send-the-woman-away',
          effects: [
            d10(
              upTo(6, tell('she-leaves-the-bowl'), change('misery', 1, 'against'), tonight(-1, 0)),
              upTo(10, tell('on-the-bench-outside'), change('misery', 2, 'against'), gain({ 'raw-food': 1 })),
            ),
          ],
        },
        {
          id: 'feed-her-at-the-table',
          effects: [
            giveUp(1, 'food'),
            change('misery', -1, 'against'),
            when(
              { kind: 'group', atMost: 3 },
              [tell('she-sends-her-brother'), arrival],
              [tell('she-sews'), cold(-1)],
            ),
          ],
        },
        {
          id: 'take-the-key-away',
          effects: [
            d10(
              upTo(5, tell('without-a-word'), change('misery', 1, 'against')),
              upTo(10, tell('the-bag-is-packed'), leave('against'), gain({ 'raw-food': 1 })),
            ),
          ],
        },
      ],
    },
    'the-man-with-the-arm': {
      notes: ['violence', 'injury', 'hunger'],
      people: 2,
      effects: [
        when({ kind: 'marked', mark: 'stood-by-the-blow' }, [tell('not-alone')], [tell('in-the-arch')]),
      ],
      options: [
        {
          id: 'give-him-what-he-came-for',
          cost: { 'raw-food': 1 },
          effects: [
            when(
              { kind: 'marked', mark: 'stood-by-the-blow' },
              [tell('and-for-the-others'), giveUp(1, 'any'), change('misery', -1, 'one')],
              [
                tell('with-the-left-hand'),
                change('misery', -1, 'present'),
                later(1, 'under-the-third-sleeper'),
              ],
            ),
          ],
        },
        {
          id: 'set-his-arm',
          cost: { bandage: 1 },
          effects: [
            empathy(
              [
                tell('it-was-a-door-he-says'),
                change('misery', -2, 'strong'),
                later(1, 'under-the-third-sleeper'),
              ],
              [tell('crooked'), change('misery', -1, 'strong'), gain({ cigarette: 1 })],
            ),
          ],
        },
        {
          id: 'bar-the-arch',
          effects: [
            when(
              { kind: 'marked', mark: 'stood-by-the-blow' },
              [
                tell('three-of-them'),
                fightOver([giveUp(2, 'food')], {
                  count: [
                    { upTo: 6, enemies: 1 },
                    { upTo: 10, enemies: 2 },
                  ],
                  weapons: { A: ['hatchet'], B: [], C: [] },
                  thugs: false,
                }),
              ],
              [tell('he-sits-down-outside'), change('misery', 1, 'present')],
            ),
          ],
        },
      ],
    },
    'under-the-third-sleeper': {
      notes: ['injury', 'death', 'violence'],
      people: 1,
      options: [
        {
          id: 'dig-where-he-says',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('in-a-milk-churn'), gain({ 'canned-food': 2 })),
              upTo(8, tell('empty-but-for-straw'), change('misery', 1, 'one')),
              upTo(10, tell('two-others-digging'), change('wounds', 1, 'one'), gain({ 'canned-food': 1 })),
            ),
          ],
        },
        {
          id: 'go-with-him',
          effects: [
            prowess(
              1,
              [tell('half-each'), gain({ 'canned-food': 1 }), change('misery', -1, 'actor')],
              [tell('he-knew-the-way-back'), change('wounds', 1, 'actor'), gain({ vegetable: 1 })],
            ),
          ],
        },
        {
          id: 'thank-him-and-stay-home',
          effects: [
            d10(
              upTo(6, tell('he-shrugs'), gain({ cigarette: 1 })),
              upTo(10, tell('a-tin-on-the-sill'), gain({ vegetable: 1 })),
            ),
          ],
        },
      ],
    },
    'the-day-of-settling': {
      people: 2,
      effects: [
        when(
          { kind: 'fate', role: 'other', is: 'here' },
          [tell('read-out-to-the-end')],
          [tell('an-account-not-closed')],
        ),
      ],
      options: [
        {
          id: 'pay-what-is-written',
          cost: { cigarette: 2 },
          effects: [
            when(
              { kind: 'fate', role: 'against', is: 'here' },
              [tell('counted-into-a-hand'), change('misery', -1, 'other'), change('misery', -1, 'one')],
              [tell('laid-on-the-bed'), change('misery', -2, 'one')],
            ),
          ],
        },
        {
          id: 'give-up-the-stove',
          when: { kind: 'fate', role: 'against', is: 'here' },
          effects: [
            change('fatigue', -1, 'against'),
            d10(
              upTo(6, tell('warm-on-one-side'), change('misery', 1, 'one')),
              upTo(10, tell('what-the-others-say'), change('misery', 1, 'against')),
            ),
          ],
        },
        {
          id: 'pay-in-hours',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('six-hours'), gain({ components: 1 })),
              upTo(10, tell('what-is-an-hour'), change('misery', -1, 'one')),
            ),
          ],
        },
        {
          id: 'strike-it-all-out',
          effects: [
            gain({ book: 1 }),
            when(
              { kind: 'fate', role: 'against', is: 'here' },
              [
                d10(
                  upTo(8, tell('eleven-pages'), change('misery', 1, 'against')),
                  upTo(10, tell('takes-the-left-glove'), leave('against'), change('misery', 1, 'present')),
                ),
              ],
              [tell('nobody-to-ask')],
            ),
          ],
        },
      ],
    },
    'the-rota': {
      notes: ['illness'],
      people: 2,
      options: [
        {
          id: 'go-instead',
          effects: [
            change('fatigue', 1, 'one'),
            when(
              { kind: 'fate', role: 'third', is: 'here' },
              [tell('initialled'), change('misery', -1, 'third'), later(2, 'one-square-too-many')],
              [tell('in-that-name'), change('misery', -1, 'one'), later(2, 'one-square-too-many')],
            ),
          ],
        },
        {
          id: 'hold-to-the-paper',
          when: { kind: 'fate', role: 'third', is: 'here' },
          effects: [
            mark('held-to-the-rota'),
            d10(
              upTo(5, tell('fresh-air'), gain({ components: 2 })),
              upTo(10, tell('came-back-shaking'), gain({ components: 1 }), change('illness', 1, 'third')),
            ),
            later(2, 'one-square-too-many'),
          ],
        },
        {
          id: 'tear-it-up',
          effects: [
            change('fatigue', -1, 'one'),
            d10(
              upTo(6, tell('private-accounts'), change('misery', 1, 'one')),
              upTo(10, tell('pasted-together'), change('misery', 1, 'other'), change('fatigue', -1, 'third')),
            ),
          ],
        },
      ],
    },
    'one-square-too-many': {
      people: 2,
      notes: ['injury', 'illness'],
      effects: [
        when(
          { kind: 'marked', mark: 'held-to-the-rota' },
          [tell('written-in-ink')],
          [tell('written-in-chalk')],
        ),
      ],
      options: [
        {
          id: 'put-the-weakest-in-it',
          effects: [
            gain({ components: 1, wood: 1 }),
            d10(
              upTo(5, tell('back-before-noon'), change('fatigue', 1, 'one')),
              upTo(10, tell('sat-down-on-the-way'), change('illness', 1, 'one')),
            ),
          ],
        },
        {
          id: 'let-the-boy-from-the-yard-do-it',
          cost: { vegetable: 1 },
          effects: [
            d10(
              upTo(7, tell('two-full-cans'), gain({ water: 2 })),
              upTo(10, tell('one-can-and-no-boy'), change('misery', 2, 'one'), gain({ water: 1 })),
            ),
          ],
        },
        {
          id: 'leave-it-empty',
          effects: [
            when(
              { kind: 'marked', mark: 'held-to-the-rota' },
              [tell('the-paper-comes-down'), change('misery', -1, 'present'), giveUp(1, 'any')],
              [tell('a-day-without'), change('fatigue', -1, 'one')],
            ),
          ],
        },
      ],
    },
    'behind-the-curtain': {
      notes: ['illness', 'grief'],
      effects: [
        when(
          { kind: 'fate', role: 'ill', is: 'here' },
          [
            when(
              { kind: 'marked', mark: 'chose-the-ill-one' },
              [tell('asks-for-the-other')],
              [tell('knocks-on-the-pipe')],
            ),
          ],
          [tell('the-bed-is-aired')],
        ),
      ],
      options: [
        {
          id: 'nurse-day-and-night',
          when: { kind: 'fate', role: 'ill', is: 'here' },
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(7, tell('the-sheet-is-dry'), change('illness', -1, 'ill'), change('misery', -1, 'one')),
              upTo(10, tell('now-two-of-us'), change('illness', -1, 'ill'), change('illness', 1, 'one')),
            ),
          ],
        },
        {
          id: 'pay-for-a-real-doctor',
          when: { kind: 'fate', role: 'ill', is: 'here' },
          cost: { cigarette: 2 },
          effects: [
            d10(
              upTo(7, tell('a-dentist'), change('illness', -1, 'ill'), gain({ chems: 1 })),
              upTo(10, tell('he-wanted-the-stairs'), giveUp(1, 'any')),
            ),
          ],
        },
        {
          id: 'take-the-blanket-down',
          effects: [
            cold(-1),
            when(
              { kind: 'fate', role: 'ill', is: 'here' },
              [tell('room-by-the-stove'), change('misery', -1, 'ill'), change('illness', 1, 'one')],
              [tell('washed-twice')],
            ),
          ],
        },
      ],
    },
  },
);
