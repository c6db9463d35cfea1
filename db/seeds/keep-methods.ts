import { addMethod } from '~/domain/payouts/methods/manage-methods';
import { typedDetailsSchema } from '~/domain/payouts/methods/read-details';
import { startSession } from '~/domain/sessions/start-session';
import type { DomainContext } from '~/domain/shared/context';
import { transact } from '~/domain/shared/transactions/transact';

/** The payout methods of the demo's creator: a wallet and an account, whose numbers are those of examples. */
const methods = [
  {
    kind: 'crypto_payout',
    label: '',
    details: { network: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
  },
  {
    kind: 'bank_payout',
    label: '',
    details: { holder: 'Noor Haddad', country: 'DE', account: 'DE89370400440532013000' },
  },
] as const;

/** Adds the methods of the demo's creator, of which staff have approved the wallet. */
export async function keepMethod(context: DomainContext, userId: string): Promise<void> {
  const { sessionId } = await transact(context, (trx) => startSession(context, trx, { userId }));
  for (const { kind, label, details } of methods) {
    const typed = { kind, label, details: typedDetailsSchema.parse(details) };
    const added = await addMethod(context, [], { userId, sessionId }, typed);
    if (!added.ok) throw new Error(`a method of the demo was refused: ${added.reason}`);
  }
  await context.db('sessions').where({ id: sessionId }).delete();
  await approve(context, { user_id: userId, kind: 'crypto_payout' });
}

/** Approves the other methods of the demo's creator. */
export const approveDemoMethods = (context: DomainContext, userId: string): Promise<void> =>
  approve(context, { user_id: userId });

async function approve({ db, now }: DomainContext, which: object): Promise<void> {
  const staff = await db('staff').where({ email: 'admin@example.com' }).first('id');
  await db('payout_methods')
    .where(which)
    .update({ approval_status: 'approved', decided_by: staff?.id ?? null, decided_at: now() });
}
