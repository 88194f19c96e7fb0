/** One end of a channel between two threads. What is sent is plain data. */
export interface WorkerChannel<Sent, Heard> {
  send(message: Sent): void;
  /** `lost` is told why nothing will be heard any more. */
  listen(hear: (message: Heard) => void, lost: (reason: Error) => void): void;
}
