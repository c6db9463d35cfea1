import { payoutChanged, payoutDue, payoutMethodChanged } from '~/domain/payouts/events';
import { requestMail } from '../mail/request-mail';
import { onEvent, request } from '../relay/subscriber';
import { sendPayoutJob } from './payouts.job';

export const payoutsSubscribers = [
  onEvent(payoutDue, ({ payoutId }) => ({ jobs: [request(sendPayoutJob, { payoutId })] })),
  onEvent(payoutChanged, ({ email, locale, userId: _user, payoutId: _id, ...payout }, meta) => ({
    jobs: [requestMail('payout-changed', { email, locale }, payout, meta)],
  })),
  onEvent(payoutMethodChanged, ({ email, locale, userId: _user, ...method }, meta) => ({
    jobs: [requestMail('payout-method-changed', { email, locale }, method, meta)],
  })),
];
