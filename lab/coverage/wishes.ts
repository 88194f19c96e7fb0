import type { Diario } from '@vigilia/game-diario';
import { type Choice, DRAWN_STORIES, type Good, STORIES, type StoryId } from '@vigilia/game-diario/content';
import type { Offer } from '@vigilia/kernel';
import { branchesBehind, branchesIn } from './branches.ts';
import { GOODS_ASKED } from './goods-asked.ts';
import { storiesAfter, storiesUpTo } from './story-graph.ts';
import type { Tally } from './tally.ts';

type Table = Diario['state'];

const IDS = STORIES.map(({ id }) => id);
const OUTDOORS = new Set(STORIES.filter(({ where }) => where === 'out').map(({ id }) => id));
/** How many stories a game aims at: more come in each other's way. */
const AIMS = 40;

/** What would show something new: it knows the book and looks at the state, which no player may. */
export class Wishes {
  private readonly tally: Tally;
  /** By story, how many branches are unseen; as it was when the game began. */
  private unseen: ReadonlyMap<StoryId, number> = new Map();

  constructor(tally: Tally) {
    this.tally = tally;
  }

  /**
   * What the players of the next game have read: every story but those it aims at and those that lead there. It aims at
   * stories with unseen branches, less often at those that were read many times in vain.
   */
  readBefore(draw: (sides: number) => number): StoryId[] {
    this.unseen = new Map(IDS.map((id) => [id, this.unseenIn(branchesIn(id))]));
    const open = STORIES.filter(({ id }) => this.unseenOf(id) > 0);
    const wanted = open
      .map((story) => ({
        story,
        weight: (draw(1000) + 1) * worth(this.unseenOf(story.id), this.times('stories', story.id)),
      }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, AIMS)
      .map(({ story }) => story);
    const aims = new Set(wanted.flatMap(({ id }) => [...storiesUpTo(id)]));
    return DRAWN_STORIES.filter((id) => !aims.has(id));
  }

  /** The choice that is most likely to lead to something unseen; none if no choice does. */
  wished(table: Table, { choices, ranges }: Offer<Choice>): Choice | undefined {
    let found: { readonly choice: Choice; readonly worth: number } | undefined;
    const most = ranges.map(({ from, to }) => ({ ...from, amount: to }) as Choice);
    for (const choice of [...choices, ...most]) {
      const worth = this.worthOf(choice, table);
      if (worth > (found?.worth ?? 0)) found = { choice, worth };
    }
    return found?.choice;
  }

  private worthOf(choice: Choice, table: Table): number {
    if (choice.verb === 'narrate') return this.unseenBehind(choice.narrative);
    if (choice.verb === 'go') return this.unseenBehind(table.locations[choice.place]);
    if (choice.verb === 'pack')
      return this.isAskedForAt(table.scavenging?.location ?? '', choice.good) ? 1 : 0;
    const frame = table.agenda.at(-1);
    if (choice.verb !== 'decide' || frame?.step !== 'options' || frame.scene.story === null) return 0;
    const option = frame.options.find(({ id }) => id === choice.option);
    const [first = '', ...inside] = branchesBehind(frame.scene.story, choice.option);
    const here = this.unseenIn([first, ...inside]);
    const after = this.sumOf(storiesAfter(option?.effects ?? []));
    return worth(2 * here + after, this.times('branches', first));
  }

  /** Whether a story that this Location leads to has unseen branches and asks for this out of doors. */
  private isAskedForAt(location: string, good: Good): boolean {
    const stories = [...(LED_TO.get(location) ?? [])].filter(
      (id) => OUTDOORS.has(id) && this.unseenOf(id) > 0,
    );
    return stories.some((id) => GOODS_ASKED.get(id)?.includes(good));
  }

  /** What is unseen of the stories that a card leads to. */
  private unseenBehind(card: string): number {
    return this.sumOf(LED_TO.get(card) ?? []);
  }

  private sumOf(stories: Iterable<StoryId>): number {
    let sum = 0;
    for (const story of stories) sum += this.unseenOf(story);
    return sum;
  }

  private unseenOf(story: StoryId): number {
    return this.unseen.get(story) ?? 0;
  }

  private unseenIn(branches: readonly string[]): number {
    return branches.filter((branch) => this.times('branches', branch) === 0).length;
  }

  private times(deck: string, card: string): number {
    return this.tally.get(deck)?.get(card) ?? 0;
  }
}

/** Something unseen is worth less the more often it was looked for. */
function worth(unseen: number, tries: number): number {
  return unseen / (1 + tries);
}

/** The stories that each card leads to, at once or later. */
const LED_TO: ReadonlyMap<string, ReadonlySet<StoryId>> = new Map(
  [...Map.groupBy(STORIES, ({ from }) => from?.card ?? '')].map(([card, drawn]) => [
    card,
    new Set(
      drawn.flatMap(({ id, effects, options }) => [
        id,
        ...storiesAfter([...effects, ...options.flatMap((option) => option.effects)]),
      ]),
    ),
  ]),
);
