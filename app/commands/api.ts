import * as z from 'zod';
import { logSecurityEvent } from '~/domain/security-log/log-security-event';
import { reconcileLedgerJob } from '~/jobs/commands/reconcile-ledger.job';
import { requeueDeadLettersJob } from '~/jobs/commands/requeue-dead-letters.job';
import type { JobDefinition } from '~/jobs/definition.job';
import type { SiteHandles } from '../http/site-handles';
import { access } from '../api/access';
import { endpointsOf } from '../api/endpoint';

const endpoint = endpointsOf('commands');

const logCommand = ({ domain }: SiteHandles, { name }: JobDefinition) =>
  logSecurityEvent(domain, domain.db, {
    kind: 'command',
    actor: { kind: 'system' },
    detail: { command: name },
  });

export const commands = [
  endpoint({
    id: 'commands.ledger-reconcile',
    method: 'POST',
    path: '/commands/ledger/reconcile',
    summary: 'Prove the ledger; progress and result are in the job dashboard',
    access: access.commandsKey,
    status: 202,
    idempotent: true,
    answer: z.object({ jobId: z.string() }),
    async handle({ site, requestId }) {
      await logCommand(site, reconcileLedgerJob);
      return { jobId: await site.enqueuer.enqueue(reconcileLedgerJob, { requestId }) };
    },
  }),
  endpoint({
    id: 'commands.outbox-requeue',
    method: 'POST',
    path: '/commands/outbox/requeue',
    summary: 'Relay anew the events that were put aside; how many is in the job dashboard',
    access: access.commandsKey,
    status: 202,
    idempotent: true,
    answer: z.object({ jobId: z.string() }),
    async handle({ site, requestId }) {
      await logCommand(site, requeueDeadLettersJob);
      return { jobId: await site.enqueuer.enqueue(requeueDeadLettersJob, { requestId }) };
    },
  }),
];
