import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { cardFormSchema, cardFormWithAddressSchema } from '~/domain/checkout/card-form';
import { openCardForm } from '~/domain/payments/orders/get-checkout';
import { payOrder, type Means } from '~/domain/payments/pay/pay-order';
import type { UserViewer } from '~/domain/viewers/viewer';
import { setCookies } from '../../kit/session/set-cookies.server';
import { challengeOf } from '../../kit/captcha/challenge-of';
import { formText } from '../../kit/forms/form-text';
import { parseForm } from '../../kit/forms/parse-form.server';
import type { CheckoutView } from '../../checkout/checkout-view';
import type { PayResponse } from '../../checkout/pay/pay-response';
import { browserOf } from '../../checkout/server/browser-of.server';
import { changeCard } from '../../checkout/server/change-card.server';
import {
  checkoutAt,
  outcomeAt,
  pathOf,
  returnUrl,
  type CheckoutLocation,
} from '../../checkout/server/checkout-addresses';
import { findPlanToChange } from '../../checkout/server/read-change.server';
import { readCheckout } from '../../checkout/server/read-checkout.server';

interface Sent {
  context: AppLoadContext;
  viewer: UserViewer;
  orderId: string;
  form: FormData;
}

/**
 * Handles the form of a checkout: pays by the selected means, or changes a saved card. Prices are the
 * order's; nothing in the form can change them.
 */
