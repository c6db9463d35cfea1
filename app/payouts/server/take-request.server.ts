import { redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { requestPayout } from '~/domain/payouts/request-payout';
import { idSchema } from '~/domain/shared/ids';
import type { UserViewer } from '~/domain/viewers/viewer';
import { handleForm } from '../../kit/forms/handle-form.server';
import { payoutPlaces } from '../places';

const requestSchema = z.object({
  methodId: idSchema.optional(),
  /** An amount as it is typed, with a point or a comma; all of it if it is empty. */
  amount: z
    .string()
    .trim()
    .regex(/^(?:\d{1,8}(?:[.,]\d{1,2})?)?$/, 'please enter valid')
    .default(''),
});

/** Requests a payout from a form; the fields say what is wrong with them. */
export async function takeRequest(
  { domain, payoutProviders, limits, refusals }: AppLoadContext,
  who: UserViewer,
  form: FormData,
) {
  return handleForm(form, {
    intent: 'request',
    schema: requestSchema,
    limit: () => limits.changePayout(who.person),
    async take({ methodId, amount }) {
      const asked = await requestPayout(domain, payoutProviders, {
        userId: who.userId,
        methodId,
        amountMinor: amount === '' ? undefined : Math.round(Number(amount.replace(',', '.')) * 100),
      });
      if (asked.ok) return redirect(payoutPlaces.home);
      const { statusCode } = refusals.describe(asked);
      const error = refusals.formErrorOf(asked.reason);
      const isAmount = ['payout-too-small', 'payout-exceeds-payable'].includes(asked.reason);
      return { error, status: statusCode, ...(isAmount && { at: 'amount' as const }) };
    },
  });
}
