/** What programs outside this package use of its tests: players over sockets, attacks and searches. */
export { playThroughCuts } from './endurance/cuts.ts';
export type { Findings } from './endurance/findings.ts';
export { surviveKills } from './endurance/kills.ts';
export { outliveAProcess } from './endurance/two-processes.ts';
export { attack } from './hostile/attack.ts';
export { isFlat, MOST_GROWN, memoryAfterRounds, type Round } from './hostile/memory.ts';
export { OwnProcess } from './hostile/own-process.ts';
export { startReadableServer } from './hostile/readable-server.ts';
export { standing } from './hostile/standing.ts';
export { targetTable } from './hostile/target-table.ts';
export { floodUnread } from './hostile/unread.ts';
export { missingIn, searchGames } from './leaks/search-games.ts';
export { gather } from './play/gather.ts';
export { noteOf } from './play/note.ts';
export { anyChoice, playOn } from './play/play-on.ts';
export type { Player } from './play/player.ts';
export { type Fresh, freshDatabase, freshFolder } from './store/databases.ts';
