import { UnrecoverableError } from 'bullmq';
import { listDriftedContacts } from '~/domain/marketing/list-drifted-contacts';
import { syncContact } from '~/domain/marketing/sync-contact';
import { MarketingRefused } from '~/providers/marketing/marketing';
import { handleJob, type HandlerOptions } from '../handler';
import { sweepContactsJob } from './sweep-contacts.job';
import { syncContactJob } from './sync-contact.job';

const sweepLimit = 500;

/**
 * Returns the handlers that keep the marketing provider's contacts as people want them; none without a
 * provider.
 */
export function marketingHandlers({
  context,
  enqueuer,
  marketing,
}: Pick<HandlerOptions, 'context' | 'enqueuer' | 'marketing'>) {
  return [
    handleJob(syncContactJob, async ({ userId }) => {
      if (!marketing) return { synced: false };
      try {
        await syncContact(context, marketing, userId);
      } catch (error) {
        if (!(error instanceof MarketingRefused)) throw error;
        throw new UnrecoverableError(error.message);
      }
      return { synced: true };
    }),
    handleJob(sweepContactsJob, async () => {
      if (!marketing) return { contacts: 0 };
      const userIds = await listDriftedContacts(context.db, sweepLimit);
      for (const userId of userIds) {
        await enqueuer.enqueue(syncContactJob, { userId, requestId: `sweep-${userId}` });
      }
      return { contacts: userIds.length };
    }),
  ];
}
