import { expect, test } from 'vitest';
import { sensibly } from '../local/minds.ts';
import { until } from '../until.ts';
import { gather, isMyTurn } from './guests.ts';
import { useHouse } from './server.ts';

const house = useHouse({ limits: { messages: { burst: 3, perSecond: 4 } } });

test('what was not even read because it came too fast is said again', async () => {
  const [guest] = await gather(house(), 1);
  const { table } = guest;
  await until(() => isMyTurn(guest));
  const line = sensibly(table);
  const answers = await Promise.all(Array.from({ length: 6 }, () => table.why(line)));
  expect(answers).toEqual(answers.map(() => null));
  table.close();
});
