import type { Frame } from '../table/frames.ts';

/**
 * What is still to happen, the next first. Equal ones are the same object with the same number, so that a search
 * tells them apart without looking inside.
 */
export interface Todo {
  readonly id: number;
  readonly frame: Frame;
  readonly rest: Todo | null;
  readonly before: Map<string, Todo>;
}

const lasts = new Map<string, Todo>();
let made = 0;

/** Puts a frame before what is there already. */
export function put(frame: Frame, rest: Todo | null): Todo {
  const name = nameOf(frame);
  const known = rest === null ? lasts : rest.before;
  let todo = known.get(name);
  if (todo === undefined) {
    todo = { id: made++, frame, rest, before: new Map() };
    known.set(name, todo);
  }
  return todo;
}

/** Puts frames before what is there already, the first named first. */
export function putAll(frames: readonly Frame[], rest: Todo | null): Todo | null {
  return frames.reduceRight<Todo | null>((todo, frame) => put(frame, todo), rest);
}

function nameOf(frame: Frame): string {
  if (frame.step === 'free-walk') return `${frame.step} ${frame.steps}`;
  if (frame.step === 'abilities') return `${frame.step} ${frame.left}`;
  if (frame.step === 'ride') return `${frame.step} ${frame.lines.length} ${frame.lines[0]}`;
  if (frame.step === 'investigate') return `${frame.step} ${frame.cards}`;
  return frame.step === 'effect' ? JSON.stringify(frame.effect) : frame.step;
}
