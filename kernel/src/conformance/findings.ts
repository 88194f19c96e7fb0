import type { Kinds } from '../engine/game.ts';
import type { Check } from './check.ts';

type Looks<K extends Kinds> = Required<Omit<Check<K>, 'name'>>;

/** What the checks found. The first failure of each is kept, and it is not asked again. */
export class Findings<K extends Kinds> {
  readonly failures = new Map<Check<K>, Error>();
  readonly #checks: readonly Check<K>[];
  #place: () => string = () => 'before any game';

  constructor(checks: readonly Check<K>[]) {
    this.#checks = checks;
  }

  /** Where the walk is: asked for only when something fails. */
  at(place: () => string): void {
    this.#place = place;
  }

  /** Lets every check that cares look at this. */
  show<L extends keyof Looks<K>>(look: L, ...given: Parameters<Looks<K>[L]>): void {
    for (const check of this.#checks) {
      const looks = check[look] as ((...given: Parameters<Looks<K>[L]>) => void) | undefined;
      if (looks !== undefined) this.keep(check, () => looks(...given));
    }
  }

  keep(check: Check<K>, look: () => void): void {
    if (this.failures.has(check)) return;
    try {
      look();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      this.failures.set(check, new Error(`${this.#place()}: ${what}`, { cause: error }));
    }
  }

  /** The walk itself came to grief: no check can say that its promise holds. */
  keepForAll(error: unknown): void {
    for (const check of this.#checks) {
      this.keep(check, () => {
        throw error;
      });
    }
  }
}
