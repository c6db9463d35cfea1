import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { noteAnalytics } from '~/domain/analytics/note-analytics';
import { orderEventNames } from '~/domain/analytics/schema';
import { findOrder } from '~/domain/payments/orders/find-order';
import { idSchema } from '~/domain/shared/ids';
import { trackedPerson } from '../../analytics/tracked';
import { requireBuyer } from '../../checkout/server/require-buyer.server';
import { readForm } from '../../kit/forms/read-form.server';

const orderEventSchema = z.object({ order: idSchema, event: z.enum(orderEventNames) });

/** The address has no page. */
export function loader() {
  return redirect('/');
}

/** Records what a browser reports about its person's order; counted only with their consent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireBuyer(request, context);
  const parsed = orderEventSchema.safeParse(Object.fromEntries(await readForm(request)));
  const order = parsed.success ? await findOrder(context.domain.db, parsed.data.order) : null;
  if (!parsed.success || order?.buyerId !== userId) throw data(null, 404);
  const { product, price, source } = order;
  await noteAnalytics(context.domain, trackedPerson(userId, context), {
    name: parsed.data.event,
    properties: {
      variant: product.kind,
      source,
      amount: price.total.minor / 100,
      currency: price.total.currency,
    },
  });
  return new Response(null, { status: 204 });
}
