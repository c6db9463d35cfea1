import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { announceChange } from './announce-change';
import { decideRemoval } from './decide-removal';
import type { FactorChange } from './events';
import { isFactorRequired } from './factor-required';
import { holderColumns, type Holder } from './holder';
import { lockFactors } from './lock-factors';
import type { Refusal } from './refusals';

type Removed = { ok: true } | Refusal<'last-factor'>;

interface Removal {
  change: FactorChange;
  /** The id of a passkey, or the app. */
  factor: string;
  take: (trx: Knex.Transaction) => Promise<number>;
}

const theApp = 'app';

/**
 * Removes a holder's passkey and notifies them; removing a missing one succeeds. Refuses to remove the last
 * factor of a holder who must have one.
 */
export function removePasskey(
  context: DomainContext,
  { holder, passkeyId }: { holder: Holder; passkeyId: string },
): Promise<Removed> {
  return remove(context, holder, {
    change: 'passkey-removed',
    factor: passkeyId,
    take: (trx) => trx('passkeys').where({ id: passkeyId }).delete(),
  });
}

/** Removes a holder's app in the same way. */
export function removeApp(context: DomainContext, holder: Holder): Promise<Removed> {
  return remove(context, holder, {
    change: 'app-removed',
    factor: theApp,
    take: (trx) => trx('authenticator_apps').where(holderColumns(holder)).delete(),
  });
}

async function remove(
  context: DomainContext,
  holder: Holder,
  { change, factor, take }: Removal,
): Promise<Removed> {
  const isRequired = await isFactorRequired(context, holder.kind);
  return transact(context, async (trx) => {
    await lockFactors(trx, holder);
    const factors = await namesOfFactors(trx, holder);
    const decided = decideRemoval({ factors, isRequired }, factor);
    if (!decided.ok) return decided;
    if (!decided.isTaken) return { ok: true };
    await take(trx);
    if (decided.areCodesDropped) {
      await trx('recovery_codes').where(holderColumns(holder)).delete();
    }
    await announceChange(context, trx, { holder, change });
    return { ok: true };
  });
}

async function namesOfFactors(trx: Knex.Transaction, { id }: Holder): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { factor: string }[] }>(
    `select id::text as factor from passkeys where holder_id = :id
     union all
     select :theApp from authenticator_apps where holder_id = :id and confirmed_at is not null`,
    { id, theApp },
  );
  return rows.map(({ factor }) => factor);
}
