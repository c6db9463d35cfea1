import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Writes the archive of one export and notifies its owner. */
export const writeExportJob = defineJob({
  queue: 'media',
  name: 'write-export',
  payload: z.object({ exportId: idSchema, requestId: z.string() }),
  onePer: ({ exportId }) => exportId,
});
