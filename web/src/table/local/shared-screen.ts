import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Viewer } from '@vigilia/kernel';

/** What the screen has to know of the seats that share it. */
export interface SharedScreenSeats {
  readonly people: readonly Seat[];
  /** The person whose answer is waited for. */
  readonly waitedFor: ReadonlySignal<Seat | null>;
  readonly isOver: ReadonlySignal<boolean>;
  readonly hasSecrets: boolean;
}

/**
 * One screen that several people share. Between two of them the curtain falls and hides all secrets. Where there are
 * none, all look at the screen together, and it shows the table as the first of them sees it.
 */
export class SharedScreen {
  readonly curtain: ReadonlySignal<Seat | null>;
  readonly viewer: ReadonlySignal<Viewer>;
  private readonly sitting = signal<Seat | null>(null);
  private readonly isHeld = signal(false);

  constructor({ people, waitedFor, isOver, hasSecrets }: SharedScreenSeats) {
    const [only = null, ...more] = people;
    const others = hasSecrets ? more : [];
    this.curtain = computed(() => {
      const next = waitedFor.value;
      return others.length === 0 || this.isHeld.value || next === this.sitting.value ? null : next;
    });
    this.viewer = computed(() => {
      if (others.length === 0) return only;
      return this.curtain.value !== null || isOver.value ? null : this.sitting.value;
    });
  }

  lift(): void {
    if (this.curtain.value !== null) this.sitting.value = this.curtain.value;
  }

  /** Keeps the curtain up for a while, so that the person can read what was just shown to them alone. */
  hold(milliseconds: number): void {
    this.isHeld.value = true;
    setTimeout(() => {
      this.isHeld.value = false;
    }, milliseconds);
  }
}
