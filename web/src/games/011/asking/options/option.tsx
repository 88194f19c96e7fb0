import type { Character } from '@vigilia/game-011';
import type { Assist } from '@vigilia/kernel';
import * as optionList from '../../../../answering/options/option-list.module.css';
import type * as answering from '../../../../draft/answering-ui.ts';
import type { Asked, Choice } from '../../eleven.ts';
import { Emblem } from '../../emblems/emblem.tsx';
import { Icon } from '../../emblems/icon.tsx';
import type { IconName } from '../../emblems/icons.ts';

/** The small drawing beside the words of an option. */
export type Picture = { readonly emblem: Character } | { readonly icon: IconName };

export interface Note extends answering.Note {
  readonly icon: IconName | null;
}

export interface Option extends answering.Option<Choice> {
  readonly notes: readonly Note[];
  readonly picture?: Picture;
}

export interface Group extends answering.Group<Choice> {
  readonly picture?: Picture;
  readonly options: readonly Option[];
}

export type Grouping = (asked: Asked, choices: readonly Choice[], assist: Assist) => readonly Group[];

/** The small drawing beside the words of an option. */
export function OptionPicture({ picture }: { readonly picture: Picture }) {
  if ('icon' in picture) return <Icon name={picture.icon} size={22} />;
  return (
    <svg
      class={optionList.optionEmblem}
      data-sign={picture.emblem}
      viewBox="-52 -52 104 104"
      aria-hidden="true"
    >
      <Emblem character={picture.emblem} size={100} />
    </svg>
  );
}
