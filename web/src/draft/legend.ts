import type { Kinds, Text } from '@vigilia/kernel';
import type { ComponentType } from 'preact';

/** The signs of a game, in groups. `title` is the key of a group's name. */
export type Legend<K extends Kinds = Kinds> = readonly {
  readonly title: string;
  readonly signs: readonly Sign<K>[];
}[];

/** A sign of a game. What is drawn with `data-sign` set to its id is explained by it. */
export interface Sign<K extends Kinds = Kinds> {
  readonly id: string;
  readonly Picture: ComponentType;
  readonly name: Text;
  /** What it is and does. */
  readonly what: Text;
  readonly clause: string;
  /** How it stands for the viewer now; null where there is nothing to tell. */
  now?(view: K['view']): Text | null;
}
