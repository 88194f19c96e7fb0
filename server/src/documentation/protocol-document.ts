import { routes } from '../http/routes.ts';
import { fromClient } from '../protocol/from-client.ts';
import { fromServer } from '../protocol/from-server.ts';
import { named } from '../protocol/named.ts';
import { SOCKET_PATH } from '../protocol/parts.ts';
import { fieldsOf } from './fields.ts';
import { describeGrammars, type GameGrammar } from './grammar.ts';
import { describeMessage, sentence } from './messages.ts';
import { introduction } from './prose.ts';
import { describeRoute } from './routes.ts';

/** docs/protocol.md, from the schemas. */
export function protocolDocument(games: readonly GameGrammar[]): string {
  const lines = [
    introduction,
    ...describeGrammars(games),
    '## Requests',
    '',
    ...routes.flatMap(describeRoute),
    '## Messages to the server',
    '',
    `Over the socket at \`${SOCKET_PATH}\`, one JSON object a message, named by its \`type\`.`,
    '',
    ...fromClient.options.flatMap((message) => describeMessage(message, 'input')),
    '## Messages from the server',
    '',
    ...fromServer.options.flatMap((message) => describeMessage(message, 'output')),
    '## Parts',
    '',
    ...Object.entries(named).flatMap(([name, part]) => [
      `### ${name}`,
      ...(part.description === undefined ? [] : ['', sentence(part.description)]),
      ...fieldsOf(part, 'output'),
      '',
    ]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
