import { type Eleven, game as eleven, RUNE_SQUARES } from '@vigilia/game-011';
import { type Ask, header, isRefusal, namedSeed, open, type Text, text } from '@vigilia/kernel';

type View = Eleven['view'];
type Choice = Eleven['choice'];

/** The city as the first seat of four sees it, with what a scenario wants otherwise. */
export function city(given: Partial<View> = {}): View {
  const seed = namedSeed('map');
  const dealt = open(
    eleven,
    header({ game: '011', rules: eleven.rules, seed, entropy: [], seats: 4, options: {} }),
  );
  if (isRefusal(dealt)) throw new Error(dealt.reason.key);
  return { ...eleven.view(dealt.moment.state, 0), ...given };
}

/** A turn in which a Character acts, standing somewhere. */
export function acting(character: keyof View['characters'], square: string, rest: Partial<View> = {}): View {
  const turn = {
    seat: 0,
    character,
    declared: null,
    teeth: 1,
    walked: 0,
    rode: false,
    playedCard: false,
    playedTile: false,
    playing: null,
  };
  return city({ turn, characters: { ...RUNE_SQUARES, [character]: square }, ...rest });
}

function asking(prompt: Text, choices: readonly Choice[]): Ask<Choice> {
  return { seat: 0, clause: 'MOVE-1', prompt, question: 1, choices, ranges: [] };
}

export const mayMove = (steps: number, choices: readonly Choice[]) =>
  asking(text('prompt.move', { steps }), choices);
