import { addMethod } from '~/domain/payouts/methods/manage-methods';
import { typedDetailsSchema } from '~/domain/payouts/methods/read-details';
import { requestPayout } from '~/domain/payouts/request-payout';
import { saveTaxDetails } from '~/domain/payouts/tax-details';
import { haveEarned } from '~/domain/payouts/testing/have-earned';
import { playPayouts } from '~/domain/payouts/testing/play-payouts';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { makeSession, makeUser } from './factories';

/** Lets a person earn and request a payout, with tax details, an invoice of a month, and agreements on shares. */
export async function haveBeenPaid(
  context: DomainContext,
  { id: userId, mark }: { id: string; mark: string },
): Promise<void> {
  const { db, now } = context;
  const providers = [playPayouts().provider];
  await haveEarned(context, { userId, minor: 20_000, isPaid: false });
  const added = await addMethod(context, providers, await makeSession(context, userId), {
    kind: 'bank_payout',
    label: mark.slice(0, 40),
    details: typedDetailsSchema.parse({
      holder: `Noor ${mark}`.slice(0, 70),
      country: 'DE',
      account: 'DE89370400440532013000',
    }),
  });
  if (!added.ok) throw new Error(added.reason);
  const { id: methodId } = added.method;
  await db('payout_methods').where({ id: methodId }).update({ approval_status: 'approved' });
  const requested = await requestPayout(context, providers, { userId, amountMinor: 6_000 });
  if (!requested.ok) throw new Error(requested.reason);
  await saveTaxDetails(context, userId, {
    name: mark,
    address: mark,
    country: 'DE',
    taxNumber: '12/345/67890',
    vatNumber: '',
    birthDate: '1996-06-14',
    isBusiness: false,
    selfBilling: true,
  });
  const invoice = { user_id: userId, month: '2026-04', currency: 'USD', amount_minor: 1 };
  await db('self_billing_invoices').insert({ id: newId(), ...invoice, issued_at: now() });
  const { id: other } = await makeUser(db);
  const terms = { percent: 10, currency: 'USD', base_minor: 0, settled_minor: 0, began_at: now() };
  await db('share_agreements').insert([
    { id: newId(), person_id: userId, manager_id: other, ...terms },
    { id: newId(), person_id: other, manager_id: userId, ...terms },
  ]);
}
