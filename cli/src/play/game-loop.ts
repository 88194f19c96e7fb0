import { consult } from '@vigilia/bots';
import { type Ask, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import { playerName } from '../texts/translators.ts';
import { isPerson, type PlayContext } from './context.ts';
import { itemsOf, lineOf } from './menu.ts';
import { isOpinion, opinionLine, questionRead } from './opinions.ts';
import { QUIT, runPromptCommand, UNDO } from './prompt-commands.ts';
import { saveTable } from './save-table.ts';
import { passTo, showBoard, showEvents, showQuestion, showRefusal } from './screen.ts';
import type { Table } from './table.ts';

/** Plays until the game is over or somebody gets up; says which. */
export async function runGame(context: PlayContext, table: Table): Promise<'over' | 'left'> {
  let sitting: Seat | null = null;
  let scene = '';
  for (;;) {
    saveTable(context, table);
    const ask = nextToAnswer(context, table.session.moment.asks);
    if (ask === undefined) return 'over';
    if (!isPerson(context, ask.seat)) {
      await letBotChoose(context, table, ask);
      continue;
    }
    if (sitting !== ask.seat && context.people > 1) {
      if ((await passTo(context, ask.seat)) === 'left') return 'left';
      if (context.terminalGame.hasSecrets) scene = '';
    }
    sitting = ask.seat;
    showEvents(context, table.unseenEvents(ask.seat));
    const now = sceneOf(context, table, ask.seat);
    if (now !== scene) showBoard(context, table, ask.seat);
    scene = now;
    if ((await letPersonChoose(context, table, ask)) === 'left') return 'left';
  }
}

/**
 * Whose answer is waited for. Whoever decides is asked first and answers last: bots that may say something before
 * do, and so does a person where a bot decides. People round one screen talk aloud; who wants it kept types it.
 */
function nextToAnswer(context: PlayContext, asks: readonly Ask[]): Ask | undefined {
  const [decider, ...others] = asks;
  if (decider === undefined) return undefined;
  const isPersonDeciding = isPerson(context, decider.seat);
  return others.find(({ seat }) => isPersonDeciding !== isPerson(context, seat)) ?? decider;
}

function sceneOf({ terminalGame: { game, ui } }: PlayContext, { session }: Table, seat: Seat): string {
  return ui.redrawKey(game.view(session.moment.state, seat));
}

async function letBotChoose(
  { terminalGame: { game }, bots }: PlayContext,
  table: Table,
  ask: Ask,
): Promise<void> {
  const bot = bots[ask.seat];
  if (bot === undefined) throw new RangeError(`no bot sits at seat ${ask.seat}`);
  const { moment, header } = table.session;
  const refusal = table.takeChoice(ask.seat, await consult(game, moment, ask, bot, header.seed));
  if (refusal !== null) throw new Error(`the bot at seat ${ask.seat} was refused: ${refusal.reason.key}`);
}

/** Asks until a choice was made or taken back, or a voice has changed what may be chosen. */
async function letPersonChoose(context: PlayContext, table: Table, ask: Ask): Promise<'chosen' | 'left'> {
  context.input.offer(itemsOf(ask, context.terminalGame.game.grammar).map(({ line }) => line));
  showQuestion(context, table, ask);
  for (;;) {
    const typed = await context.input.next(`${playerName(ask.seat)}> `);
    const line = typed?.trim() ?? QUIT;
    if (line === QUIT) return 'left';
    if (line === '' || (await runPromptCommand(context, table, ask, line))) continue;
    const spoken = answerForOther(context, table, ask, line);
    if (spoken === 'taken') return 'chosen';
    if (spoken === 'refused') continue;
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

/** `p2 for 3`: somebody else at this screen answers a question of their own, before the one who decides does. */
function answerForOther(
  context: PlayContext,
  table: Table,
  ask: Ask,
  line: string,
): 'taken' | 'refused' | 'no voice' {
  const [, seatNumber, rest] = /^p(\d)\s+(.+)$/.exec(line) ?? [];
  const seat = Number(seatNumber) - 1;
  if (rest === undefined || seat === ask.seat || !isPerson(context, seat)) return 'no voice';
  const theirs = table.session.moment.asks.find((each) => each.seat === seat);
  const refusal = theirs === undefined ? table.take(seat, rest) : answerOf(context, table, theirs, rest);
  if (refusal === null) return 'taken';
  showRefusal(context, rest, refusal);
  return 'refused';
}

/** A number of the menu, or notation; a voice has numbers of its own. */
function answerOf({ terminalGame }: PlayContext, table: Table, ask: Ask, line: string): Refusal | null {
  const { game } = terminalGame;
  const { asks } = table.session.moment;
  if (isOpinion(ask, asks))
    return taken(opinionLine(line, ask, questionRead(ask, asks, terminalGame), game.grammar));
  if (!/^\d/.test(line)) return table.take(ask.seat, line);
  const items = itemsOf(ask, game.grammar);
  return taken(
    lineOf(items, line, game.grammar) ?? refuse(null, 'play.no-such-number', { most: items.length }),
  );

  function taken(chosen: string | Refusal): Refusal | null {
    const refusal = typeof chosen === 'string' ? table.take(ask.seat, chosen) : chosen;
    // The column counts in the notation, which nobody typed.
    return refusal && chosen !== line
      ? refuse(refusal.clause, refusal.reason.key, refusal.reason.vars)
      : refusal;
  }
}
