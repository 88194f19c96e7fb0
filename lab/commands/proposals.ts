/**
 * `npm run lab:proposals -- [--games 200] [--seed 1] [--json]`: plays games of Diario twice from the same deals, once by the
 * planner, choice by choice, and once by a player who takes every proposal as it lies on the board, up to the next draw. Fails
 * if the proposals win less than 0.9 times as often.
 */
import { parseArgs } from 'node:util';
import { type Diario, game, planner, proposalAfter, proposedChoice } from '@vigilia/game-diario';
import {
  choosePlan,
  drawBelow,
  header,
  isRefusal,
  namedSeed,
  open,
  print,
  type Session,
} from '@vigilia/kernel';
import { countOf } from '../options.ts';

/** How often the proposals win, of the games that the planner wins. */
const LEAST = 0.9;

type Choice = Diario['choice'];
type View = Diario['view'];
type Ask = Parameters<typeof proposedChoice>[1];
type Player = (view: View, ask: Ask) => readonly Choice[];

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const games = countOf('games', values.games);
const won = { planner: 0, proposals: 0, both: 0 };
for (let number = 0; number < games; number++) {
  const name = `proposals ${values.seed}/${number}`;
  const byPlanner = wins(name, plannerOf(name));
  const byProposals = wins(name, proposedPlan);
  if (byPlanner) won.planner++;
  if (byProposals) won.proposals++;
  if (byPlanner && byProposals) won.both++;
}
const share = won.planner === 0 ? 1 : won.proposals / won.planner;
if (values.json) console.log(JSON.stringify({ games, seed: values.seed, won, share }));
else
  console.log(
    `${games} games: the planner wins ${won.planner}, every proposal taken wins ${won.proposals}, both ${won.both}. ` +
      `That is ${share.toFixed(2)} times as often, and ${LEAST} is asked.`,
  );
process.exitCode = share < LEAST ? 1 : 0;

function plannerOf(name: string): Player {
  const chance = { seed: namedSeed(`planner of ${name}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choices', sides);
  const imagine = () => {
    throw new Error('the planner imagines nothing');
  };
  return (view, ask) => [planner.choose(view, ask, draw, imagine) as Choice];
}

/** Where nothing is proposed the board waits for a press, and the planner's choice is pressed. */
function proposedPlan(view: View, ask: Ask): readonly Choice[] {
  const proposed = proposalAfter(view, []);
  return proposed.length > 0 ? proposed : [proposedChoice(view, ask)];
}

function wins(name: string, player: Player): boolean {
  let session = open(
    game,
    header({ game: 'diario', rules: game.rules, seed: namedSeed(name), entropy: [], seats: 1, options: {} }),
  ) as Session<Diario>;
  for (;;) {
    const [ask] = session.moment.asks;
    const { state } = session.moment;
    if (ask === undefined) return state.over !== null && state.over.score !== null;
    const plan = player(game.view(state, ask.seat), ask);
    const taken = choosePlan(session, ask.seat, plan.map((choice) => print(game.grammar, choice)).join('; '));
    if (isRefusal(taken)) throw new Error(`${name}: refused, ${taken.reason.key}`);
    session = taken.session;
  }
}
