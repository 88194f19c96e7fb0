import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser } from './open-browser.mjs';

/** Milliseconds between two looks, and how long somebody looks. */
const AGAIN = 200;
const LONGEST = 60_000;

/**
 * Opens the browser once the house answers.
 * @param {string} address
 * @param {AbortSignal} gone says that the house will never answer
 */
export async function openWhenReady(address, gone) {
  const until = Date.now() + LONGEST;
  while (!gone.aborted && Date.now() < until) {
    if (await isOpen(address)) return openBrowser(address);
    await wait(AGAIN);
  }
}

/** @param {string} address */
async function isOpen(address) {
  try {
    return (await fetch(`${address}/health`)).ok;
  } catch {
    return false;
  }
}
