import * as z from 'zod';
import { orderList, readOrderSheet, type OrderListed } from '~/domain/payments/orders/list-orders';
import { orderKinds, orderStates, productKinds, type Order } from '~/domain/payments/schema';
import { linesOr } from '../staff/presenters/lines-or';
import { masked } from '../staff/presenters/masked';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';
import type { ThingRead } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown, Tone } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { moneyText, personCell, personLinks, productColumn } from './presenters/money-cells';
import { paymentState, presentPayment } from './presenters/payment-for-staff';

const rowSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  userId: z.uuid(),
  /** Masked; null if the account was erased. */
  email: staffOnly(z.string().nullable()),
  product: z.enum(productKinds),
  productName: z.string(),
  kind: z.enum(orderKinds),
  currency: z.string(),
  totalMinor: z.number().int(),
  state: z.enum(orderStates),
  createdAt: staffOnly(stampSchema),
  expiresAt: staffOnly(stampSchema),
});
type Row = z.infer<typeof rowSchema>;

const present = (row: OrderListed): Row => ({
  id: row.id,
  number: row.number,
  userId: row.buyer_id,
  email: masked(row.email),
  product: row.product_kind,
  productName: row.product_name,
  kind: row.kind,
  currency: row.currency,
  totalMinor: row.total_minor,
  state: row.state,
  createdAt: stamp(row.created_at),
  expiresAt: stamp(row.expires_at),
});

const tones: Record<Row['state'], Tone> = {
  open: 'gold',
  paid: 'ok',
  expired: 'quiet',
  cancelled: 'quiet',
};
const stateCell = ({ state }: Pick<Row, 'state'>, words: Words): CellShown => ({
  text: words(`orders.state.${state}`),
  tone: tones[state],
});

/** Returns the frozen price of an order: total, discount, tax and later charges. */
function priceFacts({ price }: Order, words: Words): ThingRead['facts'] {
  const { total, list, discountPercent, tax, autoRenew } = price;
  const sum = (minor: number) => moneyText(minor, total.currency);
  return [
    {
      label: words('orders.columns.total'),
      value: {
        text: sum(total.minor),
        ...(discountPercent > 0 && {
          about: words('orders.discounted', { percent: discountPercent, list: sum(list.minor) }),
        }),
      },
    },
    {
      label: words('orders.tax'),
      value: {
        text: sum(tax.minor),
        about: words('orders.tax-of', {
          percent: Math.round(tax.rate * 1000) / 10,
          country: tax.country ?? '–',
        }),
      },
    },
    ...(autoRenew
      ? [
          {
            label: words('orders.renews'),
            value: {
              text: moneyText(autoRenew.price.minor, autoRenew.price.currency),
              about: words('orders.renews-from', { at: stamp(autoRenew.firstAt) }),
            },
          },
        ]
      : []),
  ];
}

/** The orders of all users. */
export const orders = defineResource({
  name: 'orders',
  permission: 'money.read',
  nav: { group: 'money', icon: 'receipt' },
  list: orderList,
  search: 'search',
  views: { open: { query: 'state=open' }, paid: { query: 'state=paid' } },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    number: { cell: ({ number }) => ({ text: number, isCode: true }) },
    person: { cell: personCell },
    product: productColumn,
    total: { cell: ({ totalMinor, currency }) => moneyText(totalMinor, currency), sort: 'amount' },
    state: { cell: stateCell },
    createdAt: { cell: ({ createdAt }) => createdAt, sort: 'createdAt', priority: 2 },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const sheet = await readOrderSheet(context.domain, id);
      if (!sheet) return null;
      const { listed, order, payments } = sheet;
      const row = present(listed);
      const lines = payments.map((payment) => ({
        text: moneyText(payment.amount_minor, payment.currency),
        about: [
          paymentState(presentPayment(payment), words).text,
          payment.processor,
          stamp(payment.created_at),
        ].join(' · '),
      }));
      return {
        title: order.number,
        about: row.productName,
        states: [stateCell(row, words)],
        facts: [
          { label: words('orders.columns.person'), value: personCell(row) },
          {
            label: words('orders.columns.product'),
            value: { text: row.productName, about: words(`payments.product.${row.product}`) },
          },
          { label: words('orders.fields.kind'), value: words(`payments.kind.${row.kind}`) },
          ...priceFacts(order, words),
          { label: words('orders.source'), value: listed.source },
          { label: words('orders.columns.createdAt'), value: row.createdAt },
          { label: words('orders.until'), value: row.expiresAt },
        ],
        sections: [linesOr(words('payments.title'), lines, words('orders.no-payments'))],
        links: [
          ...personLinks(staff.role, row.userId, words),
          ...payments.map((payment) => ({
            to: `/admin/payments/${payment.id}`,
            label: words('money.payment-of', { at: stamp(payment.created_at) }),
          })),
        ],
        offers: [],
      };
    },
  },
});
