import { type Adviser, type Bot, type Game, imagining, type Kinds } from '@vigilia/kernel';
import { QuickDraws } from '../quick-draws.ts';
import type { Budget } from '../search/budget.ts';
import type { Thinker } from '../thinker.ts';
import type { Advised, Answer, Failure, Question, Stop, WorkerChannel } from './messages.ts';

type Served = Bot<Kinds> | Thinker<Kinds> | Adviser<Kinds>;

/** A game and a bot for it, as asked for by name. */
export type Library = (
  game: string,
  bot: string,
  budget: Budget,
) => { readonly game: Game; readonly bot: Served };

/** Answers what comes in over a channel: the worker's side. */
export function serveBots(
  channel: WorkerChannel<Answer | Advised | Failure, Question | Stop>,
  library: Library,
): void {
  const thinking = new Map<number, Served>();

  async function answerTo(question: Question): Promise<Answer | Advised> {
    const { number, game: id, bot: name, wants, budget, ask, state, word } = question;
    const { game, bot } = library(id, name, budget);
    thinking.set(number, bot);
    const { draw } = new QuickDraws(word);
    const view = game.view(state, ask.seat);
    const imagine = imagining(game, state, ask);
    if (wants === undefined)
      return { type: 'answer', number, choice: await bot.choose(view, ask, draw, imagine) };
    if (wants === 'voice' && !('advise' in bot)) {
      const choice = await bot.choose(view, ask, draw, imagine);
      return { type: 'advice', number, advice: [{ choice, worth: 0, reasons: [] }] };
    }
    if (!('advise' in bot)) throw new RangeError(`${name} gives no advice`);
    return { type: 'advice', number, advice: await bot.advise(view, ask, draw, imagine) };
  }

  async function answer(question: Question): Promise<void> {
    const { number } = question;
    try {
      channel.send(await answerTo(question));
    } catch (error) {
      channel.send({
        type: 'failure',
        number,
        reason: error instanceof Error ? error.message : String(error),
      });
    } finally {
      thinking.delete(number);
    }
  }

  channel.listen(
    (message) => {
      if (message.type === 'question') void answer(message);
      else stop(thinking.get(message.number));
    },
    () => {
      for (const bot of thinking.values()) stop(bot);
    },
  );
}

function stop(bot: Served | undefined): void {
  if (bot !== undefined && 'stop' in bot) bot.stop();
}
