import { handleJob, type HandlerOptions } from '../handler';
import { trimTables } from './trim-tables';
import { trimTablesJob } from './trim-tables.job';

/** Handlers that keep tables from growing forever. */
export const maintenanceHandlers = ({
  longRunning,
  removals,
}: Pick<HandlerOptions, 'longRunning' | 'removals'>) => [
  handleJob(trimTablesJob, () => trimTables(longRunning, removals)),
];
