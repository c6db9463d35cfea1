import { listChatsWithDueReplies } from '~/domain/chat/claim-reply';
import type { DomainContext } from '~/domain/shared/context';
import { reconcileLedger } from '~/domain/wallet/reconcile';
import { reconcileLedgerJob } from '../commands/reconcile-ledger.job';
import type { Enqueuer } from '../enqueue.job';
import { handleJob } from '../handler';
import { writeReplyJob } from '../replies/write-reply.job';
import { sweepRepliesJob, trimTablesJob } from './schedule.job';
import { trimTables } from './trim-tables';

/** A reply is due again when nothing has happened to it for this long. */
const overdueSeconds = 5;
const sweepLimit = 500;

/** What the maintenance queue does. */
export function maintenanceHandlers(context: DomainContext, enqueuer: Enqueuer) {
  return [
    handleJob(reconcileLedgerJob, () => reconcileLedger(context.db)),
    handleJob(sweepRepliesJob, async () => {
      const chatIds = await listChatsWithDueReplies(context, {
        olderThanSeconds: overdueSeconds,
        limit: sweepLimit,
      });
      for (const chatId of chatIds) {
        await enqueuer.enqueue(writeReplyJob, { chatId, requestId: `sweep-${chatId}` });
      }
      return { chats: chatIds.length };
    }),
    handleJob(trimTablesJob, () => trimTables(context)),
  ];
}
