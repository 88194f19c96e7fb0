import {
  type GivenFor,
  type KeyOf,
  type Text,
  text,
  type Variables,
  type VariablesFor,
} from '@vigilia/kernel';
import type { Catalog } from './catalog.ts';

export type Key = keyof Catalog;

export type KeyIn<Section extends string> = KeyOf<Catalog, Section>;

export type VariablesOf<K extends Key> = VariablesFor<Catalog, K>;

export type Given<K extends Key> = GivenFor<Catalog, K>;

/** A text of 011: the compiler knows the key and which variables it takes. */
export function message<K extends Key>(key: K, ...given: Given<K>): Text {
  return text(key, given[0] as Variables | undefined);
}
