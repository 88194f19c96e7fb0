import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import pg from 'pg';
import { createPrivately } from '../private-file.ts';

/** Writes a PostgreSQL database into one new file with `pg_dump`, as of one moment. */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already. Nothing was overwritten.`);
  const unfinished = `${file}.unfinished`;
  createPrivately(unfinished);
  try {
    await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${unfinished}`], url);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Puts such a file into an empty database with `pg_restore`, all of it or nothing. */
export async function restoreDatabase(url: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1");
  await client.end();
  if (rows.length > 0) throw new Error('The database is not empty. Nothing was overwritten.');
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await run('pg_restore', [...options, `--dbname=${databaseIn(url)}`, file], url);
}

/** The address goes by the environment: a list of processes shows arguments, and the address holds a password. */
async function run(program: string, options: readonly string[], url: string): Promise<void> {
  const child = spawn(program, options, {
    env: { ...process.env, ...connectionOf(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (words) => {
    said += words;
  });
  const [code] = await once(child, 'close').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'ENOENT') throw problem;
    throw new Error(`The program ${program} is needed. Please install it (Debian: postgresql-client).`);
  });
  if (code !== 0) throw new Error(`${program} failed: ${said.trim().split('\n').at(-1) ?? ''}`);
}

function connectionOf(address: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, searchParams } = new URL(address);
  return {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseIn(address),
    ...(searchParams.has('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') ?? '' } : {}),
  };
}

function databaseIn(address: string): string {
  return decodeURIComponent(new URL(address).pathname.slice(1));
}
