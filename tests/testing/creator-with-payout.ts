import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { makeSession } from '~/db/testing';
import { addMethod } from '~/domain/payouts/methods/manage-methods';
import { typedDetailsSchema } from '~/domain/payouts/methods/read-details';
import { requestPayout } from '~/domain/payouts/request-payout';
import { haveEarned } from '~/domain/payouts/testing/have-earned';
import { playPayouts } from '~/domain/payouts/testing/play-payouts';

/** Returns a signed-in creator with an approved method and a requested payout of a part of their shares. */
export async function creatorWithPayout(site: TestSite) {
  const client = await logIn(site);
  const { userId } = client;
  const providers = [playPayouts().provider];
  await site.db('users').where({ id: userId }).update({ account_type: 'CreatorUser' });
  await haveEarned(site.domain, { userId, minor: 120_000 });
  await haveEarned(site.domain, { userId, minor: 4_200, isPayable: false });
  const added = await addMethod(site.domain, providers, await makeSession(site.domain, userId), {
    kind: 'bank_payout',
    label: 'Savings',
    details: typedDetailsSchema.parse({
      holder: 'Noor Haddad',
      country: 'DE',
      account: 'DE89370400440532013000',
    }),
  });
  if (!added.ok) throw new Error(added.reason);
  await site
    .db('payout_methods')
    .where({ id: added.method.id })
    .update({ approval_status: 'approved' });
  const asked = await requestPayout(site.domain, providers, { userId, amountMinor: 6_000 });
  if (!asked.ok) throw new Error(asked.reason);
  return { ...client, methodId: added.method.id, payoutId: asked.payout.id };
}
