import type { Weapon } from '@vigilia/game-diario';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';

/** Who an enemy is at first sight. */
const KINDS = ['man', 'young', 'old', 'woman'] as const;
export type OpponentKind = (typeof KINDS)[number];

/** An enemy as our people met them: what they are called stays the same while the fight lasts. */
export interface Opponent {
  readonly number: number;
  readonly kind: OpponentKind;
  /** What they held when the fight began; null for bare hands. */
  readonly arms: Weapon | null;
  /** Chooses the face; the same for the same enemy of the same night. */
  readonly seed: number;
}

/** The enemies of the latest fight, as it began (FIGHT-1). */
export function opponentsIn(log: readonly LogEntry[], day: number): readonly Opponent[] {
  const events = log.flatMap((entry) => entry.events as readonly Event[]);
  return opponentsAmong(events.slice(events.findLastIndex(({ type }) => type === 'fight') + 1), day);
}

/** The enemies whom these events show. Enemies with the same arms differ in kind as long as there are kinds. */
export function opponentsAmong(events: readonly Event[], day: number): readonly Opponent[] {
  const opponents: Opponent[] = [];
  for (const event of events) {
    if (event.type !== 'enemy-with' && event.type !== 'enemy-bare-handed') continue;
    const arms = event.type === 'enemy-with' ? event.weapon : null;
    const seed = hashOf(`${day} ${event.enemy} ${arms} ${event.prowess}`);
    const taken = opponents.filter((other) => other.arms === arms).map(({ kind }) => kind);
    const [kind = 'man'] = KINDS.map((_, step) => KINDS[(seed + step) % KINDS.length] ?? 'man').filter(
      (each, _, all) => !taken.includes(each) || all.every((one) => taken.includes(one)),
    );
    opponents.push({ number: event.enemy, kind, arms, seed });
  }
  return opponents;
}

/** A number that follows from words and from nothing else. */
function hashOf(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** What a text calls an enemy: the value of its variable `opponent` (`opponentName`). */
export function opponentId({ kind, arms }: Pick<Opponent, 'kind' | 'arms'>): string {
  return `${kind} ${arms ?? 'none'}`;
}

/** How the value of the variable `opponent` is said: “The man with the shotgun”. */
export function opponentName(id: string) {
  const [kind = '', arms = ''] = id.split(' ');
  return { key: 'fight-scene.opponent', vars: { kind, arms: arms === 'assault-rifle' ? 'rifle' : arms } };
}
