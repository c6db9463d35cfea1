import { redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import type { UserViewer } from '~/domain/viewers/viewer';
import { addMethod, changeMethod } from '~/domain/payouts/methods/manage-methods';
import { typedDetailsSchema } from '~/domain/payouts/methods/read-details';
import type { DetailsProblem } from '~/domain/payouts/refusals';
import { payoutKinds } from '~/domain/payouts/schema';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { handleForm } from '../../kit/forms/handle-form.server';
import { proveHref } from '../../second-factors/prove-href';
import { payoutPlaces } from '../places';

const methodSchema = z.object({
  kind: z.enum(payoutKinds),
  label: wordsSchema().max(50).default(''),
  ...typedDetailsSchema.shape,
  accountType: typedDetailsSchema.shape.accountType.or(z.literal('').transform(() => undefined)),
});

/** The sentences of what may be wrong with a field. */
const errors: Record<DetailsProblem, string> = {
  required: 'please enter valid',
  iban: 'this iban is not right',
  'iban-country': 'this iban is of another country',
  routing: 'this routing number is not right',
  account: 'this account number is not right',
  bic: 'this bic is not right',
  address: 'this address is not right',
  'other-network': 'this address is of another network',
  state: 'choose a state',
};

const fieldsOfMethod = methodSchema.keyof();

/**
 * Adds a payout method from a form, or changes the one with the id. People who have not proved lately who
 * they are prove it first and come back.
 */
export async function takeMethod(
  request: Request,
  { domain, payoutProviders, limits, refusals }: AppLoadContext,
  who: UserViewer,
  { form, id }: { form: FormData; id?: string },
) {
  return handleForm(form, {
    intent: 'save',
    schema: methodSchema,
    secrets: ['account', 'address'],
    limit: () => limits.changePayout(who.person),
    async take({ kind, label, ...details }) {
      const typed = { kind, label, details: { ...details, accountType: details.accountType } };
      const saved =
        id === undefined
          ? await addMethod(domain, payoutProviders, who, typed)
          : await changeMethod(domain, payoutProviders, who, { id, ...typed });
      if (saved.ok) return redirect(payoutPlaces.home);
      if (saved.reason === 'proof-required') {
        const { pathname, search } = new URL(request.url);
        return redirect(proveHref(pathname + search));
      }
      if (saved.reason === 'payout-details') {
        const at = fieldsOfMethod.parse(saved.field);
        return { at, error: errors[saved.problem], status: 422 };
      }
      const { statusCode } = refusals.describe(saved);
      return { error: refusals.formErrorOf(saved.reason), status: statusCode };
    },
  });
}
