import { newId } from '~/domain/shared/ids';
import {
  PaymentProviderFailed,
  WebhookRefused,
  type CardRegistration,
  type DeclineCode,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
} from '~/providers/payments/payment-provider';
import { playMoney, type PlayedMoney } from './play-money';

/** The result of the next charge or opening of a page. */
export type Behaviour =
  | 'complete'
  | 'redirect'
  | 'slow'
  | 'unavailable'
  /** It charges, and the caller gets a timeout. */
  | 'timeout-after'
  /** It does not charge, and the caller gets a timeout. */
  | 'timeout-before'
  /** It charges, and the calling process dies before the answer. */
  | 'asker-dies'
  | { decline: DeclineCode };

/** The result of the next refund: immediate, reported later, or immediate with a timeout for the caller. */
export type RefundBehaviour = 'complete' | 'pending' | 'timeout-after';

/** Thrown in place of the death of the calling process during a processor's answer. */
export class AskerDied extends Error {
  override name = 'AskerDied';
}

export interface PlayedProvider
  extends
    PaymentProvider,
    Pick<
      PlayedMoney,
      | 'eventOf'
      | 'charged'
      | 'givenBack'
      | 'left'
      | 'refundByStaff'
      | 'chargeBack'
      | 'withdraw'
      | 'endRefunds'
    > {
  /**
   * Sets the next results, first in, first out; by default 'complete' for a card and 'redirect' for a page.
   */
  plan(...behaviours: Behaviour[]): void;
  /** Sets the results of the next refunds; immediate by default. */
  planRefunds(...behaviours: RefundBehaviour[]): void;
  /** While it is true, every call fails as unavailable. */
  isUnavailable: boolean;
  /** The processor's payments, by our ids. */
  storedPayments: ReadonlyMap<string, ProviderPayment>;
  /** All movements of money at the processor, which show what was really charged. */
  moved: PlayedMoney['moved'];
  /** Ends a pending payment as its payer would; returns the event that the processor sends. */
  settle(
    paymentId: string,
    state: ProviderPayment['state'],
    changes?: Partial<Pick<ProviderPayment, 'amount' | 'received'>>,
  ): ProviderEvent;
  register(card?: Partial<CardRegistration>): CardRegistration;
  forgotten: string[];
}

const origins = { scripts: [], frames: [], forms: [], connections: [] };

