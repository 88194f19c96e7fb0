/** Every sentence of docs/balance.md. What stands in braces is put in from what was measured. */
export const WORDS = {
  title: '# Balance',
  opening: `How the games of the house come out when its bots play them. Every number was played, none is an
estimate: \`npm run lab:balance -- --write\` plays it all again and makes this page; \`--only 011\`,
\`--only duels\` or \`--only diario\` plays one part of it. What stands in brackets is where the true value
lies with a confidence of 95 %: Wilson's score interval of a share, the normal one of a mean; a mean of
fewer than ten values only tells how many they are. The intervals say how much may be chance. They do not
say how people would play.`,
  missing: 'Not played yet: `npm run lab:balance -- --only {part} --write`.',
  run: 'Node {node}, {cpu}, {cores} cores, {date}, {seconds} seconds, seed `{seed}`.',

  winners: '## 011: who wins',
  winnersOpening: `The same bot at every seat, {games} games a table, each dealt anew: game n from the seed
named \`{seed}/n\`. A fair share for Fenrir is one win in as many as there are players; three players play
without Fenrir.`,
  hours: '### The winning Hour',
  hoursOpening: 'Of the games somebody won, how many ended in which Hour.',
  positions: '### The position in the winning Hour',
  positionsOpening: 'Of all wins, how many came from which position of the auction.',
  paid: 'What the winner had paid for it, in Time on average; the last position left costs nothing.',
  lastPlaces: '### The place in the Hour before',
  lastPlacesOpening:
    'Of all wins, how many went to whom by last Hour’s order, which is the order of opening auctions.',

  characters: '## 011: what Characters are worth',
  charactersOpening: `{games} games of Detectives, all numbers of players together. Characters were chosen
{choices} times; turns that a declaration forces are left out. The last column holds the wins of who was
dealt the card against the wins of everybody: 1 is a card that neither helps nor hurts.`,

  firstPosition: '## 011: position I',
  firstPositionOpening: `A player is ready who would win for certain were it their turn as the Hour begins,
and knows the Chosen One. It is counted before the auction: who then pays too much for the turn was ready
all the same. Kept from it is who was ready and did not win in that Hour; beaten is who saw another win it.`,
  firstPositionPaid: `What position I cost, in Time on average: who was ready themselves, who was not while
a rival was, and when nobody was.`,
  firstPositionSentence: `- **{players} players.** Of all wins {first} come from position I. A Detective was
  ready {ready} times: from position I {wonFirst} of them won in that Hour, from any other {wonLater};
  {kept} were kept from it. For position I the ready paid {readyPaid}, rivals who were not ready themselves
  {rivalPaid}, and {otherPaid} was paid when nobody was ready.`,
  firstPositionAdvice: `Who is ready and goes first wins; who is ready and goes later mostly watches another win.
So what the others can do about it, they do before: in the auction, where the ready and their rivals drive
the price of position I well above what it costs otherwise; and in the Hour before, by leaving
the suspects far from the Organ and the Gears at faces that bring nobody there, and by keeping the fourth
Location tile in hand until they are ready themselves. The Detectives do all of that. The table of last
Hour’s places shows the other side of it: whoever came last, and had the last word on all of that, wins most.`,
  nobodyReady: '- **{players} players.** No Detective was ever ready as an Hour began.',

  strengths: '## 011: how strong the bots are',
  strengthsOpening: `One bot against three weaker ones at a table of four; every deal is played from all
four seats. Against the fair share, 1 wins as often as any at the table and 4 wins every game. The clock is
that of the run below, with a game on every core.`,
  embarrassments: '### What anybody who owns the box would laugh at',
  embarrassmentsOpening: `How often in a game of one seat, by kind. A contradiction is a declaration against
what the declarer had been shown.`,

  planner: '## Diario: the planner',
  plannerOpening: '{games} games at each difficulty, one seat, played by the planner.',
  endings: '### How it ends',
  causes: '### Whom it loses',
  causesOpening: 'Of all people lost, how many were lost to what.',
  firstLoss: '### The first loss',
  firstLossOpening: 'Of all games, in how many the first of the house was lost on which day.',
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
  heldFair: 'Against everybody',
  fromFirst: 'Wins from I',
  ready: 'Ready',
  together: 'Hours with more than one ready',
  readyFirst: 'Won, ready at I',
  readyLater: 'Won, ready elsewhere',
  kept: 'Kept from it',
  beaten: 'Beaten',
  readyPaid: 'The ready',
  rivalPaid: 'Their rivals',
  otherPaid: 'Nobody ready',
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
  nobody: 'nobody',
} as const;

/** Several of a bot at one table. */
export const BOTS: Readonly<Record<string, string>> = { detective: 'Detectives', apprentice: 'Apprentices' };
