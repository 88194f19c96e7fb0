import { useComputed, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { GameMoments, PictureProps } from '../../draft/moment.ts';
import { t } from '../../i18n/translate.ts';
import { onAnyInput } from '../../platform/any-input.ts';
import { play } from '../../sound/sound.ts';
import { settings } from '../../storage/settings.ts';
import { useMoments } from './moment-queue.ts';
import * as styles from './moments.module.css';
import { ownMoments } from './own-moment.ts';

/** How long a moment is shown, in milliseconds, unless a pointer comes to rest on it. */
const LENGTH = 2_000;

/**
 * Shows the great moments of a game over the board, one at a time. They block nothing: every key and every press beside
 * the picture does what it always does, and puts them away. The live region reads their words.
 */
export function Moments({ draft }: { readonly draft: AnswerDraft }) {
  const queue = useMoments(draft, () => settings.pace.peek() === 'instant');
  const own = useMemo(() => ownMoments(draft), [draft]);
  useEffect(() => () => own.close(), [own]);
  const shown = useComputed(() => queue.value[0] ?? own.shown.value);
  const moment = shown.value;
  const Picture = usePicture(draft.ui.moments, moment !== null);
  const putAway = () => {
    if (queue.value.length === 0) own.putAway();
    queue.value = [];
  };
  useEffect(() => {
    if (moment === null) return undefined;
    const within = `.${styles.momentPlate}`;
    return moment.stays === true ? onAnyInput(putAway, within, ['keydown']) : onAnyInput(putAway, within);
  }, [moment]);
  return (
    <>
      <p class="heard-only" aria-live="polite">
        {moment !== null && moment.event === null && draft.say(moment.title)}
      </p>
      {moment !== null && Picture !== null && (
        <Plate
          key={moment.name}
          draft={draft}
          moment={moment}
          Picture={Picture}
          onPress={putAway}
          onOver={() => {
            queue.value = queue.value.slice(1);
          }}
        />
      )}
    </>
  );
}

/** The component that draws a game's moments, fetched before the first; null until it is there. */
function usePicture(moments: GameMoments | undefined, isWanted: boolean): ComponentType<PictureProps> | null {
  const fetched = useSignal<{ readonly Picture: ComponentType<PictureProps> } | null>(null);
  useEffect(() => {
    if (!isWanted || moments === undefined || fetched.value !== null) return;
    void moments
      .loadPicture()
      // Without a network a moment has its words alone.
      .catch(() => () => null)
      .then((Picture) => {
        fetched.value = { Picture };
      });
  }, [isWanted]);
  return fetched.value?.Picture ?? null;
}

interface PlateProps extends PictureProps {
  readonly Picture: ComponentType<PictureProps>;
  readonly onPress: () => void;
  readonly onOver: () => void;
}

function Plate({ draft, moment, Picture, onPress, onOver }: PlateProps) {
  // A pointer that lay there before it came holds nothing.
  const isHeld = useSignal(false);
  useEffect(() => {
    const sound = moment.event === null || moment.passes === true ? null : draft.ui.soundOf(moment.event);
    if (sound !== null) play(sound);
  }, [moment]);
  useEffect(() => {
    if (isHeld.value || moment.stays === true) return;
    const timer = setTimeout(onOver, LENGTH / (settings.speed.value || 1));
    return () => clearTimeout(timer);
  }, [moment, isHeld.value]);
  return (
    <div
      class={styles.moment}
      data-moment={moment.name}
      data-stays={moment.stays}
      data-passes={moment.passes}
      data-aside={draft.ui.moments?.isAside === true ? '' : undefined}
      data-held={isHeld.value ? '' : undefined}
      aria-hidden="true"
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: every key puts it away, wherever the focus is. */}
      <figure
        class={styles.momentPlate}
        // The focus stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
        onPointerMove={() => {
          isHeld.value = true;
        }}
        onPointerLeave={() => {
          isHeld.value = false;
        }}
      >
        <Picture draft={draft} moment={moment} />
        <figcaption>
          <p class={styles.momentTitle}>{draft.say(moment.title)}</p>
          {moment.about !== undefined && <p>{draft.say(moment.about)}</p>}
          {moment.lines.map(({ holds, isSaid, text }, index) => (
            <p
              key={text.key}
              class={styles.momentLine}
              data-holds={holds}
              data-said={isSaid === true ? '' : undefined}
              style={{ '--line': index }}
            >
              {draft.say(text)}
            </p>
          ))}
          {moment.stays === true && <p class={styles.momentPress}>{t('frame.press-on')}</p>}
        </figcaption>
      </figure>
    </div>
  );
}
