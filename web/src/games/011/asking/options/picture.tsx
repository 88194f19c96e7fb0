import { Emblem } from '../../emblems/emblem.tsx';
import { Icon } from '../../emblems/icon.tsx';
import type { Picture } from './option.tsx';

/** The small drawing beside the words of an option. */
export function OptionPicture({ picture }: { readonly picture: Picture }) {
  if ('icon' in picture) return <Icon name={picture.icon} size={22} />;
  return (
    <svg class="option-emblem" data-sign={picture.emblem} viewBox="-52 -52 104 104" aria-hidden="true">
      <Emblem character={picture.emblem} size={100} />
    </svg>
  );
}
