import type { Money } from '~/domain/shared/money';

/** The name a processor is configured under; orders, cards and books keep it. */
type ProcessorId = string;

export type Wallet = 'APPLEPAY' | 'GOOGLEPAY';

/** Why a card was not charged. */
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

/** What a processor keeps of a card, and what we may know of it. */
export interface CardRegistration {
  registrationId: string;
  last4: string;
  brand: 'visa' | 'master';
  holder: string;
  /** YYYY-MM. */
  expiresOn: string;
  /** Its holder has proved to be its holder (3-D Secure). */
  isAuthenticated: boolean;
  lastAuthenticationFailed: boolean;
}

/** What 3-D Secure asks about the browser somebody pays with. */
export interface CustomerBrowserData {
  userAgent: string;
  acceptHeader: string;
  language: string;
  screenWidth: number;
  screenHeight: number;
  screenColorDepth: number;
  /** Minutes, as Date.getTimezoneOffset has it. */
  timezone: number;
  javaEnabled: boolean;
  challengeWindow: number;
}

/**
 * Fields for a card in a frame of the processor's, on a page of ours. The script defines
 * `CardFields` (`card-fields.ts`); browsers without scripts are sent to `pageUrl` and come back to
 * the return address with `token`, or with `cancelled`, in its query.
 */
export interface CardForm {
  secret: string;
  scriptUrl: string;
  frameUrl: string;
  pageUrl: string;
  expiresAt: Date;
}

interface CardFormAsked {
  /** Ours; the same one opens the same form. */
  reference: string;
  email: string;
  returnUrl: string;
  /** 'cvc' asks for the code of a saved card alone. */
  purpose: 'pay' | 'save' | 'cvc';
  /** Whose code, for 'cvc'. */
  registrationId?: string;
  locale?: string;
}

interface CardAddress {
  country?: string;
  zipCode?: string;
  line1?: string;
}

interface ExchangeAsked {
  token: string;
  holder?: string;
  email: string;
  address?: CardAddress;
  /** Has the holder prove to be the holder, which may take a redirect; left out before a charge. */
  verify?: { returnUrl: string; browser: CustomerBrowserData };
}

/** With 'redirect' the registration is read after the person has come back. */
export type ExchangeAnswer =
  | { state: 'saved'; registration: CardRegistration }
  | { state: 'redirect'; url: string; registrationId: string }
  | { state: 'failed'; declineCode: DeclineCode };

interface ChargeAsked {
  /** Ours, and the idempotency key: it is charged once, however often it is asked. */
  paymentId: string;
  amount: Money;
  registrationId: string;
  /** What a form of purpose 'cvc' gave. */
  cvcToken?: string;
  /** With 'rebill' nobody is there to prove anything. */
  kind: 'initial' | 'rebill' | 'one-time-purchase';
  description: string;
  /** The fan's address, where a processor wants one. */
  email?: string;
  /** Where 3-D Secure leads back to. */
  returnUrl: string;
  browser?: CustomerBrowserData;
  /** What it was named when it was asked for before. */
  providerPaymentId?: string;
  /** Awaited before money moves, with the name that it can be asked after by, if that is not ours. */
  onNamed?(providerPaymentId: string): Promise<void>;
}

type ChargeAnswer =
  | { state: 'completed'; providerPaymentId: string }
  | {
      state: 'failed';
      providerPaymentId?: string;
      declineCode: DeclineCode;
      /** The same card may do another day. */
      isRetryable: boolean;
    }
  /** With a redirect the person must prove who they are; without one the processor takes its time. */
  | { state: 'pending'; providerPaymentId?: string; redirectUrl?: string };

export interface PageAsked {
  paymentId: string;
  amount: Money;
  description: string;
  email: string;
  returnUrl: string;
  /** Leads straight to this wallet. */
  wallet?: Wallet;
  /** Offers this saved card first. */
  registrationId?: string;
  /** Whether the page keeps the card for later. */
  saveCard?: boolean;
  expiresAt: Date;
  locale?: string;
}

export interface ProviderPayment {
  paymentId: string;
  providerPaymentId: string;
  state: 'pending' | 'completed' | 'failed' | 'expired';
  amount: Money;
  /** What came in where that need not be the amount: too little or too much crypto, in its currency. */
  received?: Money;
  failure?: { declineCode: DeclineCode; isRetryable: boolean };
  occurredAt: Date;
  wallet?: Wallet;
  /** The card that it was paid with, where the processor keeps it. */
  registration?: CardRegistration;
}

interface FindAsked {
  paymentId: string;
  providerPaymentId?: string;
  /** What was asked for, of those who charge that or nothing, and do not tell it. */
  amount?: Money;
}

export interface RefundAsked {
  /** Ours, and the idempotency key. */
  refundId: string;
  paymentId: string;
  providerPaymentId: string;
  amount: Money;
  /** The whole of what was paid. */
  paid: Money;
  /** How many refunds of the payment were carried out before it. */
  earlier: number;
}

