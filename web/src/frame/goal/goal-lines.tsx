import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { GameGoal } from '../../draft/game-goal.ts';
import './goal-lines.css';

export interface GoalProps {
  readonly draft: AnswerDraft;
  readonly goal: GameGoal;
}

/** The picture of what wins, and the same in words. */
export function GoalLines({ draft, goal }: GoalProps) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const { Icon } = draft.answering;
  return (
    <div class="goal-lines">
      <div class="goal-lines-picture">
        <goal.Picture view={view} />
      </div>
      <ul>
        {goal.linesOf(view).map(({ icon, text }) => (
          <li key={text.key}>
            {Icon !== undefined && <Icon name={icon} />}
            <span>{draft.say(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
