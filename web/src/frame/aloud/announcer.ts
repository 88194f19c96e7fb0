/** What a screen reader is given at once. */
export interface Announcement {
  readonly sentences: readonly string[];
  /** The number of earlier sentences that are left to the log. */
  readonly left: number;
  /** The question to this person. */
  readonly prompt: string | null;
  /** Whether the turn has just come to this person: that may interrupt. */
  readonly isUrgent: boolean;
}

/** How long sentences are collected, in milliseconds. */
const DELAY = 300;

/** More sentences than this are not read aloud: the rest is in the log. */
const MOST = 12;

/** Collects what happens within a moment, so that it is read aloud together. */
export class Announcer {
  private sentences: { readonly words: string; readonly isProse: boolean }[] = [];
  private prompt: string | null = null;
  private isUrgent = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly announce: (announcement: Announcement) => void;

  constructor(announce: (announcement: Announcement) => void) {
    this.announce = announce;
  }

  add(sentences: readonly string[]): void {
    this.collect(sentences, { isProse: false });
  }

  /** Adds what is to be listened to in peace: it is read whole, and the question that follows does not interrupt it. */
  read(prose: readonly string[]): void {
    this.collect(prose, { isProse: true });
  }

  /** A later question replaces an earlier one. */
  ask(prompt: string, { isUrgent }: { readonly isUrgent: boolean }): void {
    this.prompt = prompt;
    this.isUrgent ||= isUrgent;
    this.wait();
  }

  /** Drops what has not been announced yet. */
  clear(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.sentences = [];
    this.prompt = null;
    this.isUrgent = false;
  }

  private collect(sentences: readonly string[], { isProse }: { readonly isProse: boolean }): void {
    if (sentences.length === 0) return;
    for (const words of sentences) {
      // The same words in a row are read once.
      if (this.sentences.at(-1)?.words !== words) this.sentences.push({ words, isProse });
    }
    this.wait();
  }

  private wait(): void {
    this.timer ??= setTimeout(() => this.flush(), DELAY);
  }

  private flush(): void {
    const { sentences, prompt } = this;
    const isUrgent = this.isUrgent && sentences.every(({ isProse }) => !isProse);
    this.clear();
    const read = sentences.filter(({ isProse }, index) => isProse || index >= sentences.length - MOST);
    const left = sentences.length - read.length;
    this.announce({ sentences: read.map(({ words }) => words), left, prompt, isUrgent });
  }
}
