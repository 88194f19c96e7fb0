import { type Diario, game, proposedChoice } from '@vigilia/game-diario';
import { profile } from '@vigilia/game-diario/profile';
import { chooseText, header, isRefusal, open, print, type Refusal, type Session } from '@vigilia/kernel';

/** The same game beside the pages: it knows what the Leader may answer, whatever board is drawn. */
export class Beside {
  session: Session<Diario>;
  readonly lines: string[] = [];

  constructor(seed: string, seats: number) {
    const begun = header({ game: 'diario', rules: game.rules, seed, entropy: [], seats, options: {} });
    this.session = must(open(game, begun));
  }

  get leader(): number {
    return this.session.moment.state.leader;
  }

  get isCouncil(): boolean {
    const { asks } = this.session.moment;
    return asks.length > 1 && profile.botsAdviseOn?.includes(asks[0]?.prompt.key ?? '') === true;
  }

  /** Decides as the planner would until the Leader is asked this. */
  playTo(prompt: string): void {
    while (this.session.moment.asks[0]?.prompt.key !== prompt) this.choose(this.leader, this.proposed());
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

  /** The Leader's page takes this line, and then answers by itself what a preset of the round has settled. */
  follow(line: string): void {
    this.choose(this.leader, line);
    while (this.session.moment.asks[0]?.prompt.key === 'prompt.mix')
      this.choose(this.leader, this.proposed());
  }

  /** Decides as the planner would until the others are to be heard, with this seat as Leader if one is named. */
  playToCouncil(leader?: number): void {
    while (!this.isCouncil || (leader !== undefined && this.leader !== leader))
      this.choose(this.leader, this.proposed());
  }
}

function must<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.reason.key);
  return result;
}
