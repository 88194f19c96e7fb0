import { named } from '../../../../../draft/named.ts';
import { bookLanguage } from '../../book/book.tsx';
import { GoodPicture } from '../../goods/good-picture.tsx';
import { say } from '../../say.ts';
import { Combatant } from '../fight/combatant.tsx';
import type { PictureProps } from '../scene.ts';
import type { RaidId, RaidPicture } from './raid-picture.ts';
import * as styles from './raid-stage.module.css';

/** The door at night: our guards inside, those who come in its frame, and what goes out over the threshold. */
export function RaidStage({ draft, picture }: PictureProps<RaidPicture>) {
  const { raid, prose, shows, guards, taken } = picture;
  return (
    <div class={styles.raidStage} data-shows={shows}>
      <Hall raid={raid} isOpen={shows === 'door' || shows === 'taking'} />
      <div class={styles.raidStageName}>
        <h3>{named(draft, 'raid', raid)}</h3>
        {prose !== null && draft.has(prose.key) && (
          <p lang={bookLanguage(draft, prose.key)}>{draft.say(prose)}</p>
        )}
      </div>
      <ul class={styles.raidStageGuards} aria-label={say(draft, 'fight-board.ours')}>
        {guards.map((guard) => (
          <Combatant key={String(guard.who)} draft={draft} fighter={guard} />
        ))}
      </ul>
      <ul class={styles.raidStageTaken}>
        {taken.map((good, index) => (
          <li key={`${good} ${index}`} style={{ '--piece': index }}>
            <GoodPicture good={good} size={1.6} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many are seen in the frame of the door, and how tall they are. */
const COMERS: Readonly<Record<RaidId, readonly number[]>> = {
  'quiet-night': [1],
  looters: [1, 0.94, 1],
  'hungry-neighbours': [0.95, 1, 0.62],
  'firewood-thieves': [1, 0.96],
  'street-boys': [0.72, 0.64, 0.68],
  'drunken-men': [1, 0.98],
  requisition: [1, 1.02, 0.9],
  'armed-gang': [1, 1.04, 0.98, 1],
  'fire-raisers': [1, 0.97, 1],
  'raiding-party': [1, 1, 1.02, 0.98],
};

/** The hall with its door: shut in a quiet night. */
function Hall({ raid, isOpen }: { readonly raid: RaidId; readonly isOpen: boolean }) {
  const comers = COMERS[raid];
  return (
    <svg
      class={styles.raidHall}
      viewBox="0 0 320 150"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path class={styles.raidHallWall} d="M0 -200H320V150H0Z" />
      <path class={styles.raidHallNight} d="M206 30H282V142H206Z" />
      {comers.map((height, at) => (
        <g
          key={at}
          class={styles.raidHallComer}
          transform={`translate(${222 + (at * 46) / Math.max(1, comers.length - 1)} 142) scale(${height})`}
        >
          <path d="M0 -76a8 8 0 1 1 .1 0zM-11 -72C-5 -77 5 -77 11 -72L15 -34L9 -32L8 0H2L0 -28L-2 0H-8L-9 -32L-15 -34Z" />
        </g>
      ))}
      <path
        class={styles.raidHallLines}
        d="M202 26H286V142M202 142V26M0 142H320M24 -30V70H96V-30ZM60 -30V70M24 20H96M120 56l10 7-4 14M130 63l12-2"
      />
      <path
        class={styles.raidHallDoor}
        data-open={isOpen ? '' : undefined}
        d="M206 30H282V142H206ZM216 42H272V84H216ZM216 94H272V132H216ZM268 88h6"
      />
      <path class={styles.raidHallFloor} d="M0 142H320V150H0Z" />
    </svg>
  );
}
