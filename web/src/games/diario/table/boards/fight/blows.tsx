import { planAhead } from '@vigilia/game-diario';
import type { AskedProps } from '../../asked.ts';
import { sectionsOf, splitAnew } from '../combat/sections.ts';
import { WoundShares } from '../combat/wound-shares.tsx';

/** What a volley dealt, split on both sides as one plan (FIGHT-4, FIGHT-7). */
export function Blows({ draft, asked }: AskedProps) {
  const rehearsed = planAhead(asked.view, draft.plan.value);
  const sections = sectionsOf(asked, rehearsed, draft.plan.value);
  return (
    <>
      {sections.map((section) => (
        <WoundShares
          key={section.key}
          draft={draft}
          section={section}
          onChange={(shares) => draft.setPlan(splitAnew(asked.view, sections, section, shares))}
        />
      ))}
    </>
  );
}
