import type { Money } from '~/domain/shared/money';
import type { WebhookRequest } from '../payments/payment-provider';

/** An account at a bank, by IBAN or by the numbers of its country. */
export interface BankDestination {
  kind: 'bank_payout';
  holder: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** An IBAN or an account number, without spaces. */
  account: string;
  isIban: boolean;
  bic: string | null;
  /** The routing number of the United States, or the code that a country's banks are known by. */
  bankCode: string | null;
  accountType: 'Ahorros' | 'Corriente' | 'checking' | 'savings' | null;
  /** A state of the United States by its full name. */
  state: string | null;
}

/** A wallet for dollars on a blockchain. */
interface CryptoDestination {
  kind: 'crypto_payout';
  network: 'TRC20' | 'ERC20';
  address: string;
}

/** A card, by a token of the processor that pays to it. */
interface CardDestination {
  kind: 'credit_card_payout';
  processor: string;
  token: string;
}

export type Destination = BankDestination | CryptoDestination | CardDestination;

/** The facts that decide whether a provider can pay to a destination; none is secret. */
type Route = Pick<Destination, 'kind'> & { network?: 'TRC20' | 'ERC20' | null };

export interface PayoutRequest {
  /** Our id, under which the provider pays once, however often it is requested. */
  payoutId: string;
  /** The sum that is to arrive, without our fee. */
  amount: Money;
  to: Destination;
  /** Shown on the statement of the recipient's bank; at most 140 characters. */
  description: string;
}

export interface PayoutReport {
  payoutId: string;
  providerPayoutId: string;
  /** `reversed`: it had been paid, and the money came back. `cancelled`: it was never paid. */
  state: 'pending' | 'paid' | 'failed' | 'reversed' | 'cancelled';
  /** The reason of a failure or return, in the provider's words; at most 200 characters. */
  reason: string | null;
}

interface NamedPayout {
  payoutId: string;
  /** Null if the provider has not answered yet. */
  providerPayoutId: string | null;
}

/** A service that pays out. Calls throw PaymentProviderFailed, whose reason says what may have happened. */
export interface PayoutProvider {
  id: string;
  /** Says whether this provider pays to such a destination. */
  accepts(route: Route): boolean;
  /** Sends a payout; a repeat with the same id sends nothing more and reports the first. */
  send(request: PayoutRequest): Promise<PayoutReport>;
  /** Reports a payout; null if the provider never received it. */
  read(payout: NamedPayout): Promise<PayoutReport | null>;
  /** Cancels a payout that is not paid yet, and reports it; null if the provider never received it. */
  cancel(payout: NamedPayout): Promise<PayoutReport | null>;
  /** Reads an authentic webhook. Throws WebhookRefused for any other. */
  verifyWebhook(request: WebhookRequest): Promise<PayoutReport[]>;
}
