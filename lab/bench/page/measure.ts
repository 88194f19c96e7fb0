/** `node measure.ts ADDRESS PORT`: measures the page of a server in a browser that listens on a port, as JSON. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumOptions } from '@vigilia/tools/browser';
import { inputsToPaint } from './inputs.ts';
import { FORM_FACTOR, type Scores, scoresOf } from './lighthouse.ts';
import { loadedAt, weigh } from './loaded.ts';

interface Measured {
  /** Gzipped, in thousands of bytes; the scripts of workers are apart. */
  readonly js: {
    readonly home: number;
    readonly table: number;
    /** Without the structure of the story book. */
    readonly diario: number;
    readonly book: number;
    /** The bots of 011 in their thread. */
    readonly worker: number;
  };
  readonly lighthouse: {
    readonly formFactor: string;
    readonly home: Scores;
    readonly table: Scores;
    readonly diario: Scores;
  };
  /** By game. */
  readonly inputToPaintP95Ms: Readonly<Record<string, number>>;
  readonly inputs: Readonly<Record<string, number>>;
}

const INPUTS = 40;
const TABLE = '.asking';

const [server = '', port = ''] = process.argv.slice(2);
console.log(JSON.stringify(await measurePage(server, Number(port))));

/** Measures the home page and a table of each game on this device at the size of a laptop. */
async function measurePage(server: string, port: number): Promise<Measured> {
  const profile = mkdtempSync(join(tmpdir(), 'vigilia-browser-'));
  const { executablePath, args } = chromiumOptions();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  try {
    const home = await loadedAt(context, `${server}/`, 'h1');
    const eleven = await playSome(context, server, '011');
    const diario = await playSome(context, server, 'diario');
    const tables = {
      eleven: await loadedAt(context, eleven.table, TABLE),
      diario: await loadedAt(context, diario.table, TABLE),
    };
    return {
      js: {
        home: home.page,
        table: tables.eleven.page,
        diario: tables.diario.page,
        book: tables.diario.book,
        worker: eleven.worker,
      },
      lighthouse: {
        formFactor: FORM_FACTOR,
        home: await scoresOf(`${server}/`, port),
        table: await scoresOf(eleven.table, port),
        diario: await scoresOf(diario.table, port),
      },
      inputToPaintP95Ms: { '011': percentile(eleven.times, 0.95), diario: percentile(diario.times, 0.95) },
      inputs: { '011': eleven.times.length, diario: diario.times.length },
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

interface Played {
  readonly table: string;
  readonly times: readonly number[];
  /** The scripts of the bots' thread. */
  readonly worker: number;
}

/** Begins a game at its door and plays on for a while. */
async function playSome(context: BrowserContext, server: string, game: string): Promise<Played> {
  const page = await context.newPage();
  await page.goto(`${server}/`);
  await page.evaluate(() => localStorage.setItem('vigilia.pace', 'instant'));
  await page.reload();
  await page.locator(`.door[data-game='${game}'] .play-now-button`).click();
  await page.waitForURL('**/here/*');
  const times = await inputsToPaint(page, INPUTS);
  const table = page.url();
  const workers = page.workers().map((worker) => worker.url());
  await page.close();
  return { table, times, worker: await weigh(context, workers) };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}
