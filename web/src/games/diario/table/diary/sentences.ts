import { isResident, type PersonId } from '@vigilia/game-diario';
import { lineOf, withForms } from '@vigilia/game-diario/texts';
import { type Text, text, type Variables } from '@vigilia/kernel';
import type { Event } from '../asked.ts';

type Phase = Extract<Event, { readonly type: 'phase' }>['phase'];
type Reader<T extends Event['type']> = (
  event: Extract<Event, { readonly type: T }>,
  gathered: Gathered,
) => void;

/** What belongs into one sentence. */
interface Gathered {
  people: (key: string, person: PersonId) => void;
  /** Values of one variable under one key, each once. */
  list: (key: string, variable: string, value: string) => void;
  goods: (key: string, goods: readonly string[]) => void;
  once: (key: string, vars?: Variables) => void;
  /** The line of the book that is told with an event. */
  line: (event: Event) => void;
}

const READERS: { readonly [T in Event['type']]?: Reader<T> } = {
  starters: ({ people }, { once }) => once('diary.began', { people }),
  joined: (event, { once, line }) => {
    once('diary.joined', { person: event.person });
    line(event);
  },
  'objective-opened': ({ objective }, { once }) => {
    once('diary.objective-opened', { objective });
    once(`objective-about.${objective}`, {});
  },
  'objective-paid': ({ objective }, { once }) => once('diary.objective-paid', { objective }),
  'objective-failed': ({ objective }, { once }) => once('diary.objective-failed', { objective }),
  sniper: ({ person }, { once }) => once('diary.sniper', { person }),
  searched: ({ space }, { list }) => list('diary.searched', 'space', space),
  cleared: ({ space }, { list }) => list('diary.cleared', 'space', space),
  built: ({ person, fitting }, { once }) => once('diary.built', { person, fitting }),
  boarded: ({ person }, { people }) => people('diary.boarded', person),
  used: ({ recipe }, { list }) => list('diary.made', 'recipes', recipe),
  gained: ({ goods }, gathered) => gathered.goods('diary.gained', goods),
  lost: ({ goods }, gathered) => gathered.goods('diary.lost', goods),
  eliminated: ({ goods }, gathered) => gathered.goods('diary.lost', goods),
  'trade-ended': (_event, { once }) => once('diary.traded'),
  ate: ({ person }, { people }) => people('diary.ate', person),
  'went-hungry': ({ person }, { people }) => people('diary.hungry', person),
  'went-thirsty': ({ person }, { people }) => people('diary.thirsty', person),
  duty: ({ person, duty }, { people }) => {
    // Where those go who go out is told when they go.
    if (duty !== 'scavenge') people(DUTIES[duty], person);
  },
  'went-out': ({ people, location }, { once }) => once('diary.went-out', { people, location }),
  // What came of going back to a Resident is told as what it was.
  'went-back': ({ spot }, { list }) => {
    if (!isResident(spot)) list('diary.went-back', 'spot', spot);
  },
  'nobody-out': (_event, { once }) => once('diary.stayed-in'),
  'set-off-home': ({ goods }, { once }) => once('diary.home', { goods }),
  'went-home': (_event, { once }) => once('diary.home-empty'),
  'findings-left': (_event, { once }) => once('diary.home-none'),
  fight: (_event, { once }) => once('diary.fight'),
  'fate-struck': (event, { line }) => line(event),
  fled: (_event, { once }) => once('diary.fled'),
  'gave-way': (_event, { once }) => once('diary.gave-way'),
  'enemy-killed': ({ enemy }, { list }) => list('diary.killed', 'enemies', String(enemy)),
  'enemy-died': ({ enemy }, { list }) => list('diary.killed', 'enemies', String(enemy)),
  'cancelled-raid': ({ person }, { once }) => once('diary.raid-off', { person }),
  'state-rose': ({ person, state }, { people }) => {
    if (state === 'wounds') people('diary.hurt', person);
    if (state === 'illness') people('diary.ill', person);
  },
  treated: ({ person }, { people }) => people('diary.treated', person),
  toasted: ({ person }, { people }) => people('diary.toasted', person),
  'cold-bit': (_event, { once }) => once('diary.cold-bit'),
  mourned: (_event, { once }) => once('diary.mourned'),
  'location-exchanged': ({ location }, { once }) => once('diary.location', { location }),
  // How it ended is told below the last day.
  over: (event, { line }) => line(event),
};

