/** `npm run generate:protocol`: writes docs/protocol.md from the schemas of the protocol. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { game as eleven } from '@vigilia/game-011';
import { game as diario } from '@vigilia/game-diario';
import { protocolDocument } from '../../server/src/documentation/protocol-document.ts';
import { routes } from '../../server/src/http/routes.ts';
import { root } from '../setup/root.mjs';

writeFileSync(join(root, 'docs/protocol.md'), protocolDocument([eleven, diario]));
console.log(`docs/protocol.md: ${routes.length} routes and the messages of the socket.`);
