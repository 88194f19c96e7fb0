import type { ComponentChildren } from 'preact';
import './whole-board.css';

/** The ground of a board that decides several things at once. */
export function WholeBoard({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}) {
  return <div class={`whole-board ${name}`}>{children}</div>;
}
