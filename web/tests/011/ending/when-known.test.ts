import { game, worlds } from '@vigilia/game-011';
import { isRefusal } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { whenKnown } from '../../../src/games/011/ending/when-known.ts';
import { recordingOf } from '../../../src/record/recording.ts';
import { recordedGame } from '../../record/record.ts';

test('a seat could have known from the moment on at which every world that is left has the same Chosen One', async () => {
  for (const name of ['one', 'another']) {
    const recording = await recordingOf(game, await recordedGame(name));
    if (isRefusal(recording)) throw new Error(recording.reason.key);
    const before = recording.moments.slice(0, -1);
    for (const { seat, at, hour } of whenKnown(recording, game.view)) {
      const first = before.findIndex(({ state }) => {
        const chosen = worlds(game.view(state, seat)).map((world) => world.chosen);
        return new Set(chosen).size === 1;
      });
      expect(at).toBe(first === -1 ? null : first);
      expect(hour).toBe(first === -1 ? null : before[first]?.state.hour);
    }
  }
});
