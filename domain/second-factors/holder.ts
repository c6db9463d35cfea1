import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow } from '~/db/rows';
import { placeOf } from '../shared/sealing/seal';

export const holderKindSchema = z.enum(['user', 'staff']);
export type HolderKind = z.infer<typeof holderKindSchema>;

/** The owner of a factor. */
export interface Holder {
  kind: HolderKind;
  id: string;
}

/** The back office is in English. */
const staffLocale = 'en-GB';

export type HolderAddress = Pick<AccountsRow, 'email' | 'locale'>;

/** Returns the mail address and language of a holder; null if the account is deleted. */
export async function findHolderAddress(
  db: Knex,
  { kind, id }: Holder,
): Promise<HolderAddress | null> {
  if (kind === 'staff') {
    const member = await db('staff_accounts').where({ id }).first('email');
    return member ? { email: member.email, locale: staffLocale } : null;
  }
  const user = await db('accounts')
    .where({ id })
    .whereNot('state', 'deleted')
    .first('email', 'locale');
  return user ?? null;
}

/** Returns the columns that identify a holder. */
export const holderColumns = ({ kind, id }: Holder) => ({ holder_kind: kind, holder_id: id });

/** Returns the place of the sealed secret of a holder's app. */
export const secretPlace = ({ id }: Holder) => placeOf('authenticator_apps', 'sealed_secret', id);
