import { useEffect } from 'preact/hooks';
import { play } from '../../../../sound/sound.ts';
import { settings } from '../../../../storage/settings.ts';
import type { DraftProps, View } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './sound-offer.module.css';

/** Asks once, at the first Dusk of this device, whether the night is to be heard. The setting remains. */
export function SoundOffer({ draft }: DraftProps) {
  const { sound, soundOffered } = settings;
  const view = draft.table.view.value;
  const isDusk = view?.phase === 'dusk';
  useEffect(() => {
    if (!isDusk) return;
    // One who lets the Dusk pass has answered as well.
    return () => {
      soundOffered.value = true;
    };
  }, [isDusk]);
  if (!isOffered(view, { hasSound: sound.value, wasOffered: soundOffered.value })) return null;
  const answer = (wants: boolean) => {
    soundOffered.value = true;
    sound.value = wants;
    if (wants) play('wind');
  };
  return (
    <section class={styles.soundOffer} aria-labelledby="sound-offer-words">
      <p id="sound-offer-words">{say(draft, 'sound-offer.words')}</p>
      <button type="button" class="main" onClick={() => answer(true)}>
        {say(draft, 'sound-offer.yes')}
      </button>
      <button type="button" onClick={() => answer(false)}>
        {say(draft, 'sound-offer.no')}
      </button>
    </section>
  );
}

interface Heard {
  readonly hasSound: boolean;
  readonly wasOffered: boolean;
}

function isOffered(view: Pick<View, 'phase'> | null, { hasSound, wasOffered }: Heard): boolean {
  return view?.phase === 'dusk' && !hasSound && !wasOffered;
}
