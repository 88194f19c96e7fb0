/*
 * What several parts of a page share goes into files by who imports it: in one file it takes less than in the many that a
 * bundler makes by itself. No module is named but those that a page begins with. A group takes what its modules import,
 * too, unless a group before it has that, so that no two files import each other.
 */

/** This number of parts makes a file of its own worth its request. */
const MANY = 5;

const ofAGame = /[\\/]games[\\/]([^\\/]+)[\\/]/;

const gameOf = (id: string) => ofAGame.exec(id)?.[1] ?? null;

/** The first group that matches a module takes it. */
export const chunks = [
  // The verifier, which one part alone wants, comes with that part.
  { name: 'kernel', test: /[\\/]kernel[\\/]src[\\/]/, minShareCount: MANY },
  { name: 'first', test: /[\\/]web[\\/]src[\\/]main[.]tsx$/ },
  {
    name: 'page',
    // The pages of a game's table must not bring its rules to the pages that only share a button with it.
    test: (id: string) => gameOf(id) === null,
    minShareCount: 2,
    entriesAware: true,
    includeDependenciesRecursively: false,
  },
  { name: 'story-book', test: /[\\/]games[\\/][^\\/]+[\\/]src[\\/]book[\\/]/ },
  { name: gameOf, test: /[\\/]web[\\/]src[\\/]games[\\/][^\\/]+[\\/]ui[.]ts$/ },
  { name: (id: string) => `${gameOf(id)}-boards`, test: ofAGame, minShareCount: MANY },
];
