/** What is asked, by the words it is asked with (games/011/texts/en.json, prompt). */
const PROMPTS = {
  open: /^Which position do you put up/,
  raise: /do you raise or pass\?$/,
  clue: /^Put a Clue on an empty Block/,
  choose: /^Choose your Character/,
  copy: /use another Character’s ability/,
  act: /^Which action do you do/,
  investigate: /^Choose where to look/,
  'clue-on-place': /^Put a Clue on an empty Mystic Place/,
  'free-walk': /^Walk up to/,
  gears: /^By how many teeth/,
  move: /^Move, or stop/,
  spend: /^How many Clues do you spend/,
  'move-clue': /^Move one Clue/,
  ride: /^Which Station/,
  regain: /^Take one Power card/,
  block: /^Block one other Character/,
  send: /^Put any Character/,
  swap: /^Which two Characters/,
  end: /^Is there anything else/,
  location: /^Place a Location tile/,
  organ: /^Put the Organ/,
  discard: /too many: which ones? do you discard/,
} as const;

export type Kind = keyof typeof PROMPTS;

export function kindOf(prompt: string): Kind {
  const found = Object.entries(PROMPTS).find(([, words]) => words.test(prompt));
  if (found === undefined) throw new RangeError(`nobody knows how to answer “${prompt}”`);
  return found[0] as Kind;
}
