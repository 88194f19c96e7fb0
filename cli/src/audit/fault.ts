import { type Fault, type Text, text } from '@vigilia/kernel';
import { findGame } from '../games.ts';
import type { Language } from '../texts/language.ts';
import type { Translate } from '../texts/translate.ts';
import { gameTranslator } from '../texts/translators.ts';

const LONGEST_VALUE = 60;

/** The line that differs, and the difference. */
export async function faultLine(fault: Fault, language: Language, translate: Translate): Promise<string> {
  const { line: number, game, n, wrong } = fault;
  const why =
    'reason' in wrong ? await reasonOf(wrong.reason, fault, language, translate) : differenceOf(wrong);
  if (n === null) return translate(text('verdict.fault-in-header', { number, game, why }));
  return translate(text('verdict.fault', { number, game, n, why }));

  function differenceOf({
    path,
    recorded,
    computed,
  }: {
    path: string;
    recorded: unknown;
    computed: unknown;
  }): string {
    return translate(
      text('verdict.differs', { path, recorded: written(recorded), computed: written(computed) }),
    );
  }

  function written(value: unknown): string {
    if (value === undefined) return translate(text('verdict.nothing'));
    const json = JSON.stringify(value);
    return json.length > LONGEST_VALUE ? `${json.slice(0, LONGEST_VALUE)}…` : json;
  }
}

/** A refusal may be the game's own, and then its texts hold the reason. */
async function reasonOf(
  reason: Text,
  { id }: Fault,
  language: Language,
  translate: Translate,
): Promise<string> {
  if (reason.key.startsWith('verdict.')) return translate(reason);
  return (await translatorFor(id, language, translate))(reason);
}

/** Translates the texts of a game; of an unknown game, those of the command alone. */
export async function translatorFor(
  id: string,
  language: Language,
  translate: Translate,
): Promise<Translate> {
  const found = findGame(id);
  return found === undefined ? translate : gameTranslator(language, found, found.entry.game.seats.max);
}
