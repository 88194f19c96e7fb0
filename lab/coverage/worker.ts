import { serveJobs } from '../serve-jobs.ts';
import { playSeries } from './series.ts';

serveJobs(playSeries);
