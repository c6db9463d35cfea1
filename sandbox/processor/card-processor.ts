import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ReadCard } from './card-entry';
import { CardForms } from './card-forms';
import { chargeOf, declineByBehaviour } from './charge-outcome';
import type { Clock } from './clock';
import {
  chargebackSchema,
  paymentSchema,
  refundSchema,
  registrationSchema,
  type ChargebackRow,
  type Decline,
  type PaymentRow,
  type RefundRow,
  type RegistrationRow,
  type SandboxMoney,
} from './rows';
import { Table } from './table';

/** The events that a processor reports to its merchant. */
export type ProcessorEvent =
  | { type: 'payment'; payment: PaymentRow }
  | { type: 'refund'; refund: RefundRow; payment: PaymentRow }
  | { type: 'chargeback'; chargeback: ChargebackRow; payment: PaymentRow }
  | { type: 'registration-updated' | 'registration-expired'; registration: RegistrationRow };

/** A request that cannot be carried out, reported to the merchant as a status and a code. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

interface ProcessorOptions {
  clock: Clock;
  /** The folder of its data; without one everything is in memory. */
  folder: string | undefined;
  /** Creates the id of a row; by default of its kind and a UUID. */
  newId?: (kind: 'reg' | 'pay' | 'ref' | 'cbk') => string;
  emit: (event: ProcessorEvent) => void;
}

const minutes = 60_000;
const pendingMs = 30 * minutes;
const slowMs = 3_000;
const answerDays = 7;

const secret = () => randomBytes(24).toString('base64url');

/**
 * A card processor: forms, tokens, registrations, payments, refunds and chargebacks. The provider that
 * uses it defines the protocol of its requests and webhooks.
 */
