import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { announceChange } from './announce-change';
import type { Holder } from './holder';
import { hasSecondFactor } from './list-factors';
import { makeRecoveryCodes } from './recovery-codes';
import { refuse, type Refusal } from './refusals';

/** Gives somebody who has a factor ten new codes; the old ones are worth nothing from then on. */
export async function renewRecoveryCodes(
  context: DomainContext,
  holder: Holder,
): Promise<{ ok: true; recoveryCodes: string[] } | Refusal<'no-factor'>> {
  return transact(context, async (trx) => {
    if (!(await hasSecondFactor(trx, holder))) return refuse('no-factor');
    const recoveryCodes = await makeRecoveryCodes(context, trx, holder);
    await announceChange(context, trx, { holder, change: 'recovery-codes-made' });
    return { ok: true, recoveryCodes };
  });
}
