import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { newId } from '~/domain/shared/ids';
import { creatorWithPayout } from '../../testing/creator-with-payout';
import type { Refusal } from './refusal';

const home = '/verified-model/payouts';
const iban = 'DE89370400440532013000';

/** Returns the refusals of payouts, of their methods and of tax details. */
export function refusedPayouts(siteOf: () => TestSite): Refusal[] {
  const creator = async () => {
    const client = await logIn(siteOf());
    await siteOf().db('users').where({ id: client.userId }).update({ account_type: 'CreatorUser' });
    return client;
  };
  const method = (what: string, says: string, fields: Record<string, string>): Refusal => ({
    route: `${home}/methods/new`,
    what,
    says: `errors:${says}`,
    bring: async () => ({
      client: await creator(),
      values: {
        intent: 'save',
        kind: 'bank_payout',
        holder: 'Noor Haddad',
        country: 'DE',
        account: iban,
        ...fields,
      },
    }),
  });
  const wallet = (what: string, says: string, address: string): Refusal => ({
    ...method(what, says, {}),
    bring: async () => ({
      client: await creator(),
      path: `${home}/methods/new?kind=crypto`,
      values: { intent: 'save', kind: 'crypto_payout', network: 'TRC20', address },
    }),
  });
  const request = (
    what: string,
    says: string,
    values: Record<string, string>,
    isOpen = false,
  ): Refusal => ({
    route: `${home}/request`,
    what,
    says: `errors:${says}`,
    bring: async () => {
      const client = await creatorWithPayout(siteOf());
      if (!isOpen) await siteOf().db('payouts').where({ id: client.payoutId }).delete();
      return { client, values: { intent: 'request', ...values } };
    },
  });
  const american = { country: 'US', account: '123456789', bankCode: '021000021', state: 'Ohio' };

  return [
    method('a mistyped IBAN', 'this iban is not right', { account: 'DE89370400440532013001' }),
    method('an IBAN of another country', 'this iban is of another country', { country: 'FR' }),
    method('a wrong BIC', 'this bic is not right', { bic: 'COBA' }),
    method('a wrong routing number', 'this routing number is not right', {
      ...american,
      bankCode: '021000022',
    }),
    method('a wrong account number', 'this account number is not right', {
      ...american,
      account: '12',
    }),
    method('no state', 'choose a state', { ...american, state: '' }),
    method('a holder of one word', 'please enter valid', { holder: 'Noor' }),
    method('a card', 'payouts of this kind are not available', { kind: 'credit_card_payout' }),
    wallet('a mistyped address', 'this address is not right', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9'),
    wallet(
      'an address of another network',
      'this address is of another network',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    ),
    {
      ...method('too many methods', 'too many payout methods', {}),
      bring: async () => {
        const client = await creatorWithPayout(siteOf());
        const [row] = await siteOf().db('payout_methods').where({ id: client.methodId });
        if (!row) throw new Error('no method was stored');
        const copies = Array.from({ length: 9 }, () => ({
          ...row,
          id: newId(),
          is_default: false,
        }));
        await siteOf().db('payout_methods').insert(copies);
        const values = { intent: 'save', kind: 'bank_payout', holder: 'Noor Haddad' };
        return { client, values: { ...values, country: 'DE', account: iban } };
      },
    },
    {
      route: `${home}/tax`,
      what: 'a tax number of one letter',
      says: 'errors:please enter valid',
      bring: async () => ({
        client: await creator(),
        values: { intent: 'save', name: 'Noor Haddad', country: 'DE', taxNumber: 'x' },
      }),
    },
    request('less than the minimum', 'the payout is too small', { amount: '12' }),
    request('more than is payable', 'that is more than is payable', { amount: '9999' }),
    request('no amount in digits', 'please enter valid', { amount: 'all' }),
    request('a second payout', 'a payout is open', { amount: '60' }, true),
    request('a removed method', 'this payout method was removed', { methodId: newId() }),
    {
      ...request('a method that waits', 'the payout method is not approved', {}),
      bring: async () => {
        const client = await creatorWithPayout(siteOf());
        await siteOf().db('payouts').where({ id: client.payoutId }).delete();
        const waiting = { approval_status: 'pending' } as const;
        await siteOf().db('payout_methods').where({ id: client.methodId }).update(waiting);
        return { client, values: { intent: 'request' } };
      },
    },
    {
      route: `${home}/methods/:id`,
      what: 'the removal of a method that is paid to',
      says: 'errors:a payout to this method is open',
      bring: async () => {
        const client = await creatorWithPayout(siteOf());
        const path = `${home}/methods/${client.methodId}`;
        return { client, path, values: { intent: 'remove' } };
      },
    },
  ];
}
