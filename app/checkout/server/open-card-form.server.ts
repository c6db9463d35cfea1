import type { AppLoadContext } from '@remix-run/node';
import { openCardForm } from '~/domain/payments/orders/get-checkout';
import type { UserViewer } from '~/domain/viewers/viewer';

interface RequestInput {
  /** The subject of the form; the same reference opens the same form. */
  reference: string;
  /** The page of the form, as a path. */
  back: string;
  purpose: 'pay' | 'save' | 'cvc';
  cardId?: string;
}

/** The data that a page needs to show a processor's fields. */
export interface CardFormAnswer {
  secret: string;
  scriptUrl: string;
  frameUrl: string;
}

const refusalStatuses = { 'no-such-card': 404, 'means-unavailable': 422, 'provider-away': 503 };

/** Opens a processor's fields for the scripts of a page; returns 422 if no processor has any. */
export async function openCardFormFor(
  context: AppLoadContext,
  viewer: UserViewer,
  { back, ...options }: RequestInput,
): Promise<Response> {
  const { domain, paymentProviders, product, language, limits } = context;
  const allowed = await limits.openCardForm(viewer.person);
  if (!allowed.ok) return new Response(null, { status: 429 });
  const opened = await openCardForm(domain, paymentProviders, {
    ...options,
    userId: viewer.userId,
    returnUrl: new URL(back, product.publicUrl).href,
    locale: language.locale,
  });
  if (!opened.ok) return new Response(null, { status: refusalStatuses[opened.reason] });
  const { secret, scriptUrl, frameUrl } = opened.form;
  const answer: CardFormAnswer = { secret, scriptUrl, frameUrl };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
