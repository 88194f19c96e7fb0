/** The program of the threads in which bots think. It is named here without loading any game. */
export const botsWorker = new URL('./bots.ts', import.meta.url);
