import { type GameProfile, type Text, text } from '@vigilia/kernel';
import { useId, useMemo } from 'preact/hooks';
import { Tick } from '../ui/tick.tsx';
import * as styles from './avoid-fields.module.css';
import { avoidedOf, setAvoided } from './avoided.ts';
import type { AvoidTexts, GameManifest } from './manifest.ts';
import { gameTranslator } from './messages.ts';
import { optionLabel } from './options.ts';

interface AvoidFieldsProps {
  readonly profile: GameProfile;
  readonly texts: AvoidTexts | undefined;
  readonly say: (said: Text) => string;
}

/** The kinds of content that a game leaves out for the people of this device; nothing if it offers none. */
export function AvoidFields({ profile, texts, say }: AvoidFieldsProps) {
  const id = useId();
  const { avoids } = profile;
  if (avoids === undefined || texts === undefined) return null;
  const avoided = avoidedOf(profile).value;
  const nameOf = (kind: string) => say(text(texts.keyOf(kind)));
  const label = say(optionLabel(avoids.option));
  const tick = (kind: string, isAvoided: boolean) =>
    setAvoided(profile, isAvoided ? [...avoided, kind] : avoided.filter((each) => each !== kind));
  return (
    <details class="unfold">
      <summary>
        <span>{avoided.length === 0 ? label : `${label}: ${avoided.map(nameOf).join(', ')}`}</span>
      </summary>
      <p class={styles.avoidFieldsAbout}>{say(text(texts.about))}</p>
      <fieldset class={styles.avoidFieldsKinds} aria-labelledby={id}>
        <legend id={id} class="heard-only">
          {label}
        </legend>
        {avoids.kinds.map((kind) => (
          <Tick
            key={kind}
            label={nameOf(kind)}
            isTicked={avoided.includes(kind)}
            tick={(isTicked) => tick(kind, isTicked)}
          />
        ))}
      </fieldset>
    </details>
  );
}

/** The same away from the tables of the game. */
export function GameAvoidFields({ game }: { readonly game: GameManifest }) {
  const say = useMemo(() => gameTranslator(game), [game]).value;
  return <AvoidFields profile={game.profile} texts={game.avoids} say={say} />;
}
