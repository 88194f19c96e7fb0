import type { PersonId } from './people.ts';

/**
 * The parts that people of the group play in a story. A role says how its person is found (stories/cast.ts), and its
 * name is the variable by which the words of the story call that person.
 */
export const ROLES = [
  /** Whom the card is about, or who took the last test. */
  'actor',
  /** The worst off in a state, among those present. */
  'ill',
  'hungry',
  'tired',
  'hurt',
  'sad',
  /** The most Prowess, the most Empathy, the least: the one who advises against. */
  'strong',
  'gentle',
  'against',
  /** Who joined the group last. */
  'newest',
  /** Who died or left last. */
  'missed',
  /** Any other, and yet another. */
  'other',
  'third',
] as const;
export type Role = (typeof ROLES)[number];

/** Who plays which part. */
export type Cast = Readonly<Partial<Record<Role, PersonId>>>;

export const NO_CAST: Cast = {};
