import {
  type ActingStep,
  type Ask,
  type AskingStep,
  drawBelow,
  type Frame,
  forkChance,
  type Game,
  oneOf,
  type Seat,
  type State,
  text,
} from '@vigilia/kernel';
import type { GameTree, Move, TreeNode } from './tree.ts';

type TreeFrame = Frame & ({ readonly step: 'deal' } | { readonly step: 'reach'; readonly node: string });

interface TreeState extends State {
  agenda: TreeFrame[];
  secret: number;
  /** Null while the game goes on. */
  winners: readonly Seat[] | null;
}

interface TreeChoice {
  readonly verb: 'take';
  readonly move: string;
}

type TreeEvent =
  | { readonly type: 'dealt'; readonly secret: number }
  | { readonly type: 'taken'; readonly seat: Seat; readonly move: string };

export interface TreeKinds {
  state: TreeState;
  choice: TreeChoice;
  event: TreeEvent;
  view: {
    readonly node: string | null;
    readonly secret: number | null;
    readonly winners: readonly Seat[] | null;
  };
  options: object;
}

type Reach = Extract<TreeFrame, { step: 'reach' }>;

/** A game of three seats written out as a tree; the seats that hold the secret know which one was dealt. */
export function treeGame(tree: GameTree): Game<TreeKinds> {
  const { secrets, holders, nodes } = tree;
  const deal: ActingStep<TreeKinds> = {
    run(run) {
      const secret = run.draw('key', secrets);
      run.state.secret = secret;
      run.revealToAll({ type: 'dealt', secret });
      run.next({ step: 'reach', node: 'start' });
    },
  };
  const reach: AskingStep<TreeKinds, Reach> = {
    asks({ secret }, { node }) {
      const { asks, moves } = nodeIn(tree, node);
      const isLegal = ([, { needs }]: [string, Move]) => needs === undefined || needs === secret;
      const choices = Object.entries(moves)
        .filter(isLegal)
        .map(([move]): TreeChoice => ({ verb: 'take', move }));
      const prompt = text('prompt.take');
      return asks.map(
        (seat): Ask<TreeChoice> => ({ seat, clause: 'T-1', prompt, choices, ranges: [], question: 0 }),
      );
    },
    answer(run, { node }, { move }, seat) {
      const { to, wins } = nodeIn(tree, node).moves[move] as Move;
      run.announce({ type: 'taken', seat, move });
      if (to !== undefined) run.next({ step: 'reach', node: to });
      else run.state.winners = wins?.[run.state.secret] ?? [];
    },
  };
  const names = Object.values(nodes).flatMap(({ moves }) => Object.keys(moves));
  return {
    id: 'tree-game',
    rules: 1,
    seats: { min: 3, max: 3 },
    clauses: ['T-1'],
    grammar: { take: [['move', oneOf('move', names)]] },
    steps: { deal, reach },
    options: () => ({}),
    open: (seats, _options, chance) => ({
      seats,
      answered: 0,
      question: 0,
      agenda: [{ step: 'deal' }],
      chance,
      secret: 0,
      winners: null,
    }),
    fork: (state) => ({ ...state, agenda: state.agenda.slice(), chance: forkChance(state.chance) }),
    view: (state, viewer) => ({
      node: nodeName(state),
      secret: viewer !== null && holders.includes(viewer) ? state.secret : null,
      winners: state.winners,
    }),
    imagine: (state, viewer, chance) => ({
      ...state,
      agenda: state.agenda.slice(),
      chance: { seed: chance.seed, drawn: {} },
      secret:
        viewer !== null && holders.includes(viewer)
          ? state.secret
          : drawBelow(chance, 'imagined key', secrets),
    }),
    chapter: () => 1,
    outcome: ({ winners }) => winners && { how: 'ended', winners },
    audit: { data: () => tree, state: ({ secret }) => ({ secret }) },
  };
}

export function nodeIn({ nodes }: GameTree, name: string): TreeNode {
  const node = nodes[name];
  if (node === undefined) throw new RangeError(`no node ${name}`);
  return node;
}

export function nodeName({ agenda }: TreeState): string | null {
  const frame = agenda.at(-1);
  return frame?.step === 'reach' ? frame.node : null;
}
