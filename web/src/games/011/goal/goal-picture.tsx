import { HOUR_OF_FENRIR, hasFenrir, isHourOfFenrir, type View } from '@vigilia/game-011';
import { ICONS, type IconName } from '../emblems/icons.ts';
import * as styles from './goal-picture.module.css';
import { angleAt, archPath, PIPES, pointAt } from './night.ts';

/** How much of the picture is Fenrir's: it is left out when three play. */
const PART_OF_FENRIR = 172;

/** The Hours between the first and the twelfth. */
const HOURS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/**
 * What wins, as an engraving: with 15 pages the Chosen One walks to the Organ; with 12 and two Wolf Marks the Possessed
 * walks to the Chosen One; above them the night runs out at XII.
 */
export function GoalPicture({ view }: { readonly view: View }) {
  const isWithFenrir = hasFenrir(view);
  const left = isWithFenrir ? 0 : PART_OF_FENRIR;
  return (
    <svg class={styles.goalPicture} viewBox={`${left} 0 ${480 - left} 196`} aria-hidden="true">
      <rect class={styles.goalPicturePlate} x={left + 2} y="2" width={476 - left} height="192" rx="5" />
      <rect class={styles.goalPictureFrame} x={left + 6} y="6" width={468 - left} height="184" rx="3" />
      <City left={left + 8} />
      <Night from={left + 30} seats={view.seats} />
      {isWithFenrir && <WayOfFenrir />}
      <WayOfHero />
    </svg>
  );
}

/** The eleven Hours on an arch, the waking of Fenrir at V, and the swallowed sun at XII. */
function Night({ from, seats }: Pick<View, 'seats'> & { readonly from: number }) {
  const arch = { from, to: 446 };
  const [x, y] = pointAt(arch, 12);
  const [wolfX, wolfY] = pointAt(arch, HOUR_OF_FENRIR);
  return (
    <g class={styles.goalPictureNight}>
      <path class={styles.goalPictureArch} d={archPath(arch)} />
      <Moon at={pointAt(arch, 1)} />
      {HOURS.filter((hour) => !isHourOfFenrir({ hour, seats })).map((hour) => (
        <path
          key={hour}
          d="M0 -4V4"
          transform={`translate(${pointAt(arch, hour).join(' ')}) rotate(${angleAt(arch, hour)})`}
        />
      ))}
      {hasFenrir({ seats }) && (
        <g class={styles.goalPictureWolf}>
          <Sign name="fenrir" x={wolfX} y={wolfY} size={19} />
        </g>
      )}
      <g class={styles.goalPictureEclipse} transform={`translate(${x} ${y})`}>
        <path d="M0 -17V-13M0 13V17M-17 0H-13M13 0H17M-12 -12L-9.2 -9.2M9.2 9.2L12 12M-12 12L-9.2 9.2M9.2 -9.2L12 -12" />
        <circle r="9.5" />
        <text y="0.5">XII</text>
      </g>
    </g>
  );
}

/** The night begins. */
function Moon({ at: [x, y] }: { readonly at: readonly [number, number] }) {
  return (
    <path
      class={styles.goalPictureMoon}
      d="M3.5 -9A9.5 9.5 0 1 0 9 4A8 8 0 0 1 3.5 -9Z"
      transform={`translate(${x} ${y})`}
    />
  );
}

/** The Possessed goes to the Chosen One. */
function WayOfFenrir() {
  return (
    <g class={styles.goalPictureFenrir}>
      <circle class={styles.goalPictureMedal} cx="62" cy="128" r="29" />
      <circle class={styles.goalPictureRim} cx="62" cy="128" r="25" />
      <Sign name="fenrir" x={62} y={128} size={32} />
      <Way from={98} to={196} />
      <Pages x={132} y={96} count={12} />
      <Sign name="wolf" x={166} y={94} size={21} />
      <Sign name="wolf" x={190} y={101} size={21} />
    </g>
  );
}

