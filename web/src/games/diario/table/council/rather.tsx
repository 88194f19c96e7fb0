import { useSignal } from '@preact/signals';
import { type Ask, everyChoice } from '@vigilia/kernel';
import { named } from '../../../../draft/named.ts';
import type { Choice, DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import * as council from './council.module.css';

interface RatherProps extends DraftProps {
  readonly decision: Ask<Choice>;
  /** The number of the option that is drafted; 0 if none is, or a plan of several. */
  readonly drafted: number;
  readonly give: (voice: string) => void;
}

/** So many options stand in sight, one below the other; more are picked from a list. */
const FEW = 5;

/** What a player would rather do than what is drafted: a press for it, and one against it. */
export function Rather({ draft, decision, drafted, give }: RatherProps) {
  const options = everyChoice(decision).map((choice, index) => ({
    number: index + 1,
    choice,
    words: draft.say(draft.choiceText(choice)),
  }));
  return (
    <>
      {drafted > 0 && (
        <button type="button" onClick={() => give(`against ${drafted}`)}>
          {say(draft, 'council.not-that')}
        </button>
      )}
      {options.length > FEW ? (
        <Picked draft={draft} options={options.filter(({ number }) => number !== drafted)} give={give} />
      ) : (
        <ol>
          {options.map(({ number, words }) =>
            number === drafted ? null : (
              <li key={number}>
                <span>{words}</span>
                <ForOrAgainst draft={draft} number={number} words={words} give={give} />
              </li>
            ),
          )}
        </ol>
      )}
    </>
  );
}

interface Option {
  /** Counted from 1, as a voice counts it. */
  readonly number: number;
  readonly choice: Choice;
  readonly words: string;
}

interface PickedProps extends Pick<RatherProps, 'draft' | 'give'> {
  readonly options: readonly Option[];
}

/** Many options in one list, by the person they are about. */
function Picked({ draft, options, give }: PickedProps) {
  const picked = useSignal(0);
  const option = options.find(({ number }) => number === picked.value);
  const byPerson = Map.groupBy(options, ({ choice }) => ('person' in choice ? choice.person : null));
  return (
    <div class={council.ratherPicked}>
      <select
        class="field"
        aria-label={say(draft, 'council.rather-what')}
        value={option?.number ?? 0}
        onChange={({ currentTarget: { value } }) => {
          picked.value = Number(value);
        }}
      >
        <option value={0}>{say(draft, 'council.rather-what')}</option>
        {[...byPerson].map(([person, theirs]) => {
          const each = theirs.map(({ number, words }) => (
            <option key={number} value={number}>
              {words}
            </option>
          ));
          return person === null ? (
            each
          ) : (
            <optgroup key={person} label={named(draft, 'person', person)}>
              {each}
            </optgroup>
          );
        })}
      </select>
      {option !== undefined && (
        <ForOrAgainst draft={draft} number={option.number} words={option.words} give={give} />
      )}
    </div>
  );
}

interface ForOrAgainstProps extends Pick<RatherProps, 'draft' | 'give'> {
  readonly number: number;
  readonly words: string;
}

function ForOrAgainst({ draft, number, words, give }: ForOrAgainstProps) {
  return (
    <>
      <button
        type="button"
        aria-label={`${say(draft, 'council.for')}: ${words}`}
        onClick={() => give(`for ${number}`)}
      >
        {say(draft, 'council.for')}
      </button>
      <button
        type="button"
        aria-label={`${say(draft, 'council.against')}: ${words}`}
        onClick={() => give(`against ${number}`)}
      >
        {say(draft, 'council.against')}
      </button>
    </>
  );
}
