/** Names of cards whose text was read on this device, for each game. */
const NAME = 'vigilia.read-cards';

/** The cards that were read in a game before. */
export function readCards(game: string): ReadonlySet<string> {
  return new Set(stored()[game] ?? []);
}

export function rememberRead(game: string, cards: readonly string[]): void {
  const known = readCards(game);
  if (cards.every((card) => known.has(card))) return;
  localStorage.setItem(NAME, JSON.stringify({ ...stored(), [game]: [...new Set([...known, ...cards])] }));
}

function stored(): Readonly<Record<string, readonly string[]>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, readonly string[]>) : {};
  } catch {
    return {};
  }
}
