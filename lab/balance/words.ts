import type { TableRow } from './rows.ts';

/** Every sentence of docs/balance.md. Names in braces are replaced by measured values. */
export const WORDS = {
  title: '# Balance',
  opening: `How both games end when bots play them. Every number was played, none is an estimate:
\`npm run lab:balance -- --write\` plays everything again and writes this page; \`--only 011\`,
\`--only duels\` or \`--only diario\` plays one part. Brackets hold the range of the true value with a
confidence of 95 %: Wilson's score interval of a share, the normal interval of a mean; for a mean of fewer
than ten values they hold the number of values. The intervals say how much may be chance. They do not say
how people would play.`,
  missing: 'Not played yet: `npm run lab:balance -- --only {part} --write`.',
  run: 'Node {node}, {cpu}, {cores} cores, {date}, {seconds} seconds, seed `{seed}`.',

  winners: '## 011: who wins',
  winnersOpening: `The same bot at every seat, {games} games a table, each dealt anew: game n from the seed
named \`{seed}/n\`. A fair share for Fenrir is one win in as many as there are players; three players play
without Fenrir.`,
  hours: '### The winning Hour',
  hoursOpening: 'Of the games that a player won, how many ended in which Hour.',
  positions: '### The position in the winning Hour',
  positionsOpening: 'Of all wins, how many came from which position of the auction.',
  paid: 'What the winner had paid for it, in Time on average; the last position left costs nothing.',
  lastPlaces: '### The place in the Hour before',
  lastPlacesOpening:
    'Of all wins, how many went to the player at this place in the order of the Hour before, which is also the order of opening auctions.',

  characters: '## 011: what Characters are worth',
  charactersOpening: `{games} games of Detectives, all numbers of players together. Characters were chosen
{choices} times; turns that a declaration forces are left out. The last column divides the wins of the
players who were dealt the card by the wins of all players: 1 is a card that neither helps nor hurts.`,

  firstPosition: '## 011: position I',
  firstPositionOpening: `A player is ready who would win for certain if it were their turn as the Hour
begins, and who knows the Chosen One. This is counted before the auction: a player who then pays too much
for the turn was ready all the same. A ready player who does not win in that Hour is kept from it; one who
sees a rival win in that Hour is beaten.`,
  firstPositionPaid: `What position I cost, in Time on average: for ready players, for others while a rival
was ready, and when no player was ready.`,
  firstPositionSentence: `- **{players} players.** Of all wins {first} come from position I. A Detective was
  ready {ready} times: from position I {wonFirst} of them won in that Hour, from any other {wonLater};
  {kept} were kept from it. For position I the ready paid {readyPaid}, rivals who were not ready themselves
  {rivalPaid}, and {otherPaid} was paid when no player was ready.`,
  firstPositionAdvice: `A ready player who goes first wins; a ready player who goes later mostly watches a rival win.
So rivals act before: in the auction, where the ready player and the rivals drive the price of position I well
above what it costs otherwise; and in the Hour before, by leaving the suspects far from the Organ and the
Gears at faces that bring no suspect there, and by keeping the fourth Location tile in hand until they are
ready themselves. The Detectives do all of that. The table of last Hour’s places shows the other side: the
player who came last, and so acted last on all of that, wins most.`,
  noneReady: '- **{players} players.** No Detective was ever ready as an Hour began.',

  playsFirst: '## 011: plays before choosing',
  playsFirstOpening: `A Power card or an Item tile may be played before a Character is chosen, and victory declared
after it (TURN-3). The first column is of all turns, the second of all declarations, the others of all wins.
A play decided a game if its player could not have won for certain without it: most often a look told who
the Chosen One is.`,

  strengths: '## 011: how strong the bots are',
  strengthsOpening: `One bot against three weaker ones at a table of four; every deal is played from all
four seats. Against the fair share, 1 wins as often as any at the table and 4 wins every game. The clock is
that of the run below, with a game on every core.`,
  embarrassments: '### Mistakes that any owner of the box would laugh at',
  embarrassmentsOpening: `How often in a game of one seat, by kind. A contradiction is a declaration against
what the declarer had been shown.`,

  planner: '## Diario: the planner',
  plannerOpening: '{games} games at each difficulty, one seat, played by the planner.',
  endings: '### How it ends',
  causes: '### Whom it loses',
  causesOpening: 'Of all people lost, how many were lost to what.',
  firstLoss: '### The first loss',
  firstLossOpening: 'Of all games, in how many the first person was lost on which day.',
} as const;

/** What the columns are called. */
export const HEADS = {
  table: 'Table',
  games: 'Games',
  won: 'With a winner',
  ragnarok: 'Ragnarök',
  hero: 'Hero',
  fenrir: 'Fenrir',
  fenrirFair: 'Fenrir, of a fair share',
  winningHour: 'Mean winning Hour',
  character: 'Character',
  chose: 'Of all choices',
  winnerChose: 'Of winners’ choices',
  chosenOne: 'Games won when the Chosen One',
  held: 'Wins of who held it',
  heldFair: 'Against all players',
  fromFirst: 'Wins from I',
  ready: 'Ready',
  together: 'Hours with more than one ready',
  readyFirst: 'Won, ready at I',
  readyLater: 'Won, ready elsewhere',
  kept: 'Kept from it',
  beaten: 'Beaten',
  readyPaid: 'The ready',
  rivalPaid: 'Their rivals',
  otherPaid: 'None ready',
  playedFirst: 'Turns with a play first',
  declaredAfterPlay: 'Declared after one',
  wonAfterPlay: 'Won after one',
  decided: 'Decided by it',
  duel: 'One against three',
  wins: 'Wins',
  ofFairShare: 'Of the fair share',
  half: 'Think, half (ms)',
  most: 'Think, 95 % (ms)',
  budget: 'Budget (ms)',
  bot: 'Bot',
  all: 'All',
  declarations: 'Declarations',
  contradictions: 'Contradictions',
  difficulty: 'Difficulty',
  winRate: 'Won',
  starters: 'Starters left',
  score: 'Mean score of wins',
  days: 'Mean days',
  lost: 'Lost in all',
  none: 'none',
} as const;

/** Several of a bot at one table. */
const BOTS: Readonly<Record<string, string>> = { detective: 'Detectives', apprentice: 'Apprentices' };

/** The name of a table in the first column. */
export function tableName({ bot, seats }: Pick<TableRow, 'bot' | 'seats'>): string {
  return `${seats} ${BOTS[bot] ?? bot}`;
}
