import { doesFall, levelsLeft, type PersonId, type Share, takesOut, woundsLeft } from '@vigilia/game-diario';
import { named } from '../../../../../draft/named.ts';
import type { Choice, DraftProps } from '../../asked.ts';
import { opponentId, opponentsIn } from '../../combat/opponents.ts';
import { say } from '../../say.ts';
import { type Section, timesIn } from './sections.ts';
import { type Row, Shares } from './shares.tsx';

interface Props extends DraftProps {
  readonly section: Section;
  readonly onChange: (shares: readonly Share[]) => void;
}

/** Wounds, or certain deaths, split among our people or among the enemies (RAID-2, FIGHT-4, FIGHT-7). */
export function WoundShares({ draft, section, onChange }: Props) {
  const { ask, choices, isOpen } = section;
  const rows = ask.choices.flatMap((choice) => rowOf(draft, section, choice) ?? []);
  const split = choices.length;
  const title = say(draft, 'raid-board.split', { kind: kindOf(section) });
  return (
    <Shares
      draft={draft}
      title={title}
      left={isOpen ? Math.max(0, dueIn(section) - split) : 0}
      rows={rows}
      onChange={onChange}
    />
  );
}

function kindOf({ key }: Section): string {
  return key.replace('prompt.', '');
}

/** How many wounds or deaths the question has to split. */
function dueIn({ key, ask, view }: Section): number {
  if (key === 'prompt.kill') return view.fight?.kills.byUs ?? 0;
  if (key === 'prompt.sacrifice') return view.fight?.kills.byThem ?? 0;
  return Number(ask.prompt.vars.wounds);
}

function rowOf(draft: DraftProps['draft'], section: Section, choice: Choice): Row | null {
  if (choice.verb === 'wound' || choice.verb === 'sacrifice')
    return personRow(draft, section, choice, choice.person);
  if (choice.verb === 'hit' || choice.verb === 'kill') return enemyRow(draft, section, choice, choice.enemy);
  return null;
}

function personRow(draft: DraftProps['draft'], section: Section, choice: Choice, id: PersonId): Row {
  const before = section.view.people.find((person) => person.id === id)?.levels.wounds ?? 0;
  const count = timesIn(section, choice);
  const isSacrificed = choice.verb === 'sacrifice' && count > 0;
  const after = before + count;
  const isDead = isSacrificed || takesOut('wounds', after);
  return {
    choice,
    count,
    most: choice.verb === 'sacrifice' ? 1 : levelsLeft(before),
    label: named(draft, 'person', id),
    after: isDead ? say(draft, 'raid-board.dies') : say(draft, 'raid-board.wounds', { before, after }),
    isGrave: isDead,
  };
}

function enemyRow(draft: DraftProps['draft'], section: Section, choice: Choice, number: number): Row {
  const before = section.view.fight?.enemies.find((enemy) => enemy.number === number)?.wounds ?? 0;
  const count = timesIn(section, choice);
  const isKilled = choice.verb === 'kill' && count > 0;
  const after = before + count;
  return {
    choice,
    count,
    most: choice.verb === 'kill' ? 1 : woundsLeft(before),
    label: enemyName(draft, section, number),
    after:
      isKilled || doesFall(after)
        ? say(draft, 'fight-board.falls')
        : say(draft, 'fight-board.enemy-wounds', { before, after }),
  };
}

/** As on the stage: what an enemy is called, and the number that tells two of them apart. */
function enemyName(draft: DraftProps['draft'], { view }: Section, number: number): string {
  const enemy = say(draft, 'fight-board.enemy', { enemy: number });
  const who = opponentsIn(draft.table.log.value, view.day).find((each) => each.number === number);
  return who === undefined ? enemy : `${named(draft, 'opponent', opponentId(who))} (${number})`;
}
