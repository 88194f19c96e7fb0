import type { GameEntry } from '@vigilia/kernel';

/** Every game this server plays, by its id. The server knows no rule of any of them. */
export type GameRegistry = ReadonlyMap<string, GameEntry>;
