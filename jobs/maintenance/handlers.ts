import { listDueReplies } from '~/domain/chat/claim-reply';
import { announceChanges } from '~/domain/legal/announce-changes';
import type { DomainContext } from '~/domain/shared/context';
import { auditLedger, auditLedgerWhenDue } from '~/domain/wallet/audit-ledger';
import { reconcileLedgerJob } from '../commands/reconcile-ledger.job';
import { requeueDeadLettersJob } from '../commands/requeue-dead-letters.job';
import type { Enqueuer } from '../enqueue.job';
import { handleJob } from '../handler';
import { requeueDeadLetters } from '../relay/dead-letters';
import { writeReplyJob } from '../replies/write-reply.job';
import { announceChangesJob, auditLedgerJob, sweepRepliesJob, trimTablesJob } from './schedule.job';
import { trimTables } from './trim-tables';

/** A reply is due again when nothing has happened to it for this long. */
const overdueSeconds = 5;
const sweepLimit = 500;

/** What the maintenance queue does. */
export function maintenanceHandlers(context: DomainContext, enqueuer: Enqueuer) {
  return [
    handleJob(reconcileLedgerJob, () => auditLedger(context)),
    handleJob(auditLedgerJob, () => auditLedgerWhenDue(context)),
    handleJob(requeueDeadLettersJob, async () => ({
      requeued: await requeueDeadLetters(context.db),
    })),
    handleJob(sweepRepliesJob, async () => {
      const due = await listDueReplies(context, {
        olderThanSeconds: overdueSeconds,
        limit: sweepLimit,
      });
      for (const { chatId, requestId, isGuest } of due) {
        await enqueuer.enqueue(
          writeReplyJob,
          { chatId, requestId: requestId ?? chatId },
          { isForGuest: isGuest },
        );
      }
      return { chats: due.length };
    }),
    handleJob(announceChangesJob, async () => ({ told: await announceChanges(context) })),
    handleJob(trimTablesJob, () => trimTables(context)),
  ];
}
