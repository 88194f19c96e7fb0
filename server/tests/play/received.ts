import type { FromServer } from '../../src/protocol/from-server.ts';
import type { Answer, Player } from './player.ts';

type Said<Type extends FromServer['type']> = Extract<FromServer, { type: Type }>;

/** All that a player receives from now on. */
export class ReceivedMessages {
  readonly messages: FromServer[] = [];
  /** As they were written. */
  readonly written: string[] = [];
  private readonly player: Player;

  constructor(player: Player) {
    this.player = player;
    player.onMessage = (written) => {
      this.written.push(written);
      this.messages.push(JSON.parse(written) as FromServer);
    };
  }

  all<Type extends FromServer['type']>(type: Type): Said<Type>[] {
    return this.messages.filter((message): message is Said<Type> => message.type === type);
  }

  /** Waits until this many messages of a kind have come. */
  async many(type: FromServer['type'], count: number): Promise<void> {
    await this.player.until(() => this.all(type).length >= count);
  }

  /** The latest message of a kind, once there is one. */
  async last<Type extends FromServer['type']>(type: Type): Promise<Said<Type>> {
    await this.player.until(() => this.all(type).length > 0);
    return this.all(type).at(-1) as Said<Type>;
  }
}

/** Why a command was refused; otherwise the type of its answer. */
export function reasonOf(answer: Answer): string {
  return answer.type === 'refused' ? answer.reason.key : answer.type;
}
