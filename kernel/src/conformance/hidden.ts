import { answer } from '../engine/answer.ts';
import { eventsFor } from '../engine/audience.ts';
import type { Kinds } from '../engine/game.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Session } from '../session/session.ts';
import type { Check, Table, World } from './check.ts';
import { must, mustBeSame } from './differ.ts';
import { whereHeardDiffers } from './heard.ts';
import { nameOf, shownTo, viewersOf } from './shown.ts';

/** Two states that differ only in what a viewer cannot know are the same to that viewer. */
export function hidden<K extends Kinds>({ game, seats }: Table<K>): Check<K> {
  function mustLookTheSame({ moment: truth }: Session<K>, { viewer, moment }: World<K>): void {
    const expected = shownTo(game, truth, viewer);
    const found = shownTo(game, moment, viewer);
    mustBeSame(`the views of ${nameOf(viewer)}`, expected.view, found.view);
    mustBeSame(`the own questions of ${nameOf(viewer)}`, expected.own, found.own);
    mustBeSame(`the questions seen by ${nameOf(viewer)}`, expected.asked, found.asked);
    const { seed } = truth.state.chance;
    must(!expected.view.includes(seed), `the view of ${nameOf(viewer)} holds the seed`);
    const isKnown = JSON.stringify(moment.state).includes(seed);
    must(!isKnown, `what ${nameOf(viewer)} imagines holds the seed, and with it every draw to come`);
  }

  function mustHideTheSeed({ moment, delivered }: Session<K>): void {
    const { seed } = moment.state.chance;
    for (const viewer of viewersOf(seats)) {
      const heard = JSON.stringify(eventsFor(viewer, delivered));
      must(!heard.includes(seed), `an event tells ${nameOf(viewer)} the seed`);
    }
    must(!JSON.stringify(moment.asks).includes(seed), 'a question holds the seed');
  }

  return {
    name: 'hidden: a viewer cannot tell the true state from one it imagines',
    dealt: mustHideTheSeed,
    sampled(turn) {
      mustHideTheSeed(turn.after);
      for (const world of turn.worlds()) {
        mustLookTheSame(turn.before, world);
        const other = answer(game, world.moment, turn.seat, turn.choice);
        if (isRefusal(other)) continue;
        const where = whereHeardDiffers(world.viewer, turn, other);
        must(where === null, `${nameOf(world.viewer)} hears the difference: ${where}`);
      }
    },
    ended({ end, worlds }) {
      for (const world of worlds()) mustLookTheSame(end, world);
    },
  };
}
