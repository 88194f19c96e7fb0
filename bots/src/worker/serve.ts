import { type Bot, type Game, imagining, type Kinds } from '@vigilia/kernel';
import { QuickDraws } from '../quick-draws.ts';
import type { Budget } from '../search/budget.ts';
import type { Thinker } from '../thinker.ts';
import type { Line } from './line.ts';
import type { Answer, Failure, Question, Stop } from './messages.ts';

/** A game and a bot for it, as asked for by name. */
export type Library = (
  game: string,
  bot: string,
  budget: Budget,
) => { readonly game: Game; readonly bot: Bot<Kinds> | Thinker<Kinds> };

/** Answers what comes in over a line: the worker's side. */
export function serveBots(line: Line<Answer | Failure, Question | Stop>, library: Library): void {
  const thinking = new Map<number, ReturnType<Library>['bot']>();

  async function choose({ number, game: id, bot: name, budget, ask, state, word }: Question) {
    const { game, bot } = library(id, name, budget);
    thinking.set(number, bot);
    const { draw } = new QuickDraws(word);
    return bot.choose(game.view(state, ask.seat), ask, draw, imagining(game, state, ask));
  }

  async function answer(question: Question): Promise<void> {
    const { number } = question;
    try {
      line.send({ type: 'answer', number, choice: await choose(question) });
    } catch (error) {
      line.send({ type: 'failure', number, reason: error instanceof Error ? error.message : String(error) });
    } finally {
      thinking.delete(number);
    }
  }

  line.listen(
    (message) => {
      if (message.type === 'question') void answer(message);
      else stop(thinking.get(message.number));
    },
    () => {
      for (const bot of thinking.values()) stop(bot);
    },
  );
}

function stop(bot: Bot<Kinds> | Thinker<Kinds> | undefined): void {
  if (bot !== undefined && 'stop' in bot) bot.stop();
}
