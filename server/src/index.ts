export { checkTables, whyNotWhole } from './hall/check.ts';
export { LEVELS, type Level, type Logger, logger } from './operate/log.ts';
export { type BotOptions, type RunningServer, type ServerOptions, startServer } from './server.ts';
export type { Shelf, Shelved } from './shelf.ts';
export { backUp, restore } from './store/backup.ts';
export { type OpenOptions, openStore, type Place } from './store/open-store.ts';
export type { Store } from './store/store.ts';
export { exportTable } from './store/transfer/export-table.ts';
export { importTable } from './store/transfer/import-table.ts';
