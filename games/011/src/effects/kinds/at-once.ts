import { currentTurn } from '../../rules/players.ts';
import { drawTiles, gainClues, gainMusic, gainTime } from '../../rules/treasury.ts';
import { message } from '../../texts/message.ts';
import type { EffectOf } from '../../data/effect.ts';
import type { InstantRule } from '../rule.ts';

export const time: InstantRule<EffectOf<'time'>> = {
  can: () => true,
  happen: (run, { amount }) => gainTime(run, currentTurn(run.state).seat, amount),
  onTile: ({ amount }) => message('tile-effect.time', { amount }),
};

export const music: InstantRule<EffectOf<'music'>> = {
  can: () => true,
  happen: (run, { amount }) => gainMusic(run, currentTurn(run.state).seat, amount),
  onTile: ({ amount }) => message('tile-effect.music', { amount }),
};

export const clue: InstantRule<EffectOf<'clue'>> = {
  can: () => true,
  happen: (run, { amount }) => gainClues(run, currentTurn(run.state).seat, amount),
};

export const draw: InstantRule<EffectOf<'draw'>> = {
  can: (table) => table.stack.length > 0,
  happen: (run, { tiles }) => drawTiles(run, currentTurn(run.state).seat, tiles),
  onTile: ({ tiles }) => message('tile-effect.draw', { count: tiles }),
};

/** The ability of this turn is used twice (EVT-5). */
export const twice: InstantRule<EffectOf<'twice'>> = {
  can: () => true,
  happen(run) {
    const turn = currentTurn(run.state);
    turn.uses = 2;
    run.announce({ type: 'ability-twice', seat: turn.seat });
  },
};
