import { type Ask, drawBelow, imagining, namedSeed, print } from '@vigilia/kernel';
import { type Mind, mindOf } from '../../../src/bots/detective/mind.ts';
import { detective } from '../../../src/bots/detective.ts';
import { game as eleven } from '../../../src/index.ts';
import type { Choice } from '../../../src/table/choices.ts';
import type { CardPlace, Player } from '../../../src/table/state.ts';
import { marcosTurn, type Scene } from '../../marcos-turn.ts';
import type { Scenario } from '../../scenario.ts';

export const UNKNOWN_DECK: readonly CardPlace[] = ['unknown:0', 'unknown:1', 'unknown:2'];
/** What seat 0 has seen who knows the Chosen One among four players. */
export const EVERYTHING: readonly CardPlace[] = ['1:0', '2:0', '3:0', ...UNKNOWN_DECK];

/** The mind of the asked seat; of seat 0 if none is asked. */
export function mindAt(game: Scenario): Mind {
  return mindOf(game.view(game.asked ?? 0));
}

/** What a Detective would choose in place of the seat asked, in notation. */
export function chosenAt({ moment: { state, asks } }: Scenario): string {
  const [ask] = asks as [Ask<Choice>];
  const chance = { seed: namedSeed('a detective'), drawn: {} };
  const choice = detective.choose(
    eleven.view(state, ask.seat),
    ask,
    (sides) => drawBelow(chance, 'choices', sides),
    imagining(eleven, state, ask),
  );
  return print(eleven.grammar, choice as Choice);
}

/** What Marco has in mind at the beginning of his turn. */
export function marco(me: Partial<Player> = {}, scene: Scene = {}): Mind {
  return mindAt(marcosTurn({ ...scene, me }));
}
