import { randomBytes } from 'node:crypto';
import { beginApp } from '~/domain/second-factors/begin-app';
import { makeRecoveryCodes } from '~/domain/second-factors/recovery-codes';
import { openTicket } from '~/domain/second-factors/ticket';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';

/** Adds the user's sign-in factors other than the password, for a user who is already signed in. */
export async function makeFactors(context: DomainContext, id: string, mark: string): Promise<void> {
  const { db, now } = context;
  const holder = { kind: 'user', id } as const;
  await db('passkeys').insert({
    id: newId(),
    holder_kind: holder.kind,
    holder_id: id,
    credential_id: newId(),
    public_key: randomBytes(77),
    counter: 0,
    transports: ['internal'],
    name: mark.slice(0, 60),
    created_at: now(),
  });
  await beginApp(context, holder);
  await transact(context, (trx) => makeRecoveryCodes(context, trx, holder));
  await openTicket(context, db, holder);
}
