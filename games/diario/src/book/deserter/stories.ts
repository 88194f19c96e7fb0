import {
  change,
  d10,
  empathy,
  fight,
  gain,
  giveBack,
  later,
  noise,
  noiseRoll,
  prowess,
  search,
  tell,
  tonight,
  upTo,
  when,
} from '../../effects/make.ts';
import { storiesOf } from '../../stories/make.ts';
import type { Story } from '../../stories/story.ts';

export const DESERTER: readonly Story[] = storiesOf(
  { card: 'deserter', where: 'out' },
  {
    red: {
      notes: ['hunger', 'violence'],
      options: [
        {
          id: 'share-our-food',
          cost: { 'raw-food': 1 },
          effects: [
            tell('he-eats-sitting-upright'),
            gain({ 'broken-assault-rifle': 1 }),
            change('misery', -1, 'one'),
          ],
        },
        {
          id: 'talk-him-down',
          effects: [
            giveBack(1),
            empathy(
              [tell('the-bolt-in-his-hand'), gain({ 'weapon-part': 2 })],
              [tell('please-go-away'), giveBack(1)],
            ),
          ],
        },
        {
          id: 'wrench-it-from-him',
          effects: [
            prowess(
              1,
              [tell('he-weighs-nothing'), gain({ 'broken-assault-rifle': 1 }), change('misery', 1, 'actor')],
              [tell('the-bayonet-is-real'), change('wounds', 1, 'actor')],
            ),
          ],
        },
      ],
    },
    blue: {
      notes: ['death'],
      options: [
        {
          id: 'take-the-tag',
          effects: [tell('he-shakes-our-hands'), gain({ cigarette: 2 }), later(2, 'the-mother-of-the-tag')],
        },
        {
          id: 'ask-for-his-knife',
          effects: [
            tell('dead-men-need-none'),
            gain({ knife: 1 }),
            change('misery', 1, 'one'),
            later(2, 'the-mother-of-the-tag'),
          ],
        },
        { id: 'refuse-to-do-it', effects: [tell('back-round-his-neck')] },
      ],
    },
    green: {
      notes: ['injury'],
      options: [
        {
          id: 'walk-in-his-prints',
          effects: [
            giveBack(1),
            d10(
              upTo(3, tell('one-print-too-short'), change('wounds', 1, 'actor')),
              upTo(10, tell('ninety-four-steps'), search('heap'), search('furniture')),
            ),
          ],
        },
        {
          id: 'give-him-a-smoke-first',
          cost: { cigarette: 1 },
          effects: [tell('it-comes-back-to-him'), search('heap'), change('misery', -1, 'one')],
        },
        { id: 'go-along-the-fence', effects: [noise(1), tell('loose-wire'), search('heap'), noiseRoll] },
        { id: 'turn-back-here', effects: [giveBack(2), tell('he-is-relieved')] },
      ],
    },
    yellow: {
      notes: ['alcohol', 'violence', 'animals'],
      options: [
        {
          id: 'sit-down-with-them',
          effects: [giveBack(2), noise(1), tell('grease-to-the-ears'), change('hunger', -1, 'present')],
        },
        {
          id: 'ask-for-a-leg-to-go',
          effects: [
            empathy(
              [tell('for-those-at-home'), gain({ 'raw-food': 1 })],
              [tell('eat-here-or-not'), giveBack(1)],
            ),
          ],
        },
        {
          id: 'reach-for-the-packs',
          effects: [
            prowess(
              1,
              [tell('quiet-fingers'), gain({ 'canned-food': 1, ammo: 2 }), change('misery', 1, 'actor')],
              [
                tell('the-singing-stops'),
                fight({
                  count: [{ upTo: 10, enemies: 2 }],
                  weapons: { A: ['knife'], B: [], C: [] },
                  thugs: false,
                }),
              ],
            ),
          ],
        },
        { id: 'stay-out-in-the-dark', effects: [tell('only-the-smell')] },
      ],
    },
    white: {
      notes: ['injury'],
      options: [
        {
          id: 'tell-him-where-we-live',
          effects: [giveBack(1), tell('he-says-it-under-his-breath'), later(1, 'a-guest-under-the-stairs')],
        },
        {
          id: 'bandage-the-foot',
          cost: { bandage: 1 },
          effects: [
            giveBack(1),
            tell('he-does-not-look'),
            gain({ ammo: 3 }),
            change('misery', -1, 'one'),
            later(1, 'a-guest-under-the-stairs'),
          ],
        },
        {
          id: 'take-the-rifle',
          effects: [
            tell('it-was-kept-clean'),
            gain({ 'weapon-part': 1, ammo: 2 }),
            change('misery', 1, 'present'),
          ],
        },
        { id: 'walk-on', effects: [tell('he-can-also-sew'), change('misery', 1, 'one')] },
      ],
    },
  },
  {
    'the-mother-of-the-tag': {
      where: 'home',
      notes: ['grief', 'death'],
      options: [
        {
          id: 'tell-her-he-lives',
          effects: [
            empathy(
              [tell('she-sits-down-on-the-floor'), gain({ vegetable: 1 }), change('misery', -1, 'present')],
              [tell('you-are-good-people'), gain({ vegetable: 1 }), change('misery', 1, 'actor')],
            ),
          ],
        },
        {
          id: 'tell-her-he-lay-peacefully',
          effects: [
            tell('on-his-back'),
            gain({ 'raw-food': 1, vegetable: 1 }),
            change('misery', 1, 'present'),
          ],
        },
        { id: 'send-her-to-the-flat', effects: [tell('she-asks-nothing-more'), change('misery', -1, 'one')] },
      ],
    },
    'a-guest-under-the-stairs': {
      where: 'home',
      notes: ['injury', 'captivity'],
      options: [
        {
          id: 'feed-and-hide-him',
          cost: { 'raw-food': 1 },
          effects: [tell('he-keeps-watch-too'), tonight(-1, -1), change('misery', -1, 'one')],
        },
        {
          id: 'let-him-work',
          effects: [
            when(
              { kind: 'built', fitting: 'workshop' },
              [tell('at-the-workbench'), gain({ wood: 2, components: 2 })],
              [tell('sitting-on-a-crate'), gain({ wood: 2 })],
            ),
          ],
        },
        {
          id: 'report-him',
          effects: [
            tell('they-come-in-a-car'),
            gain({ 'canned-food': 1, sugar: 1 }),
            change('misery', 1, 'present'),
          ],
        },
        { id: 'send-him-on', effects: [tell('a-broom-for-a-crutch'), change('misery', 1, 'one')] },
      ],
    },
  },
);
