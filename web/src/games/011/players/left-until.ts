/** What is left until a clock runs out, never less than nothing. */
export interface Left {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Less than a quarter of a minute. */
  readonly isShort: boolean;
}

const SHORT = 15;

/** Both in milliseconds since 1970. */
export function leftUntil(deadline: number, now: number): Left {
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    isShort: left < SHORT,
  };
}
