import type { Money } from '~/domain/shared/money';

/** The name under which a provider is configured; stored with orders, cards and books. */
type ProcessorId = string;

export type Wallet = 'APPLEPAY' | 'GOOGLEPAY';

/** The reason why a card was not charged. */
export type DeclineCode =
  | 'insufficient-funds'
  | 'card-expired'
  | 'card-stolen'
  | 'do-not-honour'
  | 'cvc-wrong'
  | 'authentication-failed'
  | 'authentication-abandoned'
  | 'card-unknown'
  | 'refused';

/** A card stored by a provider, with the data that we may have. */
export interface CardRegistration {
  registrationId: string;
  last4: string;
  brand: 'visa' | 'master';
  holder: string;
  /** YYYY-MM. */
  expiresOn: string;
  /** True if the cardholder has authenticated (3-D Secure). */
  isAuthenticated: boolean;
  lastAuthenticationFailed: boolean;
}

/** Data about the payer's browser that 3-D Secure requires. */
export interface CustomerBrowserData {
  userAgent: string;
  acceptHeader: string;
  language: string;
  screenWidth: number;
  screenHeight: number;
  screenColorDepth: number;
  /** Minutes, as returned by Date.getTimezoneOffset. */
  timezone: number;
  javaEnabled: boolean;
  challengeWindow: number;
}

/**
 * Card fields in a frame of the provider, on one of our pages. The script defines `CardFields`
 * (`card-fields.ts`). Browsers without scripts are sent to `pageUrl` and return to `returnUrl` with
 * `token`, or with `cancelled`, in its query.
 */
export interface CardForm {
  secret: string;
  scriptUrl: string;
  frameUrl: string;
  pageUrl: string;
  expiresAt: Date;
}

interface CardFormRequest {
  /** Our reference; the same one opens the same form. */
  reference: string;
  email: string;
  returnUrl: string;
  /** 'cvc' only requests the code of a saved card. */
  purpose: 'pay' | 'save' | 'cvc';
  /** The card whose code is requested, for 'cvc'. */
  registrationId?: string;
  locale?: string;
}

interface CardAddress {
  country?: string;
  zipCode?: string;
  line1?: string;
}

interface ExchangeRequest {
  token: string;
  holder?: string;
  email: string;
  address?: CardAddress;
  /** Requires authentication of the cardholder, which may need a redirect; omitted before a charge. */
  verify?: { returnUrl: string; browser: CustomerBrowserData };
}

/** With 'redirect', the registration is read after the person has returned. */
export type ExchangeAnswer =
  | { state: 'saved'; registration: CardRegistration }
  | { state: 'redirect'; url: string; registrationId: string }
  | { state: 'failed'; declineCode: DeclineCode };

interface ChargeRequest {
  /** Our id, and the idempotency key: repeated requests charge only once. */
  paymentId: string;
  amount: Money;
  registrationId: string;
  /** The token of a form with purpose 'cvc'. */
  cvcToken?: string;
  /** With 'rebill', the cardholder is not present to authenticate. */
  kind: 'initial' | 'rebill' | 'one-time-purchase';
  description: string;
  /** The fan's e-mail address, if a provider requires one. */
  email?: string;
  /** The address to which 3-D Secure returns. */
  returnUrl: string;
  browser?: CustomerBrowserData;
  /** The provider's name from an earlier request. */
  providerPaymentId?: string;
  /** Awaited before the charge, with the name by which it can be queried, if that is not our id. */
  onNamed?(providerPaymentId: string): Promise<void>;
}

type ChargeAnswer =
  | { state: 'completed'; providerPaymentId: string }
  | {
      state: 'failed';
      providerPaymentId?: string;
      declineCode: DeclineCode;
      /** True if the same card may work on another day. */
      isRetryable: boolean;
    }
  /** With a redirect, the cardholder must authenticate; without one, the provider is still processing. */
  | { state: 'pending'; providerPaymentId?: string; redirectUrl?: string };

export interface PageRequest {
  paymentId: string;
  amount: Money;
  description: string;
  email: string;
  returnUrl: string;
  /** Opens this wallet directly. */
  wallet?: Wallet;
  /** True if the page stores the card for later. */
  saveCard?: boolean;
  expiresAt: Date;
  locale?: string;
}

export interface ProviderPayment {
  paymentId: string;
  providerPaymentId: string;
  state: 'pending' | 'completed' | 'failed' | 'expired';
  amount: Money;
  /** The received amount, if it may differ: too little or too much crypto, in the currency of `amount`. */
  received?: Money;
  failure?: { declineCode: DeclineCode; isRetryable: boolean };
  occurredAt: Date;
  wallet?: Wallet;
  /** The card of the payment, if the provider stores it. */
  registration?: CardRegistration;
}

interface FindRequest {
  paymentId: string;
  providerPaymentId?: string;
  /** The requested amount, for providers that charge exactly this or nothing, and do not report it. */
  amount?: Money;
}

export interface RefundRequest {
  /** Our id, and the idempotency key. */
  refundId: string;
  paymentId: string;
  providerPaymentId: string;
  amount: Money;
  /** The whole amount that was paid. */
  paid: Money;
  /** The number of earlier refunds of the payment. */
  earlier: number;
}

