import type { Diario } from '@vigilia/game-diario';
import type { Control } from '../../../../draft/answering-ui.ts';
import { voiceBoard } from '../council/voice-board.tsx';
import { barterBoard } from './barter/barter-board.tsx';
import { dawnBoard } from './dawn/dawn-board.tsx';
import { dayBoard } from './day/day-board.tsx';
import { duskBoard } from './dusk/dusk-board.tsx';
import { eveningBoard } from './evening/evening-board.tsx';
import { exploringBoard } from './exploring/exploring-board.tsx';
import { fightBoard } from './fight/fight-board.tsx';
import { findingsBoard } from './findings/findings-board.tsx';
import { namingBoard } from './naming/naming-board.tsx';
import { outingBoard } from './outing/outing-board.tsx';
import { raidBoard } from './raid/raid-board.tsx';
import { storyBoard } from './story/story-board.tsx';

/** The boards of the night and of the council. */
export const nightControls: readonly Control<Diario>[] = [
  voiceBoard,
  duskBoard,
  eveningBoard,
  outingBoard,
  exploringBoard,
  findingsBoard,
  barterBoard,
  raidBoard,
  fightBoard,
  dawnBoard,
  namingBoard,
];

/** All boards, each for the questions it decides. */
export const controls: readonly Control<Diario>[] = [dayBoard, storyBoard, ...nightControls];
