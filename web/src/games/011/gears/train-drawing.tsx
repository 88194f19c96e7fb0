import { ACTION_GEAR, MACHINE_GEAR, MOVEMENT_GEAR, type View } from '@vigilia/game-011';
import { useId, useRef } from 'preact/hooks';
import { ICONS, type IconName } from '../emblems/icons.ts';
import * as gearsStyles from './gears.module.css';
import { TRAIN, teethBetween } from './train.ts';
import { ToothedWheel } from './wheel.tsx';

export interface Shown {
  readonly machine: (typeof MACHINE_GEAR)[number];
  readonly steps: number;
  readonly action: (typeof ACTION_GEAR)[number];
}

interface TrainProps {
  readonly gears: View['gears'];
  /** Teeth by which they are turned further, to see what that would bring. */
  readonly teeth: number;
  readonly shown: Shown;
  readonly words: string;
  /** The machines and actions that are pointed at: `machine:tram action:compose`. */
  readonly lit: string;
}

export function TrainDrawing({ gears, teeth, shown, words, lit }: TrainProps) {
  const id = useId();
  const [metal, sheen] = [`${id}-metal`, `${id}-sheen`];
  const [machine, movement, action] = TRAIN;
  const { start, turned } = useTurned(gears);
  const passed = turned + teeth;
  const pointedAt = lit.split(' ');
  return (
    <svg class={gearsStyles.gearsDrawing} viewBox="-158 -66 304 133" role="img" aria-label={words}>
      <defs>
        <radialGradient id={metal}>
          <stop class={gearsStyles.gearsMetalDark} offset="0.6" />
          <stop class={gearsStyles.gearsMetalBright} offset="0.8" />
          <stop class={gearsStyles.gearsMetalPlain} offset="1" />
        </radialGradient>
        <linearGradient id={sheen} x2="0.6" y2="1">
          <stop class={gearsStyles.gearsLight} offset="0" />
          <stop class={gearsStyles.gearsClear} offset="0.45" />
          <stop class={gearsStyles.gearsDim} offset="1" />
        </linearGradient>
      </defs>
      <ToothedWheel
        {...{ wheel: machine, passed: start[0] + passed, faceSize: 16, metal, sheen }}
        faces={MACHINE_GEAR.map((face) => (
          <Face key={face} icon={face} size={15} isLit={pointedAt.includes(`machine:${face}`)} />
        ))}
      >
        <Face icon={shown.machine} size={23} />
      </ToothedWheel>
      <ToothedWheel
        {...{ wheel: movement, passed: start[1] + passed, faceSize: 16, metal, sheen }}
        faces={MOVEMENT_GEAR.map((steps) => (
          <text key={steps} class={gearsStyles.gearsNumber}>
            {steps}
          </text>
        ))}
      >
        <text class={`${gearsStyles.gearsNumber} ${gearsStyles.gearsSteps}`} x="-7">
          {shown.steps}
        </text>
        <g transform="translate(9 1)">
          <Face icon="walk" size={17} />
        </g>
      </ToothedWheel>
      <ToothedWheel
        {...{ wheel: action, passed: start[2] + passed, faceSize: 14, metal, sheen }}
        faces={ACTION_GEAR.map((face) => (
          <Face key={face} icon={face} size={13.5} isLit={pointedAt.includes(`action:${face}`)} />
        ))}
      >
        <Face icon={shown.action} size={17} />
      </ToothedWheel>
    </svg>
  );
}

/** The faces this drawing began with and the teeth it was turned by since, so that it turns on and never flies back. */
function useTurned(gears: View['gears']): { readonly start: View['gears']; readonly turned: number } {
  const last = useRef({ start: gears, gears, turned: 0 });
  const { start, turned } = last.current;
  last.current = { start, gears, turned: turned + teethBetween(last.current.gears, gears) };
  return last.current;
}

interface FaceProps {
  readonly icon: IconName;
  readonly size: number;
  /** Whether what it shows is pointed at. */
  readonly isLit?: boolean;
}

/** A face of a gear, round 0,0. */
function Face({ icon, size, isLit = false }: FaceProps) {
  return (
    <g class={gearsStyles.gearsFace} data-lit={isLit ? '' : undefined} transform={`scale(${size / 24})`}>
      <circle r="14" />
      <path d={ICONS[icon]} transform="translate(-12 -12)" />
    </g>
  );
}
