import type { Diario } from '@vigilia/game-diario';
import type * as answering from '../../../draft/asked.ts';

export type View = Diario['view'];
export type Choice = Diario['choice'];
export type Verb = Choice['verb'];
export type Event = Diario['event'];
export type Asked = answering.Asked<Diario>;
export type AskedProps = answering.AskedProps<Diario>;
export type DraftProps = answering.DraftProps<Diario>;
export type ViewProps = answering.ViewProps<Diario>;
