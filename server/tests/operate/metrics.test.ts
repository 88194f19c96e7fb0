import { expect, test } from 'vitest';
import { metrics } from '../../src/operate/metrics.ts';

test('what is counted is shown to Prometheus', async () => {
  const counted = metrics();
  counted.choices.inc({ game: '011' });
  counted.choices.inc({ game: '011' });
  counted.refusals.inc({ kind: 'choose' });
  counted.commitSeconds.observe(0.004);
  counted.commitRows.observe(3);
  counted.delivered.inc(5);
  counted.received.inc();
  counted.sockets.set(2);
  counted.tablesInMemory.set(1);
  counted.botsThinking.inc();
  counted.botFailures.inc({ bot: 'inspector' });
  counted.requests.inc({ route: '/api/games', status: '200' });
  counted.rateLimited.inc();
  counted.connections.set(4);
  counted.cut.inc({ why: 'pipelined' });
  const shown = await counted.registry.metrics();
  for (const line of [
    'vigilia_choices_total{game="011"} 2',
    'vigilia_refusals_total{kind="choose"} 1',
    'vigilia_commit_seconds_bucket{le="0.0025"} 0',
    'vigilia_commit_seconds_bucket{le="0.005"} 1',
    'vigilia_commit_rows_sum 3',
    'vigilia_delivered_messages_total 5',
    'vigilia_socket_messages_total 1',
    'vigilia_sockets 2',
    'vigilia_tables_in_memory 1',
    'vigilia_bots_thinking 1',
    'vigilia_bot_failures_total{bot="inspector"} 1',
    'vigilia_http_requests_total{route="/api/games",status="200"} 1',
    'vigilia_rate_limited_total 1',
    'vigilia_connections 4',
    'vigilia_cut_connections_total{why="pipelined"} 1',
  ])
    expect(shown.split('\n')).toContain(line);
  expect(shown).toContain('vigilia_process_resident_memory_bytes');
});

test('two servers in one process count for themselves', async () => {
  const [one, other] = [metrics(), metrics()];
  one.sockets.set(9);
  expect(await one.registry.metrics()).toContain('vigilia_sockets 9');
  expect(await other.registry.metrics()).toContain('vigilia_sockets 0');
});
