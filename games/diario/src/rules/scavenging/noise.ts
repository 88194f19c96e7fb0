import { RESIDENTS } from '../../data/cards/residents.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Acting, Asking } from '../../kinds/kinds.ts';
import type { Scavenging, Table } from '../../state/state.ts';
import { ask, refuse } from '../table/ask.ts';
import { discardCard, drawCard } from '../table/decks.ts';
import { changeNoise, QUIET } from '../table/noise.ts';
import { explorers, skillOf } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { OUT } from '../table/scenes.ts';
import { isExploring } from './unknown.ts';

/** Whether this roll of the d10 is an encounter: at or below Noise (SCAV-3). */
function isHeard(die: number, noise: number): boolean {
  return die <= noise;
}

/** A Resident may be listening (SCAV-3), if a scavenger is there to be heard. */
export const noiseRoll: Acting<'noise-roll'> = {
  run(run) {
    if (isExploring(run.state)) run.next({ step: 'hush' }, { step: 'roll-noise' });
  },
};

/** Before the roll, a person who can be quiet may be so once a night; if it is quiet already, none needs to. */
export const hush: Asking<'hush', 'hush' | 'roll'> = {
  asks(table) {
    const choices = quietOnes(table);
    if (choices.length === 0) return null;
    return ask(table, 'SCAV-3', 'prompt.hush', [...choices, { verb: 'roll' }], {
      vars: { noise: noiseOf(table) },
    });
  },
  answer(run, _frame, choice) {
    if (choice.verb === 'roll') return;
    const table = run.state;
    const { person } = choice;
    const scavenging = table.scavenging as Scavenging;
    table.scavenging = { ...scavenging, hushed: [...scavenging.hushed, person] };
    run.announce({ type: 'hushed', person });
    changeNoise(run, -(skillOf(person, 'quiet')?.by ?? 0));
    run.next({ step: 'hush' });
  },
  why(_table, _frame, choice) {
    if (choice.verb !== 'hush') return null;
    return refuse('SCAV-3', 'refusal.hush', { person: choice.person });
  },
};

function quietOnes(table: Table): Choice[] {
  if (noiseOf(table) === QUIET) return [];
  const hushed = table.scavenging?.hushed ?? [];
  return explorers(table)
    .filter(({ id }) => skillOf(id, 'quiet') !== undefined && !hushed.includes(id))
    .map(({ id }) => ({ verb: 'hush', person: id }));
}

export function noiseOf({ scavenging }: Pick<Table, 'scavenging'>): number {
  return scavenging?.noise ?? QUIET;
}

/** A roll at or below Noise is an encounter (SCAV-3). */
export const rollNoise: Acting<'roll-noise'> = {
  run(run) {
    const noise = noiseOf(run.state);
    const die = d10(run, 'noise');
    run.revealToAll({ type: isHeard(die, noise) ? 'heard' : 'unheard', die, noise });
    if (isHeard(die, noise)) run.next({ step: 'encounter' });
  },
};

/** Noise goes back to 1 and a Resident is met (SCAV-3). */
export const encounter: Acting<'encounter'> = {
  run(run) {
    if (!isExploring(run.state)) return;
    changeNoise(run, QUIET - noiseOf(run.state));
    const card = drawCard(run, 'residents');
    if (card === null) return run.announce({ type: 'nobody-met' });
    discardCard(run, 'residents', card);
    run.revealToAll({ type: 'encountered', resident: card });
    run.next({ step: 'effects', effects: RESIDENTS[card].effects, scene: OUT });
  },
};
