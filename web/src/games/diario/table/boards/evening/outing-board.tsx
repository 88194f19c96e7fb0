import {
  amountOf,
  carryLimit,
  type Diario,
  GOODS,
  isPackable,
  kindsIn,
  minus,
  PEOPLE,
  PLACES,
  scavengers,
  weightOf,
} from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as goodCounter from '../common/good-counter.module.css';
import { byNeed, GoodCounter } from '../common/good-counter.tsx';
import { boardOf } from '../common/opening.ts';
import { WholeBoard } from '../common/whole-board.tsx';
import * as styles from './outing-board.module.css';
import { outingModel, withPacked, withPlace } from './outing-model.ts';
import { PlaceCard } from './place-card.tsx';

const VERBS = ['go', 'pack', 'set-out'];

/** Where to go and what to take along (SCAV-1, SCAV-2). */
export const outingBoard: Control<Diario> = {
  name: 'outing',
  serves: ({ verb }, { prompt }) =>
    (prompt.key === 'prompt.location' || prompt.key === 'prompt.pack') && VERBS.includes(verb),
  Body: OutingBoard,
  promptOf: ({ ask }) => (ask.prompt.key === 'prompt.location' ? text('outing.prompt') : ask.prompt),
};

function OutingBoard(props: AskedProps) {
  const { draft } = props;
  const { view, model, change } = boardOf(props, outingModel);
  const { storage, people, scavenging } = view;
  const out = scavengers({ people });
  const left = minus(storage, model.packed);
  const values = kindsIn(left).reduce((sum, good) => sum + amountOf(left, good), 0);
  const goods = kindsIn(storage).toSorted(byNeed);
  const staying = goods.filter((good) => !isPackable(good));
  return (
    <WholeBoard name="outing-board">
      {scavenging === null && (
        <fieldset class={styles.outingBoardPlaces}>
          <legend class="heard-only">{draft.say(props.asked.ask.prompt)}</legend>
          {PLACES.map((place) => (
            <PlaceCard
              key={place}
              draft={draft}
              view={view}
              group="place"
              place={place}
              isChosen={model.place === place}
              choose={() => change((outing) => withPlace(outing, place))}
            />
          ))}
        </fieldset>
      )}
      <p class={styles.outingBoardLoad}>
        {out.map(({ id }) => (
          <span key={id}>
            {say(draft, 'outing.carrier', { person: id, inventory: PEOPLE[id].inventory })}
          </span>
        ))}
        <b>{say(draft, 'outing.weight', { weight: weightOf(model.packed), limit: carryLimit(view) })}</b>
        <span>{say(draft, 'outing.left', { count: values })}</span>
        {staying.length > 0 && (
          <span>
            {say(draft, 'outing.stays', {
              goods: staying.map((good) => `${good}:${amountOf(storage, good)}`),
            })}
          </span>
        )}
      </p>
      <div class={goodCounter.goodCounters}>
        {goods.filter(isPackable).map((good) => (
          <GoodCounter
            key={good}
            draft={draft}
            good={good}
            count={amountOf(model.packed, good)}
            most={amountOf(storage, good)}
            detail={say(draft, 'outing.of', {
              count: amountOf(storage, good),
              weight: GOODS[good].weight,
            })}
            setCount={(count) => change((outing) => withPacked(outing, good, count))}
          />
        ))}
      </div>
    </WholeBoard>
  );
}
