import { idSchema } from '../../shared/ids';
import { startOf } from '../../shared/lists/column-filters';
import { filterBy } from '../../shared/lists/define-list';
import { wordsSchema } from '../../shared/words/words-schema';
import { readOrderNumber } from '../orders/order-number';

const byProcessorsId = 'select id from payments where provider_payment_id = :text';
const byCard = 'select id from payments where card_last4 = :text';
const byId = `
  select id from payments where id = cast(:text as uuid)
  union select id from payments where order_id = cast(:text as uuid)`;
const byOrderNumber = `
  select id from payments where order_id = (select id from orders where number = :number)`;
const byAddress = `
  select id from payments
   where payer_id in (select id from accounts where email like :start)`;

/**
 * Returns the statement that selects the ids of payments by what a person or a processor states about them:
 * the start of the payer's address, the order's number, the last four digits of the card, our number of the
 * payment or order, or the processor's id. Each way uses an index of its own.
 */
function paymentsNamed(text: string): { sql: string; values: Record<string, string> } {
  const number = readOrderNumber(text);
  const isId = idSchema.safeParse(text).success;
  const isCard = /^\d{4}$/.test(text);
  const ways = [
    byProcessorsId,
    ...(isId ? [byId] : []),
    ...(isCard ? [byCard] : []),
    ...(number ? [byOrderNumber] : []),
    ...(isId || isCard ? [] : [byAddress]),
  ];
  return {
    sql: ways.join(' union '),
    values: { text, number: number ?? '', start: `${startOf(text.toLowerCase())}%` },
  };
}

/** Returns the filter of a list by what is stated about a payment; the column has the payment's id. */
export const searchBy = (column: string) =>
  filterBy(wordsSchema().trim().min(1).max(254), (rows, text) => {
    const { sql, values } = paymentsNamed(text);
    void rows.whereRaw(`${column} in (${sql})`, values);
  });
