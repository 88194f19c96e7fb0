import {
  change,
  d10,
  empathy,
  gain,
  giveUp,
  later,
  prowess,
  tell,
  tonight,
  upTo,
  when,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const TWO_CHILDREN: readonly Story[] = storiesOf(
  { card: 'two-children', where: 'home' },
  {
    red: {
      notes: ['illness'],
      options: [
        {
          id: 'give-her-water',
          cost: { water: 1 },
          effects: [tell('she-drinks'), change('misery', -1, 'actor'), later(2, 'the-pram-comes-back')],
        },
        {
          id: 'mend-the-wheel',
          cost: { components: 1 },
          effects: [tell('a-bent-nail'), change('misery', -1, 'actor'), later(2, 'the-pram-comes-back')],
        },
        {
          id: 'push-the-pram',
          effects: [
            change('fatigue', 1, 'actor'),
            d10(
              upTo(2, tell('shots-at-the-crossing'), change('wounds', 1, 'actor')),
              upTo(
                10,
                tell('a-bed-by-the-door'),
                change('misery', -1, 'actor'),
                later(1, 'the-pram-comes-back'),
              ),
            ),
          ],
        },
        {
          id: 'tell-them-the-way',
          effects: [
            empathy([tell('drawn-in-the-dust')], [tell('too-many-turnings'), change('misery', 1, 'actor')]),
          ],
        },
      ],
    },
    blue: {
      options: [
        {
          id: 'pay-with-sugar',
          cost: { sugar: 1 },
          effects: [
            tell('licked-from-the-palm'),
            gain({ 'electrical-part': 1, 'mechanical-part': 1 }),
            change('misery', -1, 'actor'),
          ],
        },
        {
          id: 'pay-with-food',
          cost: { 'raw-food': 1 },
          effects: [tell('a-handshake'), gain({ 'electrical-part': 1, 'weapon-part': 1, ammo: 2 })],
        },
        {
          id: 'ask-where-they-dig',
          effects: [empathy([tell('behind-the-kiosk'), gain({ components: 2 })], [tell('a-trade-secret')])],
        },
        { id: 'tell-them-to-stop', effects: [tell('heard-out-politely')] },
      ],
    },
    green: {
      options: [
        {
          id: 'let-it-fly',
          effects: [
            d10(
              upTo(3, tell('the-line-goes-slack'), change('misery', 1, 'actor')),
              upTo(10, tell('half-an-hour'), change('misery', -1, 'actor'), change('misery', -1, 'one')),
            ),
          ],
        },
        { id: 'call-them-inside', effects: [tell('the-reel-on-the-step'), gain({ components: 1 })] },
        {
          id: 'feed-them-first',
          cost: { 'raw-food': 1 },
          effects: [tell('a-turn-each'), change('misery', -1, 'present')],
        },
      ],
    },
    yellow: {
      notes: ['hunger'],
      options: [
        {
          id: 'mind-the-child',
          effects: [
            tell('the-cushion-by-the-stove'),
            change('fatigue', 1, 'actor'),
            later(1, 'the-big-sister'),
            when({ kind: 'cold', atLeast: 4 }, [tell('she-coughs-on-us'), change('illness', 1, 'actor')]),
          ],
        },
        {
          id: 'mind-and-feed-her',
          cost: { 'raw-food': 1 },
          effects: [tell('crumbs-too'), change('misery', -1, 'one'), later(1, 'the-big-sister')],
        },
        { id: 'say-no', effects: [tell('both-to-the-queue'), change('misery', 1, 'actor')] },
      ],
    },
    white: {
      notes: ['hunger'],
      effects: [giveUp(1, 'food')],
      options: [
        {
          id: 'run-after-him',
          effects: [
            prowess(
              1,
              [tell('caught-by-the-trousers'), gain({ vegetable: 1 })],
              [tell('over-the-third-wall'), change('fatigue', 1, 'actor')],
            ),
          ],
        },
        { id: 'let-them-go', effects: [tell('she-sings-it-again'), later(2, 'the-singer-again')] },
        {
          id: 'call-after-them',
          effects: [
            empathy(
              [tell('a-wave-from-the-corner'), change('misery', -1, 'actor'), later(1, 'the-singer-again')],
              [tell('they-only-run-faster')],
            ),
          ],
        },
      ],
    },
  },
  {
    'the-pram-comes-back': {
      notes: ['illness', 'death', 'grief'],
      effects: [
        d10(
          upTo(6, tell('grandmother-sits-up'), gain({ vegetable: 1, wood: 1 }), change('misery', -1, 'one')),
          upTo(10, tell('the-bed-is-free'), gain({ components: 3 }), change('misery', 1, 'one')),
        ),
      ],
    },
    'the-big-sister': {
      notes: ['grief'],
      effects: [
        d10(
          upTo(7, tell('flour-to-the-elbows'), gain({ 'raw-food': 1 }), change('misery', -1, 'one')),
          upTo(10, tell('an-aunt-instead'), change('misery', 1, 'one')),
        ),
      ],
    },
    'the-singer-again': {
      notes: ['hunger'],
      options: [
        {
          id: 'hire-their-eyes',
          cost: { vegetable: 1 },
          effects: [tell('pebbles-on-the-pane'), tonight(-2, -1)],
        },
        { id: 'take-the-sock', effects: [tell('quits'), gain({ coffee: 1, cigarette: 2 })] },
        {
          id: 'ask-for-a-song',
          effects: [
            when(
              { kind: 'has', goods: { guitar: 1 } },
              [tell('with-a-guitar'), change('misery', -1, 'present')],
              [tell('all-the-verses'), change('misery', -1, 'one')],
            ),
          ],
        },
      ],
    },
  },
);
