import { announceClubRenewals } from '~/domain/fanclubs/announce-club-renewals';
import { expireMemberships } from '~/domain/fanclubs/expire-memberships';
import { renewDueMemberships } from '~/domain/fanclubs/renew-memberships';
import { listCards } from '~/domain/payments/cards/cards';
import { chargeOrder } from '~/domain/payments/pay/charge-order';
import { handleJob, type HandlerOptions } from '../handler';
import { expireMembershipsJob } from './expire-memberships.job';
import { renewMembershipsJob } from './renew-memberships.job';

/** Memberships per run; the rest follow in the next. */
const limit = 500;

/** Handlers for expiry and renewal of club memberships. */
export const fanclubsHandlers = ({
  context,
  paymentProviders,
  publicUrl,
}: Pick<HandlerOptions, 'context' | 'paymentProviders' | 'publicUrl'>) => [
  handleJob(expireMembershipsJob, async () => ({
    ...(await expireMemberships(context)),
    announced: await announceClubRenewals(context, limit),
  })),
  handleJob(renewMembershipsJob, async () => {
    const returnUrl = new URL('/settings/memberships', publicUrl).href;
    const charging = {
      cardsOf: (userId: string) => listCards(context, userId),
      charge: (input: { orderId: string; cardId: string }) =>
        chargeOrder(context, paymentProviders, { ...input, returnUrl }),
    };
    return { tried: await renewDueMemberships(context, charging, limit) };
  }),
];
