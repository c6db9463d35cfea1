import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { checkAppCode } from './check-app-code';
import { enrol } from './enrol';
import { holderColumns, type Holder } from './holder';
import { refuse, type Refusal } from './refusals';

/** Activates an app after its first valid code, which proves that it was set up with our secret. */
export async function confirmApp(
  context: DomainContext,
  { holder, code }: { holder: Holder; code: string },
): Promise<{ ok: true; recoveryCodes: string[] | null } | Refusal<'invalid-code'>> {
  return transact(context, async (trx) => {
    const begun = await trx('authenticator_apps')
      .where(holderColumns(holder))
      .whereNull('confirmed_at')
      .forUpdate()
      .first('holder_id');
    if (!begun) return refuse('invalid-code');
    const isRight = await checkAppCode(context, trx, { holder, code, isConfirmed: false });
    if (!isRight) return refuse('invalid-code');
    const recoveryCodes = await enrol(context, trx, {
      holder,
      change: 'app-added',
      store: async () => {
        await trx('authenticator_apps')
          .where(holderColumns(holder))
          .update({ confirmed_at: context.now() });
      },
    });
    return { ok: true, recoveryCodes };
  });
}
