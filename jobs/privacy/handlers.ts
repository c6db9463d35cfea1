import { erasePerson } from '~/domain/privacy/erase-person';
import { listDueDeletions } from '~/domain/deletions/erasure';
import { listUnwrittenExports, writeExport } from '~/domain/privacy/write-export';
import { removeExpiredExports } from '~/domain/privacy/remove-expired-exports';
import { removeRetained } from '~/domain/privacy/remove-retained';
import { explainArchive } from '~/providers/archive/readme';
import { createZip } from '~/providers/archive/zip';
import { handleJob, type HandlerOptions } from '../handler';
import { erasePersonJob } from './erase-person.job';
import { sweepPrivacyJob } from './sweep-privacy.job';
import { writeExportJob } from './write-export.job';

/** An export whose job has made no progress for this time is lost. */
const overdueSeconds = 60;
const sweepLimit = 100;

/** Returns the handlers for data exports and account deletions. */
export function privacyHandlers({
  longRunning: context,
  enqueuer,
  storage,
  productName,
}: Pick<HandlerOptions, 'longRunning' | 'enqueuer' | 'storage' | 'productName'>) {
  return [
    handleJob(writeExportJob, async ({ exportId }) => {
      const writtenAt = context.now();
      return {
        written: await writeExport(context, exportId, {
          storage,
          pack: (files) => createZip(files, writtenAt),
          explain: (locale) => explainArchive({ productName, locale, writtenAt }),
        }),
      };
    }),
    handleJob(erasePersonJob, async ({ deletionId }) => ({
      erased: await erasePerson(context, storage, deletionId),
    })),
    handleJob(sweepPrivacyJob, async () => {
      const deletions = await listDueDeletions(context, sweepLimit);
      for (const deletionId of deletions) {
        await enqueuer.enqueue(erasePersonJob, { deletionId, requestId: `sweep-${deletionId}` });
      }
      const exports = await listUnwrittenExports(context, {
        olderThanSeconds: overdueSeconds,
        limit: sweepLimit,
      });
      for (const exportId of exports) {
        await enqueuer.enqueue(writeExportJob, { exportId, requestId: `sweep-${exportId}` });
      }
      return {
        deletions: deletions.length,
        exports: exports.length,
        expiredArchives: await removeExpiredExports(context, storage),
        retentionsEnded: await removeRetained(context),
      };
    }),
  ];
}
