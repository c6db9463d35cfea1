import { csvOf, textCell } from '~/domain/shared/lists/csv';
import { toDecimal } from '../../payments/decimal-amount';
import type { PayoutRequest } from '../payout-provider';

/** Returns the orders of a batch as CSV, for banks without IBAN and for wallets on a blockchain. */
export function writePayoutCsv(orders: readonly PayoutRequest[]): string {
  const head = ['id', 'amount', 'currency', 'to', 'name', 'country', 'bank', 'type', 'text'];
  return csvOf([head, ...orders.map(lineOf)]);
}

function lineOf({ payoutId, amount, to, description }: PayoutRequest): string[] {
  const sum = [payoutId, toDecimal(amount), amount.currency];
  switch (to.kind) {
    case 'bank_payout':
      return [
        ...sum,
        textCell(to.account),
        textCell(to.holder),
        to.country,
        textCell(to.bankCode ?? to.bic ?? ''),
        [to.accountType, to.state].filter(Boolean).join(', '),
        textCell(description),
      ];
    case 'crypto_payout':
      return [...sum, textCell(to.address), '', '', to.network, 'USDT', textCell(description)];
    case 'credit_card_payout':
      throw new RangeError('a card is paid by its processor');
  }
}
