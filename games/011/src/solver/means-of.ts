import type { Seat } from '@vigilia/kernel';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { cardsIn, sourcesFor, unseenIn } from '../knowledge/sources.ts';
import { isAvailable } from '../rules/available.ts';
import { effectsOfEvent, usesOfAbility } from '../rules/event.ts';
import type { OpenTurn, Role } from '../table/state.ts';
import type { PlayerView, View } from '../table/view.ts';
import type { Means } from './means.ts';

export interface Declarer {
  readonly as: Role;
  readonly walker: Character;
  /** Whether the turn goes on from the open question, declared or not yet; otherwise one begins now. */
  readonly isUnderway?: boolean;
}

const NEW_TURN: Omit<OpenTurn, 'seat' | 'declared' | 'playing'> = {
  character: null,
  teeth: 0,
  walked: 0,
  rode: false,
  playedCard: false,
  playedTile: false,
};

/**
 * What a seat's declared turn, or one that is still to be declared in, rests on as far as the viewer knows: other hands hold
 * no tile to be counted on.
 */
export function meansOf(view: View, seat: Seat, chosen: Character, declarer: Declarer): Means {
  const { as, walker, isUnderway = false } = declarer;
  const player = view.players[seat] as PlayerView;
  const isOwn = view.viewer === seat && view.own !== null;
  const turn = isUnderway ? (view.turn ?? NEW_TURN) : NEW_TURN;
  const cardsLeft = isUnderway ? unseenIn : cardsIn;
  return {
    as,
    chosen,
    walker,
    characters: view.characters,
    organ: view.organ,
    clues: view.clues,
    time: player.time,
    music: player.music,
    cluesHeld: player.clues,
    powers: player.powers,
    spent: player.spent,
    tiles: isOwn ? (view.own?.tiles ?? []) : [],
    tilesHeld: player.tiles,
    stack: view.stack,
    gears: view.gears,
    event: view.event,
    effects: effectsOfEvent(view, seat, walker),
    agenda: isUnderway ? view.agenda.turn : [{ step: 'choose' }],
    uses: turn.character === null ? 1 : usesOfAbility(view, seat),
    teeth: turn.teeth,
    walked: turn.walked,
    rode: turn.rode,
    playedCard: turn.playedCard,
    playedTile: turn.playedTile,
    sources: sourcesFor(view, seat).map((source) => ({ source, cards: cardsLeft(view, source) })),
    blockable: CHARACTERS.filter((other) => other !== walker && isAvailable(view, other)),
  };
}
