import type { Enemies } from '../../data/language/effect.ts';
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
  lose,
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

/** The friends of the director, out of the boiler room. */
const FRIENDS: Enemies = {
  count: [
    { upTo: 7, enemies: 1 },
    { upTo: 10, enemies: 2 },
  ],
  weapons: { A: ['knife'], B: [], C: [] },
  thugs: false,
};

export const MUSIC_SCHOOL: readonly Story[] = storiesOf(
  { card: 'music-school', where: 'out' },
  {
    red: [
      {
        notes: ['injury'],
        cast: ['other'],
        options: [
          {
            id: 'ask-for-one-tune-first',
            effects: [
              empathy(
                [tell('tune'), change('misery', -1, 'present'), noise(2)],
                [tell('chord'), noise(2), noiseRoll],
              ),
            ],
          },
          {
            id: 'help-them-break-it',
            effects: [
              mark('broke-the-piano'),
              gain({ 'mechanical-part': 2, 'weapon-part': 1 }),
              noise(2),
              noiseRoll,
              d10(upTo(7, tell('strings')), upTo(10, tell('whip'), change('wounds', 1, 'other'))),
            ],
          },
          {
            id: 'walk-on',
            effects: [when({ kind: 'cold', atLeast: 4 }, [tell('leg'), gain({ wood: 1 })], [tell('blows')])],
          },
        ],
      },
      {
        cast: ['other'],
        register: 'child',
        notes: ['violence', 'illness'],
        options: [
          {
            id: 'give-him-sugar',
            cost: { sugar: 1 },
            effects: [
              noise(-2),
              search('furniture'),
              d10(
                upTo(8, tell('coal-hole')),
                upTo(10, tell('half-a-lump'), giveBack(1), change('misery', -1, 'one')),
              ),
            ],
          },
          {
            id: 'go-up-to-his-sister',
            effects: [
              giveBack(2),
              when(
                { kind: 'skill', skill: 'nurse' },
                [tell('forehead'), change('misery', -1, 'present'), gain({ book: 1 })],
                [
                  empathy(
                    [tell('sister'), change('misery', -1, 'actor'), gain({ book: 1 })],
                    [tell('whistled'), fight(FRIENDS)],
                  ),
                ],
              ),
            ],
          },
          {
            id: 'walk-past-him',
            effects: [
              prowess(
                1,
                [tell('hand'), search('furniture'), change('misery', 1, 'actor')],
                [tell('twice'), fight(FRIENDS)],
              ),
            ],
          },
          {
            id: 'turn-round',
            effects: [d10(upTo(6, tell('not-in')), upTo(10, tell('lump'), giveUp(1, 'any')))],
          },
        ],
      },
    ],
    blue: [
      {
        notes: ['injury'],
        cast: ['strong'],
        options: [
          {
            id: 'crawl-in-under-the-beam',
            effects: [
              prowess(
                1,
                [tell('crawled'), gain({ 'broken-guitar': 1, book: 1 })],
                [tell('beam'), change('wounds', 1, 'actor'), gain({ 'broken-guitar': 1 })],
              ),
            ],
          },
          {
            id: 'prop-the-beam-first',
            when: { kind: 'skill', skill: 'digger' },
            effects: [giveBack(2), tell('propped'), gain({ 'broken-guitar': 1, book: 1, wood: 1 })],
          },
          {
            id: 'hook-it-with-a-pole',
            effects: [
              noise(2),
              d10(upTo(5, tell('hooked'), gain({ 'broken-guitar': 1 })), upTo(10, tell('crash'), noiseRoll)),
            ],
          },
          {
            id: 'leave-it-lying',
            effects: [
              when(
                { kind: 'anyone', state: 'fatigue', atLeast: 2 },
                [tell('number-eight'), giveBack(2), change('fatigue', -1, 'one')],
                [tell('left')],
              ),
            ],
          },
        ],
      },
      {
        cast: ['strong'],
        notes: ['captivity', 'violence', 'death'],
        options: [
          {
            id: 'carry-it-with-them',
            effects: [
              giveBack(3),
              prowess(
                1,
                [
                  tell('arch'),
                  change('misery', -1, 'actor'),
                  gain({ 'raw-food': 1 }),
                  later(1, 'the-bass-player'),
                ],
                [tell('edge'), change('fatigue', 1, 'actor'), noise(2), later(1, 'the-bass-player')],
              ),
            ],
          },
          {
            id: 'ask-what-he-has-done',
            effects: [
              empathy(
                [
                  tell('bakery'),
                  gain({ cigarette: 2, coffee: 1 }),
                  mark('heard-about-the-bakery'),
                  later(1, 'the-bass-player'),
                ],
                [tell('hush'), noise(1)],
              ),
            ],
          },
          {
            id: 'hold-the-door-for-them',
            effects: [
              when(
                { kind: 'noise', atLeast: 4 },
                [tell('lantern'), noiseRoll, gain({ cigarette: 1 })],
                [tell('door'), gain({ cigarette: 1 })],
              ),
            ],
          },
        ],
      },
    ],
    green: [
      {
        notes: ['hunger'],
        options: [
          {
            id: 'stay-and-listen',
            effects: [
              giveBack(2),
              later(2, 'the-recital'),
              d10(
                upTo(7, tell('listened'), change('misery', -1, 'one')),
                upTo(10, tell('dozed'), change('fatigue', -1, 'one')),
              ),
            ],
          },
          {
            id: 'give-the-pupils-food',
            cost: { 'raw-food': 1 },
            effects: [
              later(1, 'the-recital'),
              d10(
                upTo(8, tell('shared'), change('misery', -1, 'present')),
                upTo(10, tell('too-fast'), change('misery', -1, 'one')),
              ),
            ],
          },
          {
            id: 'tell-her-the-light-shows',
            effects: [
              mark('warned-the-class'),
              when(
                { kind: 'noise', atLeast: 3 },
                [tell('curtain'), noise(-2)],
                [tell('boiler'), tonight(-1, 0)],
              ),
            ],
          },
        ],
      },
      {
        register: 'dialogue',
        notes: ['hunger', 'grief', 'violence', 'injury'],
        options: [
          {
            id: 'knock-and-offer-more',
            cost: { 'raw-food': 1 },
            effects: [
              d10(
                upTo(6, tell('kept'), change('misery', -1, 'present')),
                upTo(10, tell('sold-twice'), change('misery', 1, 'one'), gain({ vegetable: 1 })),
              ),
            ],
          },
          {
            id: 'haggle-for-her',
            when: { kind: 'skill', skill: 'trader' },
            effects: [
              giveBack(2),
              d10(
                upTo(7, tell('two-sacks'), change('misery', -1, 'one'), gain({ vegetable: 2 })),
                upTo(10, tell('no-sale'), gain({ vegetable: 1 })),
              ),
            ],
          },
          {
            id: 'follow-the-man-downstairs',
            effects: [
              prowess(
                1,
                [tell('alley'), gain({ vegetable: 2, cigarette: 1 }), change('misery', 1, 'actor')],
                [tell('driver'), change('wounds', 1, 'actor'), noise(1)],
              ),
            ],
          },
          {
            id: 'wait-until-it-is-settled',
            effects: [
              giveBack(1),
              d10(upTo(6, tell('peel'), gain({ vegetable: 1 })), upTo(10, tell('open-string'))),
            ],
          },
        ],
      },
    ],
    yellow: {
      options: [
        { id: 'go-up-the-stairs', effects: [tell('stairs'), readOn('the-metronome')] },
        {
          id: 'wait-below-in-silence',
          effects: [
            giveBack(1),
            d10(upTo(4, tell('steps'), encounter), upTo(10, tell('cloakroom'), search('furniture'))),
          ],
        },
      ],
    },
    white: [
      {
        notes: ['hunger', 'illness'],
        options: [
          {
            id: 'scrape-a-pane',
            effects: [
              change('hunger', -1, 'one'),
              d10(
                upTo(7, tell('grey-curls'), change('misery', 1, 'one')),
                upTo(10, tell('and-mould'), change('illness', 1, 'one')),
              ),
            ],
          },
          {
            id: 'leave-something-on-the-sill',
            cost: { vegetable: 1 },
            effects: [
              d10(
                upTo(7, tell('the-pile-has-been-moved'), change('misery', -1, 'present'), gain({ wood: 1 })),
                upTo(10, tell('a-man-on-the-chair'), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'pack-a-thick-volume',
            effects: [
              gain({ book: 1 }),
              d10(
                upTo(5, tell('half-a-lullaby'), change('misery', -1, 'one')),
                upTo(10, tell('packet'), gain({ cigarette: 2 })),
              ),
            ],
          },
        ],
      },
      {
        cast: ['missed'],
        register: 'list',
        notes: ['grief'],
        options: [
          {
            id: 'write-down-what-became',
            effects: [
              giveBack(1),
              when(
                { kind: 'fate', role: 'missed', is: 'dead' },
                [tell('date'), change('misery', -1, 'one')],
                [tell('road'), change('misery', -1, 'one'), noise(1)],
              ),
            ],
          },
          {
            id: 'take-the-list-home',
            effects: [
              gain({ book: 1 }),
              d10(
                upTo(5, tell('over-the-table'), change('misery', -1, 'one')),
                upTo(10, tell('in-a-drawer'), change('misery', 1, 'one')),
              ),
            ],
          },
          {
            id: 'leave-it-as-it-is',
            effects: [
              noise(-1),
              d10(upTo(7, tell('page')), upTo(10, tell('tenor'), change('misery', -1, 'one'))),
            ],
          },
        ],
      },
    ],
  },
  {
    'the-recital': {
      where: 'home',
      options: [
        {
          id: 'let-them-play',
          effects: [
            change('misery', -1, 'present'),
            later(2, 'a-classroom'),
            when(
              { kind: 'built', fitting: 'board-up-one' },
              [tell('boards'), tonight(1, 0)],
              [tell('played'), tonight(2, 0)],
            ),
          ],
        },
        {
          id: 'wall-up-the-window-first',
          cost: { components: 1 },
          effects: [
            mark('warned-the-class'),
            change('misery', -1, 'present'),
            d10(upTo(7, tell('muffled')), upTo(10, tell('encore'), later(2, 'a-classroom'))),
          ],
        },
        {
          id: 'let-luka-play-with-them',
          when: { kind: 'member', person: 'luka' },
          effects: [
            tell('fourth-part'),
            change('misery', -1, 'everyone'),
            tonight(3, 1),
            later(2, 'a-classroom'),
          ],
        },
        {
          id: 'send-them-home',
          effects: [
            gain({ vegetable: 1 }),
            when(
              { kind: 'food', atLeast: 4 },
              [tell('shelf'), change('misery', 2, 'one')],
              [tell('jar'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'a-classroom': {
      where: 'home',
      cast: ['against'],
      notes: ['violence', 'illness'],
      options: [
        {
          id: 'give-them-the-kitchen',
          effects: [
            change('misery', -1, 'everyone'),
            when(
              { kind: 'marked', mark: 'warned-the-class' },
              [tell('curtains'), tonight(1, 0)],
              [tell('thursdays'), tonight(3, 1)],
            ),
          ],
        },
        {
          id: 'offer-them-our-cellar',
          effects: [
            change('misery', -1, 'one'),
            d10(upTo(6, tell('cellar')), upTo(10, tell('damp'), change('illness', 1, 'one'))),
          ],
        },
        {
          id: 'say-no-to-her',
          effects: [
            when(
              { kind: 'marked', mark: 'broke-the-piano' },
              [tell('wire'), change('misery', 1, 'against')],
              [tell('no')],
            ),
          ],
        },
      ],
    },
    'the-metronome': {
      options: [
        {
          id: 'walk-him-to-his-sister',
          effects: [
            giveBack(2),
            later(2, 'the-tuner-again'),
            gain({ vegetable: 1 }),
            d10(upTo(7, tell('sister'), change('misery', -1, 'one')), upTo(10, tell('steered'), noise(-2))),
          ],
        },
        {
          id: 'ask-what-he-hears',
          effects: [
            when(
              { kind: 'noise', atLeast: 3 },
              [tell('ears'), noise(-3)],
              [tell('our-street'), tonight(-2, 0)],
            ),
          ],
        },
        {
          id: 'take-his-tools',
          effects: [
            gain({ lockpick: 1, 'mechanical-part': 1 }),
            later(2, 'run-down'),
            d10(
              upTo(6, tell('tools'), change('misery', 1, 'present')),
              upTo(10, tell('fist'), change('misery', 1, 'one'), noise(3)),
            ),
          ],
        },
      ],
    },
    'run-down': {
      notes: ['grief'],
      where: 'home',
      register: 'silence',
      options: [
        {
          id: 'follow-the-marks',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(5, tell('baths'), change('misery', -1, 'everyone')),
              upTo(10, tell('street'), change('misery', 1, 'one'), gain({ book: 1 })),
            ),
          ],
        },
        {
          id: 'hang-a-hook-on-the-door',
          cost: { lockpick: 1 },
          effects: [
            d10(
              upTo(7, tell('hook'), change('misery', -2, 'one')),
              upTo(10, tell('card'), change('misery', -2, 'one'), gain({ cigarette: 2 })),
            ),
          ],
        },
        {
          id: 'wind-it',
          effects: [d10(upTo(6, tell('four-minutes')), upTo(10, tell('knock'), tonight(1, 0)))],
        },
      ],
    },
    'the-tuner-again': {
      where: 'home',
      notes: ['hunger'],
      options: [
        {
          id: 'keep-him-by-the-window',
          effects: [
            giveUp(1, 'food'),
            tonight(-3, -1),
            d10(upTo(7, tell('listens')), upTo(10, tell('counts'), change('misery', 1, 'one'))),
          ],
        },
        {
          id: 'lead-him-back-to-the-pianos',
          effects: [
            change('fatigue', 1, 'one'),
            d10(
              upTo(6, tell('seven'), change('misery', -1, 'everyone')),
              upTo(10, tell('six'), change('misery', 1, 'one'), gain({ wood: 1 })),
            ),
          ],
        },
        {
          id: 'make-her-take-him',
          effects: [
            gain({ vegetable: 2 }),
            when(
              { kind: 'cold', atLeast: 4 },
              [tell('coat'), change('misery', 2, 'one')],
              [tell('elbow'), change('misery', 1, 'one')],
            ),
          ],
        },
      ],
    },
    'the-bass-player': {
      where: 'home',
      cast: ['against'],
      people: 2,
      notes: ['captivity', 'violence'],
      effects: [
        when({ kind: 'marked', mark: 'heard-about-the-bakery' }, [tell('we-know')], [tell('a-name')]),
      ],
      options: [
        {
          id: 'keep-the-one-on-the-stairs',
          when: { kind: 'group', atMost: 3 },
          effects: [
            arrival,
            when(
              { kind: 'food', atLeast: 4 },
              [tell('bundle'), giveUp(1, 'food')],
              [tell('empty-bundle'), change('misery', 1, 'against')],
            ),
          ],
        },
        {
          id: 'hide-both-for-a-night',
          effects: [
            tonight(2, 1),
            d10(
              upTo(6, tell('paid'), gain({ 'canned-food': 1, cigarette: 2 })),
              upTo(10, tell('gone-early'), giveUp(1, 'any')),
            ),
          ],
        },
        {
          id: 'tell-the-men-at-the-wire',
          effects: [
            tell('told'),
            gain({ 'canned-food': 1, cigarette: 2 }),
            change('misery', 2, 'against'),
            later(2, 'the-case-comes-back'),
          ],
        },
        {
          id: 'shut-the-door',
          effects: [d10(upTo(5, tell('steps-down')), upTo(10, tell('knocking'), change('misery', 1, 'one')))],
        },
      ],
    },
    'the-case-comes-back': {
      where: 'home',
      people: 2,
      notes: ['captivity', 'death', 'grief'],
      effects: [
        when(
          { kind: 'role', role: 'against', is: 'miserable' },
          [tell('packs'), leave('against')],
          [tell('walks-round')],
        ),
      ],
      options: [
        {
          id: 'burn-it',
          effects: [
            gain({ wood: 2 }),
            d10(
              upTo(6, tell('varnish'), change('misery', 1, 'one')),
              upTo(10, tell('lining'), gain({ jewelry: 1 }), change('misery', 1, 'present')),
            ),
          ],
        },
        {
          id: 'carry-it-back-to-the-school',
          effects: [
            change('fatigue', 1, 'one'),
            empathy(
              [tell('the-women'), change('misery', -1, 'actor')],
              [tell('spat'), change('misery', 1, 'actor'), lose({ cigarette: 1 })],
            ),
          ],
        },
        {
          id: 'leave-it-in-the-yard',
          effects: [
            d10(upTo(6, tell('rain'), tonight(1, 0)), upTo(10, tell('fetched'), change('misery', 1, 'one'))),
          ],
        },
      ],
    },
  },
);
