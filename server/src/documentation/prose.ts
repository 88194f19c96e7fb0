import { LONGEST_PLAN } from '@vigilia/kernel';
import { PROTOCOL, SOCKET_PATH } from '../protocol/parts.ts';
import { COLOURS, SYMBOLS } from '../protocol/person.ts';

/** What the tables of fields do not say. */
export const introduction = `# Protocol

Version ${PROTOCOL}. Written by \`npm run generate:protocol\` from the schemas that the server checks every message against
(\`server/src/protocol\`): what is not described here is refused. The same routes as OpenAPI 3.1 are at
\`/api/openapi.json\`.

Everything is JSON. Times are milliseconds since 1970. A sentence is never sent: a text is a key and its variables,
and the reader's language turns it into words (\`texts/*.json\` of each package).

## How to join a table

1. Each person gets a cookie: \`POST /api/me\` sets it and does nothing else, so it can be sent again where its reply is
   lost. It is called \`vigilia\`, or \`__Host-vigilia\` where the public address of the server begins with \`https\`. Every
   command that follows needs it. That is all there is of an account; \`POST /api/me/phrase\` and
   \`POST /api/me/link\` bring it to another device.
2. The host opens a table: \`POST /api/tables\`. The reply holds its id, which cannot be guessed: the id is the link.
   The hash of the seed is on the card before the first person sits down.
3. Each person sits down: \`POST /api/tables/:id/sit\` with a name. A seat falls free again unless its person opens the
   socket within a minute. A host who is away for a minute before the game loses the table to the next person who is
   there; an empty table closes.
4. Each person is ready: \`POST /api/tables/:id/ready\`. The host begins: \`POST /api/tables/:id/begin\`. A seat
   that gives something to the deal seals it first and opens it then ("A fair deal", below).
5. From the moment of sitting down, or before, a WebSocket at \`${SOCKET_PATH}\` tells what happens. Say \`hello\`
   first; \`welcome\` is the answer, with all that you may know.

A page is recognised by its cookie. A request that changes something, and every socket, must come from the server's own
origin. A program that sends no \`Origin\` must not send the cookie either: it shows the token of a seat.

Colours: ${COLOURS.join(', ')}.
Symbols: ${SYMBOLS.join(', ')}.
No two people at a table share either.

## A fair deal

No seat and no operator can choose the deal, and every client can check that:

1. Before each \`ready\`, make something new that cannot be guessed (\`entropy\`, 16 random bytes in hex, say) and keep
   it. Send its SHA-256 in hex as \`entropyHash\`. A seat without it gives nothing to the deal, as bots do.
2. When the host begins, the card has \`dealing\`. Write down every \`entropyHash\` of that card and
   \`dealing.optionsHash\`, where it lasts. Then, if yours is among them and you are not \`opened\` yet, write down that you
   open it, and open it: \`POST /api/tables/:id/open\` with your \`entropy\`. If the card ever shows other hashes beside
   your own than those you wrote down, another \`dealing.optionsHash\` or another \`commitment\`, open nothing and warn:
   the deal is being chosen. The same \`entropy\` may be sent again only while all of them are the same.
3. With the last one the game is dealt: \`phase\` is \`playing\`. If a seat does not open before \`dealing.until\`, or
   before that a player gets up, moves or is no longer ready, or the host changes a seat, the deal is broken off: the card
   has no \`dealing\`, all seats stop being ready, \`unopened\` names those that did not open in time, and \`undealt\` gains
   the deal with its hashes and those who broke it off. What was sealed for it is spent, and its hash is refused. Keep
   its hashes, and begin at 1 with something new.
4. Write down the \`commitment\` of the first card you see, its \`setting.practice\`, your \`entropy\`, those hashes, each
   broken-off deal you know of, \`rules.began\`, and every [link](#link) you are shown: those of \`welcome\` and
   \`happened\` with the ones inside them, and those of the rows that you missed or read from
   \`GET /api/tables/:id/story\`. Warn if an \`n\` comes with another hash than before, if the latest \`n\` becomes smaller
   (going back makes it larger too), or if the whole log lacks the hash of an entry. After the game compare them with
   \`GET /api/tables/:id/record\`: docs/audit.md says how.

A table whose seats give nothing is dealt as soon as the host begins.

## Versions and keys

A table is a log. Its **version** is how many rows the log holds, and every command that is done adds one. A row is sent
(\`happened\`) once it is safely in the log, to all at the table, to each as they may know it. Its \`view\` holds only
the parts of your view that have changed: put them over those you have.

Every command of yours carries a **key** that you make up. If you are not sure whether a command arrived, send it again
under the same key: it is done once, and what comes back is \`happened\` with your key, \`done\` or \`refused\`.

A choice names the version at which it was made. It is taken as long as the question it answers is open, even if the
others acted meanwhile. Where the question is no longer open the answer is \`stale\`, with what you missed: nothing has
happened, look again and choose again.

## Plans

A line may hold several choices, parted by semicolons: a plan. It is one command under one version. A plan in which
anything cannot be read is \`refused\` whole, with the column, and so is one whose first choice is refused. Otherwise
its choices are taken in order, and the plan stops

- after a choice at which something was drawn or shown: see it before you choose the rest;
- after a choice with which the question passed to another seat, or the game was over;
- before a choice that is not legal there.

What was taken stays taken, and \`happened\` carries \`stop\`: how many of the choices were taken, and the refusal of the
next one with its column. Where it is not there, all of the line was taken. Only you are told. The same plan sent again
under its key is answered by \`done\` with the same \`stop\`.

A plan holds at most ${LONGEST_PLAN.choices} choices in ${LONGEST_PLAN.characters} characters. A longer one is \`refused\` unread.

## Drafts

Where a game says that a question lies open to all (the decisions of Diario), the player who is asked may show what they
are drafting: \`draft\` names the question by its number and holds a line as \`choose\` would. It is no row of the log and
nothing is kept of it: all who see the table live are sent \`drafted\`, in the form that the grammar prints, and those who
come later the latest one. An empty line takes it back; the server sends one when the question is decided. Its first choice
must be one that is offered, the others need only be readable. A table passes on about two drafts a second, and none that
says the same again; late watchers and those who may not watch are sent none. In other games \`draft\` is \`refused\`.

## Changes

What has changed in a view is sent as a [change](#change), which is one of two things. A list with one element puts
that element in the place of the old value. A record goes on inside: inside a record each of its fields is the change
of the field of that name, inside a list each of its fields is the change of the element at that index. A list whose
length has changed is always sent whole. What is not named stays as it is.

\`\`\`
before  {"hour":3,"players":[{"time":31,"clues":0},{"time":28,"clues":2}],"event":"A"}
change  {"hour":[4],"players":{"1":{"time":[25]}}}
after   {"hour":4,"players":[{"time":31,"clues":0},{"time":25,"clues":2}],"event":"A"}
\`\`\`
## Going back

\`undo\` takes back your latest choice where nothing was drawn or shown since and no other seat was asked. \`ask-undo\` goes
further back once every other seat agrees (\`answer-undo\`). A bot cannot agree, and the bot that plays for a lent seat
cannot either: the owner of that seat is asked. Where bots sit, or where you play alone, only a table whose setting says
\`practice\` goes back further than is free, and there only people are asked. The log keeps who asked and who agreed. The
row of an \`answer-undo\` that does not agree has no events and no \`undone\`, and its \`by\` says who would rather go on.

## Watching

\`watching\` of a table says what goes out to those who do not sit there. \`nobody\`: nothing but the card; once the game
has begun \`welcome\` names version 0, and nothing follows it. \`open\`: what lies open, live. \`everything\`: the same live,
and with \`lens\` what a seat saw: after the end, or \`delay\` whole chapters of the game late. A late watcher is sent
\`welcome\` whenever there is more to show, with the version that it shows, and no \`happened\`.

## Gaps

If \`happened\` comes with a version that does not follow the one you know, or the connection breaks, connect again and say
\`hello\` with \`since\`, the last version you saw. \`welcome\` always holds the whole view. Where what happened since is
still in memory it is in \`missed\`, to be shown as it happened; where \`missed\` is null it is too long ago, and the view
alone has to do. \`GET /api/tables/:id/story\` gives the whole log.

## Bots of your own

\`POST /api/tables/:id/token\` gives you a token for your seat at that table. A program sends it as
\`Authorization: Bearer <token>\`, with requests and when it opens the socket, and is then you at that table and no visitor
anywhere else: it may be ready, choose and talk, and read what you may read. Making another voids it, and so do
\`DELETE /api/tables/:id/token\` and getting up. Every question lists everything that may be answered, so that a bot
needs to know no rules to play.

## Refusals

A request that is not done is answered with a [refusal](#refusal). Over HTTP it also says \`refused: true\` and has a status:
400 for what does not fit this page, 401 and 403 for what is not yours, 404 for what is not there, 409 for what cannot
be done as things stand, 413 for too much, 429 for too fast (\`Retry-After\` says how many seconds to wait), 500 where
it is our fault.

## An evening, in short

\`\`\`
→ {"type":"hello","protocol":${PROTOCOL}}
← {"type":"welcome","version":7,"seat":0,"asks":[{"seat":0,"question":0,"choices":[…]}],"view":{…},"missed":null, …}
→ {"type":"choose","key":"k-4f9a02c1","version":7,"line":"bid II 3"}
← {"type":"happened","version":8,"by":0,"key":"k-4f9a02c1","events":[…],"view":{…}, …}
← {"type":"happened","version":9,"by":2,"events":[…],"view":{…}, …}
→ {"type":"choose","key":"k-77b0e1d5","version":9,"line":"pass"}
      the connection breaks; it is not known whether the message arrived
→ {"type":"hello","protocol":${PROTOCOL},"since":9}
← {"type":"welcome","version":11,"seat":0,"missed":[{"version":10,"by":0, …},{"version":11,"by":1, …}], …}
→ {"type":"choose","key":"k-77b0e1d5","version":9,"line":"pass"}
← {"type":"done","key":"k-77b0e1d5","version":10}
\`\`\`
`;
