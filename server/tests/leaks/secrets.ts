import type { RecordedGame } from './recorded-game.ts';
import type { Recorder } from './recorder.ts';
import type { Truth } from './truth.ts';

/** What a person must not learn: some of it never, some of it not before the game is over. */
export interface Secrets {
  readonly never: readonly string[];
  readonly untilOver: readonly string[];
  /** Keys of others' commands, never sent either: they are many, so they are looked up. */
  readonly keys: ReadonlySet<string>;
}

/** This many digits of a seed in a row are no coincidence. */
const DIGITS = 8;

export function secretsFor(
  recorder: Recorder,
  { players, watchers }: RecordedGame,
  truth: readonly Truth[],
): Secrets {
  const others = [...players, ...watchers].filter((other) => other !== recorder);
  const seeds = [seedOf(truth), truth.at(-1)?.mixed ?? ''];
  return {
    never: [
      ...identitiesIn(truth),
      ...others.flatMap(({ cookie, tokens, orders }) => [
        ...(cookie === null ? [] : [cookieOf(cookie)]),
        ...tokens,
        ...orders,
      ]),
    ],
    keys: new Set(others.flatMap(({ keys }) => keys)),
    untilOver: [...seeds.flatMap(digitsOf), ...others.map(({ entropy }) => entropy)],
  };
}

/** What no line of the operator's log may hold. */
export function secretsOfAll({ table, players, watchers }: RecordedGame, truth: readonly Truth[]): string[] {
  return [
    table,
    seedOf(truth),
    truth.at(-1)?.mixed ?? '',
    ...identitiesIn(truth),
    ...[...players, ...watchers].flatMap(({ cookie, tokens, keys, entropy, orders }) => [
      ...(cookie === null ? [] : [cookieOf(cookie)]),
      ...tokens,
      ...keys,
      ...orders,
      entropy,
    ]),
  ];
}

function cookieOf(pair: string): string {
  return pair.slice(pair.indexOf('=') + 1);
}

function seedOf([first]: readonly Truth[]): string {
  const [opened] = first?.row.act.facts ?? [];
  return opened?.fact === 'opened' ? opened.seed : '';
}

function digitsOf(seed: string): string[] {
  return seed.match(new RegExp(`.{${DIGITS}}`, 'g')) ?? [];
}

function identitiesIn(truth: readonly Truth[]): string[] {
  const found = new Set<string>();
  for (const { row } of truth) {
    for (const fact of row.act.facts) {
      if (fact.fact === 'opened') found.add(fact.host);
      if (fact.fact === 'sat' && 'identity' in fact.sitter) found.add(fact.sitter.identity);
    }
  }
  return [...found];
}
