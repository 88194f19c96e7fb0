import type { PersonId } from '@vigilia/game-diario';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';
import { titleOf } from '../book/passage-texts.ts';
import type { PageAlone } from '../book/read-once.ts';
import { Group } from './group.ts';

/** A person who was there, and what it did to them (FIGHT-10). */
export interface Witness {
  readonly person: PersonId;
  /** By how much Misery rose and to what level; null if it did not. */
  readonly misery: { readonly by: number; readonly level: number } | null;
}

/** Everyone whom our people killed in one fight. */
export interface Killing extends PageAlone {
  readonly where: 'home' | 'out';
  /** Where they were out of doors, as it was told; null at home. */
  readonly wentOut: Extract<Event, { type: 'went-out' }> | null;
  /** What showed the enemies of the fight. */
  readonly shown: readonly Event[];
  /** By number. */
  readonly killed: readonly number[];
  /** The card or story that led to it, and what had been decided there; null if nothing had been. */
  readonly opening: Event | null;
  readonly decided: Extract<Event, { type: 'decided' }> | null;
  /** A roll of the d10 for each killing; none for Thugs, who weigh on nobody (FIGHT-10). */
  readonly dice: readonly number[];
  readonly witnesses: readonly Witness[];
  /** The goods it brought, as far as that is known at once; `raw-food:2`. */
  readonly brought: readonly string[];
}

/** Every fight in which our people killed, once it is over. One that none of them outlived is told by the obituaries. */
export function killingsOf(log: readonly LogEntry[]): readonly Killing[] {
  const known = KNOWN.get(log) ?? new Reader(log).killings;
  KNOWN.set(log, known);
  return known;
}

/** A log that has grown is another one. */
const KNOWN = new WeakMap<readonly LogEntry[], readonly Killing[]>();

type Rise = Extract<Event, { readonly state: unknown }>;
type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Reads a log once, from its first event to its last. */
class Reader {
  readonly killings: Killing[] = [];
  private readonly group = new Group();
  private opening: Event | null = null;
  private decided: Killing['decided'] = null;
  private fights = 0;
  /** What was shown and who fell in a fight that is not over. */
  private fight: { readonly shown: Event[]; readonly killed: number[] } | null = null;
  /** The killing whose consequences are still told. */
  private told: Writable<Killing> | null = null;
  /** Whether the last roll for it is still at work. */
  private isWeighing = false;

  constructor(log: readonly LogEntry[]) {
    for (const { events } of log) {
      for (const event of events as readonly Event[]) this.read(event);
      // What the next answer brings was not known when the page was shown.
      this.told = null;
    }
  }

  private read(event: Event): void {
    this.group.see(event);
    this.follow(event);
    if (titleOf(event) !== null) [this.opening, this.decided] = [event, null];
    else if (event.type === 'decided') this.decided = event;
    else if (event.type === 'fight') {
      this.fights += 1;
      this.fight = { shown: [], killed: [] };
    } else if (event.type === 'enemy-killed') this.fight?.killed.push(event.enemy);
    else if (event.type === 'enemy-with' || event.type === 'enemy-bare-handed') this.fight?.shown.push(event);
    else if (event.type === 'enemies-gone' || event.type === 'fled' || event.type === 'killing-weighed')
      this.conclude(event);
  }

  /** The end of a fight; a group that flees at home is told of by the first roll alone. */
  private conclude(event: Event): void {
    const { fight, group } = this;
    if (fight !== null && fight.killed.length > 0 && group.present.length > 0) {
      this.told = {
        name: `killed-${this.fights}:${group.day}`,
        day: group.day,
        where: group.where,
        wentOut: group.where === 'out' ? group.wentOut : null,
        ...fight,
        opening: this.opening,
        decided: this.decided,
        dice: [],
        witnesses: group.present.map((person) => ({ person, misery: null })),
        brought: [],
      };
      this.killings.push(this.told);
    }
    this.fight = null;
    if (event.type !== 'killing-weighed' || this.told === null) return;
    this.told.dice = [...this.told.dice, event.die];
    this.isWeighing = true;
  }

  /** What happens after a fight until something else begins. */
  private follow(event: Event): void {
    const { told } = this;
    if (told === null) return;
    const isMisery = event.type === 'state-rose' && event.state === 'misery';
    if (isMisery && this.isWeighing) told.witnesses = told.witnesses.map((each) => shaken(each, event));
    this.isWeighing &&= isMisery || event.type === 'gone';
    if (event.type === 'gained' || event.type === 'found') told.brought = [...told.brought, ...event.goods];
    else if (titleOf(event) !== null || event.type === 'phase' || event.type === 'round') this.told = null;
  }
}

function shaken(witness: Witness, { person, by, level }: Rise): Witness {
  if (witness.person !== person) return witness;
  return { person, misery: { by: (witness.misery?.by ?? 0) + by, level } };
}
