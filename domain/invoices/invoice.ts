import * as z from 'zod';
import type { InvoicesRow } from '~/db/rows';
import type { Money } from '../shared/money';
import type { Seal } from '../shared/sealing/seal';
import { openBuyer, type Buyer } from './buyer';

export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

const sellerSchema = z.object({
  name: z.string(),
  address: z.string(),
  companyId: z.string(),
  taxId: z.string(),
});

/** An invoice or a credit note with its buyer. */
export interface Invoice {
  id: string;
  kind: InvoiceKind;
  number: string;
  paymentId: string;
  seller: z.output<typeof sellerSchema>;
  buyer: Buyer;
  description: string;
  gross: Money;
  net: Money;
  tax: Money;
  /** A fraction, such as 0.19. */
  taxRate: number;
  suppliedAt: Date;
  issuedAt: Date;
}

/** Returns the number of an invoice as it is printed: `2026-000017`, of a credit note `CN-2026-000004`. */
export const numberOf = ({
  kind,
  year,
  serial,
}: Pick<InvoicesRow, 'kind' | 'year' | 'serial'>): string =>
  `${kind === 'credit-note' ? 'CN-' : ''}${year}-${String(serial).padStart(6, '0')}`;

/** Returns the parts of a printed number; null for any other text. */
export function readNumber(
  typed: string,
): { kind: InvoiceKind; year: number; serial: number } | null {
  const [, credit, year, serial] = /^\s*(CN-)?(\d{4})-(\d{1,9})\s*$/i.exec(typed) ?? [];
  if (year === undefined || serial === undefined) return null;
  return { kind: credit ? 'credit-note' : 'invoice', year: Number(year), serial: Number(serial) };
}

export function toInvoice(seal: Seal, row: InvoicesRow): Invoice {
  const money = (minor: number): Money => ({ minor, currency: row.currency });
  return {
    id: row.id,
    kind: row.kind,
    number: numberOf(row),
    paymentId: row.payment_id,
    seller: sellerSchema.parse(row.seller),
    buyer: openBuyer(seal, row.id, row.sealed_buyer),
    description: row.description,
    gross: money(row.gross_minor),
    net: money(row.gross_minor - row.tax_minor),
    tax: money(row.tax_minor),
    taxRate: Number(row.tax_rate),
    suppliedAt: row.supplied_at,
    issuedAt: row.issued_at,
  };
}
