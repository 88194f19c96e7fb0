import { type Diario, game, PERSON_IDS, proposalAfter, proposedChoice } from '@vigilia/game-diario';
import { choosePlan, header, isRefusal, namedSeed, open, print, type Session } from '@vigilia/kernel';
import type { Asked, Choice, DraftProps } from '../../src/games/diario/table/asked.ts';
import { followUp, proposedNames, wishesOf } from '../../src/games/diario/table/boards/wishes.ts';

/** A solo game as a player sends it who agrees with every proposal. */
export interface Played {
  /** The prompt of each question that cost a confirmation. */
  readonly confirmed: readonly string[];
  /** How many questions were settled by a wish. */
  readonly followed: number;
  /** How many choices the rules were given. */
  readonly choices: number;
}

export function playOnBoards(seed: string): Played {
  let session = open(
    game,
    header({ game: 'diario', rules: game.rules, seed: namedSeed(seed), entropy: [], seats: 1, options: {} }),
  ) as Session<Diario>;
  // Wishes are kept by draft; nothing else of it is looked at.
  const draft = {} as DraftProps['draft'];
  const wishes = wishesOf(draft);
  wishes.mixes.value = new Map(PERSON_IDS.map((person) => [person, 'proposal']));
  const confirmed: string[] = [];
  let followed = 0;
  let choices = 0;
  for (;;) {
    const [ask] = session.moment.asks;
    if (ask === undefined) return { confirmed, followed, choices };
    const asked: Asked = { view: game.view(session.moment.state, ask.seat), ask };
    const wish = confirmed.length === 0 ? null : followUp(asked, draft);
    const proposed = proposalFor(asked);
    if (wish === null) confirmed.push(ask.prompt.key);
    else followed++;
    if (wish === null && proposed[0]?.verb === 'explore') wishes.exploreOn.value = true;
    if (wish === null) wishes.names.value = proposedNames(asked.view, proposed);
    // A player who agrees with the proposal lets the cards be turned as soon as the group sets out.
    if (proposed.some(({ verb }) => verb === 'set-out')) wishes.exploreOn.value = true;
    const plan = wish ?? proposed;
    const taken = choosePlan(session, ask.seat, plan.map((choice) => print(game.grammar, choice)).join('; '));
    if (isRefusal(taken)) throw new Error(`refused: ${taken.reason.key}`);
    choices += taken.stop?.taken ?? plan.length;
    session = taken.session;
  }
}

/** What lies on the board of a question when it opens. */
function proposalFor({ view, ask }: Asked): readonly Choice[] {
  const proposed = proposalAfter(view, []);
  return proposed.length > 0 ? proposed : [proposedChoice(view, ask)];
}
