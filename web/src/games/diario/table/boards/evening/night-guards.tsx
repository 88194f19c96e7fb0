import { nightAhead } from '@vigilia/game-diario';
import { optionProps } from '../../../../../answering/options/option-button.tsx';
import * as optionList from '../../../../../answering/options/option-list.module.css';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import type { OpenBoard } from '../common/opening.ts';
import { WholeBoard } from '../common/whole-board.tsx';
import * as eveningBoard from './evening-board.module.css';
import { type Evening, guardsOn } from './evening-model.ts';

/** What the guards on the board have before them (RAID-2 to RAID-5). */
export function NightAhead({ draft, view, model }: AskedProps & OpenBoard<Evening>) {
  const guards = guardsOn(view, model);
  if (guards.length === 0)
    return Object.keys(model.duties).length < view.people.length ? null : (
      <p class={eveningBoard.eveningBoardDanger} role="alert">
        {say(draft, 'evening-board.no-guard')}
      </p>
    );
  const { death, goods, raids } = nightAhead(view, guards);
  const [worst] = raids;
  const deadly = raids.filter((raid) => raid.death === 1).map(({ raid }) => raid);
  return (
    <p class={eveningBoard.eveningBoardNight} data-deadly={death >= 0.1 ? '' : undefined}>
      <b>
        {say(draft, 'evening-board.odds', {
          percent: Math.round(death * 100),
          lost: goods.toFixed(1),
          count: guards.length,
        })}
      </b>{' '}
      {deadly.length > 0 && say(draft, 'evening-board.deadly', { deadly, count: guards.length })}{' '}
      {worst !== undefined &&
        say(draft, 'evening-board.worst', {
          raid: worst.raid,
          percent: Math.round(worst.chance * 100),
          damage: worst.damage,
          wounds: worst.wounds,
        })}
    </p>
  );
}

/** The night without a guard, before it is too late (EVE-2). */
export function Unguarded({ draft, asked: { ask } }: AskedProps) {
  return (
    <WholeBoard name="evening-board">
      <p class={eveningBoard.eveningBoardDanger}>{say(draft, 'evening-board.no-guard')}</p>
      {ask.choices.map((choice) => (
        <button
          key={'person' in choice ? choice.person : choice.verb}
          class={optionList.option}
          {...optionProps(draft, [choice])}
        >
          {draft.say(draft.choiceText(choice))}
        </button>
      ))}
    </WholeBoard>
  );
}
