import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Viewer } from '@vigilia/kernel';

/** The question that a person at the screen has to answer. */
export interface Waited {
  readonly seat: Seat;
  readonly question: number;
  /** Whether it is asked before all eyes: it needs no secret of its seat. */
  readonly isOpen: boolean;
}

/** What the screen has to know of the seats that share it. */
export interface SharedScreenSeats {
  readonly people: readonly Seat[];
  /** The question that a person has to answer; null while bots play. */
  readonly waitedFor: ReadonlySignal<Waited | null>;
  readonly isOver: ReadonlySignal<boolean>;
  readonly hasSecrets: boolean;
}

/**
 * One screen that several people share. It shows what all may see, until a question needs secrets of its seat: then the
 * curtain falls, and that person lifts it. If the game has no secrets, all look at the screen together, and it shows
 * the table as the first of them sees it.
 */
export class SharedScreen {
  /** The seat for which the curtain is down. */
  readonly curtain: ReadonlySignal<Seat | null>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seat that this screen answers for: the viewer, or the seat that is asked before all eyes. */
  readonly answering: ReadonlySignal<Seat | null>;
  /** Whether the person who is asked before all eyes looks at the table alone; null if no such question is open. */
  readonly isAlone: ReadonlySignal<boolean | null>;
  /** The person who lifted the curtain and still looks at the screen alone. */
  private readonly sitting = signal<Seat | null>(null);
  private readonly isHeld = signal(false);
  /** Whether the screen stays with a person who is not asked, for what that person was shown. */
  readonly isShowing: ReadonlySignal<boolean>;
  /** The open question whose person wants to look at the table alone. */
  private readonly alone = signal<number | null>(null);
  private readonly waitedFor: ReadonlySignal<Waited | null>;
  private readonly stop: () => void;

  constructor({ people, waitedFor, isOver, hasSecrets }: SharedScreenSeats) {
    const [only = null, ...more] = people;
    const isShared = hasSecrets && more.length > 0;
    const secret = computed(() => {
      const next = waitedFor.value;
      return next === null || (next.isOpen && this.alone.value !== next.question) ? null : next.seat;
    });
    this.waitedFor = waitedFor;
    this.curtain = computed(() =>
      !isShared || this.isHeld.value || secret.value === this.sitting.value ? null : secret.value,
    );
    this.viewer = computed(() => {
      if (!isShared) return only;
      if (this.curtain.value !== null || isOver.value) return null;
      return this.isHeld.value ? this.sitting.value : secret.value;
    });
    this.answering = computed(() => {
      if (this.viewer.value !== null || this.curtain.value !== null || this.isHeld.value)
        return this.viewer.value;
      return isShared && waitedFor.value?.isOpen === true ? waitedFor.value.seat : null;
    });
    this.isAlone = computed(() =>
      isShared && waitedFor.value?.isOpen === true && !this.isHeld.value
        ? this.alone.value === waitedFor.value.question
        : null,
    );
    this.isShowing = computed(
      () => this.isHeld.value && !isOver.value && waitedFor.value?.seat !== this.sitting.value,
    );
    // What all may see is on the screen: all may sit before it, so the next secret needs the curtain again.
    this.stop = effect(() => {
      if (!this.isHeld.value && secret.value === null) this.sitting.value = null;
    });
  }

  lift(): void {
    if (this.curtain.value !== null) this.sitting.value = this.curtain.value;
  }

  /** Shows the table to the person who is asked before all eyes as that person alone sees it, or to all again. */
  lookAlone(isAlone: boolean): void {
    this.alone.value = isAlone ? (this.waitedFor.value?.question ?? null) : null;
  }

  /** Keeps the curtain up until the person puts away what was just shown to them alone. */
  hold(): void {
    this.isHeld.value = true;
  }

  release(): void {
    this.isHeld.value = false;
  }

  close(): void {
    this.stop();
  }
}
