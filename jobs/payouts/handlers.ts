import { sendDuePayouts, sendPayout } from '~/domain/payouts/send-payouts';
import { settleAgreements } from '~/domain/payouts/shares/split-shares';
import { handleJob, type HandlerOptions } from '../handler';
import { sendPayoutJob, settleAgreementsJob, sweepPayoutsJob } from './payouts.job';

/** Handlers that send payouts and share with managers. */
export const payoutsHandlers = ({
  context,
  payoutProviders,
}: Pick<HandlerOptions, 'context' | 'payoutProviders'>) => [
  handleJob(sendPayoutJob, ({ payoutId }) => sendPayout(context, payoutProviders, payoutId)),
  handleJob(sweepPayoutsJob, async () => ({
    sent: await sendDuePayouts(context, payoutProviders),
  })),
  handleJob(settleAgreementsJob, async () => ({ settled: await settleAgreements(context) })),
];
