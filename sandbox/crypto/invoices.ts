import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { Refused } from '../processor/card-processor';
import type { Clock } from '../processor/clock';
import type { SandboxMoney } from '../processor/rows';
import { Table } from '../processor/table';

const money = z.object({ minor: z.number().int(), currency: z.string() });

const invoiceSchema = z.object({
  id: z.string(),
  reference: z.string(),
  amount: money,
  description: z.string(),
  email: z.string(),
  returnUrl: z.string(),
  /** An invented address, which never receives coins. */
  address: z.string(),
  state: z.enum(['New', 'Processing', 'Settled', 'Expired', 'Invalid']),
  extra: z.enum(['None', 'PaidPartial', 'PaidOver', 'PaidLate', 'Marked']),
  payments: z.array(z.object({ id: z.string(), satoshi: z.number().int(), at: z.string() })),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

const pullSchema = z.object({
  id: z.string(),
  reference: z.string(),
  description: z.string(),
  amount: money,
  createdAt: z.string(),
  claimedAt: z.string().nullable(),
});
export type PullPayment = z.infer<typeof pullSchema>;

/** The events reported to a merchant. */
export type CryptoEvent =
  | { type: 'InvoiceCreated' | 'InvoiceProcessing' | 'InvoiceInvalid'; invoice: Invoice }
  | { type: 'InvoiceSettled'; invoice: Invoice }
  | { type: 'InvoiceExpired'; invoice: Invoice; partiallyPaid: boolean }
  | { type: 'InvoiceReceivedPayment'; invoice: Invoice; afterExpiration: boolean }
  | { type: 'PayoutUpdated'; pull: PullPayment };

/** The price of a bitcoin in units of each currency; constant here. */
export const rates: Readonly<Record<string, number>> = { USD: 65_000, EUR: 60_000 };
const satoshiOfCoin = 100_000_000;

/** Returns the price of an amount in satoshi, rounded up. */
export function satoshiFor({ minor, currency }: SandboxMoney): number {
  return Math.ceil((minor * satoshiOfCoin) / 100 / (rates[currency] ?? 1));
}

/** Formats coins as in the protocol, e.g. 0.00030754. */
export const coins = (satoshi: number): string => (satoshi / satoshiOfCoin).toFixed(8);

export const paidOf = ({ payments }: Invoice): number =>
  payments.reduce((sum, { satoshi }) => sum + satoshi, 0);

const confirmMs = 2_000;

interface InvoicesOptions {
  clock: Clock;
  folder: string | undefined;
  emit: (event: CryptoEvent) => void;
}

/** Invoices in bitcoin, the payments on them, and refunds. */
export class Invoices {
  readonly invoices: Table<Invoice>;
  readonly pulls: Table<PullPayment>;
  #timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: InvoicesOptions) {
    const file = (name: string) => options.folder && join(options.folder, `${name}.jsonl`);
    this.invoices = new Table(invoiceSchema, file('invoices'));
    this.pulls = new Table(pullSchema, file('pulls'));
    for (const invoice of this.invoices.list()) {
      if (invoice.state === 'Processing') this.#confirmSoon(invoice.id);
    }
  }

  open(
    input: Pick<
      Invoice,
      'reference' | 'amount' | 'description' | 'email' | 'returnUrl' | 'expiresAt'
    >,
  ): Invoice {
    const invoice = this.invoices.put({
      ...input,
      id: randomBytes(16).toString('base64url'),
      address: `bcrt1q${randomBytes(19).toString('hex')}`,
      state: 'New',
      extra: 'None',
      payments: [],
      createdAt: this.#now().toISOString(),
    });
    this.options.emit({ type: 'InvoiceCreated', invoice });
    return invoice;
  }

  find(id: string): Invoice | undefined {
    const invoice = this.invoices.get(id);
    return invoice && this.#expireInTime(invoice);
  }

  /** Returns the invoices in the order of creation. */
  list(reference?: string): Invoice[] {
    return this.invoices
      .list()
      .filter((invoice) => reference === undefined || invoice.reference === reference)
      .map((invoice) => this.#expireInTime(invoice));
  }

  /** Pays coins on an invoice; the chain confirms them by itself unless `waits` is true. */
  pay(given: Invoice, satoshi: number, { waits = false } = {}): Invoice {
    const invoice = this.#expireInTime(given);
    if (invoice.state === 'Invalid' || satoshi <= 0) throw new Refused(409, 'invoice-not-open');
    const payment = { id: randomUUID(), satoshi, at: this.#now().toISOString() };
    const paid = { ...invoice, payments: [...invoice.payments, payment] };
    const [due, sum] = [satoshiFor(paid.amount), paidOf(paid)];
    const isLate = invoice.state === 'Expired';
    const isWhole = sum >= due;
    const extra =
      isLate && isWhole ? 'PaidLate' : isWhole ? (sum > due ? 'PaidOver' : 'None') : 'PaidPartial';
    const isProcessed = invoice.state === 'New' && isWhole;
    const changed = this.invoices.put({
      ...paid,
      extra,
      state: isProcessed ? 'Processing' : invoice.state,
    });
    this.options.emit({
      type: 'InvoiceReceivedPayment',
      invoice: changed,
      afterExpiration: isLate,
    });
    if (isProcessed) {
      this.options.emit({ type: 'InvoiceProcessing', invoice: changed });
      if (!waits) this.#confirmSoon(changed.id);
    }
    return changed;
  }

  /** Confirms the payments of an invoice; with `isGood` false, they will never be confirmed. */
  confirm(invoice: Invoice, isGood = true): Invoice {
    const stored = this.invoices.get(invoice.id) ?? invoice;
    if (stored.state !== 'Processing') return stored;
    const changed = this.invoices.put({ ...stored, state: isGood ? 'Settled' : 'Invalid' });
    this.options.emit({ type: isGood ? 'InvoiceSettled' : 'InvoiceInvalid', invoice: changed });
    return changed;
  }

  /** Expires an invoice, whatever the clock says. */
  expire(invoice: Invoice): Invoice {
    if (invoice.state !== 'New') return invoice;
    const changed = this.invoices.put({ ...invoice, state: 'Expired' });
    this.options.emit({
      type: 'InvoiceExpired',
      invoice: changed,
      partiallyPaid: changed.payments.length > 0,
    });
    return changed;
  }

  /** Reserves money that the holder of the link can collect. */
  layAside(input: Pick<PullPayment, 'reference' | 'description' | 'amount'>): PullPayment {
    const createdAt = this.#now().toISOString();
    return this.pulls.put({
      ...input,
      id: randomBytes(16).toString('base64url'),
      createdAt,
      claimedAt: null,
    });
  }

  claim(pull: PullPayment): PullPayment {
    if (pull.claimedAt) return pull;
    const claimed = this.pulls.put({ ...pull, claimedAt: this.#now().toISOString() });
    this.options.emit({ type: 'PayoutUpdated', pull: claimed });
    return claimed;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #confirmSoon(id: string): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const invoice = this.invoices.get(id);
      if (invoice) this.confirm(invoice);
    }, confirmMs);
    this.#timers.add(timer);
  }

  #expireInTime(invoice: Invoice): Invoice {
    return Date.parse(invoice.expiresAt) > this.#now().getTime() ? invoice : this.expire(invoice);
  }

  #now(): Date {
    return this.options.clock.now();
  }
}
