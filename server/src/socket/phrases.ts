/** Ready-made phrases: each person reads them in their own language (`phrase.*` in the texts). */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'back-again',
  'your-turn',
  'take-your-time',
  'thinking',
  'oh-no',
  'nice-try',
  'i-wonder',
  'good-game',
  'again',
  'good-night',
] as const;

export function isPhrase(phrase: string): boolean {
  return (PHRASES as readonly string[]).includes(phrase);
}