export interface RefundAnswer {
  state: 'completed' | 'pending' | 'failed';
  providerRefundId?: string;
  /** Where the person fetches the money, with processors that do not know where to send it. */
  claimUrl?: string;
}

interface ToldOfPayment {
  /** Null where only the processor's name of the payment is told. */
  paymentId: string | null;
  providerPaymentId: string;
  amount: Money;
}

/** What a processor tells of its own accord. */
export type ProviderEvent = {
  /** The processor's; the same event told again has the same one. */
  eventId: string;
  occurredAt: Date;
} & (
  | { kind: 'payment'; payment: ProviderPayment }
  | ({
      kind: 'refund';
      /** Null for one that was not asked for here. */
      refundId: string | null;
      providerRefundId: string;
      state: 'completed' | 'pending' | 'failed';
    } & ToldOfPayment)
  | ({
      kind: 'chargeback' | 'chargeback-reversed';
      /** The same for a chargeback and its reversal. */
      chargebackId: string;
      reason?: string;
      /** Until when evidence is heard. */
      answerBy?: Date;
    } & ToldOfPayment)
  | { kind: 'card-updated'; registration: CardRegistration }
  | { kind: 'card-expired'; registrationId: string }
);

/** One line of what a processor says it settled on a day. */
export interface SettlementRow {
  kind: 'payment' | 'refund' | 'chargeback' | 'chargeback-reversed';
  /** The processor's name for this movement. */
  reference: string;
  /** Null where the processor does not say, or it was not asked for here. */
  paymentId: string | null;
  providerPaymentId: string;
  /** From their side: what comes to us is positive, what is taken back negative. */
  amount: Money;
  /** What they keep for it, never negative. */
  fee: Money;
  occurredAt: Date;
}

/** A request to /webhooks/{processor}, as it came. */
export interface WebhookRequest {
  rawBody: Buffer;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Who sent it, behind trusted proxies. */
  address: string;
  now: Date;
}

type ProviderKind = 'cards' | 'hosted' | 'crypto';

/**
 * Somebody who moves money for us. Every question may throw PaymentProviderFailed. What is optional
 * is there for whoever can do it: cards and hosted checkouts charge saved cards, hosted checkouts
 * and crypto have pages.
 */
export interface PaymentProvider {
  readonly id: ProcessorId;
  readonly kind: ProviderKind;
  /** ISO 4217, upper case. */
  readonly currencies: readonly string[];
  readonly wallets: readonly Wallet[];
  /** A saved card's code is asked for anew whenever its holder pays with it. */
  readonly needsCvcOfSavedCards: boolean;
  /** What a page that pays here must be let do (CSP). */
  readonly origins: PageOrigins;
  /** What the sender of a webhook wants to hear once it is kept. */
  readonly webhookAnswer: string;

  openCardForm?(asked: CardFormAsked): Promise<CardForm>;
  /** The registration behind a token of a card form; the same one for the same token. */
  exchangeToken?(asked: ExchangeAsked): Promise<ExchangeAnswer>;
  /** Null for one that it does not, or no longer, know. */
  readRegistration?(registrationId: string): Promise<CardRegistration | null>;
  charge?(asked: ChargeAsked): Promise<ChargeAnswer>;
  /** Has no effect on a registration that is gone. */
  forgetCard?(registrationId: string): Promise<void>;
  /** The same payment opens the same page. */
  openPage?(asked: PageAsked): Promise<{ url: string; providerPaymentId?: string }>;
  /** Null: it has not heard of the payment, which is safe to try anew after a while. */
  find(asked: FindAsked): Promise<ProviderPayment | null>;
  refund(asked: RefundAsked): Promise<RefundAnswer>;
  /** What a webhook says, none where it tells what we do not keep. Throws WebhookRefused. */
  readWebhook(request: WebhookRequest): Promise<ProviderEvent[]>;
  /** What was settled on a day, YYYY-MM-DD in UTC. */
  settlementReport(day: string): Promise<SettlementRow[]>;
}

interface PageOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  /** Where forms, and the redirects after them, lead. */
  forms: readonly string[];
  connections: readonly string[];
}

/**
 * A question to a processor came to nothing. 'unavailable': it never reached them, or they turned it
 * away unread. 'invalid': they will not take what was asked, and did nothing. 'timeout': no answer
 * that can be read came, so it may have been done, and has to be asked after before it is tried again.
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

/** Whether a question to a processor failed; by name, for pages are a bundle with classes of its own. */
export function isPaymentProviderFailed(error: unknown): error is PaymentProviderFailed {
  return error instanceof Error && error.name === 'PaymentProviderFailed' && 'reason' in error;
}

/** A webhook that is not believed. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  constructor(
    readonly reason: 'forged' | 'stale' | 'malformed',
    options?: ErrorOptions,
  ) {
    super(`The webhook is ${reason}`, options);
  }
}

/** Whether a webhook was refused; by name, for pages are a bundle with classes of its own. */
export function isWebhookRefused(error: unknown): error is WebhookRefused {
  return error instanceof Error && error.name === 'WebhookRefused' && 'reason' in error;
}
