import { PaymentProviderFailed } from '~/providers/payments/payment-provider';
import type { PayoutProvider, PayoutReport } from '~/providers/payouts/payout-provider';

type State = PayoutReport['state'];

/** Plays a provider of payouts in memory, with faults that a test sets. */
export function playPayouts(id = 'payouts') {
  const sent = new Map<string, State>();
  const faults: ('unavailable' | 'timeout' | 'invalid')[] = [];
  const reportOf = (payoutId: string): PayoutReport => ({
    payoutId,
    providerPayoutId: `po-${payoutId}`,
    state: sent.get(payoutId) ?? 'pending',
    reason: null,
  });
  let sends = 0;
  let isBlind = false;
  const provider: PayoutProvider = {
    id,
    accepts: ({ kind }) => kind !== 'credit_card_payout',
    send({ payoutId }) {
      const fault = faults.shift();
      if (fault === undefined || fault === 'timeout') {
        sends += 1;
        if (!sent.has(payoutId)) sent.set(payoutId, 'pending');
      }
      if (fault) return Promise.reject(new PaymentProviderFailed(fault));
      return Promise.resolve(reportOf(payoutId));
    },
    read: ({ payoutId }) =>
      isBlind
        ? Promise.reject(new PaymentProviderFailed('invalid'))
        : Promise.resolve(sent.has(payoutId) ? reportOf(payoutId) : null),
    cancel: ({ payoutId }) => Promise.resolve(sent.has(payoutId) ? reportOf(payoutId) : null),
    verifyWebhook: ({ rawBody }) =>
      Promise.resolve([JSON.parse(rawBody.toString('utf8')) as PayoutReport]),
  };
  return {
    provider,
    /** Lets the next calls of `send` fail: with `timeout` the payout was received all the same. */
    fail: (...next: typeof faults) => void faults.push(...next),
    end: (payoutId: string, state: State) => void sent.set(payoutId, state),
    sends: () => sends,
    /** Lets `read` give answers that cannot be read, or ends that. */
    blind: (is: boolean) => void (isBlind = is),
    /** A webhook that reports a state. */
    webhook: (payoutId: string, state: State, reason: string | null = null) => ({
      rawBody: Buffer.from(JSON.stringify({ ...reportOf(payoutId), state, reason })),
      headers: {},
      query: {},
      address: '',
      now: new Date(),
    }),
  };
}
