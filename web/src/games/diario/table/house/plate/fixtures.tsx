import type { SpaceId } from '@vigilia/game-diario';
import type { ComponentChildren } from 'preact';
import { boxOf, floorOf, middleOf } from '../measure.ts';

/** What always stands in its place: the street door and guard post, the drawing table, the bedding, the junk. */
export function Fixtures() {
  return (
    <g class="house-fixtures">
      <path class="of-iron" d="M16 352V262H19V352ZM17 264C17 254 30 252 34 258" />
      <path class="of-glass" d="M29 258H39L37 268H31Z" />
      <path class="of-wood" d="M76 352V290H80V352ZM62 352L76 350V292L62 298Z" />
      <path class="of-line" d="M65 306L73 303V320L65 322ZM65 328L73 326V342L65 344ZM70 324h2" />
      <At space="g2">
        <path class="of-wood" d="M14 0V-17H30V0ZM14 -17L30 0M30 -17L14 0" />
        <path class="of-line" d="M-26 -52H-8M-22 -52V-44M-13 -52V-40C-16 -36 -10 -34 -12 -30" />
      </At>
      <At space="g3">
        <path class="of-wood" d="M-28 -22L24 -26V-23H20L24 0H20L15 -21L-19 -19L-24 0H-28L-23 -19H-28Z" />
        <path class="of-paper" d="M-20 -23L2 -25L4 -28L-17 -26ZM-14 -58H6V-44H-14Z" />
        <path class="of-line" d="M-11 -54L0 -48M-10 -48H-4M-14 -26L-2 -27" />
      </At>
      <At space="g4">
        <path class="of-cloth" d="M-30 0V-5C-14 -9 8 -8 22 -5V0Z" />
        <path class="of-paper" d="M-30 -5C-30 -11 -17 -11 -17 -6Z" />
        <path class="of-line" d="M-10 -7V0M2 -7V0M13 -6V0" />
      </At>
      <At space="b2">
        <path class="of-wood" d="M-33 0V-60H-30V-44H-6V-60H-3V0H-6V-22H-30V0ZM-30 -41V-25H-6V-41Z" />
        <path class="of-iron" d="M-27 -44V-53H-20V-44ZM-17 -44V-50H-10V-44ZM-28 -25V-33H-14V-25Z" />
        <path class="of-cloth" d="M-26 0C-26 -10 -18 -14 -12 -9C-6 -13 2 -8 4 0Z" />
      </At>
    </g>
  );
}

function At({ space, children }: { readonly space: SpaceId; readonly children: ComponentChildren }) {
  const box = boxOf(space);
  return <g transform={`translate(${middleOf(box)} ${floorOf(box)})`}>{children}</g>;
}