export interface RefundAnswer {
  state: 'completed' | 'pending' | 'failed';
  providerRefundId?: string;
  /** The address at which the person claims the money, for providers that do not know where to send it. */
  claimUrl?: string;
}

interface ReportedPayment {
  /** Null if only the provider's name of the payment is reported. */
  paymentId: string | null;
  providerPaymentId: string;
  amount: Money;
}

/** An event that a provider sends. */
export type ProviderEvent = {
  /** The provider's id; a repeated event has the same one. */
  eventId: string;
  occurredAt: Date;
} & (
  | { kind: 'payment'; payment: ProviderPayment }
  | ({
      kind: 'refund';
      /** Null for a refund that was not requested here. */
      refundId: string | null;
      providerRefundId: string;
      state: 'completed' | 'pending' | 'failed';
    } & ReportedPayment)
  | ({
      kind: 'chargeback' | 'chargeback-reversed';
      /** The same for a chargeback and its reversal. */
      chargebackId: string;
      reason?: string;
      /** The deadline for evidence. */
      answerBy?: Date;
    } & ReportedPayment)
  | { kind: 'card-updated'; registration: CardRegistration }
  | { kind: 'card-expired'; registrationId: string }
);

/** One line of a provider's settlement report for a day. */
export interface SettlementRow {
  kind: 'payment' | 'refund' | 'chargeback' | 'chargeback-reversed';
  /** The provider's name of this movement. */
  reference: string;
  /** Null if the provider does not report it, or the movement was not requested here. */
  paymentId: string | null;
  providerPaymentId: string;
  /** Positive for money paid to us, negative for money taken back. */
  amount: Money;
  /** The provider's fee, never negative. */
  fee: Money;
  occurredAt: Date;
}

/** A request to /webhooks/{processor}, unchanged. */
export interface WebhookRequest {
  rawBody: Buffer;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** The sender's address, as seen by trusted proxies. */
  address: string;
  now: Date;
}

type ProviderKind = 'cards' | 'hosted' | 'crypto';

/**
 * A payment provider. Every call may throw PaymentProviderFailed. The optional methods are those that a
 * provider offers: `charge` if it stores cards, `openPage` if it has pages or wallets.
 */
export interface PaymentProvider {
  readonly id: ProcessorId;
  readonly kind: ProviderKind;
  /** ISO 4217, upper case. */
  readonly currencies: readonly string[];
  readonly wallets: readonly Wallet[];
  /** True if the code of a saved card is required each time its holder pays with it. */
  readonly needsCvcOfSavedCards: boolean;
  /** Origins that the CSP of a checkout page must allow. */
  readonly origins: PageOrigins;
  /** The response that the sender of a webhook expects once it is stored. */
  readonly webhookAnswer: string;

  openCardForm?(request: CardFormRequest): Promise<CardForm>;
  /** Returns the registration for a token of a card form; the same one for the same token. */
  exchangeToken?(request: ExchangeRequest): Promise<ExchangeAnswer>;
  /** Returns null for a registration that the provider does not, or no longer, know. */
  readRegistration?(registrationId: string): Promise<CardRegistration | null>;
  charge?(request: ChargeRequest): Promise<ChargeAnswer>;
  /** Has no effect if the registration no longer exists. */
  forgetCard?(registrationId: string): Promise<void>;
  /** Opens a payment page; the same one for the same payment. */
  openPage?(request: PageRequest): Promise<{ url: string; providerPaymentId?: string }>;
  /** Returns null if the provider does not know the payment; it is then safe to retry after a while. */
  find(request: FindRequest): Promise<ProviderPayment | null>;
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /**
   * Returns the events of a webhook, none if it only reports what we do not store. Throws WebhookRefused.
   */
  readWebhook(request: WebhookRequest): Promise<ProviderEvent[]>;
  /** Returns the settlements of a day, YYYY-MM-DD in UTC. */
  settlementReport(day: string): Promise<SettlementRow[]>;
}

interface PageOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  /** Destinations of forms and of the redirects after them. */
  forms: readonly string[];
  connections: readonly string[];
}

/**
 * A request to a payment provider failed. 'unavailable': it was never received, or rejected unread.
 * 'invalid': it was rejected and nothing was done. 'timeout': there was no readable response, so it may
 * have been carried out, and must be queried before a retry.
 */
export class PaymentProviderFailed extends Error {
  override name = 'PaymentProviderFailed';
  constructor(
    readonly reason: 'unavailable' | 'timeout' | 'invalid',
    options?: ErrorOptions,
  ) {
    super(`The payment processor could not be asked: ${reason}`, options);
  }
}

/**
 * Checks whether a request to a payment provider failed. Compares names, because the page bundle has its
 * own classes.
 */
export function isPaymentProviderFailed(error: unknown): error is PaymentProviderFailed {
  return error instanceof Error && error.name === 'PaymentProviderFailed' && 'reason' in error;
}

/** A webhook that is not accepted. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  constructor(
    readonly reason: 'forged' | 'stale' | 'malformed',
    options?: ErrorOptions,
  ) {
    super(`The webhook is ${reason}`, options);
  }
}

/** Checks whether a webhook was refused. Compares names, because the page bundle has its own classes. */
export function isWebhookRefused(error: unknown): error is WebhookRefused {
  return error instanceof Error && error.name === 'WebhookRefused' && 'reason' in error;
}
