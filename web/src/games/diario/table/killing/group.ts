import type { PersonId } from '@vigilia/game-diario';
import type { Event } from '../asked.ts';

type WentOut = Extract<Event, { type: 'went-out' }>;

/** Who is with the group and where, as a log tells it from its first event on. */
export class Group {
  day = 1;
  wentOut: WentOut | null = null;
  private people: readonly PersonId[] = [];
  /** Those out of doors who wait after a death are not at the scene (SCAV-9). */
  private out: readonly PersonId[] = [];

  get where(): 'home' | 'out' {
    return this.wentOut === null ? 'home' : 'out';
  }

  /** Those at a scene that is told now. */
  get present(): readonly PersonId[] {
    return this.wentOut === null ? this.people : this.out;
  }

  see(event: Event): void {
    switch (event.type) {
      case 'starters':
        this.people = event.people;
        return;
      case 'joined':
        this.people = [...this.people, event.person];
        return;
      case 'gone':
        this.people = this.people.filter((person) => person !== event.person);
        this.out = this.out.filter((person) => person !== event.person);
        return;
      case 'waits':
        this.out = this.out.filter((person) => person !== event.person);
        return;
      case 'went-out':
        this.wentOut = event;
        this.out = event.people;
        return;
      case 'phase':
        this.day = event.day;
        // The night out ends as the raid begins.
        if (event.phase !== 'scavenging') this.wentOut = null;
    }
  }
}
