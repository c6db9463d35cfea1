import type { PaymentRow } from './rows';

/** Returns the shop's address to which the payer of a payment returns. */
export const returnAddress = ({ state, returnUrl, declineUrl }: PaymentRow): string =>
  (state === 'failed' || state === 'expired' ? declineUrl : null) ?? returnUrl ?? '/';

/** Returns the next address of a payer: the bank's page while it requires an answer, otherwise the shop. */
export const nextAddress = (payment: PaymentRow, base: string): string =>
  payment.state === 'pending' && payment.challenge !== null
    ? `${base}/3ds/${payment.challenge}`
    : returnAddress(payment);