export class CardProcessor {
  readonly forms: CardForms;
  readonly registrations: Table<RegistrationRow>;
  readonly payments: Table<PaymentRow>;
  readonly refunds: Table<RefundRow>;
  readonly chargebacks: Table<ChargebackRow>;
  readonly #newId: NonNullable<ProcessorOptions['newId']>;
  #timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: ProcessorOptions) {
    this.#newId = options.newId ?? ((kind) => `${kind}_${randomUUID()}`);
    const file = (name: string) => options.folder && join(options.folder, `${name}.jsonl`);
    this.forms = new CardForms(options.clock, file);
    this.registrations = new Table(registrationSchema, file('registrations'));
    this.payments = new Table(paymentSchema, file('payments'));
    this.refunds = new Table(refundSchema, file('refunds'));
    this.chargebacks = new Table(chargebackSchema, file('chargebacks'));
    for (const payment of this.payments.list()) this.#finishSlow(payment);
  }

  /** Registers the card of a token; returns the same registration for repeated calls. */
  register(
    tokenId: string,
    holder: string | undefined,
    verify?: { returnUrl: string },
  ): RegistrationRow | Decline {
    const token = this.forms.token(tokenId);
    const existing = token?.usedFor && this.registrations.get(token.usedFor);
    if (existing) return existing;
    if (!token?.card || token.usedFor) throw new Refused(409, 'token_not_good');
    const { behaviour } = token.card;
    const decline = verify && declineByBehaviour[behaviour];
    if (decline) {
      this.forms.use(tokenId, decline);
      return decline;
    }
    const isChallenged = verify && ['challenge', 'abandoned'].includes(behaviour);
    const registration = this.addRegistration(
      { ...token.card, holder: holder ?? token.card.holder },
      isChallenged ? { challenge: secret(), returnUrl: verify.returnUrl } : {},
    );
    this.forms.use(tokenId, registration.id);
    return registration;
  }

  addRegistration(
    card: ReadCard,
    more: { challenge?: string; returnUrl?: string; isTransient?: boolean } = {},
  ): RegistrationRow {
    return this.registrations.put({
      id: this.#newId('reg'),
      card,
      isAuthenticated: !more.challenge,
      lastAuthenticationFailed: false,
      isExpired: false,
      isForgotten: false,
      isTransient: false,
      ...more,
    });
  }

  findRegistration(id: string): RegistrationRow | undefined {
    const registration = this.registrations.get(id);
    return registration && !registration.isForgotten && !registration.isTransient
      ? registration
      : undefined;
  }

  forget(id: string): void {
    const registration = this.registrations.get(id);
    if (registration) this.registrations.put({ ...registration, isForgotten: true });
  }

  /** Begins a payment; returns the existing one for the same reference. */
  begin(
    input: Pick<PaymentRow, 'reference' | 'amount' | 'kind' | 'description' | 'returnUrl'> &
      Partial<Pick<PaymentRow, 'sheet' | 'expiresAt' | 'declineUrl'>>,
  ): { payment: PaymentRow; isNew: boolean } {
    const existing = this.payments.byReference(input.reference);
    if (existing) {
      const { minor, currency } = existing.amount;
      const isSame = minor === input.amount.minor && currency === input.amount.currency;
      if (!isSame) throw new Refused(409, 'reference_taken');
      return { payment: this.#expireInTime(existing), isNew: false };
    }
    const at = this.#now().toISOString();
    const payment = this.payments.put({
      registrationId: null,
      wallet: null,
      decline: null,
      challenge: null,
      declineUrl: null,
      sheet: null,
      expiresAt: this.#in(pendingMs),
      ...input,
      id: this.#newId('pay'),
      state: 'pending',
      refunded: 0,
      createdAt: at,
      changedAt: at,
    });
    return { payment, isNew: true };
  }

  /**
   * Charges a card for a payment that has begun; a rebill never requires a challenge. A token of the
   * card's code is optional, but must be valid if given.
   */
  charge(payment: PaymentRow, registrationId: string, cvcToken?: string): PaymentRow {
    const registration = this.registrations.get(registrationId);
    if (!registration || registration.isForgotten)
      return this.change(payment, { state: 'failed', decline: 'card-unknown' });
    if (
      cvcToken !== undefined &&
      !this.forms.useCode(cvcToken, { registrationId, usedFor: payment.id })
    ) {
      return this.change({ ...payment, registrationId }, { state: 'failed', decline: 'cvc-wrong' });
    }
    const earlier = this.payments
      .list()
      .filter((other) => other.registrationId === registrationId && other.state === 'completed');
    const outcome = chargeOf(registration, {
      isRebill: payment.kind === 'rebill',
      earlier: earlier.length,
      now: this.#now(),
    });
    if (outcome.state === 'challenge') {
      return this.payments.put({ ...payment, registrationId, challenge: secret() });
    }
    if (outcome.state === 'slow') {
      const slow = this.payments.put({ ...payment, registrationId });
      this.#finishSlow(slow);
      return slow;
    }
    const changed = this.change({ ...payment, registrationId }, outcome);
    if (registration.card.behaviour === 'charged-back' && changed.state === 'completed') {
      this.chargeBack(changed, { reason: 'fraud' });
    }
    return changed;
  }

  /** Applies a person's answer to a payment's authentication challenge. */
  answerChallenge(payment: PaymentRow, answer: 'approve' | 'fail' | 'cancel'): PaymentRow {
    const decline = answer === 'fail' ? 'authentication-failed' : 'authentication-abandoned';
    const registration = this.registrations.get(payment.registrationId ?? '');
    if (registration) {
      const isAuthenticated = registration.isAuthenticated || answer === 'approve';
      const lastAuthenticationFailed = answer !== 'approve';
      this.registrations.put({ ...registration, isAuthenticated, lastAuthenticationFailed });
    }
    return answer === 'approve'
      ? this.change(payment, { state: 'completed', decline: null })
      : this.change(payment, { state: 'failed', decline });
  }

  /** Applies the answer for a card that is only saved. */
  answerForCard(registration: RegistrationRow, isProven: boolean): RegistrationRow {
    return this.registrations.put({
      ...registration,
      challenge: '',
      isAuthenticated: isProven,
      lastAuthenticationFailed: !isProven,
    });
  }

  /** Ends a pending payment and reports it; an ended one stays unchanged. */
  change(
    payment: PaymentRow,
    outcome: Pick<PaymentRow, 'state' | 'decline'> & Partial<Pick<PaymentRow, 'wallet'>>,
  ): PaymentRow {
    const stored = this.payments.get(payment.id) ?? payment;
    if (stored.state !== 'pending') return stored;
    const changed = this.payments.put({
      ...payment,
      ...outcome,
      changedAt: this.#now().toISOString(),
    });
    this.options.emit({ type: 'payment', payment: changed });
    return changed;
  }

  findPayment(name: { id?: string; reference?: string }): PaymentRow | undefined {
    const payment =
      this.payments.get(name.id ?? '') ?? this.payments.byReference(name.reference ?? '');
    return payment && this.#expireInTime(payment);
  }

  /** Refunds a payment, once per reference; never more than was paid. */
  refund(payment: PaymentRow, amount: SandboxMoney, reference?: string): RefundRow {
    const existing = reference === undefined ? undefined : this.refunds.byReference(reference);
    if (existing) return existing;
    if (payment.state !== 'completed') throw new Refused(409, 'payment_not_completed');
    const isOfIt = amount.currency === payment.amount.currency && amount.minor > 0;
    if (!isOfIt || payment.refunded + amount.minor > payment.amount.minor) {
      throw new Refused(409, 'more_than_was_paid');
    }
    const changed = this.payments.put({ ...payment, refunded: payment.refunded + amount.minor });
    const refund = this.refunds.put({
      id: this.#newId('ref'),
      ...(reference !== undefined && { reference }),
      paymentId: payment.id,
      amount,
      state: 'completed',
      createdAt: this.#now().toISOString(),
    });
    this.options.emit({ type: 'refund', refund, payment: changed });
    return refund;
  }

  chargeBack(
    payment: PaymentRow,
    { amount, reason = 'fraud' }: { amount?: number; reason?: string },
  ) {
    if (payment.state !== 'completed') throw new Refused(409, 'payment_not_completed');
    const at = this.#now();
    const chargeback = this.chargebacks.put({
      id: this.#newId('cbk'),
      paymentId: payment.id,
      amount: { ...payment.amount, minor: amount ?? payment.amount.minor - payment.refunded },
      reason,
      createdAt: at.toISOString(),
      answerBy: new Date(at.getTime() + answerDays * 24 * 60 * minutes).toISOString(),
      reversedAt: null,
    });
    this.options.emit({ type: 'chargeback', chargeback, payment });
    return chargeback;
  }

  reverse(chargeback: ChargebackRow): ChargebackRow {
    const payment = this.payments.get(chargeback.paymentId);
    if (chargeback.reversedAt || !payment) return chargeback;
    const reversedAt = this.#now().toISOString();
    const reversed = this.chargebacks.put({ ...chargeback, reversedAt });
    this.options.emit({ type: 'chargeback', chargeback: reversed, payment });
    return reversed;
  }

  /** Updates a card that the bank has replaced. */
  updateCard(registration: RegistrationRow, card: { last4?: string; expiresOn?: string }) {
    const updated = this.registrations.put({
      ...registration,
      isExpired: false,
      card: { ...registration.card, ...card },
    });
    this.options.emit({ type: 'registration-updated', registration: updated });
    return updated;
  }

  expireCard(registration: RegistrationRow): RegistrationRow {
    const expired = this.registrations.put({ ...registration, isExpired: true });
    this.options.emit({ type: 'registration-expired', registration: expired });
    return expired;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #finishSlow(payment: PaymentRow): void {
    const registration = this.registrations.get(payment.registrationId ?? '');
    if (payment.state !== 'pending' || registration?.card.behaviour !== 'slow') return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.change(payment, { state: 'completed', decline: null });
    }, slowMs);
    this.#timers.add(timer);
  }

  #expireInTime(payment: PaymentRow): PaymentRow {
    if (payment.state !== 'pending' || this.#isInTime(payment)) return payment;
    const isChallenged = payment.challenge !== null;
    return this.change(payment, {
      state: 'expired',
      decline: isChallenged ? 'authentication-abandoned' : null,
    });
  }

  #now(): Date {
    return this.options.clock.now();
  }

  #in(milliseconds: number): string {
    return new Date(this.#now().getTime() + milliseconds).toISOString();
  }

  #isInTime({ expiresAt }: { expiresAt: string }): boolean {
    return Date.parse(expiresAt) > this.#now().getTime();
  }
}