const DUTIES = {
  guard: 'diary.duty-guard',
  bed: 'diary.duty-bed',
  floor: 'diary.duty-floor',
} as const;

/** An old Objective is told before the new one; what was gained last: it is what came of all the rest. */
const ORDER: Readonly<Record<string, number>> = { 'diary.objective-failed': -1, 'diary.gained': 1 };

/** If goods come in, it is told as a sum; out of doors what is carried home tells it. */
const WITHOUT_GAINS: ReadonlySet<Phase> = new Set(['scavenging', 'dawn']);

/** Makes few sentences of many events: who ate, where was searched, what was gained by evening. */
export function sentencesOf(phase: Phase, events: readonly Event[]): Text[] {
  const found: { readonly key: string; readonly vars: () => Variables }[] = [];
  const lists = new Map<string, string[]>();
  const sums = new Map<string, Counted>();
  let shot: PersonId | null = null;
  for (const event of events) {
    if (event.type === 'gained' && WITHOUT_GAINS.has(phase)) continue;
    if (event.type === 'sniper') shot = event.person;
    // The bullet has told of the wound.
    if (event.type === 'state-rose' && event.state === 'wounds' && event.person === shot) {
      shot = null;
      continue;
    }
    const read = READERS[event.type] as ((event: Event, gathered: Gathered) => void) | undefined;
    read?.(event, {
      people: (key, person) => list(key, 'people', person),
      list,
      goods,
      once,
      line: (worded) => {
        const said = lineOf(worded);
        if (said !== null) once(said.key, said.vars);
      },
    });
  }
  const texts = found
    .map(({ key, vars }) => text(key, withForms(vars())))
    .toSorted((one, other) => (ORDER[one.key] ?? 0) - (ORDER[other.key] ?? 0));
  return texts.flatMap((said, index) => joined(said, texts[index - 1] ?? null, texts[index + 1] ?? null));

  function once(key: string, vars: Variables = {}): void {
    found.push({ key, vars: () => vars });
  }

  function list(key: string, variable: string, value: string): void {
    const values = lists.get(key) ?? [];
    if (values.length === 0) found.push({ key, vars: () => ({ [variable]: values }) });
    if (!values.includes(value)) values.push(value);
    lists.set(key, values);
  }

  function goods(key: string, more: readonly string[]): void {
    const sum = sums.get(key) ?? new Counted();
    if (!sums.has(key)) found.push({ key, vars: () => ({ goods: sum.list() }) });
    sum.add(more);
    sums.set(key, sum);
  }
}

/** Those who went out and came home with nothing between are one sentence: the second is left out. */
function joined(said: Text, before: Text | null, after: Text | null): Text[] {
  if (said.key === 'diary.went-out' && after?.key === 'diary.home')
    return [text('diary.outing', { ...said.vars, ...after.vars })];
  if (said.key === 'diary.went-out' && after?.key === 'diary.home-empty')
    return [text('diary.outing-empty', said.vars)];
  const isSecond =
    before?.key === 'diary.went-out' && (said.key === 'diary.home' || said.key === 'diary.home-empty');
  return isSecond ? [] : [said];
}

/** A sum of goods that are written `raw-food:2`. */
class Counted {
  private readonly counts = new Map<string, number>();

  add(goods: readonly string[]): void {
    for (const written of goods) {
      const [good = '', count] = written.split(':');
      this.counts.set(good, (this.counts.get(good) ?? 0) + Number(count));
    }
  }

  list(): readonly string[] {
    return [...this.counts].map(([good, count]) => `${good}:${count}`);
  }
}
