import { toDecimal } from '../../payments/decimal-amount';
import type { BankDestination, PayoutRequest } from '../payout-provider';

/** The account that pays. */
interface Debtor {
  name: string;
  iban: string;
  bic: string | null;
}

export interface BankOrder extends Omit<PayoutRequest, 'to'> {
  to: BankDestination;
}

interface Pain001 {
  batchId: string;
  createdAt: Date;
  /** The day on which the bank is to pay, as YYYY-MM-DD. */
  payOn: string;
  debtor: Debtor;
  orders: readonly BankOrder[];
}

/**
 * Returns a customer credit transfer initiation (ISO 20022, `pain.001.001.09`) for accounts with an IBAN.
 * Amounts in other currencies are equivalent amounts, which the bank transfers in euros at its rate.
 * Throws for an order without an IBAN and for a batch without orders.
 */
export function writePain001({ batchId, createdAt, payOn, debtor, orders }: Pain001): string {
  if (orders.length === 0) throw new RangeError('a file without orders');
  const sum = toDecimal({
    minor: orders.reduce((total, { amount }) => total + amount.minor, 0),
    currency: orders[0]?.amount.currency ?? 'EUR',
  });
  const totals = element('NbOfTxs', String(orders.length)) + element('CtrlSum', sum);
  const header = wrap(
    'GrpHdr',
    element('MsgId', idOf(batchId)),
    element('CreDtTm', createdAt.toISOString().slice(0, 19)),
    totals,
    wrap('InitgPty', element('Nm', printable(debtor.name, 70))),
  );
  const payment = wrap(
    'PmtInf',
    element('PmtInfId', idOf(batchId)),
    element('PmtMtd', 'TRF'),
    totals,
    wrap('PmtTpInf', wrap('SvcLvl', element('Cd', 'SEPA'))),
    wrap('ReqdExctnDt', element('Dt', payOn)),
    wrap('Dbtr', element('Nm', printable(debtor.name, 70))),
    wrap('DbtrAcct', wrap('Id', element('IBAN', debtor.iban))),
    wrap('DbtrAgt', agentOf(debtor.bic)),
    element('ChrgBr', 'SLEV'),
    ...orders.map(transferOf),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">' +
    wrap('CstmrCdtTrfInitn', header, payment) +
    '</Document>\n'
  );
}

function transferOf({ payoutId, amount, to, description }: BankOrder): string {
  if (!to.isIban) throw new RangeError(`payout ${payoutId} has no IBAN`);
  return wrap(
    'CdtTrfTxInf',
    wrap('PmtId', element('InstrId', idOf(payoutId)), element('EndToEndId', idOf(payoutId))),
    wrap('Amt', amountOf(amount)),
    to.bic === null ? '' : wrap('CdtrAgt', agentOf(to.bic)),
    wrap('Cdtr', element('Nm', printable(to.holder, 70))),
    wrap('CdtrAcct', wrap('Id', element('IBAN', to.account))),
    wrap('RmtInf', element('Ustrd', printable(description, 140))),
  );
}

function amountOf(amount: BankOrder['amount']): string {
  const decimal = toDecimal(amount);
  if (amount.currency === 'EUR') return `<InstdAmt Ccy="EUR">${decimal}</InstdAmt>`;
  return wrap(
    'EqvtAmt',
    `<Amt Ccy="${amount.currency}">${decimal}</Amt>`,
    element('CcyOfTrf', 'EUR'),
  );
}

const agentOf = (bic: string | null) =>
  wrap(
    'FinInstnId',
    bic === null ? wrap('Othr', element('Id', 'NOTPROVIDED')) : element('BICFI', bic),
  );

/** Identifiers have at most 35 characters; a UUID without hyphens has 32. */
const idOf = (id: string) => id.replaceAll('-', '').slice(0, 35);

const wrap = (name: string, ...children: string[]) => `<${name}>${children.join('')}</${name}>`;
const element = (name: string, text: string) => wrap(name, escaped(text));
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Returns a text in the characters that every bank of the scheme accepts (EPC217-08): letters without
 * accents, digits and some signs. Others become a full stop.
 */
function printable(text: string, longest: number): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\w/?:().,'+ -]|_/g, '.');
  return plain.slice(0, longest).trim() || '.';
}
