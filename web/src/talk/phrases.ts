/** The phrases in the order they are offered, and the keys of their texts. */
export const PHRASES: Readonly<Record<string, string>> = {
  hello: 'phrase.hello',
  'good-luck': 'phrase.good-luck',
  'well-played': 'phrase.well-played',
  thanks: 'phrase.thanks',
  sorry: 'phrase.sorry',
  'one-moment': 'phrase.one-moment',
  'back-again': 'phrase.back-again',
  'your-turn': 'phrase.your-turn',
  'take-your-time': 'phrase.take-your-time',
  thinking: 'phrase.thinking',
  'oh-no': 'phrase.oh-no',
  'nice-try': 'phrase.nice-try',
  'i-wonder': 'phrase.i-wonder',
  'good-game': 'phrase.good-game',
  again: 'phrase.again',
  'good-night': 'phrase.good-night',
};
