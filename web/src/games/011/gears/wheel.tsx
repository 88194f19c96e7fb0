import type { ComponentChildren } from 'preact';
import * as gears from './gears.module.css';
import { rootRadius, tipRadius } from './teeth.ts';
import { angleOf, MODULE, rotationAfter, type Wheel } from './train.ts';

interface Parts {
  readonly wheel: Wheel;
  /** How many faces have passed the pointer. */
  readonly passed: number;
  /** How wide a face is drawn. */
  readonly faceSize: number;
  /** One drawing for every tooth, round 0,0. */
  readonly faces: readonly ComponentChildren[];
  /** The face in force, drawn large. */
  readonly children: ComponentChildren;
  /** Ids of the gradients. */
  readonly metal: string;
  readonly sheen: string;
}

/** A brass wheel with an enamel dial. Teeth and faces go round; the light on it, its pointer and its middle do not. */
export function ToothedWheel({ wheel, passed, faceSize, faces, children, metal, sheen }: Parts) {
  const { teeth, x, y, outline } = wheel;
  const dial = rootRadius(teeth, MODULE) - 3.5;
  const hub = dial - faceSize - 3;
  const tip = tipRadius(teeth, MODULE);
  const turned = { transform: `rotate(${rotationAfter(wheel, passed)}deg)` };
  const half = Math.PI / teeth;
  const [left, top] = [-dial * Math.sin(half), -dial * Math.cos(half)];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform="translate(1.5 3)">
        <path class={`${gears.gearsTurning} ${gears.gearsShadow}`} style={turned} d={outline} />
      </g>
      <g class={gears.gearsTurning} style={turned}>
        <path class={gears.gearsMetal} style={{ fill: `url(#${metal})` }} d={outline} />
        <circle class={gears.gearsDial} r={dial} />
      </g>
      <path class={gears.gearsWindow} d={`M0 0L${left} ${top}A${dial} ${dial} 0 0 1 ${-left} ${top}Z`} />
      <g class={gears.gearsTurning} style={turned}>
        {faces.map((face, index) => (
          <g key={angleOf(wheel, index)} transform={`rotate(${angleOf(wheel, index)})`}>
            <path
              class={gears.gearsDivision}
              d={`M${left} ${top}L${(left * hub) / dial} ${(top * hub) / dial}`}
            />
            <g transform={`translate(0 ${-(dial + hub) / 2})`}>{face}</g>
          </g>
        ))}
      </g>
      <circle class={gears.gearsSheen} style={{ fill: `url(#${sheen})` }} r={dial} />
      <circle class={gears.gearsHub} r={hub} />
      {children}
      <path class={gears.gearsPointer} d={`M-5 ${-tip - 4}h10L0 ${-dial + 2}z`} />
    </g>
  );
}
