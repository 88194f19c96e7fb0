import type { ViewProps } from '../asked.ts';
import { Grave } from '../house/still-house.tsx';
import { Portrait } from '../people/portrait.tsx';
import { say } from '../say.ts';
import { epilogueOf } from './epilogue.ts';
import * as styles from './who-lived.module.css';

/** What became of each: those who lived first, each with an epilogue, then those who are gone. */
export function WhoLived({ draft, view }: ViewProps) {
  const isWon = view.over?.score != null;
  return (
    <section class={styles.whoLived} aria-labelledby="who-lived">
      <h3 id="who-lived">
        {isWon ? say(draft, 'ending.who', { count: view.people.length }) : say(draft, 'ending.became')}
      </h3>
      <ul>
        {view.people.map((person) => {
          const epilogue = isWon ? epilogueOf(person, view) : null;
          return (
            <li key={person.id}>
              <Portrait person={person.id} size={4} />
              <div>
                <b>{say(draft, `person.${person.id}`)}</b>
                <p>
                  {epilogue !== null && draft.has(epilogue.key)
                    ? draft.say(epilogue)
                    : isWon
                      ? say(draft, 'epilogue.alive', { misery: person.levels.misery })
                      : say(draft, 'epilogue.left')}
                </p>
              </div>
            </li>
          );
        })}
        {view.gone.map(({ id, day, cause }) => (
          <li key={id} data-fate={cause}>
            <Portrait person={id} size={4} />
            <div>
              <s>{say(draft, `person.${id}`)}</s>
              <p>{say(draft, 'people.gone-since', { day, cause })}</p>
            </div>
            {cause !== 'left' && <Grave />}
          </li>
        ))}
      </ul>
    </section>
  );
}
