import { listCards } from '~/domain/payments/cards/cards';
import { chargeOrder } from '~/domain/payments/pay/charge-order';
import { announceEndingCards } from '~/domain/subscriptions/announce-ending-cards';
import { announceRenewals } from '~/domain/subscriptions/announce-renewals';
import { announceResumes } from '~/domain/subscriptions/announce-resumes';
import { expireSubscriptions } from '~/domain/subscriptions/expire-subscriptions';
import { grantDueAllowances } from '~/domain/subscriptions/grant-allowance';
import { renewDueSubscriptions } from '~/domain/subscriptions/renew-subscriptions';
import { handleJob, type HandlerOptions } from '../handler';
import { renewSubscriptionsJob } from './renew-subscriptions.job';
import { tendSubscriptionsJob } from './tend-subscriptions.job';

/** Subscriptions per run; the rest follow in the next. */
const limit = 500;

/** Handlers for expiry and renewal of subscriptions. */
export const subscriptionsHandlers = ({
  context,
  paymentProviders,
  publicUrl,
}: Pick<HandlerOptions, 'context' | 'paymentProviders' | 'publicUrl'>) => [
  handleJob(renewSubscriptionsJob, async () => {
    const returnUrl = new URL('/settings/subscription', publicUrl).href;
    const charging = {
      cardsOf: (userId: string) => listCards(context, userId),
      charge: (input: { orderId: string; cardId: string }) =>
        chargeOrder(context, paymentProviders, { ...input, returnUrl }),
    };
    return { tried: await renewDueSubscriptions(context, charging, limit) };
  }),
  handleJob(tendSubscriptionsJob, async () => ({
    ended: await expireSubscriptions(context, limit),
    granted: await grantDueAllowances(context, limit),
    announced: await announceRenewals(context, limit),
    resuming: await announceResumes(context, limit),
    warned: await announceEndingCards(context, limit),
  })),
];
