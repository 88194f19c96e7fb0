import type { Choice } from '../../choices.ts';
import type { Position } from './position.ts';

/** One way on: the choice that leads there, or null where no seat is asked. */
export interface Branch {
  readonly choice: Choice | null;
  readonly next: Position;
}
