import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Viewer } from '@vigilia/kernel';

/** Who may be asked something at this screen, and what is known of it. */
export interface Round {
  readonly people: readonly Seat[];
  /** The person whose answer is waited for. */
  readonly waitedFor: ReadonlySignal<Seat | null>;
  readonly isOver: ReadonlySignal<boolean>;
}

/** One screen that several people share: between two of them the curtain falls, and nothing secret is to be seen. */
export class SharedScreen {
  readonly curtain: ReadonlySignal<Seat | null>;
  readonly viewer: ReadonlySignal<Viewer>;
  private readonly sitting = signal<Seat | null>(null);
  private readonly isHeld = signal(false);

  constructor({ people, waitedFor, isOver }: Round) {
    const [only = null, ...others] = people;
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

  /** The curtain waits: whoever sits here is just being shown something. */
  hold(milliseconds: number): void {
    this.isHeld.value = true;
    setTimeout(() => {
      this.isHeld.value = false;
    }, milliseconds);
  }
}
