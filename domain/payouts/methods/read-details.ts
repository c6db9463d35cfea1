import {
  electronicFormatIBAN,
  extractIBAN,
  isSEPACountry,
  isValidBIC,
  isValidIBAN,
} from 'ibantools';
import * as z from 'zod';
import type { Destination } from '~/providers/payouts/payout-provider';
import { wordsSchema } from '../../shared/words/words-schema';
import { refuse, type DetailsProblem, type Refusal } from '../refusals';
import { networks, type PayoutKind } from '../schema';
import { usStates } from './us-states';
import { isErc20Address, isTrc20Address } from './wallet-address';

/** The account types of banks in Latin America and in the United States. */
const accountTypes = ['Ahorros', 'Corriente', 'checking', 'savings'] as const;

const text = (longest: number) => z.string().trim().max(longest);

/** The details of a method as a person enters them. What a kind does not need is ignored. */
export const typedDetailsSchema = z.object({
  holder: wordsSchema().max(70).default(''),
  country: text(2).toUpperCase().default(''),
  account: text(60).default(''),
  bic: text(20).toUpperCase().default(''),
  bankCode: text(30).default(''),
  accountType: z.enum(accountTypes).optional(),
  state: text(40).default(''),
  network: z.enum(networks).optional(),
  address: text(100).default(''),
  processor: text(30).default(''),
  token: text(200).default(''),
});
export type TypedDetails = z.output<typeof typedDetailsSchema>;

export type ReadDetails = { ok: true; to: Destination } | Refusal<'payout-details'>;

const wrong = (field: keyof TypedDetails, problem: DetailsProblem): Refusal<'payout-details'> =>
  refuse('payout-details', { field, problem });

/**
 * Returns where a method pays to. Refuses, with the field at fault, an IBAN or a routing number whose check
 * digits are wrong, an IBAN of another country than the bank's, and an address of another network.
 */
export function readDetails(kind: PayoutKind, typed: TypedDetails): ReadDetails {
  if (kind === 'crypto_payout') return readWallet(typed);
  if (kind === 'bank_payout') return readBank(typed);
  const { processor, token } = typed;
  if (token === '') return wrong('token', 'required');
  return { ok: true, to: { kind, processor, token } };
}

function readWallet({ network, address }: TypedDetails): ReadDetails {
  if (!network) return wrong('network', 'required');
  if (address === '') return wrong('address', 'required');
  const isOf = { TRC20: isTrc20Address(address), ERC20: isErc20Address(address) };
  if (!isOf[network]) {
    return wrong('address', looksLike(address, network) ? 'address' : 'other-network');
  }
  return { ok: true, to: { kind: 'crypto_payout', network, address } };
}

/** Says whether an address is written like those of the network, so that it is mistyped and no other's. */
const looksLike = (address: string, network: 'TRC20' | 'ERC20') =>
  network === 'TRC20' ? !/^0x/i.test(address) : !/^T[1-9A-HJ-NP-Za-km-z]{30,}$/.test(address);

function readBank(typed: TypedDetails): ReadDetails {
  const { holder, country } = typed;
  if (holder.trim().split(/\s/).length < 2) return wrong('holder', 'required');
  if (!/^[A-Z]{2}$/.test(country)) return wrong('country', 'required');
  const account = electronicFormatIBAN(typed.account) ?? '';
  if (account === '') return wrong('account', 'required');
  const shared = { kind: 'bank_payout', holder, country } as const;
  const isIban = /^[A-Z]{2}\d{2}/.test(account);
  if (isIban || isSEPACountry(country)) return readIban(typed, shared, account);
  return country === 'US' ? readAmerican(typed, shared) : readOther(typed, shared);
}

type Holder = { kind: 'bank_payout'; holder: string; country: string };

function readIban({ bic }: TypedDetails, holder: Holder, account: string): ReadDetails {
  if (!isValidIBAN(account)) return wrong('account', 'iban');
  if (extractIBAN(account).countryCode !== holder.country) return wrong('account', 'iban-country');
  if (bic !== '' && !isValidBIC(bic)) return wrong('bic', 'bic');
  const none = { bankCode: null, accountType: null, state: null };
  return { ok: true, to: { ...holder, account, isIban: true, bic: bic || null, ...none } };
}

function readAmerican(typed: TypedDetails, holder: Holder): ReadDetails {
  const account = typed.account.replaceAll(/[\s-]/g, '');
  const routing = typed.bankCode.replaceAll(/\s/g, '');
  if (!isRoutingNumber(routing)) return wrong('bankCode', 'routing');
  if (!/^\d{4,17}$/.test(account)) return wrong('account', 'account');
  if (!(usStates as readonly string[]).includes(typed.state)) return wrong('state', 'state');
  const accountType = typed.accountType === 'savings' ? 'savings' : 'checking';
  const to = {
    ...holder,
    account,
    isIban: false,
    bic: null,
    bankCode: routing,
    accountType,
  } as const;
  return { ok: true, to: { ...to, state: typed.state } };
}

function readOther(typed: TypedDetails, holder: Holder): ReadDetails {
  const account = typed.account.replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9-]{4,34}$/.test(account)) return wrong('account', 'account');
  const { bic, bankCode, accountType = null } = typed;
  if (bic !== '' && !isValidBIC(bic)) return wrong('bic', 'bic');
  if (bic === '' && bankCode === '') return wrong('bankCode', 'required');
  const to = { ...holder, account, isIban: false, bic: bic || null, bankCode: bankCode || null };
  return { ok: true, to: { ...to, accountType, state: null } };
}

/** Checks the nine digits of a bank of the United States (ABA): 3, 7 and 1 times the digits, modulo 10. */
function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => {
    const weight = [3, 7, 1][at % 3] ?? 1;
    return total + weight * Number(digit);
  }, 0);
  return sum !== 0 && sum % 10 === 0;
}

/** Returns what of a destination may be shown: its last four characters. */
export function endOf(to: Destination): string {
  if (to.kind === 'crypto_payout') return to.address.slice(-4);
  return (to.kind === 'bank_payout' ? to.account : to.token).slice(-4);
}

/** Returns the destination with all but its ends hidden, for its owner. */
export function maskedDetails(to: Destination): Record<string, string | null> {
  const masked = (all: string) =>
    `${'•'.repeat(Math.max(0, Math.min(8, all.length - 4)))}${all.slice(-4)}`;
  if (to.kind === 'crypto_payout') {
    return { network: to.network, address: `${to.address.slice(0, 4)}…${to.address.slice(-4)}` };
  }
  if (to.kind === 'credit_card_payout') return { processor: to.processor };
  return {
    holder: to.holder,
    country: to.country,
    account: masked(to.account),
    bic: to.bic,
    bankCode: to.bankCode,
    accountType: to.accountType,
    state: to.state,
  };
}
