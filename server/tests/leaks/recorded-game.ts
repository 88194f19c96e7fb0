import {
  type Ask,
  choiceAt,
  countChoices,
  type Draw,
  isOffered,
  isRefusal,
  parse,
  print,
} from '@vigilia/kernel';
import type { Card } from '../../src/protocol/from-server.ts';
import type { Readable } from '../hostile/readable-server.ts';
import { pick } from '../hostile/seeded.ts';
import { games } from '../play/games.ts';
import { anyChoice, botChoice } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { Recorder } from './recorder.ts';

export interface GamePlan {
  readonly game: string;
  readonly seats: number;
  /** How many of the seats people take; bots take the others. */
  readonly people: number;
  readonly watching: 'nobody' | 'open' | 'everything';
  /** How many chapters late watchers see what a seat saw. */
  readonly delay: number | null;
  readonly practice: boolean;
  readonly draw: Draw;
}

/** A game that was played to its end, with all that each person received. */
export interface RecordedGame {
  readonly plan: GamePlan;
  readonly table: string;
  readonly players: readonly Recorder[];
  readonly watchers: readonly Recorder[];
}

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'];
/** An order that no other person at the table would leave, so that its owner is known. */
const ORDERS = [
  (part: string) => `${part} then pass`,
  (part: string) => `II ${part} then wake`,
  (part: string) => `I from 1 ${part} then pass; pass`,
];

/** People play a game as people do: they look around, leave orders, talk, change their minds and lose the line. */
export async function playRecordedGame(
  { address, home }: Pick<Readable, 'address' | 'home'>,
  plan: GamePlan,
): Promise<RecordedGame> {
  const { game, seats, people, watching, delay, practice, draw } = plan;
  const players = Array.from({ length: people }, () => new Recorder(address));
  // The first to come brings the table home.
  const watchers = [new Recorder(home), new Recorder(address)];
  const [host] = players as [Recorder];
  const setting = {
    game,
    seats,
    watching,
    delay,
    practice,
    pace: 'instant',
    isPublic: true,
    talk: 'free',
    assist: 'hints',
  };
  const { id: table } = await host.get<Card>('POST', '/tables', setting);
  const [, known] = watchers as [Recorder, Recorder];
  known.tokens.push((await known.get<{ phrase: string }>('POST', '/me/phrase')).phrase);
  for (const watcher of watchers) await watcher.come(table);
  for (const [seat, player] of players.entries()) {
    await player.get('POST', `/tables/${table}/sit`, { seat, name: NAMES[seat] });
    await player.come(table);
    player.tokens.push((await player.get<{ token: string }>('POST', `/tables/${table}/token`)).token);
    player.tokens.push((await player.get<{ token: string }>('POST', '/me/link')).token);
    await player.beReady(player.entropy);
  }
  for (const watcher of watchers) {
    await lookAround(watcher);
    await watcher.lookOverShoulder(draw(seats));
  }
  await host.get('POST', `/tables/${table}/begin`, { fill: games.get(game)?.profile.opponent });
  await Promise.all(players.map((player) => playSeat(player, plan, watchers)));
  for (const recorder of [...players, ...watchers]) {
    // If watching is not allowed, watchers do not even learn that it is over.
    const isShutOut = watching === 'nobody' && watchers.includes(recorder);
    if (!isShutOut) await recorder.until(() => recorder.card?.phase === 'over');
    await lookAround(recorder);
    recorder.leave();
  }
  return { plan, table, players, watchers };
}

async function playSeat(player: Recorder, plan: GamePlan, watchers: readonly Recorder[]): Promise<void> {
  const isOver = () => player.card?.phase === 'over';
  while (!isOver()) {
    await player.until(() => isOver() || player.asks.length > 0 || isAskedToGoBack(player));
    if (isAskedToGoBack(player)) {
      await player.do({ type: 'answer-undo', version: player.version, agree: plan.draw(3) > 0 });
      continue;
    }
    const [ask] = player.asks;
    if (ask === undefined) continue;
    const { version } = player;
    await followWhim(player, ask, plan);
    // Words of a watcher change nothing: the player goes on at once. If watching is not allowed they are refused.
    if (plan.draw(40) === 0) await pick(plan.draw, watchers).do({ type: 'write', words: 'from behind' });
    if (player.version !== version) continue;
    const strategy = plan.draw(2) === 0 ? anyChoice : botChoice;
    const answer = await player.answer(ask, strategy(player, ask));
    if (answer.type === 'refused') throw new Error(`refused: ${JSON.stringify(answer)}`);
    await player.until(() => player.version > version || isOver());
  }
}

function isAskedToGoBack({ card, seat }: Recorder): boolean {
  const undo = card?.undo ?? null;
  return undo !== null && seat !== null && undo.by !== seat && !undo.agreed.includes(seat);
}

async function followWhim(player: Recorder, ask: Ask, { draw, game }: GamePlan): Promise<void> {
  const isOwn = ask.seat === player.seat;
  switch (draw(30)) {
    case 0:
      return player.cut();
    case 1:
      return lookAround(player);
    case 2: {
      const own = `up to ${21 + (player.seat ?? 0)}`;
      const answer = await player.do({ type: 'order', line: pick(draw, ORDERS)(own) });
      if (answer.type === 'done') player.orders.add(`${own} then`);
      return;
    }
    case 3:
      await player.do({ type: 'say', phrase: 'good-luck' });
      await player.do({ type: 'write', words: 'between us' });
      return;
    case 4:
    case 5:
      return isOwn ? probe(player, ask, draw, game) : undefined;
    case 6:
    case 7:
      if (player.mayUndo) await player.do({ type: 'undo', version: player.version });
      return;
    case 8: {
      const { version, answers } = player;
      const backTo = Math.max(0, answers - 2);
      if (player.card?.undo !== null) return;
      const answer = await player.do({ type: 'ask-undo', version, backTo });
      // If another was first, it is for this one to agree.
      if (answer.type === 'happened')
        await player.until(() => player.card?.undo === null || player.card?.phase === 'over');
      return;
    }
    case 9:
      return isOwn ? player.takeAdvice(ask) : undefined;
    case 10:
    case 11:
      return draft(player, ask, draw, game);
  }
}

/** Asks for a choice of another moment, which must not reveal what is hidden either. */
async function probe(player: Recorder, ask: Ask, draw: Draw, id: string): Promise<void> {
  const grammar = games.get(id)?.game.grammar ?? {};
  const words = print(grammar, choiceAt(ask, draw(countChoices(ask)))).split(' ');
  const verb = pick(draw, Object.keys(grammar));
  const line = [verb, ...words.slice(1)].join(' ');
  const choice = parse(grammar, line, null);
  if (isRefusal(choice) || !isOffered(ask, choice))
    await player.probe(line, draw(2) === 0 ? 'choose' : 'why');
}

/** Drafts some choice that is offered, or thinks better of it: also in a game that shows no drafts. */
async function draft(player: Player, ask: Ask, draw: Draw, id: string): Promise<void> {
  const grammar = games.get(id)?.game.grammar ?? {};
  const line = draw(4) === 0 ? '' : print(grammar, choiceAt(ask, draw(countChoices(ask))));
  await player.do({ type: 'draft', question: ask.question, line, seat: ask.seat });
}

async function lookAround(player: Recorder): Promise<void> {
  const { table } = player;
  for (const path of [`/tables/${table}`, `/tables/${table}/story`, `/tables/${table}/record`])
    await player.ask('GET', path);
  for (const path of ['/me/tables', '/me', '/lobby']) await player.ask('GET', path);
}
