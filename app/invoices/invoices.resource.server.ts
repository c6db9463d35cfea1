import { invoiceKinds, numberOf, type InvoiceKind } from '~/domain/invoices/invoice';
import { invoiceList, type InvoiceListed } from '~/domain/invoices/list-invoices';
import { openInvoice } from '~/domain/invoices/open-invoice';
import * as z from 'zod';
import { moneyText, personLinks } from '../payments/presenters/money-cells';
import { masked } from '../staff/presenters/masked';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';
import { defineResource } from '../staff/resources/resource.server';
import type { Words } from '../staff/resources/words.server';

const rowSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  paymentId: z.uuid(),
  userId: z.uuid().nullable(),
  /** Masked; null if the account was erased. */
  email: staffOnly(z.string().nullable()),
  grossMinor: z.number().int(),
  taxMinor: z.number().int(),
  taxRate: z.number(),
  currency: z.string(),
  issuedAt: staffOnly(stampSchema),
});

const present = (row: InvoiceListed): z.infer<typeof rowSchema> => ({
  id: row.id,
  number: numberOf(row),
  kind: row.kind,
  paymentId: row.payment_id,
  userId: row.user_id,
  email: masked(row.email),
  grossMinor: row.gross_minor,
  taxMinor: row.tax_minor,
  taxRate: Number(row.tax_rate),
  currency: row.currency,
  issuedAt: stamp(row.issued_at),
});

const kindCell = (kind: InvoiceKind, words: Words) => ({
  text: words(`invoices.kind.${kind}`),
  tone: kind === 'invoice' ? ('ok' as const) : ('quiet' as const),
});

/** The invoices and credit notes of all payments. */
export const invoices = defineResource({
  name: 'invoices',
  kind: 'invoice',
  permission: 'money.read',
  nav: { group: 'money', icon: 'receipt', isSecondary: true },
  list: invoiceList,
  search: 'number',
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    number: { cell: ({ number }) => ({ text: number, isCode: true }) },
    kind: { cell: ({ kind }, words) => kindCell(kind, words) },
    gross: { cell: ({ grossMinor, currency }) => moneyText(grossMinor, currency) },
    tax: { cell: ({ taxMinor, currency }) => moneyText(taxMinor, currency), priority: 2 },
    person: { cell: ({ email }) => email, priority: 3 },
    issuedAt: { cell: ({ issuedAt }) => issuedAt, sort: 'issuedAt' },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const [found] = await invoiceList.readRows(context.domain.db, [id]);
      if (!found) return null;
      const row = present(found);
      const phrase = (key: string) => words(`invoices.columns.${key}`);
      return {
        title: row.number,
        states: [kindCell(row.kind, words)],
        facts: [
          { label: phrase('gross'), value: moneyText(row.grossMinor, row.currency) },
          {
            label: phrase('tax'),
            value: {
              text: moneyText(row.taxMinor, row.currency),
              about: `${(row.taxRate * 100).toFixed(2)} %`,
            },
          },
          { label: phrase('issuedAt'), value: row.issuedAt },
        ],
        links: [
          { to: `/admin/payments/${row.paymentId}`, label: words('money.payment') },
          ...(row.userId ? personLinks(staff.role, row.userId, words) : []),
        ],
        offers: [],
      };
    },
    opens: 'invoice.open',
    opensWithReason: true,
    async open({ context, by, words }, id) {
      const opened = await openInvoice(context.domain, { by, id });
      if (!opened.ok) return opened;
      const { buyer, seller, description } = opened.invoice;
      return {
        ok: true,
        sections: [
          {
            title: words('invoices.buyer'),
            lines: [
              { text: buyer.name, about: buyer.taxId },
              { text: `${buyer.street}, ${buyer.postalCode} ${buyer.city}`, about: buyer.country },
            ],
          },
          {
            title: words('invoices.seller'),
            lines: [
              { text: seller.name, about: seller.taxId },
              { text: seller.address, about: seller.companyId },
            ],
          },
          { title: words('invoices.item'), paragraphs: [description] },
        ],
      };
    },
  },
  exports: 'invoice.export',
});
