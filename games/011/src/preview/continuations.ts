import { POWER_EFFECTS } from '../data/cards.ts';
import { ABILITIES, CHARACTERS } from '../data/characters.ts';
import { ACTIONS } from '../data/gears.ts';
import { actionEffect } from '../effects/actions.ts';
import type { EffectKind } from '../effects/effect.ts';
import type { Frame } from '../frames.ts';
import { effectsOfEvent, usesOfAbility } from '../rules/event.ts';
import { actionShown, machineShown } from '../rules/gears.ts';
import type { OpenTurn } from '../state.ts';
import type { View } from '../view.ts';

export const FROM_END: readonly Frame[] = [{ step: 'end-turn' }, { step: 'close-turn' }];
export const FROM_MOVE: readonly Frame[] = [{ step: 'move' }, { step: 'action' }, ...FROM_END];
export const FROM_GEARS: readonly Frame[] = [{ step: 'gears' }, ...FROM_MOVE];

const ACTION_KINDS: readonly EffectKind[] = ACTIONS.map((action) => actionEffect(action, 0).kind);
const ABILITY_KINDS: readonly EffectKind[] = CHARACTERS.map((character) => ABILITIES[character].kind);

/** How a turn may go on once an effect of this kind is over: that depends on its cause, which not every view shows. */
export function continuations(view: View, kind: EffectKind): (readonly Frame[])[] {
  const { turn } = view;
  if (turn === null) return [];
  if (turn.playing !== null) return afterPlay(turn).map((rest) => [{ step: 'return-tile' }, ...rest]);
  return turn.teeth > 0 ? afterGears(view, turn, kind) : beforeGears(view, turn, kind);
}

function afterPlay({ teeth }: OpenTurn): (readonly Frame[])[] {
  return teeth > 0 ? [FROM_MOVE, FROM_END] : [FROM_GEARS];
}

function afterGears(view: View, turn: OpenTurn, kind: EffectKind): (readonly Frame[])[] {
  const isCard = canBeCard(view, turn, kind);
  const isCarriage = kind === 'walk' && turn.rode && machineShown(view) === 'carriage';
  const isAction = actionEffect(actionShown(view), 0).kind === kind;
  return [...(isCard || isCarriage ? [FROM_MOVE] : []), ...(isCard || isAction ? [FROM_END] : [])];
}

/** A card played before the gears turn is played after the ability (TURN-3): no other effect is left to ask. */
function beforeGears(view: View, turn: OpenTurn, kind: EffectKind): (readonly Frame[])[] {
  if (turn.playedCard) return afterPlay(turn);
  const byEvent = restsOfEvent(view, turn, kind).map((rest) => [
    ...rest,
    { step: 'abilities' } as const,
    ...FROM_GEARS,
  ]);
  return canBeAbility(turn, kind) ? [...byEvent, ...afterAbility(view, turn)] : byEvent;
}

/** Of two uses, no view tells which one it is. */
function afterAbility(view: View, turn: OpenTurn): (readonly Frame[])[] {
  return usesOfAbility(view, turn.seat) === 2
    ? [FROM_GEARS, [{ step: 'ability' }, ...FROM_GEARS]]
    : [FROM_GEARS];
}

/** What the Event still brings after an effect of this kind, for each of them. */
function restsOfEvent(view: View, { seat, character }: OpenTurn, kind: EffectKind): Frame[][] {
  if (character === null) return [];
  const effects = effectsOfEvent(view, seat, character);
  return effects.flatMap((effect, index) =>
    effect.kind === kind
      ? [effects.slice(index + 1).map((later): Frame => ({ step: 'effect', effect: later }))]
      : [],
  );
}

/** Whether the card played last has this effect. */
function canBeCard({ players }: View, { seat, playedCard }: OpenTurn, kind: EffectKind): boolean {
  const card = players[seat]?.spent.at(-1);
  return playedCard && card !== undefined && POWER_EFFECTS[card].kind === kind;
}

function canBeAbility({ character }: OpenTurn, kind: EffectKind): boolean {
  const own = character === null ? undefined : ABILITIES[character].kind;
  if (own === 'copy') return ABILITY_KINDS.includes(kind) || ACTION_KINDS.includes(kind);
  return own === kind || (own === 'act' && ACTION_KINDS.includes(kind));
}
