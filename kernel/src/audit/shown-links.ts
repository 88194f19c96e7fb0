import { sha256Hex } from '../chance/sha256.ts';
import type { Link } from '../record/chain.ts';
import type { SeenLink } from './remembered.ts';

/** Links that a client was shown without one left out: a note keeps one hash of them all (docs/audit.md). */
export interface ShownLinks {
  readonly from: number;
  readonly to: number;
  /** The running hash over them, as 64 hex digits. */
  readonly hash: string;
}

/** A note has at most this many of them: only a server that leaves out links again and again makes more. */
const MOST = 64;

/** The links that a link of a log comes with, in order, its own last. */
export function linksIn({ n, hash, inside = [] }: Link): readonly SeenLink[] {
  const hashes = [...inside, hash];
  return hashes.map((each, index) => ({ n: n - inside.length + index, hash: each }));
}

/** With a link that is shown now. One that comes after a gap begins a list of its own. */
export function withShown(shown: readonly ShownLinks[], { n, hash }: SeenLink): readonly ShownLinks[] {
  const last = shown.at(-1);
  if (last !== undefined && n <= last.to) return shown;
  if (last !== undefined && n === last.to + 1)
    return shown.with(-1, { ...last, to: n, hash: nextShown(last.hash, hash) });
  return shown.length < MOST ? [...shown, { from: n, to: n, hash: nextShown('', hash) }] : shown;
}

/** How many links were shown, and the `n` of the last. */
export function reachOf(shown: readonly ShownLinks[]): { readonly count: number; readonly last: number } {
  const count = shown.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return { count, last: shown.at(-1)?.to ?? 0 };
}

/** Compares the links of a record, as its lines come in, with those that were shown. */
export class ShownComparison {
  private readonly shown: readonly ShownLinks[];
  private readonly running: string[];

  constructor(shown: readonly ShownLinks[]) {
    this.shown = shown;
    this.running = shown.map(() => '');
  }

  /** Takes the link of the next line; the links that differ, if they end with it. */
  take({ n, hash }: SeenLink): ShownLinks | null {
    for (const [index, links] of this.shown.entries()) {
      if (n < links.from || n > links.to) continue;
      const running = nextShown(this.running[index] ?? '', hash);
      this.running[index] = running;
      if (n === links.to && running !== links.hash) return links;
    }
    return null;
  }

  /** Whether all that were shown are as recorded once this many lines were taken. */
  isDone(lines: number): boolean {
    return this.shown.length > 0 && this.shown.every(({ to }) => to < lines);
  }
}

function nextShown(running: string, link: string): string {
  return sha256Hex(`${running}\n${link}`);
}
