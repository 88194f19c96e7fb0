/** Time, and the way to let others use it. */
export interface Clock {
  /** Milliseconds since whenever. */
  now(): number;
  /** Gives the event loop a turn: what waits there, a message to stop for one, is heard before it goes on. */
  pause(): Promise<void>;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  pause: () => new Promise(typeof MessageChannel === 'undefined' ? pauseByTimer : pauseByMessage),
};

function pauseByTimer(resume: () => void): void {
  setTimeout(resume, 0);
}

/** Browsers make a timer that follows a timer wait for 4 milliseconds; a message goes through at once. */
function pauseByMessage(resume: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    // An open port would keep the process alive.
    port1.close();
    resume();
  });
  port1.start();
  port2.postMessage(null);
}
