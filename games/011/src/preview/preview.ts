import { type Ask, answer, isRefusal, type Moment, resume, type Seat, type Told } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { Character } from '../data/characters.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Eleven } from '../kinds.ts';
import { suspects } from '../knowledge/sheet.ts';
import type { View } from '../view.ts';
import { agendasOf } from './agendas.ts';
import { agreed } from './agreed.ts';
import { certainIn } from './certain.ts';
import type { Foreseen, Prompt, Uncertain } from './foreseen.ts';
import { type Agenda, tableFrom } from './table-from.ts';
import { uncertainIn } from './uncertain.ts';

/**
 * What a choice, or several in a row, will change, from what the chooser may know alone. They are played out by the
 * rules themselves on every table that looks the same to the chooser: what comes out alike is certain. Null where
 * they cannot be chosen.
 */
export function preview(view: View, ask: Ask<Choice>, choices: readonly Choice[]): Foreseen | null {
  const named = choices.find(({ verb }) => verb === 'declare');
  const possible = chosenOnes(view, named?.verb === 'declare' ? named.character : null);
  const foreseen = agreed(
    agendasOf(view, ask).flatMap((agenda) =>
      possible.flatMap((chosen) => playOut(view, ask, choices, { agenda, chosen }) ?? []),
    ),
  );
  if (foreseen === null || named?.verb !== 'declare' || possible.length === 1) return foreseen;
  const declares: Uncertain = { kind: 'declares', character: named.character };
  return { ...foreseen, uncertain: [declares, ...foreseen.uncertain] };
}

/** Who the Chosen One is only matters to the player who names it: the one named, where it may be, and another one. */
function chosenOnes(view: View, named: Character | null): Character[] {
  const possible = suspects(view);
  if (named === null) return possible.slice(0, 1);
  const others = possible.filter((character) => character !== named);
  return [...(possible.includes(named) ? [named] : []), ...others.slice(0, 1)];
}

interface Hidden {
  readonly agenda: Agenda;
  readonly chosen: Character;
}

function playOut(
  view: View,
  { seat }: Ask<Choice>,
  choices: readonly Choice[],
  { agenda, chosen }: Hidden,
): Foreseen | null {
  let moment = resume(game, tableFrom(view, agenda, chosen));
  const told: Told<Event>[] = [];
  let isFree = true;
  for (const choice of choices) {
    const next = answer(game, moment, seat, choice);
    if (isRefusal(next)) return null;
    told.push(...next.told);
    isFree &&= !next.barrier;
    moment = next;
  }
  const after = game.view(moment.state, seat);
  return {
    certain: certainIn(view, after, seat),
    uncertain: uncertainIn(after, seat, told),
    next: isFree ? promptFor(seat, moment) : null,
  };
}

function promptFor(seat: Seat, { asks: [ask] }: Moment<Eleven>): Prompt | null {
  return ask?.seat === seat ? (ask.prompt.key as Prompt) : null;
}
