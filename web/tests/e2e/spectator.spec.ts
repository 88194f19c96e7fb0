import { expect, test } from './table/test.ts';
