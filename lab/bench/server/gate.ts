/** Holds back every table of a contender while another one is measured. */
export class Gate {
  private opened: Promise<void> | null = null;
  private letThrough: () => void = () => {};

  constructor() {
    this.close();
  }

  open(): void {
    this.opened = null;
    this.letThrough();
  }

  close(): void {
    this.opened = new Promise((resolve) => {
      this.letThrough = resolve;
    });
  }

  /** Settles when the gate is open; null if it is open now. */
  get passage(): Promise<void> | null {
    return this.opened;
  }
}
