import { type ParseArgsConfig, parseArgs } from 'node:util';
import { usageError } from './errors.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;

export interface Arguments {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

/** The options of every command. */
const COMMON: Options = { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' } };

/** Takes a command line apart; an argument that does not belong there is a usage error. */
export function readArguments(given: readonly string[], options: Options): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options: { ...options, ...COMMON },
      allowPositionals: true,
    });
    return { values: values as Arguments['values'], positionals };
  } catch (error) {
    const [, option = ''] = /'(-[^' ]*)/.exec(String(error)) ?? [];
    const isUnknown = (error as { code?: string }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    throw usageError(isUnknown ? 'usage.unknown-option' : 'usage.bad-value', { option });
  }
}

/** The arguments without a flag, at most this many. */
export function positionalsOf({ positionals }: Arguments, most: number): readonly string[] {
  if (positionals.length > most)
    throw usageError('usage.too-much', { rest: positionals.slice(most).join(' ') });
  return positionals;
}

export function textOf({ values }: Arguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

export function isSet({ values }: Arguments, name: string): boolean {
  return values[name] === true;
}

/** A whole number between two others. */
export function numberOf(
  given: Arguments,
  name: string,
  { least, most, otherwise }: { readonly least: number; readonly most: number; readonly otherwise: number },
): number {
  const written = textOf(given, name);
  if (written === undefined) return otherwise;
  const number = Number(written);
  if (/^\d+$/.test(written) && number >= least && number <= most) return number;
  throw usageError('usage.number', { option: `--${name}`, least, most, written });
}
