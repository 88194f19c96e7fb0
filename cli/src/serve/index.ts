/** What `vigilia serve` gives the server: for programs that start one with other settings. */
export { gameRegistry } from './games.ts';

/** The program of the threads in which bots think. */
export const botsWorker = new URL('./bots.ts', import.meta.url);