/** Creates a processor in memory that implements the port; `receiveWebhook` gets its events as JSON. */
export function playProvider({
  id,
  kind = 'cards',
  now = () => new Date(),
  namesFirst = false,
}: {
  id: string;
  kind?: PaymentProvider['kind'];
  now?: () => Date;
  /** True if a charge has an id before money moves, and another one afterwards. */
  namesFirst?: boolean;
}): PlayedProvider {
  const money = playMoney(id, now);
  const { payments, begin } = money;
  const registrations = new Map<string, CardRegistration>();
  const plans: Behaviour[] = [];
  const refundPlans: RefundBehaviour[] = [];
  const forgotten: string[] = [];

  const requireHere = () => {
    if (played.isUnavailable) throw new PaymentProviderFailed('unavailable');
  };

  const played: PlayedProvider = {
    id,
    kind,
    currencies: ['USD'],
    wallets: kind === 'hosted' ? ['APPLEPAY', 'GOOGLEPAY'] : [],
    needsCvcOfSavedCards: kind === 'hosted',
    origins,
    webhookAnswer: 'ok',
    isUnavailable: false,
    storedPayments: payments,
    forgotten,
    ...money,
    planRefunds: (...behaviours) => void refundPlans.push(...behaviours),
    plan: (...behaviours) => void plans.push(...behaviours),
    settle(paymentId, state, changes) {
      money.settle(paymentId, state, changes);
      return money.eventOf(paymentId);
    },
    register(card = {}) {
      const registration: CardRegistration = {
        registrationId: newId(),
        last4: '4242',
        brand: 'visa',
        // A new holder each time, since there are limits per card.
        holder: `Ada ${newId()}`,
        expiresOn: '9999-12',
        isAuthenticated: true,
        lastAuthenticationFailed: false,
        ...card,
      };
      registrations.set(registration.registrationId, registration);
      return registration;
    },
    find: async ({ paymentId }) => {
      requireHere();
      return Promise.resolve(payments.get(paymentId) ?? null);
    },
    refund: async ({ refundId, paymentId, amount }) => {
      requireHere();
      const behaviour = refundPlans.shift() ?? 'complete';
      const answer = money.refund(refundId, paymentId, amount.minor, behaviour === 'pending');
      if (behaviour === 'timeout-after') throw new PaymentProviderFailed('timeout');
      return Promise.resolve(answer);
    },
    readWebhook: async ({ rawBody, headers }) => {
      if (headers['x-signature'] !== 'genuine') throw new WebhookRefused('forged');
      return Promise.resolve(JSON.parse(rawBody.toString()) as ProviderEvent[]);
    },
    settlementReport: (day) =>
      Promise.resolve(
        money.moved.filter(({ occurredAt }) => occurredAt.toISOString().startsWith(day)),
      ),
  };

  if (kind !== 'crypto') {
    played.charge = async ({ paymentId, amount, registrationId, onNamed }) => {
      requireHere();
      if (namesFirst) await onNamed?.(`asked-${paymentId}`);
      const existing = payments.get(paymentId);
      if (existing?.state === 'completed') {
        return { state: 'completed', providerPaymentId: existing.providerPaymentId };
      }
      const behaviour = plans.shift() ?? 'complete';
      if (behaviour === 'unavailable') throw new PaymentProviderFailed('unavailable');
      if (behaviour === 'timeout-before') throw new PaymentProviderFailed('timeout');
      if (!registrations.has(registrationId)) {
        return Promise.resolve({
          state: 'failed',
          declineCode: 'card-unknown',
          isRetryable: false,
        });
      }
      if (typeof behaviour === 'object') {
        const declineCode = behaviour.decline;
        const { providerPaymentId } = begin(paymentId, amount, 'failed');
        return { state: 'failed', providerPaymentId, declineCode, isRetryable: true };
      }
      const isDone = !(behaviour === 'redirect' || behaviour === 'slow');
      const { providerPaymentId } = begin(paymentId, amount, isDone ? 'completed' : 'pending');
      if (behaviour === 'timeout-after') throw new PaymentProviderFailed('timeout');
      if (behaviour === 'asker-dies') throw new AskerDied();
      if (isDone) return { state: 'completed', providerPaymentId };
      const redirectUrl = `https://${id}.example/prove/${paymentId}`;
      return {
        state: 'pending',
        providerPaymentId,
        ...(behaviour === 'redirect' && { redirectUrl }),
      };
    };
    played.forgetCard = async (registrationId) => {
      requireHere();
      forgotten.push(registrationId);
      return Promise.resolve();
    };
  }
  if (kind === 'cards') {
    played.openCardForm = async ({ reference }) => {
      requireHere();
      return Promise.resolve({
        secret: `secret-of-${reference}`,
        scriptUrl: `https://${id}.example/fields.js`,
        frameUrl: `https://${id}.example/fields`,
        pageUrl: `https://${id}.example/page`,
        expiresAt: new Date(Date.now() + 600_000),
      });
    };
    played.exchangeToken = async ({ token, holder, verify }) => {
      requireHere();
      if (token.startsWith('declined')) {
        return Promise.resolve({ state: 'failed', declineCode: 'do-not-honour' });
      }
      const registration = played.register({
        ...(holder ? { holder } : {}),
        last4: /\d{4}$/.exec(token)?.[0] ?? '4242',
        isAuthenticated: !verify,
      });
      if (!verify) return { state: 'saved', registration };
      const { registrationId } = registration;
      return {
        state: 'redirect',
        url: `https://${id}.example/prove/${registrationId}`,
        registrationId,
      };
    };
    played.readRegistration = async (registrationId) => {
      requireHere();
      return Promise.resolve(registrations.get(registrationId) ?? null);
    };
  } else {
    played.openPage = async ({ paymentId, amount }) => {
      requireHere();
      const behaviour = plans.shift() ?? 'redirect';
      if (behaviour === 'unavailable') throw new PaymentProviderFailed('unavailable');
      if (behaviour === 'timeout-before') throw new PaymentProviderFailed('timeout');
      const payment = payments.get(paymentId) ?? begin(paymentId, amount, 'pending');
      if (behaviour === 'timeout-after') throw new PaymentProviderFailed('timeout');
      if (behaviour === 'asker-dies') throw new AskerDied();
      return Promise.resolve({
        url: `https://${id}.example/pay/${paymentId}`,
        providerPaymentId: payment.providerPaymentId,
      });
    };
  }
  return played;
}
