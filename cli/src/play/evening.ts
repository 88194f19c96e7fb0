import { consult } from '@vigilia/bots';
import { type Ask, isRefusal, nextToAnswer, type Refusal, refuse, type Seat } from '@vigilia/kernel';
import { playerName } from '../voice.ts';
import { isVoice, readBy, voiceLine } from './council.ts';
import { save } from './keep.ts';
import { itemsOf, lineOf } from './menu.ts';
import { obey, QUIT, UNDO } from './orders.ts';
import { passTo, showBoard, showEvents, showQuestion, showRefusal, showStop } from './screen.ts';
import { isPerson, type Setting } from './setting.ts';
import type { Table } from './table.ts';

/** Plays until the game is over or somebody gets up; says which. */
export async function playOn(setting: Setting, table: Table): Promise<'over' | 'left'> {
  let sitting: Seat | null = null;
  let scene = '';
  for (;;) {
    save(setting, table);
    const ask = nextToAnswer(table.session.moment.asks, (seat) => isPerson(setting, seat));
    if (ask === null) return 'over';
    if (!isPerson(setting, ask.seat)) {
      await letBotChoose(setting, table, ask);
      continue;
    }
    if (sitting !== ask.seat && setting.people > 1) {
      if ((await passTo(setting, ask.seat)) === 'left') return 'left';
      if (setting.shelved.hasSecrets) scene = '';
    }
    sitting = ask.seat;
    showEvents(setting, table.news(ask.seat));
    const now = sceneOf(setting, table, ask.seat);
    if (now !== scene) showBoard(setting, table, ask.seat);
    scene = now;
    if ((await letPersonChoose(setting, table, ask)) === 'left') return 'left';
  }
}

function sceneOf({ shelved: { game, drawing } }: Setting, { session }: Table, seat: Seat): string {
  return drawing.scene(game.view(session.moment.state, seat));
}

async function letBotChoose({ shelved: { game }, bots }: Setting, table: Table, ask: Ask): Promise<void> {
  const bot = bots[ask.seat];
  if (bot === undefined) throw new RangeError(`no bot sits at seat ${ask.seat}`);
  const { moment, header } = table.session;
  table.takeChoice(ask.seat, await consult(game, moment, ask, bot, header.seed));
}

/** Asks until a choice was made or taken back, or a voice has changed what may be chosen. */
async function letPersonChoose(setting: Setting, table: Table, ask: Ask): Promise<'chosen' | 'left'> {
  setting.input.offer(itemsOf(ask, setting.shelved.game.grammar).map(({ line }) => line));
  showQuestion(setting, table, ask);
  for (;;) {
    const typed = await setting.input.next(`${playerName(ask.seat)}> `);
    const line = typed?.trim() ?? QUIT;
    if (line === QUIT) return 'left';
    if (line === '' || (await obey(setting, table, ask, line))) continue;
    const spoken = speaksFor(setting, table, ask, line);
    if (spoken === 'taken') return 'chosen';
    if (spoken === 'refused') continue;
    const refusal =
      line === UNDO ? table.undo(ask.seat, botSeats(setting, table)) : answerOf(setting, table, ask, line);
    if (refusal === null) return 'chosen';
    showRefusal(setting, line, refusal);
  }
}

function botSeats(setting: Setting, { session }: Table): Seat[] {
  return Array.from({ length: session.header.seats }, (_, seat) => seat).filter(
    (seat) => !isPerson(setting, seat),
  );
}

/** `p2 for 3`: somebody else at this screen answers a question of their own, before the one who decides does. */
function speaksFor(setting: Setting, table: Table, ask: Ask, line: string): 'taken' | 'refused' | 'no voice' {
  const [, seatNumber, rest] = /^p(\d)\s+(.+)$/.exec(line) ?? [];
  const seat = Number(seatNumber) - 1;
  if (rest === undefined || seat === ask.seat || !isPerson(setting, seat)) return 'no voice';
  const theirs = table.session.moment.asks.find((each) => each.seat === seat);
  const refusal =
    theirs === undefined ? take(setting, table, seat, rest) : answerOf(setting, table, theirs, rest);
  if (refusal === null) return 'taken';
  showRefusal(setting, rest, refusal);
  return 'refused';
}

/** A number of the menu, or notation; a voice has numbers of its own. */
function answerOf(setting: Setting, table: Table, ask: Ask, line: string): Refusal | null {
  const { shelved } = setting;
  const { game } = shelved;
  const { asks } = table.session.moment;
  if (isVoice(ask, asks)) return taken(voiceLine(line, ask, readBy(ask, asks, shelved), game.grammar));
  if (!/^\d/.test(line)) return take(setting, table, ask.seat, line);
  const items = itemsOf(ask, game.grammar);
  return taken(
    lineOf(items, line, game.grammar) ?? refuse(null, 'play.no-such-number', { most: items.length }),
  );

  function taken(chosen: string | Refusal): Refusal | null {
    const refusal = typeof chosen === 'string' ? take(setting, table, ask.seat, chosen) : chosen;
    // The column counts in the notation, which nobody typed.
    return refusal && chosen !== line
      ? refuse(refusal.clause, refusal.reason.key, refusal.reason.vars)
      : refusal;
  }
}

/** Takes a line; where only a part of it was taken, says how much and why. Null: some of it was taken. */
function take(setting: Setting, table: Table, seat: Seat, line: string): Refusal | null {
  const answer = table.take(seat, line);
  if (answer === null || isRefusal(answer)) return answer;
  showStop(setting, line, answer);
  return null;
}
