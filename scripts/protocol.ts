/** `npm run protocol`: writes docs/protocol.md from the schemas of the protocol. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protocolDocument } from '../server/src/protocol/document.ts';
import { routes } from '../server/src/protocol/routes.ts';
import { root } from './ready/root.mjs';

writeFileSync(join(root, 'docs/protocol.md'), protocolDocument());
console.log(`docs/protocol.md: ${routes.length} routes and the messages of the socket.`);
