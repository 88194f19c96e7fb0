import type { Page } from '@playwright/test';
import { type Diario, game, proposedChoice } from '@vigilia/game-diario';
import { profile } from '@vigilia/game-diario/profile';
import {
  chooseText,
  header,
  isRefusal,
  namedSeed,
  open,
  print,
  type Refusal,
  type Session,
} from '@vigilia/kernel';
import { cuttable } from './table/cuttable.ts';
import { playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test-with-server.ts';
import { write } from './table/write.ts';

const SEED = namedSeed('two friends and a Journal');

/** The same game beside the pages: it knows what the Leader may answer, whatever board is drawn. */
class Beside {
  session: Session<Diario> = must(
    open(game, header({ game: 'diario', rules: game.rules, seed: SEED, entropy: [], seats: 2, options: {} })),
  );
  readonly lines: string[] = [];

  get leader(): number {
    return this.session.moment.state.leader;
  }

  get isCouncil(): boolean {
    const { asks } = this.session.moment;
    return asks.length === 2 && profile.botsAdviseOn?.includes(asks[0]?.prompt.key ?? '') === true;
  }

  /** What the planner would answer for the Leader. */
  proposed(): string {
    const [ask] = this.session.moment.asks;
    if (ask === undefined) throw new Error('the game is over');
    return print(game.grammar, proposedChoice(game.view(this.session.moment.state, this.leader), ask));
  }

  choose(seat: number, line: string): void {
    this.session = must(chooseText(this.session, seat, line));
    this.lines.push(`p${seat + 1} ${line}`);
  }

  /** The Leader's page takes this line, and then answers by itself what a wish of the round has settled. */
  follow(line: string): void {
    this.choose(this.leader, line);
    while (this.session.moment.asks[0]?.prompt.key === 'prompt.mix')
      this.choose(this.leader, this.proposed());
  }

  /** Decides as the planner would until the others are to be heard, with this seat as Leader where one is named. */
  playToCouncil(leader?: number): void {
    while (!this.isCouncil || (leader !== undefined && this.leader !== leader))
      this.choose(this.leader, this.proposed());
  }
}

function must<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.reason.key);
  return result;
}

test('two friends hold council over the server, through a reload and a cut line', async ({
  server,
  newcomer,
}) => {
  const pages = [await newcomer(), await newcomer()] as const;
  const beside = new Beside();
  beside.playToCouncil();
  const { path } = await playedServerTable(server, pages, [`deal 2 ${SEED}`, ...beside.lines], {
    game: 'diario',
    talk: 'free',
  });
  const cuts = [await cuttable(pages[0]), await cuttable(pages[1])];
  for (const page of pages) await page.goto(path);
  const of = (seat: number) => pages[seat] as Page;
  const panel = (seat: number) => of(seat).getByRole('region', { name: 'The question' });
  const names = ['Ada', 'Bruno'];
  const first = beside.leader;
  const other = 1 - first;

  await test.step('a friend speaks for an option, with a word, and the Leader hears both', async () => {
    await panel(other).getByRole('textbox', { name: 'Add a word, if you like' }).fill('Let us be careful.');
    await panel(other)
      .getByRole('button', { name: /^For: / })
      .first()
      .click();
    await expect(panel(first)).toContainText(`For it: ${names[other]}`);
    beside.choose(other, 'for 1');
    await expect(panel(first)).toContainText('Let us be careful.');
  });

  await test.step('a reload shows the same council', async () => {
    await of(first).reload();
    await expect(panel(first)).toContainText(`For it: ${names[other]}`);
  });

  await test.step('a cut line misses nothing of what the Leader decides', async () => {
    await cuts[other]?.cut();
    await expect(of(other).getByText('Line lost, trying again…')).toBeVisible();
    const line = beside.proposed();
    await write(of(first), line);
    beside.follow(line);
    await cuts[other]?.mend();
    await expect(of(other).getByText('Line lost, trying again…')).toBeHidden();
  });

  await test.step('the Journal passes, and the voice goes the other way', async () => {
    while (!beside.isCouncil || beside.leader !== other) {
      const { leader } = beside;
      const line = beside.proposed();
      await write(of(leader), line);
      beside.follow(line);
    }
    await panel(first).getByRole('button', { name: 'I trust you' }).click();
    await expect(panel(other)).toContainText(`Trust in the Leader: ${names[first]}`);
  });

  await test.step('a friend who leaves is replaced as Leader by the one who stays', async () => {
    beside.choose(first, 'trust');
    await of(other).close();
    await of(first).getByRole('button', { name: 'Let the next person decide until they are back' }).click();
    await expect(panel(first)).toContainText(`${names[other]} is away. You decide in their place.`);
    await write(of(first), beside.proposed());
  });
});
