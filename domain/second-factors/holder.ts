import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow } from '~/db/rows';
import { placeOf } from '../shared/sealing/seal';

export const holderKindSchema = z.enum(['user', 'staff']);
export type HolderKind = z.infer<typeof holderKindSchema>;

/** Whose a factor is. */
export interface Holder {
  kind: HolderKind;
  id: string;
}

/** The back office speaks English. */
const staffLocale = 'en-GB';

export type HolderAddress = Pick<AccountsRow, 'email' | 'locale'>;

/** The address of a holder and the language to write to them in; null of one who is no more. */
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

/** The columns that name a holder. */
export const holderColumns = ({ kind, id }: Holder) => ({ holder_kind: kind, holder_id: id });

/** Where the secret of a holder's app lies sealed. */
export const secretPlace = ({ id }: Holder) => placeOf('authenticator_apps', 'sealed_secret', id);
