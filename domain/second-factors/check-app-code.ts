import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { holderColumns, secretPlace, type Holder } from './holder';
import { stepOfCode } from './time-code';

/**
 * Checks a code of a holder's app, with a tolerance of half a minute. A code is valid once: used and older
 * codes are refused (RFC 6238, section 5.2).
 */
export async function checkAppCode(
  context: DomainContext,
  db: Knex,
  { holder, code, isConfirmed = true }: { holder: Holder; code: string; isConfirmed?: boolean },
): Promise<boolean> {
  const app = () => {
    const rows = db('authenticator_apps').where(holderColumns(holder));
    return isConfirmed ? rows.whereNotNull('confirmed_at') : rows;
  };
  const row = await app().first('sealed_secret');
  if (!row) return false;
  const step = await stepOfCode(context.seal.open(row.sealed_secret, secretPlace(holder)), code);
  if (step === null) return false;
  const used = await app()
    .where((rows) => rows.whereNull('last_step').orWhere('last_step', '<', step))
    .update({ last_step: step, last_used_at: context.now() });
  return used === 1;
}
