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

/** How the next charge of a card, or opening of a page, goes. */
export type Behaviour =
  | 'complete'
  | 'redirect'
  | 'slow'
  | 'unavailable'
  /** It charges, and nobody is told. */
  | 'timeout-after'
  /** It never charges, and nobody is told. */
  | 'timeout-before'
  /** It charges, and whoever asked dies before they hear of it. */
  | 'asker-dies'
  | { decline: DeclineCode };

/** How the next refund goes: at once, told later, or at once and nobody hears of it. */
export type RefundBehaviour = 'complete' | 'pending' | 'timeout-after';

/** Who asked was killed while a processor answered. */
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
  /** What comes next, first in, first out; 'complete' for a card and 'redirect' for a page otherwise. */
  plan(...behaviours: Behaviour[]): void;
  /** How the next refunds go; at once, where nothing is planned. */
  planRefunds(...behaviours: RefundBehaviour[]): void;
  /** While it is away, every question fails. */
  isAway: boolean;
  /** Payments as it knows them, by our ids. */
  known: ReadonlyMap<string, ProviderPayment>;
  /** All that ever moved money there: what somebody was really charged. */
  moved: PlayedMoney['moved'];
  /** Has somebody finish what was pending there; answers the event it tells of it. */
  settle(
    paymentId: string,
    state: ProviderPayment['state'],
    told?: Partial<Pick<ProviderPayment, 'amount' | 'received'>>,
  ): ProviderEvent;
  register(card?: Partial<CardRegistration>): CardRegistration;
  forgotten: string[];
}

const origins = { scripts: [], frames: [], forms: [], connections: [] };

/** A processor in memory, as the port describes one; `receiveWebhook` gets its events as JSON. */
export function playProvider({
  id,
  kind = 'cards',
  now = () => new Date(),
  namesFirst = false,
}: {
  id: string;
  kind?: PaymentProvider['kind'];
  now?: () => Date;
  /** What is asked for has a name before money moves, and another one once it has. */
  namesFirst?: boolean;
}): PlayedProvider {
  const money = playMoney(id, now);
  const { payments, begin } = money;
  const registrations = new Map<string, CardRegistration>();
  const plans: Behaviour[] = [];
  const refundPlans: RefundBehaviour[] = [];
  const forgotten: string[] = [];

  const requireHere = () => {
    if (played.isAway) throw new PaymentProviderFailed('unavailable');
  };

  const played: PlayedProvider = {
    id,
    kind,
    currencies: ['USD'],
    wallets: kind === 'hosted' ? ['APPLEPAY', 'GOOGLEPAY'] : [],
    needsCvcOfSavedCards: kind === 'hosted',
    origins,
    webhookAnswer: 'ok',
    isAway: false,
    known: payments,
    forgotten,
    ...money,
    planRefunds: (...behaviours) => void refundPlans.push(...behaviours),
    plan: (...behaviours) => void plans.push(...behaviours),
    settle(paymentId, state, told) {
      money.settle(paymentId, state, told);
      return money.eventOf(paymentId);
    },
    register(card = {}) {
      const registration: CardRegistration = {
        registrationId: newId(),
        last4: '4242',
        brand: 'visa',
        // Another person's card every time: of one card there are limits.
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
      const known = payments.get(paymentId);
      if (known?.state === 'completed') {
        return { state: 'completed', providerPaymentId: known.providerPaymentId };
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
      const known = payments.get(paymentId) ?? begin(paymentId, amount, 'pending');
      if (behaviour === 'timeout-after') throw new PaymentProviderFailed('timeout');
      if (behaviour === 'asker-dies') throw new AskerDied();
      return Promise.resolve({
        url: `https://${id}.example/pay/${paymentId}`,
        providerPaymentId: known.providerPaymentId,
      });
    };
  }
  return played;
}
