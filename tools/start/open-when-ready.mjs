import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser } from './open-browser.mjs';

/** Milliseconds between two requests, and until the last one. */
const INTERVAL = 200;
const LONGEST = 60_000;

/**
 * Opens the browser once the server answers.
 * @param {string} address
 * @param {AbortSignal} over aborted when the server has ended and will never answer
 */
export async function openWhenReady(address, over) {
  if (await isAnsweredAt(`${address}/health`, over)) openBrowser(address);
}

/**
 * Whether a request to the address is answered within a minute.
 * @param {string} address
 * @param {AbortSignal} over ends the waiting
 */
export async function isAnsweredAt(address, over) {
  const until = Date.now() + LONGEST;
  while (!over.aborted && Date.now() < until) {
    if (await isAnswered(address)) return true;
    await wait(INTERVAL);
  }
  return false;
}

/** @param {string} address */
async function isAnswered(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
