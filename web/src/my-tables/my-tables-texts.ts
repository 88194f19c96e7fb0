import { type Outcome, type Text, text } from '@vigilia/kernel';
import { botsText } from '../games/company.ts';
import { manifestOf } from '../games/registry.ts';
import type { Mine } from './mine.ts';

/** The game, then people by name; of bots how many, and how good. */
export function gameAndCompany({ game: id, sitters, me }: Mine): string {
  const game = manifestOf(id);
  const others = sitters.filter((sitter, seat) => sitter !== null && seat !== me);
  const names = others.flatMap((sitter) => (sitter?.bot === null ? [sitter.name] : []));
  const bots = others.flatMap((sitter) => sitter?.bot ?? []);
  if (game === undefined) return [id, ...names].join(', ');
  const isSaid = bots.length > 0 || names.length === 0;
  const company = [...names, ...(isSaid ? [botsText(game, bots)] : [])].join(', ');
  return `${game.profile.title} · ${company}`;
}

/** Who won. */
export function resultOf({ sitters, me }: Pick<Mine, 'sitters' | 'me'>, { winners }: Outcome): Text {
  const isAlone = sitters.length === 1;
  if (winners.length === 0) return text(isAlone ? 'past.lost' : 'past.all-lost');
  if (winners.length === 1 && winners[0] === me) return text('past.won');
  if (winners.length === sitters.length && !isAlone) return text('past.all-won');
  return text('past.won-by', { names: winners.map((seat) => sitters[seat]?.name ?? '').join(', ') });
}
