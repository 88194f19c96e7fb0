import { EVENTS } from '../data/events.ts';
import type { Frame } from '../frames.ts';
import type { Acting, Run } from '../kinds.ts';
import type { Table } from '../state.ts';
import { chosenCharacter, currentTurn, lastInOrder } from './players.ts';

/** The top Event is turned up and holds for this Hour (EVT-1). */
export const event: Acting<'event'> = {
  run(run) {
    const table = run.state;
    const [turned, ...rest] = table.events;
    if (turned === undefined) throw new Error('eleven Hours, eleven Events');
    table.phase = 'event';
    table.event = turned;
    table.events = rest;
    const { blocks } = EVENTS[turned];
    table.blocked = blocks === undefined ? [] : [blocks];
    run.revealToAll({ type: 'event-turned', event: turned });
  },
};

/** What the Event brings to the player whose turn it is: first by position, then by Character (EVT-2). */
export function eventEffects({ state: table }: Run): Frame[] {
  if (table.event === null) return [];
  const { position, character } = EVENTS[table.event];
  const { seat } = currentTurn(table);
  const frames: Frame[] = [];
  if (position !== undefined) {
    const touched = position.at === 'last' ? lastInOrder(table) : table.order[position.at - 1];
    if (touched === seat) for (const effect of position.effects) frames.push({ step: 'effect', effect });
  }
  if (character?.who === chosenCharacter(table)) {
    for (const effect of character.effects) frames.push({ step: 'effect', effect });
  }
  return frames;
}

/** Whether the Event forbids every card and every Item tile (EVT-A). */
export function arePlaysBanned({ event }: Pick<Table, 'event'>): boolean {
  return event !== null && EVENTS[event].bans === 'plays';
}