export async function takePayForm(sent: Sent) {
  const { context, viewer, orderId, form } = sent;
  const checkoutPlace = checkoutLocationOf(sent);
  if (form.has('makeDefault') || form.has('deleteCard')) {
    return changeCard(context.domain, { userId: viewer.userId, form, checkoutPlace });
  }
  const view = await readCheckout(context, viewer, orderId);
  if (!view) throw data(null, 404);
  if (view.state === 'paid') return redirect(outcomeAt(checkoutPlace, view.variant, 'success'));
  const change = await findPlanToChange(context, viewer, view);
  if (change !== null) return redirect(checkoutAt({ ...checkoutPlace, subject: { change } }));
  if (view.state === 'expired') return redirect(checkoutAt(checkoutPlace));
  if (chosenMeans(form) === 'card-page') return leadToCardPage(sent, checkoutPlace);
  const read = readMeans(form, view);
  if (!read.ok) return data<PayResponse>({ lastResult: read.lastResult }, 400);
  const allowed = await context.limits.pay(viewer.userId, challengeOf(form));
  if (!allowed.ok) {
    const { wantsCaptcha, retryAfterSeconds } = allowed;
    const error = wantsCaptcha ? 'show that you are human' : 'too many attempts';
    const lastResult = { status: 'error' as const, error: { '': [error] } };
    return data<PayResponse>(
      { lastResult, wantsCaptcha },
      wantsCaptcha ? 422 : { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
    );
  }
  return pay(sent, { checkoutPlace, view, means: read.means });
}

function checkoutLocationOf({ orderId, form }: Sent): CheckoutLocation {
  const from = pathOf(form.get('from'));
  return {
    subject: { order: orderId },
    from,
    place: form.get('place') === 'modal' && from ? 'modal' : 'page',
  };
}

interface Paying {
  checkoutPlace: CheckoutLocation;
  view: CheckoutView;
  means: Means;
}

async function pay(
  { context, viewer, orderId, form }: Sent,
  { checkoutPlace, view, means }: Paying,
) {
  const { domain, paymentProviders, product, country, language, address, cookies } = context;
  const forgetting = { headers: setCookies(cookies.endBesideCard()) };
  const outcome = await payOrder(domain, paymentProviders, {
    buyerId: viewer.userId,
    orderId,
    means,
    returnUrl: returnUrl(
      product.publicUrl,
      { ...checkoutPlace, orderId },
      {
        usePaymentRedirect: 'true',
        productId: view.productId,
        variant: view.variant,
        ...(means.kind === 'wallet' && { brand: means.wallet }),
      },
    ),
    origin: { deviceId: context.device.id, address },
    browser: browserOf(context, form),
    country,
    locale: language.locale,
  });
  if (outcome.ok) {
    if (outcome.state === 'redirect') return redirect(outcome.url);
    if (outcome.state === 'pending') return redirect(checkoutAt(checkoutPlace));
    return redirect(outcomeAt(checkoutPlace, view.variant, 'success'), forgetting);
  }
  switch (outcome.reason) {
    case 'order-paid':
      return redirect(outcomeAt(checkoutPlace, view.variant, 'success'), forgetting);
    case 'card-declined':
      return redirect(outcomeAt(checkoutPlace, view.variant, 'failure'));
    case 'order-expired':
    case 'payment-in-review':
      return redirect(checkoutAt(checkoutPlace));
    case 'no-such-order':
      throw data(null, 404);
    case 'provider-away':
      return data<PayResponse>({ problem: 'away' }, 503);
    case 'too-many-attempts':
      return data<PayResponse>({ problem: 'problem.limits' }, 429);
    case 'purchases-paused':
      return data<PayResponse>({ problem: 'problem.paused' }, 403);
    case 'card-expired':
      return data<PayResponse>({ problem: 'problem.expired-card' }, 422);
    case 'no-such-card':
    case 'code-of-card-required':
      return data<PayResponse>({ problem: 'problem.card' }, 422);
    case 'means-unavailable':
      return data<PayResponse>({ problem: 'problem.means' }, 422);
  }
}

/** Returns the value of the pressed button, or the value that a script sent in its place. */
const chosenMeans = (form: FormData) => formText(form, 'means') || formText(form, 'wanted');

type Read =
  { ok: true; means: Means } | { ok: false; lastResult: NonNullable<PayResponse['lastResult']> };

/**
 * Returns the means of the form. A card whose code the browser cannot request is paid on the processor's
 * page.
 */
function readMeans(form: FormData, view: CheckoutView): Read {
  const means = chosenMeans(form);
  if (means === 'APPLEPAY' || means === 'GOOGLEPAY') {
    return { ok: true, means: { kind: 'wallet', wallet: means } };
  }
  if (means === 'crypto' || means === 'hosted') return { ok: true, means: { kind: means } };
  if (means === 'new') return readNewCard(form, view);
  const card = view.cards.find(({ id }) => id === form.get('card'));
  const token = formText(form, 'token');
  if (!card) return { ok: true, means: { kind: 'hosted' } };
  if (card.needsCvc && token === '') return { ok: true, means: { kind: 'hosted' } };
  const cvcToken = card.needsCvc ? { cvcToken: token } : {};
  return { ok: true, means: { kind: 'saved_card', cardId: card.id, ...cvcToken } };
}

function readNewCard(form: FormData, view: CheckoutView): Read {
  const submission = parseForm(
    form,
    view.requiresAddress ? cardFormWithAddressSchema : cardFormSchema,
  );
  if (submission.status !== 'success') {
    // A token is valid for one attempt, so a new one is needed.
    return { ok: false, lastResult: submission.reply({ hideFields: ['token'] }) };
  }
  return { ok: true, means: { kind: 'new_card', ...submission.value } };
}

/** Leads to the processor's own page, used without scripts; it leads back with a token for the card. */
async function leadToCardPage({ context, viewer, orderId }: Sent, checkoutPlace: CheckoutLocation) {
  const { domain, paymentProviders, product, language } = context;
  const back = new URL(
    checkoutAt({ ...checkoutPlace, place: 'page' }, { pay: 'new' }),
    product.publicUrl,
  );
  const opened = await openCardForm(domain, paymentProviders, {
    userId: viewer.userId,
    reference: orderId,
    purpose: 'pay',
    returnUrl: back.href,
    locale: language.locale,
  });
  if (opened.ok) return redirect(opened.form.pageUrl);
  return data<PayResponse>(
    { problem: opened.reason === 'provider-away' ? 'away' : 'problem.means' },
    opened.reason === 'provider-away' ? 503 : 422,
  );
}