/** The Chosen One goes to the Organ. */
function WayOfHero() {
  return (
    <g class={styles.goalPictureHero}>
      <g transform="translate(240 128)">
        <path
          class={styles.goalPictureRays}
          d="M0 -40V-34M0 34V40M-40 0H-34M34 0H40M-28.3 -28.3L-24 -24M24 24L28.3 28.3M-28.3 28.3L-24 24M24 -24L28.3 -28.3M-15.3 -37L-13 -31.4M13 31.4L15.3 37M15.3 -37L13 -31.4M-13 31.4L-15.3 37M-37 -15.3L-31.4 -13M31.4 13L37 15.3M-37 15.3L-31.4 13M31.4 -13L37 -15.3"
        />
        <circle class={styles.goalPictureMedal} r="29" />
        <circle class={styles.goalPictureRim} r="25" />
        <text class={styles.goalPictureWho} y="1">
          ?
        </text>
      </g>
      <Way from={286} to={366} />
      <Pages x={326} y={98} count={15} />
      <Organ />
    </g>
  );
}

/** Footsteps and the head of an arrow. */
function Way({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <>
      <path class={styles.goalPictureSteps} d={`M${from} 132H${to - 12}`} />
      <path class={styles.goalPictureHead} d={`M${to - 11} 124L${to} 132L${to - 11} 140`} />
    </>
  );
}

/** Sheets of music with their number. */
function Pages({ x, y, count }: { readonly x: number; readonly y: number; readonly count: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.18)`}>
      <path class={styles.goalPictureSheet} d="M-13 -19H13V17H-13Z" transform="rotate(-13)" />
      <path class={styles.goalPictureSheet} d="M-13 -19H13V17H-13Z" transform="rotate(9)" />
      <path class={styles.goalPictureSheet} d="M-13 -19H13V17H-13Z" transform="rotate(-2)" />
      <path
        class={styles.goalPictureStaff}
        d="M-10 -14H10M-10 -12H10M-10 -10H10M-10 10H10M-10 12H10M-10 14H10"
        transform="rotate(-2)"
      />
      <text class={styles.goalPictureCount} y="0.5">
        {count}
      </text>
    </g>
  );
}

/** The Organ: its case, and pipes from the middle outwards. */
function Organ() {
  return (
    <g transform="translate(416 0)">
      <path class={styles.goalPictureCase} d="M-38 166V150H38V166ZM-33 150V143H33V150Z" />
      {PIPES.map(({ x, top }) => (
        <path
          key={x}
          class={styles.goalPicturePipe}
          d={`M${x - 3.4} 143V${top + 4}L${x} ${top}L${x + 3.4} ${top + 4}V143ZM${x - 3.4} 131L${x} 127L${x + 3.4} 131`}
        />
      ))}
      <path class={styles.goalPictureKeys} d="M-22 155H22M-22 160H22" />
    </g>
  );
}

/** Turin behind them: roofs, arcades and the Mole. */
function City({ left }: { readonly left: number }) {
  return (
    <g class={styles.goalPictureCity}>
      <path d="M324 166V118H330V108L337 104H343L350 108V118H356V166M337 104C337 92 339 84 340 66C341 84 343 92 343 104M330 118H350M330 126H350" />
      <path d="M180 166V140H204V134H222V166M262 166V138H276V132H300V166M196 166V156A4 4 0 0 1 204 156V166M208 166V156A4 4 0 0 1 216 156V166M280 166V156A4 4 0 0 1 288 156V166" />
      {left < PART_OF_FENRIR && (
        <path d="M14 166V138H26V130L34 124L42 130M82 166V142H104V136H122V166M90 166V157A4 4 0 0 1 98 157V166M138 166V144H160V166M145 166V158A4 4 0 0 1 153 158V166" />
      )}
      <path
        class={styles.goalPictureGround}
        d={`M${left} 166H472M${left} 170H472M${left + 12} 174H458M${left + 34} 178H436`}
      />
    </g>
  );
}

interface SignProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** An icon with its middle at a point. */
function Sign({ name, x, y, size }: SignProps) {
  return (
    <path
      class={styles.goalPictureSign}
      d={ICONS[name]}
      transform={`translate(${x} ${y}) scale(${size / 24}) translate(-12 -12)`}
    />
  );
}
