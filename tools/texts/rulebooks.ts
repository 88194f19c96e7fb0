import { type ClauseRow, chapterOf, type Rulebook, type RulebookPage, sourcesOf } from '@vigilia/kernel';
import { LANGUAGES, ORIGINAL, readJson } from './packages.ts';

/** The clauses of a game in the order of its rulebook; none if it has no rulebook. */
export function clausesOf(folder: string): string[] {
  return clauseRows(folder).map(({ id }) => id);
}

export function rulebookOf(folder: string, language: string): Rulebook | null {
  return readJson<Rulebook>(`${folder}/rulebook/${language}.json`);
}

/** The clauses that need a note: those that are ours, and those where the editions differ. */
export function notedClausesOf(folder: string): string[] {
  return [...sourcesOf(clauseRows(folder))]
    .filter(([, source]) => source !== 'printed' && source !== 'public')
    .map(([id]) => id);
}

/**
 * What is wrong with a game's rulebooks: each has all clauses, chapters and notes, in order, and no others; and each
 * has the pages that the original has, in the same shape.
 */
export function rulebookComplaints(folder: string): string[] {
  const clauses = clausesOf(folder);
  if (clauses.length === 0) return [];
  const chapters = [...new Set(clauses.map(chapterOf))];
  const noted = notedClausesOf(folder);
  const shapes = shapesOf(rulebookOf(folder, ORIGINAL));
  return LANGUAGES.flatMap((language) => {
    const path = `${folder}/rulebook/${language}.json`;
    const rulebook = rulebookOf(folder, language);
    if (rulebook === null) return [`${path} is missing`];
    const complaints = [
      ...(rulebook.title.trim() === '' ? ['it has no title'] : []),
      ...partComplaints('chapter', chapters, rulebook.chapters),
      ...partComplaints('clause', clauses, rulebook.clauses),
      ...partComplaints('note on', noted, rulebook.notes),
      ...headingComplaints(clauseRows(folder), rulebook),
      ...shapeComplaints(shapes, shapesOf(rulebook)),
      ...Object.keys(rulebook.examples ?? {})
        .filter((chapter) => !chapters.includes(chapter))
        .map((chapter) => `an example belongs to no chapter: ${chapter}`),
    ];
    return complaints.map((complaint) => `${path}: ${complaint}`);
  });
}

function clauseRows(folder: string): ClauseRow[] {
  return readJson<ClauseRow[]>(`${folder}/rulebook/clauses.json`) ?? [];
}

/** A rulebook that names the printed rules says where each printed clause stands, and names no other headings. */
export function headingComplaints(
  rows: readonly ClauseRow[],
  { printed }: Pick<Rulebook, 'printed'>,
): string[] {
  const named = rows.flatMap(({ heading }) => heading ?? []);
  if (printed === undefined) return named.length === 0 ? [] : ['it has no printed headings'];
  const bare = rows.filter(({ source, heading }) => source === 'printed' && heading === undefined);
  return [
    ...bare.map(({ id }) => `${id} is printed under no heading`),
    ...rows
      .filter(({ source, heading }) => source === 'ours' && heading !== undefined)
      .map(({ id }) => `${id} is ours and printed nowhere`),
    ...[...new Set(named)]
      .filter((key) => !(key in printed.headings))
      .map((key) => `heading ${key} is missing`),
    ...Object.keys(printed.headings)
      .filter((key) => !named.includes(key))
      .map((key) => `no clause stands under ${key}`),
  ];
}

/** The pages of a rulebook, each as the passages it is made of and how long their lists are; and the lists of clauses. */
function shapesOf(rulebook: Rulebook | null): Map<string, string> {
  const { before = {}, lists = {}, examples = {}, after = {}, summary } = rulebook ?? {};
  const pages = [
    ...Object.entries(before).map(([id, page]) => [`before.${id}`, page] as const),
    ...Object.entries(examples).map(([id, page]) => [`examples.${id}`, page] as const),
    ...Object.entries(after).map(([id, page]) => [`after.${id}`, page] as const),
    ...(summary === undefined ? [] : [['summary', summary] as const]),
  ];
  return new Map([
    ...pages.map(([id, page]): [string, string] => [id, shapeOf(page)]),
    ...Object.entries(lists).map(([id, list]): [string, string] => [`list of ${id}`, `${list.length}`]),
  ]);
}

function shapeOf({ title, passages }: RulebookPage): string {
  const said = passages.flatMap(({ heading = title, text = [], list = [] }) => [heading, ...text, ...list]);
  if ([title, ...said].some((words) => words.trim() === '')) return 'empty words';
  return passages
    .map(
      ({ heading, figure = '', text = [], list = [] }) =>
        `${heading === undefined ? '' : 'h'}${figure}${text.length}+${list.length}`,
    )
    .join(' ');
}

function shapeComplaints(original: Map<string, string>, translated: Map<string, string>): string[] {
  return [
    ...[...original]
      .filter(([id, shape]) => shape === 'empty words' || translated.get(id) !== shape)
      .map(([id, shape]) => `page ${id} is ${translated.get(id) ?? 'missing'}, not ${shape}`),
    ...[...translated.keys()].filter((id) => !original.has(id)).map((id) => `there is no page ${id}`),
  ];
}

function partComplaints(
  kind: string,
  expected: readonly string[],
  written: Readonly<Record<string, string>>,
): string[] {
  const ids = Object.keys(written);
  const known = ids.filter((id) => expected.includes(id));
  const complaints = [
    ...expected.filter((id) => !ids.includes(id)).map((id) => `${kind} ${id} is missing`),
    ...ids.filter((id) => !expected.includes(id)).map((id) => `there is no ${kind} ${id}`),
    ...known.filter((id) => written[id]?.trim() === '').map((id) => `${kind} ${id} is empty`),
  ];
  const order = expected.filter((id) => ids.includes(id));
  const misplaced = known.find((id, index) => id !== order[index]);
  return misplaced === undefined ? complaints : [...complaints, `${kind} ${misplaced} is out of order`];
}
