import type { Diario } from '@vigilia/game-diario';
import {
  type Choice,
  type Condition,
  DRAWN_STORIES,
  type Effect,
  effectsWithin,
  FITTINGS,
  type FittingId,
  STORIES,
  type StoryId,
} from '@vigilia/game-diario/content';
import type { Offer } from '@vigilia/kernel';
import { MADE_BY } from './goods-asked.ts';
import { type Needs, needsOf } from './needs.ts';
import { type Path, pathsWith } from './paths.ts';

type Table = Diario['state'];
type Draw = (sides: number) => number;

const CARD_OF = new Map(STORIES.map(({ id, from }) => [id, from?.card ?? null]));
/** A longer way than this leads nowhere in one game. */
const MOST_STEPS = 12;
/** Recipes that make it warmer. */
const WARMING = new Set(
  Object.values(FITTINGS)
    .flatMap(({ uses }) => uses)
    .filter(({ effects }) => effects.some(({ kind }) => kind === 'cold'))
    .map(({ id }) => id),
);

/** One branch that a whole game is played for: each time by another way, if several lead there. */
export class Target {
  private readonly steps = new Map<StoryId, Set<string>>();
  private readonly needs: Needs;
  private readonly conditions: readonly Condition[];
  private readonly cards: ReadonlySet<string>;

  constructor(path: Path, draw: Draw) {
    const steps = wayTo(path, draw);
    for (const { story, options } of steps)
      this.steps.set(story, new Set([...(this.steps.get(story) ?? []), ...options]));
    this.conditions = steps.flatMap(({ needs }) => needs);
    this.needs = needsOf(this.conditions);
    this.cards = new Set([...this.steps.keys()].flatMap((story) => CARD_OF.get(story) ?? []));
  }

  /** What the players have read: nothing of what is on the way, and all else that its cards could tell instead. */
  readAmong(read: readonly string[]): StoryId[] {
    return DRAWN_STORIES.filter(
      (id) => !this.steps.has(id) && (read.includes(id) || this.cards.has(CARD_OF.get(id) ?? '')),
    );
  }

  get fittings(): readonly FittingId[] {
    return this.needs.fittings;
  }

  /** How well a deal suits: the cards of its stories are near, the people asked for are there. */
  suits({ locations, decks, people }: Table): number {
    const near = [decks.visitors, decks.events, decks.narrative, decks.residents, decks.locations];
    let sum = 0;
    for (const card of this.cards) {
      if (Object.values(locations).includes(card as never)) sum += 1;
      else
        sum += Math.max(
          ...near.map((deck: readonly string[]) => (deck.includes(card) ? 1 / (1 + deck.indexOf(card)) : 0)),
        );
    }
    const asked = this.conditions.flatMap((each) => (each.kind === 'member' ? [each.person] : []));
    return sum + 2 * asked.filter((person) => people.some(({ id }) => id === person)).length;
  }

  /** A choice that leads on; none if no choice does. */
  wished(table: Table, { choices, ranges }: Offer<Choice>): Choice | undefined {
    const most = ranges.map(({ from, to }) => ({ ...from, amount: to }) as Choice);
    return [...choices, ...most].find((choice) => this.leadsOn(table, choice));
  }

  /** What is left of an offer without that which spoils the way; the whole offer if nothing would be left. */
  without(table: Table, offer: Offer<Choice>): Offer<Choice> {
    const choices = offer.choices.filter((choice) => !this.spoils(table, choice));
    const ranges = offer.ranges.filter(({ from }) => !this.spoils(table, from));
    return choices.length + ranges.length === 0 ? offer : { choices, ranges };
  }

  private leadsOn(table: Table, choice: Choice): boolean {
    const { goods, cold } = this.needs;
    const { verb } = choice;
    if (verb === 'narrate') return this.cards.has(choice.narrative);
    if (verb === 'go') return this.cards.has(table.locations[choice.place]);
    if (verb === 'pack') return goods.has(choice.good) && this.cards.has(table.scavenging?.location ?? '');
    if (verb === 'take') return goods.has(choice.good);
    if (verb === 'decide')
      return this.optionsAt(table).has(choice.option) || this.sendsAway(table, choice.option);
    if (verb !== 'use') return verb === 'visitor';
    const makes = MADE_BY.get(choice.recipe) ?? [];
    return makes.some((good) => goods.has(good)) || (cold === 'warmer' && WARMING.has(choice.recipe));
  }

  private spoils(table: Table, choice: Choice): boolean {
    const { goods, cold, unmarked, food } = this.needs;
    if (choice.verb === 'drop' || choice.verb === 'give' || choice.verb === 'lose')
      return goods.has(choice.good);
    if (choice.verb === 'use') return cold === 'colder' && WARMING.has(choice.recipe);
    if (choice.verb === 'eat') return food || goods.has(choice.food);
    if (choice.verb === 'unguarded' || choice.verb === 'concede') return true;
    if (choice.verb !== 'decide') return false;
    const option = optionOf(table, choice.option);
    if (option === undefined) return false;
    return (
      Object.keys(option.cost ?? {}).some((good) => goods.has(good as never)) ||
      effectsWithin(option.effects).some((effect) => effect.kind === 'mark' && unmarked.has(effect.mark))
    );
  }

  /** Whether a person is to be gone, and this option makes one leave. */
  private sendsAway(table: Table, option: string): boolean {
    if (!this.needs.gone) return false;
    return effectsWithin(optionOf(table, option)?.effects ?? []).some(({ kind }) => kind === 'leave');
  }

  private optionsAt({ agenda }: Table): ReadonlySet<string> {
    const frame = agenda.at(-1);
    const story = frame?.step === 'options' ? frame.scene.story : null;
    return (story === null ? undefined : this.steps.get(story)) ?? new Set();
  }
}

function optionOf({ agenda }: Table, option: string) {
  const frame = agenda.at(-1);
  return frame?.step === 'options' ? frame.options.find(({ id }) => id === option) : undefined;
}

/** The paths to take one after another: to this one, to its story, and to the marks it asks for. */
function wayTo(last: Path, draw: Draw): Path[] {
  const steps: Path[] = [];
  const open = [last];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (steps.includes(path)) continue;
    steps.push(path);
    const { story, needs } = path;
    const before = CARD_OF.get(story) === null ? [pathsWith((effect) => leadsTo(effect, story))] : [];
    const marks = [...needsOf(needs).marks].map((mark) =>
      pathsWith((effect) => effect.kind === 'mark' && effect.mark === mark),
    );
    for (const ways of [...before, ...marks]) {
      const way = ways[draw(Math.max(1, ways.length))];
      if (way !== undefined && steps.length < MOST_STEPS) open.push(way);
    }
  }
  return steps;
}

function leadsTo(effect: Effect, story: StoryId): boolean {
  return (effect.kind === 'story' || effect.kind === 'later') && effect.story === story;
}
