import { isOffered, isRefusal, parse } from '@vigilia/kernel';
import type { Aim } from './aim.ts';
import { pick } from './seeded.ts';

/** A choice as the grammar writes it, of any verb, that is not offered. */
export function lineNotOffered(aim: Aim): string {
  for (;;) {
    const line = anyLine(aim);
    if (!isTakenAt(aim, line)) return line;
  }
}

/** Whether the table would take this line from this seat as things stand. */
export function isTakenAt({ game, ask }: Aim, line: string): boolean {
  if (ask === null) return false;
  return line.split(';').every((part) => {
    const choice = parse(game.grammar, part, null);
    return !isRefusal(choice) && isOffered(ask, choice);
  });
}

function anyLine({ draw, game, words }: Aim): string {
  const verb = pick(draw, Object.keys(game.grammar));
  const written = (game.grammar[verb] ?? []).map(([, word]) => {
    for (let tries = 0; tries < 40; tries++) {
      const token = draw(4) === 0 ? String(draw(30)) : pick(draw, words);
      if (word.parse(token) !== undefined) return token;
    }
    return 'nothing';
  });
  return [verb, ...written].join(' ');
}
