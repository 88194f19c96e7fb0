import type { Deck, DeckName } from '../../data/cards/decks.ts';
import type { Run } from '../../kinds/kinds.ts';

/** Takes the top card; an empty deck is made of its discards first. Null if there is none at all. */
export function drawCard<Name extends DeckName>(run: Run, name: Name): Deck[Name] | null {
  const table = run.state;
  if (table.decks[name].length === 0) {
    table.decks = { ...table.decks, [name]: run.shuffle(name, table.discards[name]) };
    table.discards = { ...table.discards, [name]: [] };
  }
  const [card, ...rest] = table.decks[name];
  if (card === undefined) return null;
  // A draw shows what was unknown.
  run.barrier = true;
  table.decks = { ...table.decks, [name]: rest };
  return card;
}

export function discardCard<Name extends DeckName>(run: Run, name: Name, card: Deck[Name]): void {
  const { discards } = run.state;
  run.state.discards = { ...discards, [name]: [...discards[name], card] };
}

/** Shuffles cards into a deck, unseen. */
export function shuffleInto<Name extends DeckName>(run: Run, name: Name, cards: readonly Deck[Name][]): void {
  const { decks } = run.state;
  run.state.decks = { ...decks, [name]: run.shuffle(name, [...decks[name], ...cards]) };
}

/** All discards go back and everything is shuffled (SCAV-8). */
export function reshuffle(run: Run, name: DeckName): void {
  const cards = run.state.discards[name];
  run.state.discards = { ...run.state.discards, [name]: [] };
  shuffleInto(run, name, cards as never);
}
