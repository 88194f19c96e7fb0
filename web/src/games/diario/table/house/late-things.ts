import loadThings from 'drawings:diario/table/house/things';
import { late } from '../../../../ui/lazy.tsx';

/** The drawings of what lies and is built in the house. */
export const things = late(loadThings);
