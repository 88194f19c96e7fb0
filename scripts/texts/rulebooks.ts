import { LANGUAGES, readJson } from './rooms.ts';

interface Rulebook {
  readonly title: string;
  readonly chapters: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, string>>;
}

/** The clauses of a game in the order of its rulebook; none where it has no rulebook. */
export function clausesOf(room: string): string[] {
  return readJson<{ id: string }[]>(`${room}/rulebook/clauses.json`)?.map(({ id }) => id) ?? [];
}

/** What is wrong with a game's rulebooks: each has all clauses and chapters, in order, and no others. */
export function rulebookComplaints(room: string): string[] {
  const clauses = clausesOf(room);
  if (clauses.length === 0) return [];
  const chapters = [...new Set(clauses.map((id) => id.replace(/-[^-]+$/, '')))];
  return LANGUAGES.flatMap((language) => {
    const path = `${room}/rulebook/${language}.json`;
    const rulebook = readJson<Rulebook>(path);
    if (rulebook === null) return [`${path} is missing`];
    const complaints = [
      ...(rulebook.title.trim() === '' ? ['it has no title'] : []),
      ...partComplaints('chapter', chapters, rulebook.chapters),
      ...partComplaints('clause', clauses, rulebook.clauses),
    ];
    return complaints.map((complaint) => `${path}: ${complaint}`);
  });
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
