import { POWER_EFFECTS } from '../data/cards.ts';
import { ABILITIES, CHARACTERS } from '../data/characters.ts';
import { ACTIONS } from '../data/gears.ts';
import { TILES } from '../data/tiles.ts';
import { actionEffect } from '../effects/actions.ts';
import type { EffectKind } from '../effects/effect.ts';
import type { Frame } from '../frames.ts';
import { actionShown, machineShown } from '../rules/gears.ts';
import type { TurnView, View } from '../view.ts';
import { effectsOfEvent, usesOf } from './event-effects.ts';

export const FROM_END: readonly Frame[] = [{ step: 'end-turn' }, { step: 'close-turn' }];
export const FROM_MOVE: readonly Frame[] = [{ step: 'move' }, { step: 'action' }, ...FROM_END];
export const FROM_GEARS: readonly Frame[] = [{ step: 'gears' }, ...FROM_MOVE];
const USE: readonly Frame[] = [{ step: 'before-ability' }, { step: 'ability' }];

const TILE_KINDS: ReadonlySet<EffectKind> = new Set(TILES.flatMap(({ effect }) => effect?.kind ?? []));
const ACTION_KINDS: readonly EffectKind[] = ACTIONS.map((action) => actionEffect(action, 0).kind);
const ABILITY_KINDS: readonly EffectKind[] = CHARACTERS.map((character) => ABILITIES[character].kind);

/** A turn before a use of the ability: of two, nobody sees which one it is. */
export function fromAbility(view: View): (readonly Frame[])[] {
  const last = [...USE, ...FROM_GEARS];
  return view.turn !== null && usesOf(view, view.turn) === 2 ? [last, [...USE, ...last]] : [last];
}

/** How a turn may go on once this effect is done: that depends on what brought it about, which no view tells. */
export function continuations(view: View, { step }: Frame): (readonly Frame[])[] {
  const { turn } = view;
  if (turn === null) return [];
  const kind = step === 'free-walk' ? 'walk' : (step as EffectKind);
  return turn.teeth > 0 ? afterGears(view, turn, kind) : beforeGears(view, turn, kind);
}

function afterGears(view: View, turn: TurnView, kind: EffectKind): (readonly Frame[])[] {
  const isPlay = canBePlay(view, turn, kind);
  const isCarriage = kind === 'walk' && turn.rode && machineShown(view) === 'carriage';
  const isAction = actionEffect(actionShown(view), 0).kind === kind;
  return [...(isPlay || isCarriage ? [FROM_MOVE] : []), ...(isPlay || isAction ? [FROM_END] : [])];
}

function beforeGears(view: View, turn: TurnView, kind: EffectKind): (readonly Frame[])[] {
  const byEvent = restsOfEvent(view, turn, kind).map((rest) => [
    ...rest,
    { step: 'abilities' } as const,
    ...FROM_GEARS,
  ]);
  const isOther = canBePlay(view, turn, kind) || canBeAbility(turn, kind);
  return isOther ? [...byEvent, FROM_GEARS, ...fromAbility(view)] : byEvent;
}

/** What the Event still brings after an effect of this kind, for each of them. */
function restsOfEvent(view: View, { seat, character }: TurnView, kind: EffectKind): Frame[][] {
  if (character === null) return [];
  const effects = effectsOfEvent(view, seat, character);
  return effects.flatMap((effect, index) =>
    effect.kind === kind
      ? [effects.slice(index + 1).map((later): Frame => ({ step: 'effect', effect: later }))]
      : [],
  );
}

/** A tile leaves no trace of what it was; a card does. */
function canBePlay({ players }: View, { seat, playedCard, playedTile }: TurnView, kind: EffectKind): boolean {
  const card = players[seat]?.spent.at(-1);
  const isCard = playedCard && card !== undefined && POWER_EFFECTS[card].kind === kind;
  return isCard || (playedTile && TILE_KINDS.has(kind));
}

function canBeAbility({ character }: TurnView, kind: EffectKind): boolean {
  const own = character === null ? undefined : ABILITIES[character].kind;
  if (own === 'copy') return ABILITY_KINDS.includes(kind) || ACTION_KINDS.includes(kind);
  return own === kind || (own === 'act' && ACTION_KINDS.includes(kind));
}
