import { type Signal, signal } from '@preact/signals';
import type { GameProfile } from '@vigilia/kernel';
import { listIn, readList, writeList } from '../storage/stored-list.ts';
import type { BrowserStorage } from '../storage/tables.ts';

type Avoiding = Pick<GameProfile, 'id' | 'avoids'>;

const keyOf = (game: string) => `vigilia.avoid.${game}`;

const followed = new Map<string, Signal<readonly string[]>>();

/** The kinds of content that a game leaves out for the people of this device, in the order of their letters. */
export function avoidedOf(profile: Avoiding, storage?: BrowserStorage): Signal<readonly string[]> {
  const key = keyOf(profile.id);
  const known = followed.get(key);
  if (known !== undefined) return known;
  const avoided = signal(inOrder(profile, readList(key, storage)));
  followed.set(key, avoided);
  // Another tab of this device may change it before a table begins in this one.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) avoided.value = inOrder(profile, listIn(event.newValue));
  });
  return avoided;
}

export function setAvoided(profile: Avoiding, kinds: readonly string[], storage?: BrowserStorage): void {
  const avoided = avoidedOf(profile, storage);
  avoided.value = inOrder(profile, kinds);
  writeList(keyOf(profile.id), avoided.value, storage);
}

/** The options of a new table with what this device leaves out; what an earlier table left out is forgotten. */
export function withAvoided(
  profile: Avoiding,
  options: Readonly<Record<string, unknown>>,
  storage?: BrowserStorage,
): Readonly<Record<string, unknown>> {
  const { avoids } = profile;
  if (avoids === undefined) return options;
  const { [avoids.option]: _before, ...others } = options;
  const avoided = avoidedOf(profile, storage).value;
  return avoided.length === 0 ? others : { ...others, [avoids.option]: avoided };
}

/** Kinds that the game offers, each once. */
function inOrder({ avoids }: Avoiding, kinds: readonly string[]): readonly string[] {
  return (avoids?.kinds ?? []).filter((kind) => kinds.includes(kind)).sort();
}
