import { type ReadonlySignal, signal } from '@preact/signals';
import type { Messages } from '@vigilia/kernel';

/** What a loader needs of the browser. */
export interface BookStorage {
  /** The words at an address; fails if they cannot be had now. */
  fetch(address: string): Promise<Messages>;
  /** Calls back once when it is worth trying again. */
  later(again: () => void): void;
}

/** Fetches files of the book, each once for as long as the page is open; what cannot be had is tried again. */
export class BookLoader {
  private readonly storage: BookStorage;
  private readonly asked = new Set<string>();
  private readonly files = signal<ReadonlyMap<string, Messages | 'missing'>>(new Map());

  constructor(storage: BookStorage) {
    this.storage = storage;
  }

  /** What has come, by address; `missing` while it could not be had at the last attempt. */
  get loaded(): ReadonlySignal<ReadonlyMap<string, Messages | 'missing'>> {
    return this.files;
  }

  want(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (this.asked.has(address)) continue;
      this.asked.add(address);
      void this.load(address);
    }
  }

  private async load(address: string): Promise<void> {
    try {
      this.keep(address, await this.storage.fetch(address));
    } catch {
      this.keep(address, 'missing');
      this.storage.later(() => void this.load(address));
    }
  }

  private keep(address: string, words: Messages | 'missing'): void {
    this.files.value = new Map([...this.files.value, [address, words]]);
  }
}
