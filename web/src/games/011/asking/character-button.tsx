import type { Signal } from '@preact/signals';
import { type Character, effectsOfEvent } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import { optionProps } from '../../../answering/press.ts';
import { named } from '../../../draft/named.ts';
import { t } from '../../../i18n/translate.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import type { Asked, AskedProps, ChoiceOf, DraftProps } from '../eleven.ts';
import { Icon } from '../emblems/icon.tsx';
import { OptionPicture } from './options/picture.tsx';

interface Props extends AskedProps {
  readonly character: Character;
  readonly pointed: Signal<Character | null>;
}

/** A Character to choose; one that is used or blocked says so. */
export function CharacterButton({ draft, asked: { view, ask }, character, pointed }: Props) {
  const choice: ChoiceOf<'choose'> = { verb: 'choose', character };
  const isOffered = ask.choices.some((each) => each.verb === 'choose' && each.character === character);
  const props = optionProps(draft, [choice]);
  const show = () => {
    pointed.value = character;
    props.onPointerEnter();
  };
  const hide = () => {
    pointed.value = null;
    props.onPointerLeave();
  };
  return (
    <button
      {...props}
      class="character"
      aria-disabled={!isOffered}
      onClick={() => (isOffered ? props.onClick() : void draft.tryOut(choice))}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocusIn={show}
      onFocusOut={hide}
    >
      <OptionPicture picture={{ emblem: character }} />
      <span class="character-name">{named(draft, 'character', character)}</span>
      <Why draft={draft} view={view} character={character} />
      {isOffered && effectsOfEvent(view, ask.seat, character).length > 0 && <Icon name="event" />}
    </button>
  );
}

interface WhyProps extends DraftProps {
  readonly view: Asked['view'];
  readonly character: Character;
}

/** Why a Character cannot be chosen this Hour. */
function Why({ draft, view: { used, blocked }, character }: WhyProps) {
  const seat = used[character];
  const sitter = seat === undefined ? undefined : draft.table.sitters.value[seat];
  if (seat !== undefined)
    return (
      <>
        <span class="character-why">{draft.say(text('asking.used-by', { seat }))}</span>
        {sitter !== undefined && (
          <span class="character-who" aria-hidden="true">
            <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={16} />
          </span>
        )}
      </>
    );
  return blocked.includes(character) ? <span class="character-why">{t('asking.blocked')}</span> : null;
}
