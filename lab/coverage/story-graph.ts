import {
  type Condition,
  type Effect,
  effectsWithin,
  STORIES,
  type Story,
  type StoryId,
} from '@vigilia/game-diario/content';

const ALL_EFFECTS = new Map(
  STORIES.map(({ id, effects, options }) => [
    id,
    effectsWithin([...effects, ...options.flatMap((option) => option.effects)]),
  ]),
);

/** By mark, the stories that look for it. */
const LOOKS_FOR = new Map<string, StoryId[]>();
for (const story of STORIES)
  for (const mark of marksWanted(story)) LOOKS_FOR.set(mark, [...(LOOKS_FOR.get(mark) ?? []), story.id]);

/** By story, those that lead to it. */
const LEADS_TO = new Map<StoryId, StoryId[]>();
for (const { id } of STORIES)
  for (const next of nextOf(ALL_EFFECTS.get(id) ?? []))
    LEADS_TO.set(next, [...(LEADS_TO.get(next) ?? []), id]);

/** The stories that effects lead to, and those from there on: by links, by tokens and by the marks they leave. */
export function storiesAfter(effects: readonly Effect[]): ReadonlySet<StoryId> {
  return follow(nextOf(effectsWithin(effects)), (id) => nextOf(ALL_EFFECTS.get(id) ?? []));
}

/** A story and all that lead to it. */
export function storiesUpTo(story: StoryId): ReadonlySet<StoryId> {
  return follow([story], (id) => LEADS_TO.get(id) ?? []);
}

function follow(first: readonly StoryId[], next: (id: StoryId) => readonly StoryId[]): ReadonlySet<StoryId> {
  const reached = new Set<StoryId>();
  const open = [...first];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...next(id));
  }
  return reached;
}

function nextOf(effects: readonly Effect[]): StoryId[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'story' || effect.kind === 'later') return [effect.story];
    return effect.kind === 'mark' ? (LOOKS_FOR.get(effect.mark) ?? []) : [];
  });
}

function marksWanted({ id, when, options }: Story): ReadonlySet<string> {
  const effects = ALL_EFFECTS.get(id) ?? [];
  const asked = [
    when,
    ...options.map((option) => option.when),
    ...effects.flatMap((effect) => {
      if (effect.kind === 'if') return [effect.when];
      return effect.kind === 'choose' ? effect.options.map((option) => option.when) : [];
    }),
  ];
  return new Set(asked.flatMap((condition) => (condition === undefined ? [] : marksIn(condition))));
}

function marksIn(condition: Condition): string[] {
  if (condition.kind === 'marked') return [condition.mark];
  if (condition.kind === 'not') return marksIn(condition.condition);
  return condition.kind === 'all' ? condition.conditions.flatMap(marksIn) : [];
}
