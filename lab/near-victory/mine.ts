import { consult } from '@vigilia/bots';
import { apprentice, detective, type Eleven, game } from '@vigilia/game-011';
import { type Judged, judge, type Kind, type MarkedGame, writeMark } from '@vigilia/game-011/testing';
import { type Answered, type Bot, begin, countChoices, namedSeed, print, take } from '@vigilia/kernel';

/** How many positions of each kind are wanted. */
const WANTED: Readonly<Record<Kind, number>> = {
  declare: 12,
  step: 12,
  bid: 16,
  discard: 40,
  end: 30,
  spend: 12,
  gamble: 24,
  place: 8,
};
/** A game with few of them is not worth its lines, unless few are missing: one for each twelve that are. */
const ONE_FOR = 12;
const MOST_ASKED = 4;
/** A bid is hard to find if it takes nearly all Time that can be spared. */
const HARDEST_BIDS = 3;

/** What an Apprentice does at once: other players keep such things for later. */
const AT_ONCE: ReadonlySet<string> = new Set(['card', 'tile', 'place', 'invoke']);
const KEPT_OUT_OF = 4;

/** An Apprentice who mostly keeps cards, tiles and Clues for later, as people do. */
const hoarder: Bot<Eleven> = {
  choose(view, ask, draw, imagine) {
    const isKept = draw(KEPT_OUT_OF) > 0;
    if (isKept && ask.prompt.key === 'prompt.spend') return { verb: 'spend', amount: 0 };
    const choices = ask.choices.filter(({ verb }) => !AT_ONCE.has(verb));
    return apprentice.choose(view, isKept && choices.length > 0 ? { ...ask, choices } : ask, draw, imagine);
  },
};

/** Plays games until every kind of position was found as often as wanted; a seat has one of a kind in an Hour. */
export async function mine(seed: string): Promise<MarkedGame[]> {
  let missing = { ...WANTED };
  const games: MarkedGame[] = [];
  for (let number = 1; total(missing) > 0; number++) {
    const seats = 3 + (number % 4);
    const bots = number % 3 === 0 ? [apprentice, hoarder] : [detective];
    const left = { ...missing };
    const found = await play(seats, namedSeed(`near victory ${seed} ${number}`), bots, left);
    const least = Math.min(MOST_ASKED, Math.ceil(total(missing) / ONE_FOR));
    if (total(missing) - total(left) < least) continue;
    missing = left;
    games.push(found);
    console.log(`game ${number}: ${JSON.stringify(missing)}`);
  }
  return games;
}

function total(counts: Readonly<Record<Kind, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Plays a game and marks what is missing; it ends with the last mark. */
async function play(
  seats: number,
  seed: string,
  bots: readonly Bot<Eleven>[],
  missing: Record<Kind, number>,
): Promise<MarkedGame> {
  const met = new Set<string>();
  const lines: string[] = [];
  let last = 0;
  let moment: Answered<Eleven> = begin(game, seats, { beginners: false }, { seed, drawn: {} });
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return { seats, seed, lines: lines.slice(0, last) };
    const judged = countChoices(ask) > 1 ? judge(moment, ask) : null;
    const name = `${judged?.kind} ${ask.seat} ${moment.state.hour}`;
    if (judged !== null && missing[judged.kind] > 0 && !met.has(name) && isHard(judged)) {
      met.add(name);
      missing[judged.kind]--;
      last = lines.push(writeMark(judged));
    }
    const choice = await consult(game, moment, ask, bots[ask.seat % bots.length] ?? apprentice, seed);
    lines.push(`p${ask.seat + 1} ${print(game.grammar, choice)}`);
    moment = take(game, moment, ask, choice);
  }
}

function isHard({ kind, good }: Judged): boolean {
  return kind !== 'bid' || good.length <= HARDEST_BIDS;
}
