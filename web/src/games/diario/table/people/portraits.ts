import { FACES } from './faces.ts';
import { type Shape, shapesOf } from './portrait-parts.ts';

/** Everything of which each person's portrait is drawn. */
export const PORTRAITS: Readonly<Record<string, readonly Shape[]>> = Object.fromEntries(
  Object.entries(FACES).map(([person, face]) => [person, shapesOf(face)]),
);
