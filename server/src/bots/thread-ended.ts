/** Why a thread answers no more, in words for the log: never what it was asked, nor what a bot said. */
export class ThreadEnded extends Error {}

export const LATE = 'the bot took too long and its thread was ended';
export const LOST = 'the thread of the bot was lost';
/** Whoever hears this is closing down: what was chosen at random instead need not be played. */
export const CLOSED = 'the bots were sent home';
