import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { saveTaxDetails, taxDetailsSchema } from '~/domain/payouts/tax-details';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { payoutPlaces } from '../places';
import { requireCreator } from './require-creator.server';

const box = z.preprocess((value) => value === 'on', z.boolean());
const formSchema = taxDetailsSchema.extend({ isBusiness: box, selfBilling: box });

/** Stores the tax details of the signed-in person. */
export async function saveTaxByForm({ request, context }: ActionFunctionArgs) {
  const { userId } = requireCreator(request, context);
  return handleForm(await readForm(request), {
    intent: 'save',
    schema: formSchema,
    async take(details) {
      await saveTaxDetails(context.domain, userId, details);
      return redirect(`${payoutPlaces.tax}?saved`);
    },
  });
}
