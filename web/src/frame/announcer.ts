/** What is read aloud in one breath. */
export interface Announcement {
  readonly sentences: readonly string[];
  /** How many sentences went before and are left to the log. */
  readonly left: number;
  /** What is asked of this person. */
  readonly prompt: string | null;
  /** Whether it is their turn only now: that may interrupt. */
  readonly isUrgent: boolean;
}

const DELAY = 300;

/** More than this nobody listens to: the rest is in the log. */
const MOST = 12;

/** Gathers what happens within a moment, so that it is read aloud together. */
export class Announcer {
  private sentences: string[] = [];
  private prompt: string | null = null;
  private isUrgent = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly announce: (heard: Announcement) => void;

  constructor(hear: (heard: Announcement) => void) {
    this.announce = hear;
  }

  add(sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    this.sentences.push(...sentences);
    this.wait();
  }

  /** The latest question is the only one that counts. */
  ask(prompt: string, { isUrgent }: { readonly isUrgent: boolean }): void {
    this.prompt = prompt;
    this.isUrgent ||= isUrgent;
    this.wait();
  }

  /** Forgets what was not read yet. */
  clear(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.sentences = [];
    this.prompt = null;
    this.isUrgent = false;
  }

  private wait(): void {
    this.timer ??= setTimeout(() => this.flush(), DELAY);
  }

  private flush(): void {
    const { sentences, prompt, isUrgent } = this;
    this.clear();
    const left = Math.max(0, sentences.length - MOST);
    this.announce({ sentences: sentences.slice(left), left, prompt, isUrgent });
  }
}
