import {
  type Ask,
  advance,
  type Draw,
  drawBelow,
  type Imagine,
  type Moment,
  namedSeed,
} from '@vigilia/kernel';
import { game } from '../../game/game.ts';
import { view as viewOf } from '../../game/view.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Diario } from '../../kinds/kinds.ts';
import type { View } from '../../kinds/view.ts';
import { PHASES, type Phase, type Table } from '../../state/state.ts';
import { plan } from '../planner.ts';

/** What came of a choice in one imagined night. */
export interface Night {
  readonly view: View;
  readonly stories: number;
}

/** The most choices after it that are thought ahead. */
const FAR = 150;

/** Makes the nights that a voice imagines, each by its number, always the same. */
export function nightsFrom(draw: Draw, imagine: Imagine<Diario>): (number: number) => Moment<Diario> {
  const name = Array.from({ length: 4 }, () => draw(2 ** 16)).join(' ');
  return (number) => imagine({ seed: namedSeed(`${name} ${number}`), drawn: {} });
}

/** Makes the choice of the Leader in an imagined night, and plays on as the planner does while it still matters. */
export function playOn(moment: Moment<Diario>, choice: Choice): Night {
  const root = moment.state;
  let reached: Moment<Diario> = { state: game.fork(root), asks: moment.asks };
  let next = choice;
  let stories = 0;
  for (let count = 0; count < FAR; count++) {
    const [ask] = reached.asks;
    if (ask === undefined || isOver(root, reached.state)) break;
    if (count > 0) next = habitAt(reached.state, ask);
    const answered = advance(game, reached, ask, next);
    for (const { event } of answered.delivered) if (event.type === 'story-read') stories++;
    reached = answered;
  }
  return { view: viewOf(reached.state, null), stories };
}

function habitAt(table: Table, ask: Ask<Choice>): Choice {
  // A voice must not count on thinking again: one that leaves the house unguarded would do so night after night.
  const unguarded = ask.choices.find(({ verb }) => verb === 'unguarded');
  return unguarded ?? plan(viewOf(table, ask.seat), ask, (sides) => drawBelow(table.chance, 'habit', sides));
}

/** By when what was asked has run its course; null is the next morning. */
const UNTIL: Readonly<Record<Phase, Phase | null>> = {
  morning: 'evening',
  day: 'evening',
  dusk: 'evening',
  evening: null,
  scavenging: 'raid',
  raid: 'dawn',
  dawn: null,
  over: null,
};

function isOver(root: Table, { day, phase }: Table): boolean {
  const until = UNTIL[root.phase];
  return day > root.day || (until !== null && PHASES.indexOf(phase) >= PHASES.indexOf(until));
}
