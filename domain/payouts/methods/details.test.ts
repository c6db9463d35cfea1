import { describe, expect, it } from 'vitest';
import { maskedDetails, readDetails, typedDetailsSchema } from './read-details';
import { isErc20Address, isTrc20Address } from './wallet-address';

const bank = (typed: object) =>
  readDetails('bank_payout', typedDetailsSchema.parse({ holder: 'Noor Haddad', ...typed }));
const wallet = (network: string, address: string) =>
  readDetails('crypto_payout', typedDetailsSchema.parse({ network, address }));
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
/** Of EIP-55. */
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const wrong = (field: string, problem: string) => ({
  ok: false,
  reason: 'payout-details',
  field,
  problem,
});

describe('an address of a wallet', () => {
  it('has to have its check', () => {
    expect(isTrc20Address(tron)).toBe(true);
    expect(isErc20Address(ether)).toBe(true);
    expect(isErc20Address(ether.toLowerCase())).toBe(false);
    for (const [at] of [...tron].entries()) {
      const other = tron[at] === 'z' ? 'y' : 'z';
      expect(isTrc20Address(tron.slice(0, at) + other + tron.slice(at + 1))).toBe(false);
    }
    expect(wallet('TRC20', `${tron.slice(0, -1)}9`)).toEqual(wrong('address', 'address'));
  });

  it('of another network is named as such', () => {
    expect(wallet('TRC20', ether)).toEqual(wrong('address', 'other-network'));
    expect(wallet('ERC20', tron)).toEqual(wrong('address', 'other-network'));
    expect(wallet('TRC20', tron)).toMatchObject({ ok: true });
  });
});

describe('an account at a bank', () => {
  it.each([
    [
      { country: 'DE', account: 'DE89 3704 0044 0532 0130 00' },
      { account: 'DE89370400440532013000' },
    ],
    [{ country: 'GB', account: 'gb29nwbk60161331926819' }, { isIban: true }],
    [
      { country: 'US', account: '123456789', bankCode: '021000021', state: 'New York' },
      { accountType: 'checking', isIban: false },
    ],
    [
      { country: 'CO', account: '12345678901', bankCode: '007', accountType: 'Ahorros' },
      { accountType: 'Ahorros', isIban: false },
    ],
  ])('%j is taken', (typed, to) => {
    expect(bank(typed)).toMatchObject({ ok: true, to });
  });

  it.each([
    [{ country: 'DE', account: 'DE89370400440532013001' }, wrong('account', 'iban')],
    [{ country: 'FR', account: 'DE89370400440532013000' }, wrong('account', 'iban-country')],
    [{ country: 'DE', account: '12345678' }, wrong('account', 'iban')],
    [{ country: 'DE', account: 'DE89370400440532013000', bic: 'COBA' }, wrong('bic', 'bic')],
    [{ country: 'US', account: '123456789', bankCode: '021000022' }, wrong('bankCode', 'routing')],
    [
      { country: 'US', account: '123456789', bankCode: '021000021', state: 'NY' },
      wrong('state', 'state'),
    ],
    [{ country: 'CO', account: '12345678901' }, wrong('bankCode', 'required')],
    [{ country: '', account: '1' }, wrong('country', 'required')],
    [{ country: 'DE', holder: 'Noor' }, wrong('holder', 'required')],
  ])('%j is refused', (typed, refusal) => {
    expect(bank(typed)).toEqual(refusal);
  });

  it('shows no more than its end', () => {
    const read = bank({ country: 'DE', account: 'DE89370400440532013000' });
    if (!read.ok) throw new Error('it was refused');
    expect(JSON.stringify(maskedDetails(read.to))).not.toContain('8937');
    expect(maskedDetails(read.to)).toMatchObject({ account: '••••••••3000' });
  });

  it('of the United States has a routing number with its check', () => {
    const isTaken = (bankCode: string) =>
      bank({ country: 'US', account: '123456789', bankCode, state: 'New York' }).ok;
    expect(['021000021', '011401533'].map(isTaken)).toEqual([true, true]);
    const others = ['000000000', '12345678', '021000020'];
    expect(others.map(isTaken)).toEqual([false, false, false]);
  });
});
