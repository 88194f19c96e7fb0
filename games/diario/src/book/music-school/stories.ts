import {
  change,
  d10,
  empathy,
  encounter,
  gain,
  giveBack,
  later,
  noise,
  noiseRoll,
  prowess,
  readOn,
  search,
  tell,
  tonight,
  upTo,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const MUSIC_SCHOOL: readonly Story[] = storiesOf(
  { card: 'music-school', where: 'out' },
  {
    red: {
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
          effects: [tell('strings'), gain({ 'mechanical-part': 2, 'weapon-part': 1 }), noise(2), noiseRoll],
        },
        { id: 'walk-on', effects: [tell('blows')] },
      ],
    },
    blue: {
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
          id: 'hook-it-with-a-pole',
          effects: [
            noise(2),
            d10(upTo(5, tell('hooked'), gain({ 'broken-guitar': 1 })), upTo(10, tell('crash'), noiseRoll)),
          ],
        },
        { id: 'leave-it-lying', effects: [tell('left')] },
      ],
    },
    green: {
      notes: ['hunger'],
      options: [
        {
          id: 'stay-and-listen',
          effects: [giveBack(2), tell('listened'), change('misery', -1, 'one'), later(2, 'the-recital')],
        },
        {
          id: 'give-the-pupils-food',
          cost: { 'raw-food': 1 },
          effects: [tell('shared'), change('misery', -1, 'present'), later(1, 'the-recital')],
        },
        { id: 'tell-her-the-light-shows', effects: [tell('curtain'), noise(-2)] },
      ],
    },
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
    white: {
      effects: [
        gain({ book: 1 }),
        d10(
          upTo(5, tell('hummed'), change('misery', -1, 'one')),
          upTo(10, tell('packet'), gain({ cigarette: 2 })),
        ),
      ],
    },
  },
  {
    'the-recital': {
      where: 'home',
      options: [
        { id: 'let-them-play', effects: [tell('played'), change('misery', -1, 'present'), tonight(2, 0)] },
        {
          id: 'wall-up-the-window-first',
          cost: { components: 1 },
          effects: [tell('muffled'), change('misery', -1, 'present')],
        },
        { id: 'send-them-home', effects: [tell('jar'), gain({ vegetable: 1 }), change('misery', 1, 'one')] },
      ],
    },
    'the-metronome': {
      options: [
        {
          id: 'walk-him-to-his-sister',
          effects: [giveBack(2), tell('sister'), change('misery', -1, 'one'), gain({ vegetable: 1 })],
        },
        { id: 'ask-what-he-hears', effects: [tell('ears'), noise(-3)] },
        {
          id: 'take-his-tools',
          effects: [
            tell('tools'),
            gain({ lockpick: 1, 'mechanical-part': 1 }),
            change('misery', 1, 'present'),
          ],
        },
      ],
    },
  },
);
