import { type Library, random, search, serveBots, webChannel } from '@vigilia/bots';
import { apprentice, detective, game, INSPECTORS_LEANING, insight } from '@vigilia/game-011';

/** The bots of 011 in a thread of their own; whoever wants a hint asks the adviser. */
const library: Library = (id, name, budget) => {
  if (id !== game.id) throw new RangeError(`no game ${id} here`);
  const bot = botNamed(name, budget);
  if (bot === undefined) throw new RangeError(`no bot ${name} plays ${id}`);
  return { game, bot } as unknown as ReturnType<Library>;
};

function botNamed(name: string, budget: Parameters<Library>[2]) {
  if (name === 'random') return random();
  if (name === 'apprentice') return apprentice;
  if (name === 'detective' || name === 'adviser') return detective;
  if (name === 'inspector') return search(game, insight, { ...budget, ...INSPECTORS_LEANING });
  return undefined;
}

serveBots(webChannel(self), library);
