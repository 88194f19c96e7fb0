import { serveJobs } from '../../serve-jobs.ts';
import { playTable } from './play-table.ts';

serveJobs(playTable);
