import { consult } from '@vigilia/bots';
import { type Ask, isRefusal, nextToAnswer, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import { playerName } from '../texts/translators.ts';
import { isPerson, type PlayContext } from './context.ts';
import { itemsOf, lineOf } from './menu.ts';
import { decisionFor, opinionLine } from './opinions.ts';
import { QUIT, runPromptCommand, UNDO } from './prompt-commands.ts';
import { saveTable } from './save-table.ts';
import { passTo, showBoard, showEvents, showQuestion, showRefusal, showStop } from './screen.ts';
import type { Table } from './table.ts';

/** Plays until the game is over or a player leaves; says which. */
export async function runGame(context: PlayContext, table: Table): Promise<'over' | 'left'> {
  let sitting: Seat | null = null;
  let drawn = '';
  for (;;) {
    saveTable(context, table);
    const ask = nextToAnswer(table.session.moment.asks, (seat) => isPerson(context, seat));
    if (ask === null) return 'over';
    if (!isPerson(context, ask.seat)) {
      await letBotChoose(context, table, ask);
      continue;
    }
    if (sitting !== ask.seat && context.people > 1) {
      if ((await passTo(context, ask.seat)) === 'left') return 'left';
      if (context.entry.profile.hasSecrets) drawn = '';
    }
    sitting = ask.seat;
    showEvents(context, table.unseenEvents(ask.seat));
    const now = redrawKey(context, table, ask.seat);
    if (now !== drawn) showBoard(context, table, ask.seat);
    drawn = now;
    if ((await letPersonChoose(context, table, ask)) === 'left') return 'left';
  }
}

function redrawKey({ ui }: PlayContext, { session }: Table, seat: Seat): string {
  return ui.redrawKey(session.game.view(session.moment.state, seat));
}

async function letBotChoose({ bots }: PlayContext, table: Table, ask: Ask): Promise<void> {
  const bot = bots[ask.seat];
  if (bot === undefined) throw new RangeError(`no bot sits at seat ${ask.seat}`);
  const { game, moment, header } = table.session;
  table.takeChoice(ask.seat, await consult(game, moment, ask, bot, header.seed));
}

/** Asks until the person has chosen or taken back, or the answer of another person has changed the choices. */
async function letPersonChoose(context: PlayContext, table: Table, ask: Ask): Promise<'chosen' | 'left'> {
  context.input.offer(itemsOf(ask, table.session.game.grammar).map(({ line }) => line));
  showQuestion(context, table, ask);
  for (;;) {
    const typed = await context.input.next(`${playerName(ask.seat)}> `);
    const line = typed?.trim() ?? QUIT;
    if (line === QUIT) return 'left';
    if (line === '' || (await runPromptCommand(context, table, ask, line))) continue;
    const answered = answerForOther(context, table, ask, line);
    if (answered === 'taken') return 'chosen';
    if (answered === 'refused') continue;
    const refusal =
      line === UNDO ? table.undo(ask.seat, botSeats(context, table)) : answerOf(context, table, ask, line);
    if (refusal === null) return 'chosen';
    showRefusal(context, line, refusal);
  }
}

function botSeats(context: PlayContext, { session }: Table): Seat[] {
  return Array.from({ length: session.header.seats }, (_, seat) => seat).filter(
    (seat) => !isPerson(context, seat),
  );
}

/** `p2 for 3`: another person at this screen answers their own question before the seat that decides. */
function answerForOther(
  context: PlayContext,
  table: Table,
  ask: Ask,
  line: string,
): 'taken' | 'refused' | 'not for another' {
  const [, seatNumber, rest] = /^p(\d)\s+(.+)$/.exec(line) ?? [];
  const seat = Number(seatNumber) - 1;
  if (rest === undefined || seat === ask.seat || !isPerson(context, seat)) return 'not for another';
  const theirs = table.session.moment.asks.find((each) => each.seat === seat);
  const refusal =
    theirs === undefined ? take(context, table, seat, rest) : answerOf(context, table, theirs, rest);
  if (refusal === null) return 'taken';
  showRefusal(context, rest, refusal);
  return 'refused';
}

/** A number of the menu, or notation; an opinion has numbers of its own. */
function answerOf(context: PlayContext, table: Table, ask: Ask, line: string): Refusal | null {
  const { game } = table.session;
  const decision = decisionFor(ask, table.session, context.ui);
  if (decision !== null) return taken(opinionLine(line, ask, decision, game.grammar));
  if (!/^\d/.test(line)) return take(context, table, ask.seat, line);
  const items = itemsOf(ask, game.grammar);
  return taken(
    lineOf(items, line, game.grammar) ?? refuse(null, 'play.no-such-number', { most: items.length }),
  );

  function taken(chosen: string | Refusal): Refusal | null {
    const refusal = typeof chosen === 'string' ? take(context, table, ask.seat, chosen) : chosen;
    // The column counts in the notation, which the player did not type.
    return refusal && chosen !== line
      ? refuse(refusal.clause, refusal.reason.key, refusal.reason.vars)
      : refusal;
  }
}

/** Takes a line; if only a part of it was taken, says how much and why. Null: some of it was taken. */
function take(context: PlayContext, table: Table, seat: Seat, line: string): Refusal | null {
  const answer = table.take(seat, line);
  if (answer === null || isRefusal(answer)) return answer;
  showStop(context, line, answer);
  return null;
}
