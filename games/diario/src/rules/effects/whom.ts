import type { Who } from '../../data/language/effect.ts';
import type { OneAtStake, WhoAtStake } from '../../data/language/stakes.ts';
import type { PersonId } from '../../data/people.ts';
import type { Role } from '../../data/roles.ts';
import type { Scene } from '../../state/frames.ts';
import { playerOf } from './condition.ts';

/** One person: who plays the part, or one whom the Leader names among those present. */
export type One = { readonly kind: 'person'; readonly person: PersonId } | { readonly kind: 'chosen' };

/** Those whom an effect means. */
export type Whom = One | { readonly kind: 'present' | 'everyone' };

/** Who plays which part, as far as the parts are given out. */
export type Casting = Pick<Scene, 'actor' | 'cast'>;

/** The rules and the words of what is at stake both ask here, so that they mean the same people. */
export function whomOf(who: Who, casting: Casting): Whom {
  return who === 'present' || who === 'everyone' ? { kind: who } : oneOf(who, casting);
}

function oneOf(who: 'one' | Role, casting: Casting): One {
  const person = who === 'one' ? null : playerOf(who, casting);
  return person === null ? { kind: 'chosen' } : { kind: 'person', person };
}

type OneForeseen = One | { readonly kind: 'tester' | 'named' };
export type WhomForeseen = Whom | OneForeseen;

/** Those whom a stake means, before it has come to that. */
export function whomAtStake(who: OneAtStake, casting: Casting): OneForeseen;
export function whomAtStake(who: WhoAtStake, casting: Casting): WhomForeseen;
export function whomAtStake(who: WhoAtStake, casting: Casting): WhomForeseen {
  if (who === 'tester') return { kind: 'tester' };
  if (who !== 'named') return whomOf(who, casting);
  const actor = oneOf('actor', casting);
  return actor.kind === 'chosen' ? { kind: 'named' } : actor;
}
