const keyOf = (game: string) => `vigilia.goal-known.${game}`;

/** Whether a player on this device was told what wins a game. */
export function isGoalKnown(game: string): boolean {
  return localStorage.getItem(keyOf(game)) !== null;
}

export function markGoalKnown(game: string): void {
  localStorage.setItem(keyOf(game), 'yes');
}
