import { botOf, consult } from '@vigilia/bots';
import { type Eleven, game as eleven, entry } from '@vigilia/game-011';
import {
  type Ask,
  answer,
  choiceAt,
  countChoices,
  header,
  isRefusal,
  isSameChoice,
  type Moment,
  namedSeed,
  open,
} from '@vigilia/kernel';
import {
  answersAutomatically,
  canTakeBack,
  furtherOf,
  proposalFor,
} from '../../../src/games/011/asking/foresight.ts';
import { winningEnd } from '../../../src/games/011/asking/winning.ts';
import { planFor } from '../../../src/games/011/ways/plan-for.ts';

type Choice = Eleven['choice'];

interface Asked {
  readonly view: Eleven['view'];
  readonly ask: Ask<Choice>;
}

/** How a person plays whose presses are counted: as an Apprentice does, who bids or only opens at 0 and passes. */
interface Player {
  readonly bids: boolean;
}

const OWN = 0;
const MOVES: ReadonlySet<string> = new Set(['walk', 'ride', 'carriage']);
/** Choices that name two things, each of which is pressed. */
const OF_TWO: ReadonlySet<string> = new Set(['move', 'send', 'swap', 'place']);
/** Amounts that stand in the row by themselves; a higher one takes a press more. */
const SHOWN = 3;

/** The presses of a whole game against three Apprentices, by the prompt of the question. */
export async function pressesOf(name: string, player: Player): Promise<ReadonlyMap<string, number>> {
  const { id: game, rules } = eleven;
  const dealt = open(
    eleven,
    header({ game, rules, seed: namedSeed(name), entropy: [], seats: 4, options: {} }),
  );
  if (isRefusal(dealt)) throw new Error(dealt.reason.key);
  const presses = new Map<string, number>();
  let { moment }: { moment: Moment<Eleven> } = dealt;
  /** Whether what the person answered last can be taken back; null if another seat has answered since. */
  let canUndo: boolean | null = null;
  let passesIn: number | null = null;
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return presses;
    const { seat } = ask;
    const asked = { view: eleven.view(moment.state, seat), ask };
    const answered = seat === OWN ? await byPerson(asked) : [await choiceOf(moment, ask)];
    const { reached, isFree } = follow(moment, seat, answered);
    moment = reached;
    canUndo = seat === OWN ? isFree : null;
  }

  async function byPerson(asked: Asked): Promise<readonly Choice[]> {
    const { view, ask } = asked;
    const isForced = countChoices(ask) === 1 && answersAutomatically(asked, { isAlone: true });
    if (isForced && canUndo === false) return [choiceAt(ask, 0)];
    const pass = ask.choices.find(({ verb }) => verb === 'pass');
    if (pass !== undefined && passesIn === view.hour) return [pass];
    const count = (more: number) => presses.set(ask.prompt.key, (presses.get(ask.prompt.key) ?? 0) + more);
    const end = winningEnd(asked);
    if (end !== null) {
      count(1);
      return end.choices;
    }
    const wanted = await intended(moment);
    const plan = planned(asked, wanted);
    const proposed = proposalFor(asked);
    const isProposed = proposed !== null && plan.length === 1 && isSameChoice(proposed, wanted[0] as Choice);
    const isFree = !isProposed && canTakeBack(asked, plan);
    count((isProposed ? 0 : pressesFor(asked, plan)) + (isFree ? 0 : 1));
    const further = isFree ? null : furtherOf(asked, plan);
    if (further === null) return plan;
    if (further.order !== null) {
      if (plan[0]?.verb === 'pass') passesIn = view.hour;
      return plan;
    }
    const rest = wanted.slice(plan.length);
    const isMeant = further.choices.every((choice, at) => isSame(choice, rest[at]));
    return isMeant ? [...plan, ...further.choices] : plan;
  }

  /** What the person is about to answer until another seat is asked, or something is drawn or shown. */
  async function intended(start: Moment<Eleven>): Promise<readonly Choice[]> {
    const choices: Choice[] = [];
    for (let reached = start; ; ) {
      const [ask] = reached.asks;
      if (ask?.seat !== OWN) return choices;
      const choice = await choiceOf(reached, ask);
      choices.push(choice);
      const next = follow(reached, OWN, [choice]);
      if (!next.isFree) return choices;
      reached = next.reached;
    }
  }

  async function choiceOf(reached: Moment<Eleven>, ask: Ask<Choice>): Promise<Choice> {
    const own = ask.seat === OWN && !player.bids ? unwilling(ask) : null;
    return own ?? (await consult(eleven, reached, ask, bot, name));
  }
}

const bot = apprentice();

function apprentice() {
  const found = botOf(entry, 'apprentice', null);
  if (found === undefined) throw new RangeError('no Apprentice plays 011');
  return found;
}

/** To pass, or to open with the first position at 0; null where nothing is auctioned. */
function unwilling({ choices, ranges }: Ask<Choice>): Choice | null {
  const pass = choices.find(({ verb }) => verb === 'pass');
  const [range] = ranges;
  return pass ?? (range?.from.verb === 'bid' ? range.from : null);
}

/** Answers until something is drawn or shown, or another seat is asked. */
function follow(start: Moment<Eleven>, seat: number, choices: readonly Choice[]) {
  let reached = start;
  let isFree = true;
  for (const choice of choices) {
    if (!isFree) break;
    const answered = answer(eleven, reached, seat, choice);
    if (isRefusal(answered)) throw new Error(answered.reason.key);
    reached = answered;
    isFree = !answered.barrier && answered.asks[0]?.seat === seat;
  }
  return { reached, isFree };
}

/** What is drafted together: a square on the map brings the Gears and the whole way, and tiles are discarded at once. */
function planned({ view, ask }: Asked, wanted: readonly Choice[]): readonly Choice[] {
  const [first] = wanted;
  if (first?.verb === 'discard') return run(wanted, ({ verb }) => verb === 'discard');
  const turns = first?.verb === 'turn' ? 1 : 0;
  const target = run(wanted.slice(turns), ({ verb }) => MOVES.has(verb)).at(-1);
  if (first === undefined || target === undefined || !('square' in target)) return wanted.slice(0, 1);
  const way = planFor(view, ask, `square:${target.square}`);
  return way !== null && (turns === 0 || isSame(first, way[0])) ? way : [first];
}

function run(choices: readonly Choice[], belongs: (choice: Choice) => boolean): readonly Choice[] {
  const end = choices.findIndex((choice) => !belongs(choice));
  return end < 0 ? choices : choices.slice(0, end);
}

/** The presses that draft a plan. */
function pressesFor({ view, ask }: Asked, plan: readonly Choice[]): number {
  const [choice] = plan;
  if (choice?.verb === 'discard') return plan.length;
  if (choice?.verb !== 'bid') return choice !== undefined && OF_TWO.has(choice.verb) ? 2 : 1;
  const { position, amount } = choice;
  const own = ask.ranges.find(({ from }) => from.verb === 'bid' && from.position === position);
  const isUp = view.auction?.position !== null || own === ask.ranges[0];
  return (isUp ? 0 : 1) + (amount - (own?.from.amount ?? 0) < SHOWN ? 1 : 2);
}

function isSame(one: Choice, other: Choice | undefined): boolean {
  return other !== undefined && isSameChoice(one, other);
}
