import { pollAttempts } from '~/domain/creator-identities/poll-attempts';
import { applyStoredReport, applyWaitingReports } from '~/domain/creator-identities/reports';
import { handleJob, type HandlerOptions } from '../handler';
import { applyIdentityReportJob, sweepIdentitiesJob } from './creator-identities.job';

/** Returns the handlers of creators' identifications. */
export const creatorIdentitiesHandlers = ({
  context,
  identityProvider,
}: Pick<HandlerOptions, 'context' | 'identityProvider'>) => [
  handleJob(applyIdentityReportJob, ({ reportId }) => applyStoredReport(context, reportId)),
  handleJob(sweepIdentitiesJob, async () => ({
    applied: await applyWaitingReports(context),
    asked: await pollAttempts(context, identityProvider),
  })),
];
