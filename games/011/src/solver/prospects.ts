import { ABILITIES, type Character, COPIED } from '../data/characters.ts';
import type { Effect, EffectKind, EffectOf } from '../data/effect.ts';
import type { Frame } from '../table/frames.ts';
import type { Todo } from './todo.ts';

/** The most that what is still to happen may bring by itself: no more than this, perhaps less. */
export interface Prospects {
  readonly time: number;
  readonly music: number;
  readonly steps: number;
  /** Clues given, and Clues put on a Mystic Place. */
  readonly clues: number;
  /** How often a Clue may be moved before the gears turn. */
  readonly shifts: number;
  readonly areGearsAhead: boolean;
  readonly isMoveAhead: boolean;
  readonly isActionAhead: boolean;
}

const NOTHING: Prospects = {
  time: 0,
  music: 0,
  steps: 0,
  clues: 0,
  shifts: 0,
  areGearsAhead: false,
  isMoveAhead: false,
  isActionAhead: false,
};

const known = new WeakMap<Todo, Map<string, Prospects>>();

export function prospectsOf(todo: Todo | null, walker: Character, uses: number): Prospects {
  if (todo === null) return NOTHING;
  const name = uses > 1 ? `${walker} twice` : walker;
  let all = known.get(todo);
  if (all === undefined) {
    all = new Map();
    known.set(todo, all);
  }
  let found = all.get(name);
  if (found === undefined) {
    const rest = prospectsOf(todo.rest, walker, uses);
    found = both(rest, ofFrame(todo.frame, walker, uses));
    all.set(name, found);
  }
  return found;
}

function both(one: Prospects, other: Prospects): Prospects {
  return {
    time: one.time + other.time,
    music: one.music + other.music,
    steps: one.steps + other.steps,
    clues: one.clues + other.clues,
    shifts: one.shifts + other.shifts,
    areGearsAhead: one.areGearsAhead || other.areGearsAhead,
    isMoveAhead: one.isMoveAhead || other.isMoveAhead,
    isActionAhead: one.isActionAhead || other.isActionAhead,
  };
}

function ofFrame(frame: Frame, walker: Character, uses: number): Prospects {
  const ability = (): Prospects => ofEffect(ABILITIES[walker], walker);
  if (frame.step === 'abilities')
    return Array.from({ length: frame.left ?? uses }, ability).reduce(both, NOTHING);
  if (frame.step === 'ability') return ability();
  if (frame.step === 'effect') return ofEffect(frame.effect, walker);
  if (frame.step === 'free-walk') return { ...NOTHING, steps: frame.steps };
  if (frame.step === 'copy') return ofEffect({ kind: 'copy', cost: frame.cost }, walker);
  if (frame.step === 'act' || frame.step === 'clue-on-place' || frame.step === 'move-clue')
    return ofEffect({ kind: frame.step }, walker);
  if (frame.step === 'gears') return { ...NOTHING, areGearsAhead: true };
  if (frame.step === 'move') return { ...NOTHING, isMoveAhead: true };
  if (frame.step === 'action' || frame.step === 'spend') return { ...NOTHING, isActionAhead: true };
  return NOTHING;
}

type Most<E> = (effect: E, walker: Character) => Partial<Prospects>;

const nothing: Most<Effect> = () => NOTHING;

const MOST: { readonly [K in EffectKind]: Most<EffectOf<K>> } = {
  time: ({ amount }) => ({ time: amount }),
  music: ({ amount }) => ({ music: amount }),
  walk: ({ steps }) => ({ steps }),
  clue: ({ amount }) => ({ clues: amount }),
  'clue-on-place': () => ({ clues: 1 }),
  'move-clue': () => ({ shifts: 1 }),
  act: () => ({ music: 1, shifts: 1 }),
  copy: ({ cost }, walker) => copied(cost, walker),
  // One more use than the one that is counted anyway.
  twice: (_effect, walker) => ofEffect(ABILITIES[walker], walker),
  draw: nothing,
  investigate: nothing,
  ride: nothing,
  block: nothing,
  regain: nothing,
  send: nothing,
  swap: nothing,
};

function ofEffect(effect: Effect, walker: Character): Prospects {
  return { ...NOTHING, ...(MOST[effect.kind] as Most<Effect>)(effect, walker) };
}

/** The best of every other ability, for its cost. */
function copied(cost: number, walker: Character): Prospects {
  const others = COPIED.map((other) => ofEffect(ABILITIES[other], walker));
  const most = (pick: (prospects: Prospects) => number): number => Math.max(0, ...others.map(pick));
  return {
    ...NOTHING,
    time: most(({ time }) => time - cost),
    music: most(({ music }) => music),
    steps: most(({ steps }) => steps),
    clues: most(({ clues }) => clues),
    shifts: most(({ shifts }) => shifts),
  };
}
