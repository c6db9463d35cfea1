import * as z from 'zod';
import { reconcileLedgerJob } from '~/jobs/commands/reconcile-ledger.job';
import { access } from './access';
import { endpointsOf } from './endpoint';

const endpoint = endpointsOf('commands');

export const commands = [
  endpoint({
    method: 'POST',
    path: '/commands/ledger/reconcile',
    summary: 'Prove the ledger; progress and result are in the job dashboard',
    access: access.commandsKey,
    status: 202,
    idempotent: true,
    answer: z.object({ jobId: z.string() }),
    async handle({ site, requestId }) {
      return { jobId: await site.enqueuer.enqueue(reconcileLedgerJob, { requestId }) };
    },
  }),
];
