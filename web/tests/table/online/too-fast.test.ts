import { expect, test } from 'vitest';
import { sensibly } from '../local/minds.ts';
import { until } from '../until.ts';
import { gather, isMyTurn } from './guests.ts';
import { useServer } from './server.ts';

const server = useServer({ limits: { messages: { burst: 3, perSecond: 4 } } });

test('requests that were too fast to be read are sent again', async () => {
  const [guest] = await gather(server(), 1);
  const { table } = guest;
  await until(() => isMyTurn(guest));
  const line = sensibly(table);
  const answers = await Promise.all(Array.from({ length: 6 }, () => table.why(line)));
  expect(answers).toEqual(answers.map(() => null));
  table.close();
});
