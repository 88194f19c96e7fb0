/**
 * Where the words of a clause come from:
 * - `printed`: the published rules say so
 * - `editions`: printed, but the editions disagree; the note says which one we follow
 * - `public`: at least in part not in the published rules, but publicly known about the published game
 * - `partly-ours`: printed, but for the part that the note names
 * - `ours-and-editions`: both of these
 * - `ours`: the published rules are silent
 */
export type Source = 'printed' | 'editions' | 'public' | 'partly-ours' | 'ours-and-editions' | 'ours';

const SOURCES: readonly string[] = [
  'printed',
  'editions',
  'public',
  'partly-ours',
  'ours-and-editions',
  'ours',
] satisfies Source[];

/** One passage of a page: a heading, then a drawing, paragraphs and a list; each may be missing. */
export interface Passage {
  readonly heading?: string | undefined;
  /** A drawing by its name among those that the game has for the page and for the terminal. */
  readonly figure?: string | undefined;
  readonly text?: readonly string[] | undefined;
  readonly list?: readonly string[] | undefined;
}

/** Prose beside the clauses. It explains and binds nothing: the clauses are the rules. */
export interface RulebookPage {
  readonly title: string;
  readonly passages: readonly Passage[];
}

export type RulebookPages = Readonly<Record<string, RulebookPage>>;

/** Where an owner of the box finds a clause. */
export interface PrintedRules {
  /** The edition that the headings are of, in the language of the rulebook. */
  readonly edition: string;
  /** The headings as that edition prints them, by the keys that `clauses.json` gives its clauses. */
  readonly headings: Readonly<Record<string, string>>;
}

/** A game's rulebook in one language, as its `rulebook/<language>.json` holds it. */
export interface Rulebook {
  readonly title: string;
  /** Pages to read before the clauses, by id: the goal, the story. */
  readonly before?: RulebookPages;
  readonly chapters: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, string>>;
  /** What a clause enumerates, below its words. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** What is ours in a clause, or what the editions disagree on, by clause. */
  readonly notes: Readonly<Record<string, string>>;
  /** The printed rules that owners with this language are most likely to hold. */
  readonly printed?: PrintedRules;
  /** Worked examples and overviews, by the chapter they belong to. */
  readonly examples?: RulebookPages;
  /** Pages to read after the clauses, by id: advice. */
  readonly after?: RulebookPages;
  /** The whole game on one sheet of paper. */
  readonly summary?: RulebookPage;
}

/** A clause as a game's `rulebook/clauses.json` lists it. */
export interface ClauseRow {
  readonly id: string;
  readonly source: string;
  /** The key of the printed heading under which it stands; absent if it stands nowhere. */
  readonly heading?: string | undefined;
}

/** A rulebook in one language, and where each of its clauses comes from. */
export interface OpenRulebook extends Rulebook {
  readonly sources: ReadonlyMap<string, Source>;
  /** The printed heading of each clause that has one. */
  readonly headingOf: ReadonlyMap<string, string>;
}

export function openRulebook(rulebook: Rulebook, clauses: readonly ClauseRow[]): OpenRulebook {
  const { headings = {} } = rulebook.printed ?? {};
  const headingOf = new Map(
    clauses.flatMap(({ id, heading = '' }) => {
      const words = headings[heading];
      return words === undefined ? [] : [[id, words] as const];
    }),
  );
  return { ...rulebook, sources: sourcesOf(clauses), headingOf };
}

/** `AUC` of `AUC-3`. */
export function chapterOf(clause: string): string {
  return clause.slice(0, clause.lastIndexOf('-'));
}

/** The sources of a game's clauses, as its `rulebook/clauses.json` lists them. */
export function sourcesOf(clauses: readonly ClauseRow[]): ReadonlyMap<string, Source> {
  return new Map(
    clauses.map(({ id, source }) => {
      if (!isSource(source)) throw new RangeError(`${id} comes from ${source}`);
      return [id, source];
    }),
  );
}

function isSource(written: string): written is Source {
  return SOURCES.includes(written);
}
