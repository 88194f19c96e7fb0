import { serveJobs } from '../serve-jobs.ts';
import { playInSequence } from './play.ts';

serveJobs(playInSequence);
