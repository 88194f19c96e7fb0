import { useLayoutEffect } from 'preact/hooks';

/** Names the game of the open table on the root, so that the style sheet of that game may tint the whole page. */
export function useGameMark(game: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.game = game;
    return () => {
      delete dataset.game;
    };
  }, [game]);
}
