import { type KeyOf, messagesOf } from '@vigilia/kernel';
import type { Catalog } from './catalog.ts';

export type Key = keyof Catalog;

export type KeyIn<Section extends string> = KeyOf<Catalog, Section>;

/** A text of Diario. */
export const message = messagesOf<Catalog>();
