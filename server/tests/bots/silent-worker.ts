/** A thread that runs on and never listens. */
setInterval(() => {}, 1_000);
