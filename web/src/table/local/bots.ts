import { consult, random, remoteBot } from '@vigilia/bots';
import {
  type Advice,
  type Ask,
  type Bot,
  type Choice,
  choiceAt,
  countChoices,
  drawBelow,
  type Game,
  imagining,
  isOffered,
  type Kinds,
  type Moment,
  type Text,
} from '@vigilia/kernel';
import type { BotThread } from './play-context.ts';

type Remote = ReturnType<typeof remoteBot<Kinds>>;

/** What a bot chose, or what was drawn for it because its thread did not answer. */
interface Chosen {
  readonly choice: Choice;
  readonly isDrawn: boolean;
  /** The strongest first. A bot that speaks to a person who decides gives them, if it has any. */
  readonly reasons: readonly Text[];
}

/** How long the bot that gives hints may think. */
const FOR_ADVICE = { milliseconds: 400 };
const MOST_DEATHS = 3;
/** The bot that gives hints. */
const ADVISER = 'adviser';

/** The bots of a table. They think in a thread that starts at the first question and starts again when it dies. */
export class Bots {
  private readonly game: Game;
  private readonly start: () => BotThread;
  private readonly patience: number;
  private thread: {
    readonly channel: BotThread['channel'];
    readonly gone: Promise<never>;
    end(): void;
  } | null = null;
  private readonly remotes = new Map<string, Remote>();
  /** How often the thread died since a bot last answered. */
  private deaths = 0;
  private isClosed = false;

  /** `patience`: a thread that has not answered after this time, in milliseconds, counts as dead. */
  constructor(game: Game, start: () => BotThread, patience: number) {
    this.game = game;
    this.start = start;
    this.patience = patience;
  }

  /** `thought`: how long a bot that searches may think, in milliseconds. */
  async choose(
    bot: string,
    moment: Moment<Kinds>,
    ask: Ask,
    { seed, thought }: { readonly seed: string; readonly thought: number },
  ): Promise<Chosen> {
    let reasons: readonly Text[] = [];
    if (countChoices(ask) === 1) return { choice: choiceAt(ask, 0), isDrawn: false, reasons };
    // The seat that decides is asked first; any other only speaks.
    const isVoice = moment.asks[0]?.seat !== ask.seat;
    const speaking = (remote: Remote): Bot<Kinds> => ({
      async choose(...given) {
        const [first] = await remote.speak(...given);
        reasons = first?.reasons ?? [];
        return first?.choice ?? remote.choose(...given);
      },
    });
    const choice = await this.think(bot, (any) => {
      const remote = any.within({ milliseconds: thought });
      return consult(this.game, moment, ask, isVoice ? speaking(remote) : remote, seed);
    });
    if (choice !== null && isOffered(ask, choice)) return { choice, isDrawn: false, reasons };
    return { choice: await consult(this.game, moment, ask, random(), seed), isDrawn: true, reasons: [] };
  }

  /** What a good player would choose; null if no thread answers. Its draws are its own and change no bot's. */
  advise({ state }: Moment<Kinds>, ask: Ask, seed: string): Promise<readonly Advice<Kinds>[] | null> {
    const chance = { seed, drawn: {} };
    const draw = (sides: number) => drawBelow(chance, `hint to ${ask.seat} after ${state.answered}`, sides);
    const view = this.game.view(state, ask.seat);
    return this.think(ADVISER, (remote) => remote.advise(view, ask, draw, imagining(this.game, state, ask)));
  }

  /** Bots that think answer with the best so far. */
  hurry(): void {
    for (const remote of this.remotes.values()) remote.stop();
  }

  close(): void {
    this.isClosed = true;
    this.endThread();
  }

  private async think<T>(bot: string, ask: (remote: Remote) => T | Promise<T>): Promise<T | null> {
    while (!this.isClosed) {
      const thread = this.currentThread();
      const patience = setTimeout(() => thread.end(), this.patience);
      try {
        const answer = await Promise.race([ask(this.remote(bot)), thread.gone]);
        this.deaths = 0;
        return answer;
      } catch {
        // Another question that waited for this thread may have ended it already.
        if (this.thread === thread) this.endThread();
        if (++this.deaths >= MOST_DEATHS) return null;
      } finally {
        clearTimeout(patience);
      }
    }
    return null;
  }

  private currentThread() {
    if (this.thread !== null) return this.thread;
    const { channel, end } = this.start();
    let reject = () => {};
    const gone = new Promise<never>((_, fail) => {
      reject = () => fail(new Error('the thread was ended'));
    });
    // A rejection without a waiting question is not an error.
    gone.catch(() => {});
    this.thread = {
      channel,
      gone,
      end() {
        end();
        reject();
      },
    };
    return this.thread;
  }

  private remote(bot: string): Remote {
    const known = this.remotes.get(bot);
    if (known !== undefined) return known;
    const remote = remoteBot(this.currentThread().channel, this.game, bot, FOR_ADVICE);
    this.remotes.set(bot, remote);
    return remote;
  }

  private endThread(): void {
    this.thread?.end();
    this.thread = null;
    this.remotes.clear();
  }
}
