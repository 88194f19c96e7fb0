import type { Effect } from '../data/effect.ts';
import type { Character } from './characters.ts';

export const EVENT_IDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'] as const;

export type EventId = (typeof EVENT_IDS)[number];

export interface EventCard {
  /** Who it touches by place in the order, and how. */
  readonly position?: { readonly at: 2 | 3 | 4 | 'last'; readonly effects: readonly Effect[] };
  /** Who it touches by Character chosen, and how. */
  readonly character?: { readonly who: Character; readonly effects: readonly Effect[] };
  readonly blocks?: Character;
  /** What no player may do this Hour. */
  readonly bans?: 'plays' | 'transport';
}

export const EVENTS: Readonly<Record<EventId, EventCard>> = {
  A: {
    position: { at: 2, effects: [{ kind: 'music', amount: 2 }] },
    character: {
      who: 'koleberg',
      effects: [
        { kind: 'walk', steps: 3 },
        { kind: 'clue', amount: 1 },
      ],
    },
    bans: 'plays',
  },
  B: {
    position: { at: 3, effects: [{ kind: 'twice' }] },
    blocks: 'pahlsson',
  },
  C: {
    position: { at: 4, effects: [{ kind: 'draw', tiles: 2 }] },
    character: {
      who: 'lilja',
      effects: [
        { kind: 'draw', tiles: 1 },
        { kind: 'clue', amount: 1 },
      ],
    },
  },
  D: {
    position: { at: 3, effects: [{ kind: 'investigate', cards: 2 }] },
    character: {
      who: 'vidal',
      effects: [
        { kind: 'time', amount: 1 },
        { kind: 'clue', amount: 1 },
      ],
    },
  },
  E: {
    character: {
      who: 'pahlsson',
      effects: [
        { kind: 'clue', amount: 1 },
        { kind: 'time', amount: 2 },
      ],
    },
    bans: 'transport',
  },
  F: {
    position: { at: 2, effects: [{ kind: 'time', amount: 2 }] },
    blocks: 'lewis',
  },
  G: {
    position: { at: 4, effects: [{ kind: 'time', amount: 3 }] },
    character: {
      who: 'johnsson',
      effects: [
        { kind: 'clue', amount: 1 },
        { kind: 'music', amount: 1 },
      ],
    },
    blocks: 'vikstrom',
  },
  H: {
    position: { at: 'last', effects: [{ kind: 'draw', tiles: 1 }] },
    character: { who: 'lewis', effects: [{ kind: 'block' }] },
  },
  I: {
    position: { at: 'last', effects: [{ kind: 'walk', steps: 3 }] },
    blocks: 'snowy',
  },
  J: {
    position: { at: 'last', effects: [{ kind: 'regain' }] },
    character: {
      who: 'vikstrom',
      effects: [
        { kind: 'music', amount: 1 },
        { kind: 'draw', tiles: 1 },
      ],
    },
    blocks: 'koleberg',
  },
  K: {
    position: { at: 'last', effects: [{ kind: 'draw', tiles: 3 }] },
    character: {
      who: 'snowy',
      effects: [
        { kind: 'time', amount: 2 },
        { kind: 'music', amount: 1 },
      ],
    },
    blocks: 'lilja',
  },
};
