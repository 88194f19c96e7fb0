import { type Diario, game } from '@vigilia/game-diario';
import type { EffectsFrame } from '@vigilia/game-diario/content';
import type { ActingStep, Game } from '@vigilia/kernel';

/** Diario as it is; `see` hears which effects begin, because no event says which branch of a story was taken. */
export function watched(see: (frame: EffectsFrame) => void): Game<Diario> {
  const rules = game.steps.effects as ActingStep<Diario, EffectsFrame>;
  const effects: ActingStep<Diario, EffectsFrame> = {
    run(run, frame) {
      see(frame);
      rules.run(run, frame);
    },
  };
  return { ...game, steps: { ...game.steps, effects: effects as ActingStep<Diario, never> } };
}
