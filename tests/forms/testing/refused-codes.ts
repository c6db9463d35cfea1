import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { redeemCode } from '~/domain/redeem-codes/redeem-code';
import { setBatchEnabled } from '~/domain/redeem-codes/manage-batches';
import { makeCodes } from '~/domain/redeem-codes/testing/make-codes';
import type { Refusal } from './refusal';

const route = '/redeem';
const dayMs = 24 * 3_600_000;

/** Returns the refusals of redeem codes. */
export function refusedCodes(siteOf: () => TestSite): Refusal[] {
  const refused = (
    what: string,
    says: string,
    codeFor: (userId: string) => Promise<string>,
  ): Refusal => ({
    route,
    what,
    says: `errors:${says}`,
    bring: async () => {
      const client = await logIn(siteOf());
      const code = await codeFor(client.userId);
      return { client, values: { intent: 'check', code } };
    },
  });
  const make = (fields: Parameters<typeof makeCodes>[1] = {}) =>
    makeCodes(siteOf().domain, fields, siteOf().db);
  const later = (days: number) => new Date(siteOf().domain.now().getTime() + days * dayMs);
  const redeemBy = async (userId: string, typed: string) => {
    await redeemCode(siteOf().domain, { userId, typed });
    return typed;
  };

  return [
    refused('no code', 'code is required', () => Promise.resolve(' ')),
    refused('an unknown code', 'no such redeem code', () => Promise.resolve('of no form')),
    refused('a used code', 'the redeem code is used', async () => {
      const { userId } = await logIn(siteOf());
      return redeemBy(userId, (await make()).code);
    }),
    refused('the same code again', 'you have redeemed this code already', async (userId) =>
      redeemBy(userId, (await make()).code),
    ),
    refused('a disabled code', 'the redeem code has expired', async () => {
      const { id, code, by } = await make();
      await setBatchEnabled(siteOf().domain, by, id, false);
      return code;
    }),
    refused('a code of tomorrow', 'the redeem code is not valid yet', async () => {
      const { code } = await make({ startsAt: later(1) });
      return code;
    }),
    refused('a code for new accounts', 'the redeem code is for new accounts', async (userId) => {
      await siteOf()
        .db('users')
        .where({ id: userId })
        .update({ created_at: later(-30) });
      const { code } = await make({ forNewAccounts: true });
      return code;
    }),
  ];
}
