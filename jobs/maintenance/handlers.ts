import { handleJob, type HandlerOptions } from '../handler';
import { trimTables } from './trim-tables';
import { trimTablesJob } from './trim-tables.job';

/** What keeps tables from growing for ever. */
export const maintenanceHandlers = ({ longRunning }: Pick<HandlerOptions, 'longRunning'>) => [
  handleJob(trimTablesJob, () => trimTables(longRunning)),
];
