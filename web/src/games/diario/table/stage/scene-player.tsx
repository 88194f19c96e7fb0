import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { onAnyInput } from '../../../../platform/any-input.ts';
import { play } from '../../../../sound/sound.ts';
import { settings } from '../../../../storage/settings.ts';
import type { DraftProps } from '../asked.ts';
import type { AnyScene } from '../scenes/scene.ts';
import * as styles from './scene-player.module.css';
import { sceneOf, useSceneQueue } from './scene-queue.ts';

/** How long a scene stands still where nothing moves, in milliseconds: to begin with, and for each line. */
const STILL = { least: 2_500, line: 1_200 };

/**
 * Plays what has happened over the stage. The table already stands as it is now and its question is open: every key and
 * every press does what it always does, and puts the scene away.
 */
export function ScenePlayer({ draft }: DraftProps) {
  const queue = useSceneQueue(draft);
  const first = useComputed(() => queue.value[0]).value;
  const scene = useComputed(() => sceneOf(queue.value[0])).value;
  const next = () => {
    queue.value = queue.value.slice(1);
  };
  useEffect(() => {
    if (scene === undefined) void first?.kind.part.load().catch(() => null);
    if (scene === null && first !== undefined) next();
  }, [first, scene]);
  if (first === undefined || scene == null) return null;
  const putAway = () => {
    queue.value = [];
  };
  return <Played draft={draft} name={first.kind.name} scene={scene} onOver={next} onPress={putAway} />;
}

interface PlayedProps extends DraftProps {
  readonly name: string;
  readonly scene: AnyScene;
  readonly onOver: () => void;
  readonly onPress: () => void;
}

function Played({ draft, name, scene: { beats, Body, says = [] }, onOver, onPress }: PlayedProps) {
  const at = useSignal(0);
  const isStill = settings.speed.value === 0;
  const shown = isStill ? beats.length - 1 : Math.min(at.value, beats.length - 1);
  const beat = beats[shown] ?? beats[0];
  const lines = beats.slice(0, shown + 1).flatMap(({ line }) => line ?? []);
  // A press counts from the first moment that the scene is seen.
  useLayoutEffect(() => {
    at.value = 0;
    return onAnyInput(onPress);
  }, [beats]);
  useEffect(() => {
    // Where nothing moves all is there at once, and the last sound alone is heard.
    const sound = isStill ? beats.findLast((each) => each.sound !== undefined)?.sound : beat.sound;
    if (sound !== undefined) play(sound);
    const length = isStill
      ? STILL.least + STILL.line * lines.length
      : beat.length / (settings.speed.value || 1);
    const timer = setTimeout(() => {
      if (shown < beats.length - 1) at.value = shown + 1;
      else onOver();
    }, length);
    return () => clearTimeout(timer);
  }, [beats, shown, isStill]);
  return (
    <div
      class={styles.scenePlayer}
      data-scene={name}
      data-state={isStill ? 'still' : 'playing'}
      data-beat={shown}
    >
      <p class="heard-only" aria-live="polite">
        {says.map((text) => draft.say(text)).join(' ')}
      </p>
      <div class={styles.scenePicture} aria-hidden="true">
        <Body draft={draft} picture={beat.picture} />
      </div>
      {lines.length > 0 && (
        <ol class={styles.sceneLines} aria-hidden="true">
          {lines.map((line, index) => (
            <li key={index}>{draft.say(line)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
