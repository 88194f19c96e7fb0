/**
 * `node measure.ts ADDRESS PORT [scripts|inputs]`: measures the page of a server in a browser that listens on a port, as
 * JSON; all of it, or one part.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '@vigilia/tools/browser';
import { type FirstQuestion, tablesByQuestion } from './first-questions.ts';
import { inputsToPaint } from './inputs.ts';
import { FORM_FACTOR, type Scores, scoresOf } from './lighthouse.ts';
import { loadedAt, weigh } from './loaded.ts';

/** Gzipped, in thousands of bytes; the scripts of workers are apart. A table is weighed at its first decision. */
interface Scripts {
  readonly home: number;
  readonly table: number;
  /** Without the structure of the story book: the most over all kinds of first question. */
  readonly diario: number;
  /** The same by the question with which the page is opened. */
  readonly diarioBy: Readonly<Partial<Record<FirstQuestion, number>>>;
  /** What Diario's table fetches besides once the player has pressed anything. */
  readonly diarioLater: number;
  readonly book: number;
  /** The bots of 011 in their thread. */
  readonly worker: number;
}

interface Measured {
  readonly js?: Scripts;
  readonly lighthouse?: {
    readonly formFactor: string;
    readonly home: Scores;
    readonly table: Scores;
    readonly diario: Scores;
  };
  /** By game. */
  readonly inputToPaintP95Ms?: Readonly<Record<string, number>>;
  readonly inputs?: Readonly<Record<string, number>>;
}

const INPUTS = 40;
const TABLE = '.answering-panel_asking';

const [server = '', port = '', only = null] = process.argv.slice(2);
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
    const tables = {
      eleven: await begun(context, server, '011'),
      diario: await begun(context, server, 'diario'),
    };
    const js = only === 'inputs' ? null : await scriptsOf(context, server, tables);
    const times =
      only === 'scripts'
        ? null
        : { '011': await timesAt(tables.eleven), diario: await timesAt(tables.diario) };
    const addresses = [`${server}/`, tables.eleven.page.url(), tables.diario.page.url()] as const;
    await tables.eleven.page.close();
    await tables.diario.page.close();
    return {
      ...(js !== null && { js }),
      ...(only === null && { lighthouse: await scoresAt(addresses, port) }),
      ...(times !== null && {
        inputToPaintP95Ms: { '011': percentile(times['011'], 0.95), diario: percentile(times.diario, 0.95) },
        inputs: { '011': times['011'].length, diario: times.diario.length },
      }),
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

interface Begun {
  readonly page: Page;
  /** The scripts of the bots' thread. */
  readonly workers: readonly string[];
}

/** Begins a game at its door and waits for its first question. */
async function begun(context: BrowserContext, server: string, game: string): Promise<Begun> {
  const page = await context.newPage();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(`${server}/`);
  await page.evaluate(() => localStorage.setItem('vigilia.pace', 'instant'));
  await page.reload();
  await page.locator(`.door[data-game='${game}'] .play-now_button`).click();
  await page.waitForURL('**/here/*');
  const question = page.locator(`${TABLE}[data-asked]`).first();
  const meeting = page.locator('.arrival .main');
  await question.or(meeting).filter({ visible: true }).first().waitFor();
  // The group of Diario is met before its first question.
  if (await meeting.isVisible()) await meeting.click();
  await question.waitFor();
  return { page, workers };
}

async function scriptsOf(
  context: BrowserContext,
  server: string,
  { eleven, diario }: Readonly<Record<'eleven' | 'diario', Begun>>,
): Promise<Scripts> {
  const home = await loadedAt(context, `${server}/`, 'h1');
  const table = await loadedAt(context, eleven.page.url(), TABLE);
  const first = await loadedAt(context, diario.page.url(), TABLE);
  const whole = await loadedAt(context, diario.page.url(), TABLE, { isPressed: true });
  const diarioBy = await scriptsByQuestion(context, diario.page, server);
  return {
    home: home.page,
    table: table.page,
    diario: Math.max(first.page, ...Object.values(diarioBy)),
    diarioBy,
    diarioLater: Math.round((whole.page - first.page) * 10) / 10,
    book: first.book,
    worker: await weigh(context, eleven.workers),
  };
}

/** Stores a table for each kind of first question, through a page of the server, and weighs what opening it loads. */
async function scriptsByQuestion(
  context: BrowserContext,
  page: Page,
  server: string,
): Promise<Scripts['diarioBy']> {
  const weights: Partial<Record<FirstQuestion, number>> = {};
  for (const [kind, table] of tablesByQuestion()) {
    const item = [`vigilia.table.${table.id}`, JSON.stringify(table)] as const;
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), item);
    const loaded = await loadedAt(context, `${server}/here/${table.id}`, `${TABLE}[data-asked]`);
    weights[kind] = loaded.page;
  }
  return weights;
}

async function timesAt({ page }: Begun): Promise<readonly number[]> {
  await page.bringToFront();
  return inputsToPaint(page, INPUTS);
}

async function scoresAt(
  [home, table, diario]: readonly [string, string, string],
  port: number,
): Promise<NonNullable<Measured['lighthouse']>> {
  return {
    formFactor: FORM_FACTOR,
    home: await scoresOf(home, port),
    table: await scoresOf(table, port),
    diario: await scoresOf(diario, port),
  };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}
