import type { Text } from '@vigilia/kernel';
import { UNKNOWN_CARDS } from '../../../data/cards/locations.ts';
import type { View } from '../../../kinds/view.ts';
import { message } from '../../../texts/message.ts';
import { sideNow } from '../../worth/battle.ts';
import type { Grounds } from './ground.ts';
import { stock } from './house.ts';

/** Nights out, fights and raids. */
export const ABOUT_THE_NIGHT: Grounds = {
  go: (_view, { place }) => [message('reason.unseen', { cards: UNKNOWN_CARDS[place] })],
  explore: ({ decks }) => [message('reason.unseen', { cards: decks.unknown })],
  'go-back': ({ decks }) => [message('reason.unseen', { cards: decks.unknown })],
  pack: (view, { good }) => stock(view, good),
  drop: (view, { good }) => stock(view, good),
  add: (view, { resource }) => stock(view, resource),
  home: (_view, _choice, { vars }) => [
    message('reason.load', { weight: Number(vars.weight), limit: Number(vars.limit) }),
  ],
  fight: enemies,
  flee: enemies,
  backstab: enemies,
  hit: (view, { enemy }) => enemyText(view, enemy),
  kill: (view, { enemy }) => enemyText(view, enemy),
  shield: ({ raid }) =>
    raid === null ? [] : [message('reason.raid', { damage: raid.damage, wounds: raid.wounds })],
};

/** Wounds that those who stand there deal a round, on average. */
function enemies({ fight }: View): Text[] {
  if (fight === null) return [];
  const blows = sideNow(fight.enemies).strength.toFixed(1);
  return [message('reason.enemies', { count: fight.enemies.length, average: blows })];
}

function enemyText({ fight }: View, number: number): Text[] {
  const enemy = fight?.enemies.find((each) => each.number === number);
  return enemy === undefined ? [] : [message('reason.enemy', { enemy: number, wounds: enemy.wounds })];
}
