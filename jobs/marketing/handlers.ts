import { UnrecoverableError } from 'bullmq';
import { listDriftedContacts } from '~/domain/marketing/list-drifted-contacts';
import { syncContact } from '~/domain/marketing/sync-contact';
import type { DomainContext } from '~/domain/shared/context';
import { MarketingRefused, type Marketing } from '~/providers/marketing/marketing';
import type { Enqueuer } from '../enqueue.job';
import { handleJob } from '../handler';
import { sweepContactsJob } from '../maintenance/schedule.job';
import { syncContactJob } from './sync-contact.job';

const sweepLimit = 500;

/** Keeps the service's contacts as people want them; where none is configured nobody is told. */
export function marketingHandlers(
  context: DomainContext,
  enqueuer: Enqueuer,
  marketing: Marketing | undefined,
) {
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
