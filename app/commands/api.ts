import * as z from 'zod';
import { logSecurityEvent } from '~/domain/security-log/log-security-event';
import { reconcileLedgerJob } from '~/jobs/commands/reconcile-ledger.job';
import { requeueDeadLettersJob } from '~/jobs/commands/requeue-dead-letters.job';
import type { JobDefinition } from '~/jobs/definition.job';
import type { RequestContext } from '../kit/http/context/request-context';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';

const endpoint = endpointsOf('commands');

const logCommand = ({ domain }: RequestContext, { name }: JobDefinition) =>
  logSecurityEvent(domain, domain.db, {
    kind: 'command',
    actor: { kind: 'system' },
    detail: { command: name },
  });

export const commands = apiSection(230, [
  endpoint({
    id: 'commands.ledger-reconcile',
    method: 'POST',
    path: '/commands/ledger/reconcile',
    summary: 'Prove the ledger; progress and result are in the job dashboard',
    access: access.commandsKey,
    status: 202,
    idempotent: true,
    answer: z.object({ jobId: z.string() }),
    async handle({ context }) {
      await logCommand(context, reconcileLedgerJob);
      return {
        jobId: await context.enqueuer.enqueue(reconcileLedgerJob, { requestId: context.requestId }),
      };
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
    async handle({ context }) {
      await logCommand(context, requeueDeadLettersJob);
      return {
        jobId: await context.enqueuer.enqueue(requeueDeadLettersJob, {
          requestId: context.requestId,
        }),
      };
    },
  }),
]);
