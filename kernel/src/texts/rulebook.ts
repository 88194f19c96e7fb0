/**
 * Where the words of a clause come from:
 * - `printed`: the published rules say so
 * - `editions`: printed, but the editions disagree; the note says which one we follow
 * - `public`: at least in part not in the published rules, but publicly known about the published game
 * - `partly-ours`: printed, but for the part that the note names
 * - `ours`: the published rules are silent
 */
export type Source = 'printed' | 'editions' | 'public' | 'partly-ours' | 'ours';

const SOURCES: readonly string[] = [
  'printed',
  'editions',
  'public',
  'partly-ours',
  'ours',
] satisfies Source[];

/** One passage of a page: a heading, then paragraphs, then a list; each may be missing. */
export interface Passage {
  readonly heading?: string | undefined;
  readonly text?: readonly string[] | undefined;
  readonly list?: readonly string[] | undefined;
}

/** Prose beside the clauses. It explains and binds nothing: the clauses are the rules. */
export interface RulebookPage {
  readonly title: string;
  readonly passages: readonly Passage[];
}

export type RulebookPages = Readonly<Record<string, RulebookPage>>;

/** A game's rulebook in one language, as its `rulebook/<language>.json` holds it. */
export interface Rulebook {
  readonly title: string;
  /** Pages to read before the clauses, by id: the goal, the story. */
  readonly before?: RulebookPages;
  readonly chapters: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, string>>;
  /** What is ours in a clause, or what the editions disagree on, by clause. */
  readonly notes: Readonly<Record<string, string>>;
  /** Worked examples, by the chapter they belong to. */
  readonly examples?: RulebookPages;
  /** Pages to read after the clauses, by id: advice. */
  readonly after?: RulebookPages;
  /** The whole game on one sheet of paper. */
  readonly summary?: RulebookPage;
}

/** `AUC` of `AUC-3`. */
export function chapterOf(clause: string): string {
  return clause.slice(0, clause.lastIndexOf('-'));
}

/** The sources of a game's clauses, as its `rulebook/clauses.json` lists them. */
export function sourcesOf(
  clauses: readonly { readonly id: string; readonly source: string }[],
): ReadonlyMap<string, Source> {
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
