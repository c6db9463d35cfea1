import * as z from 'zod';
import { continueCheckout, openCheckout } from '~/domain/checkout/open-checkout';
import {
  checkoutSources,
  type CheckoutRequest,
  type CheckoutVariant,
} from '~/domain/checkout/schema';
import { listCards } from '~/domain/payments/cards/cards';
import { payOrder, type Means } from '~/domain/payments/pay/pay-order';
import { refuse } from '~/domain/payments/refusals';
import type { Order } from '~/domain/payments/schema';
import { changePlan } from '~/domain/subscriptions/change-plan';
import { findSubscriptionEnd } from '~/domain/subscriptions/find-subscription-end';
import { findRunningSubscription } from '~/domain/subscriptions/get-subscription';
import { quoteChange } from '~/domain/subscriptions/quote-change';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import type { UserViewer } from '~/domain/viewers/viewer';
import { nextSubscriptionAnswer } from '~/realtime/protocol/subscription';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import type { RequestContext } from '../kit/http/context/request-context';
import { customerBrowserDataSchema, toBrowserData } from '../payments/customer-browser-data';
import { ownAddress } from '../payments/own-address';
import { answerChange, answerCheckout, checkoutAnswerSchema } from './checkout-answer';

const key = z.string().min(1).max(100);
const isYes = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((yes) => String(yes) === 'true');

const soldSchema = idSchema.describe('What is bought: a plan, a pack, or the creator of a club');

/** The parameters of a purchase in the three calls; prices are not among them. */
const wishFields = {
  modal_source: z.enum(checkoutSources).optional().describe('What the wish came from'),
  specialOfferDurationKey: key.nullish().describe('A special offer, as 3_DAY'),
  isSmartTokenPack: isYes.optional().describe('Whether it is a pack sized to what is lacking'),
  subscriptionBonusOfferKey: key.nullish().describe('Tokens told with a plan'),
  affiliateKey: key.nullish().describe('Whose link led here'),
  fanclubPlanId: idSchema.nullish().describe('A plan of the club, where it has several'),
  offerKey: key.nullish().describe('An offer that is sold by its key'),
};

const createCheckoutDto = z
  .object({
    ...wishFields,
    userAgent: z.string().max(500).optional(),
    recaptchaToken: z.string().max(5000).nullish(),
  })
  .meta({ id: 'createCheckoutDto' });

const createPaymentDto = z
  .object({
    ...wishFields,
    /** A saved card; without one the payment continues on the processor's page. */
    paymentMethodId: idSchema.optional(),
    /** The token from the form for a saved card's code, if its processor requires one. */
    cvcToken: z.string().max(500).optional(),
    customerBrowserData: customerBrowserDataSchema
      .extend({ shopperResultUrl: z.string().max(2000).optional() })
      .optional(),
    recaptchaToken: z.string().max(5000).nullish(),
  })
  .meta({ id: 'createPaymentDto' });

const cryptoQuery = z.object({
  ...wishFields,
  userAgent: z.string().max(500).optional().describe('The browser'),
  recaptchaToken: z.string().max(5000).optional().describe('The answer of a captcha'),
  callbackUrl: z.string().max(2000).optional().describe('The page of this site to come back to'),
});

const specialOfferQuery = z.object({
  specialOfferDurationKey: key.optional().describe('A special offer, as 3_DAY'),
});

const paidAnswer = z
  .object({
    /** The page that the payer must visit; null if it is paid or in progress. */
    redirect: z.url().nullable(),
    status: z.enum(['pending', 'completed']),
    /** The order or the changed subscription, and the amount charged. */
    data: z.object({ id: idSchema, amount: z.number() }),
    subscription: z.object({ expirationDate: isoTime.nullable() }).optional(),
    nextSubscription: nextSubscriptionAnswer.optional(),
    additional: z
      .object({ character: z.object({ _id: idSchema }).nullable(), fanclubPlan: key.nullable() })
      .optional(),
  })
  .meta({ id: 'PurchaseResult' });

interface Asking {
  context: RequestContext;
  who: UserViewer;
  request: CheckoutRequest;
}

type Wish = z.output<z.ZodObject<typeof wishFields>>;

function checkoutRequestOf(
  variant: CheckoutVariant,
  productId: string,
  wish: Wish,
): CheckoutRequest {
  const { modal_source: source, isSmartTokenPack, ...keys } = wish;
  const presentKeys = Object.fromEntries(
    (
      [
        'specialOfferDurationKey',
        'subscriptionBonusOfferKey',
        'affiliateKey',
        'fanclubPlanId',
        'offerKey',
      ] as const
    ).flatMap((name) => (keys[name] ? [[name, keys[name]]] : [])),
  );
  return {
    variant,
    productId,
    ...(source && { source }),
    ...(isSmartTokenPack !== undefined && { isSmartTokenPack }),
    ...presentKeys,
  };
}

const openingOf = ({ context, request: purchase }: Asking) => ({
  request: purchase,
  country: context.country ?? null,
  taxService: context.taxService,
});

/** Returns the open order that a call pays, because the call names none. */
const meantBy = (asking: Asking) =>
  continueCheckout(asking.context.domain, asking.who, openingOf(asking));

/** Returns the change of plan for a person with another plan: the new one follows it and is not bought. */
async function changeOf({ context: { domain }, who, request: purchase }: Asking) {
  if (purchase.variant !== 'subscriptions') return null;
  const quoted = await quoteChange(domain, who, purchase.productId);
  return quoted.ok ? quoted.change : null;
}

async function checkOut(asking: Asking) {
  const change = await changeOf(asking);
  if (change) return answerChange(asking.context, asking.who, change);
  const opened = await openCheckout(asking.context.domain, asking.who, openingOf(asking));
  return opened.ok ? answerCheckout(asking.context, asking.who, opened.order) : opened;
}

type Paying = Asking & {
  body: Pick<
    z.output<typeof createPaymentDto>,
    'paymentMethodId' | 'cvcToken' | 'customerBrowserData'
  >;
};

/** Lets a plan follow the current one; nothing is charged before that. */
async function change({ context: { domain }, who }: Asking, planId: string, cardId?: string) {
  if (cardId !== undefined) {
    const cards = await listCards(domain, who.userId);
    if (!cards.some(({ id }) => id === cardId)) return refuse('no-such-card');
  }
  const changed = await changePlan(domain, who, { planId, cardId });
  if (!changed.ok) return changed;
  const { subscription, nextSubscription } = await findRunningSubscription(
    domain.db,
    who.userId,
    domain.now(),
  );
  return {
    redirect: null,
    status: 'completed' as const,
    data: { id: changed.subscription.id, amount: 0 },
    subscription: { expirationDate: subscription?.endsAt ?? null },
    nextSubscription,
  };
}

async function buy({ body, ...asking }: Paying) {
  if (await changeOf(asking)) return change(asking, asking.request.productId, body.paymentMethodId);
  const opened = await meantBy(asking);
  if (!opened.ok) return opened;
  const { context, who, request: purchase } = asking;
  const means = meansOf(body);
  const outcome = await pay(asking, opened.order, {
    means,
    returnUrl: body.customerBrowserData?.shopperResultUrl,
    browser: toBrowserData(body.customerBrowserData, context.userAgent),
  });
  if (!outcome.ok) return outcome;
  const { order } = opened;
  const isDone = outcome.state === 'completed';
  return {
    redirect: outcome.state === 'redirect' ? outcome.url : null,
    status: isDone ? ('completed' as const) : ('pending' as const),
    data: { id: order.id, amount: order.price.total.minor / 100 },
    ...(purchase.variant === 'subscriptions' && {
      subscription: { expirationDate: await readEnd(context, who) },
      nextSubscription: null,
    }),
    ...(purchase.variant !== 'subscriptions' && {
      additional: {
        character: order.product.characterId ? { _id: order.product.characterId } : null,
        fanclubPlan: purchase.fanclubPlanId ?? null,
      },
    }),
  };
}

function meansOf({ paymentMethodId, cvcToken }: Paying['body']): Means {
  if (paymentMethodId === undefined) return { kind: 'hosted' };
  return {
    kind: 'saved_card',
    cardId: paymentMethodId,
    ...(cvcToken !== undefined && { cvcToken }),
  };
}

const readEnd = ({ domain }: RequestContext, { userId }: UserViewer) =>
  findSubscriptionEnd(domain.db, userId, domain.now());

interface How {
  means: Means;
  returnUrl: string | undefined;
  browser?: ReturnType<typeof toBrowserData>;
}

function pay(
  { context, who, request: purchase }: Asking,
  order: Order,
  { means, returnUrl, browser }: How,
) {
  const { domain, paymentProviders, product, address, device, country, language } = context;
  const params = {
    usePaymentRedirect: 'true',
    productId: purchase.productId,
    variant: purchase.variant,
  };
  const own = `/checkout/${order.id}/return?${new URLSearchParams(params)}`;
  return payOrder(domain, paymentProviders, {
    buyerId: who.userId,
    orderId: order.id,
    means,
    returnUrl: ownAddress(product.publicUrl, returnUrl ?? own),
    origin: { deviceId: device.id, address },
    ...(browser && { browser }),
    country: country ?? null,
    locale: language.locale,
  });
}

async function payByCrypto(asking: Asking, callbackUrl: string | undefined) {
  // A change is charged to a card when it begins; it cannot be paid in cryptocurrency.
  if (await changeOf(asking)) return refuse('means-unavailable');
  const opened = await meantBy(asking);
  if (!opened.ok) return opened;
  const how = { means: { kind: 'crypto' } as const, returnUrl: callbackUrl };
  const outcome = await pay(asking, opened.order, how);
  if (!outcome.ok) return outcome;
  if (outcome.state === 'redirect') return { cryptoPaymnetUrl: outcome.url };
  // The order is paid or being paid by other means, which its checkout shows.
  const { publicUrl } = asking.context.product;
  return { cryptoPaymnetUrl: new URL(`/checkout/${opened.order.id}`, publicUrl).href };
}

interface Product {
  variant: CheckoutVariant;
  path: string;
  /** The contract's name of the id in each of the calls. */
  ids: { checkout: string; buy: string; crypto: string };
}

/** Declares the three calls of one kind of product, with the contract's names. */
function callsOf(tag: string, { variant, path, ids }: Product) {
  const endpoint = endpointsOf(tag);
  const common = {
    method: 'POST' as const,
    failures: [402, 403, 404, 409, 422, 503] as const,
    access: access.notVerified,
    idempotent: true as const,
  };
  return [
    endpoint({
      ...common,
      id: `${tag}.checkout`,
      path: `${path}/{${ids.checkout}}/checkout`,
      summary: 'Open checkout: an order at the price of now, and what it can be paid by',
      params: z.object({ [ids.checkout]: soldSchema }),
      query: specialOfferQuery,
      body: createCheckoutDto,
      answer: checkoutAnswerSchema,
      handle: ({ context, who, params, query, body }) =>
        checkOut({
          context,
          who,
          request: checkoutRequestOf(variant, idOf(params), { ...body, ...query }),
        }),
    }),
    endpoint({
      ...common,
      id: `${tag}.buy`,
      path: `${path}/{${ids.buy}}/buy`,
      summary: 'Buy with a saved card, or on the processor’s page',
      params: z.object({ [ids.buy]: soldSchema }),
      body: createPaymentDto,
      answer: paidAnswer,
      limit: ({ context, who, body }) =>
        context.limits.pay(who.userId, body.recaptchaToken ?? undefined),
      handle: ({ context, who, params, body }) =>
        buy({ context, who, request: checkoutRequestOf(variant, idOf(params), body), body }),
    }),
    endpoint({
      ...common,
      id: `${tag}.crypto`,
      path: `${path}/{${ids.crypto}}/crypto`,
      summary: 'The address at which the product is paid for with crypto',
      params: z.object({ [ids.crypto]: soldSchema }),
      query: cryptoQuery,
      answer: z.object({ cryptoPaymnetUrl: z.url() }),
      limit: ({ context, who, query }) => context.limits.pay(who.userId, query.recaptchaToken),
      handle: ({ context, who, params, query }) =>
        payByCrypto(
          { context, who, request: checkoutRequestOf(variant, idOf(params), query) },
          query.callbackUrl,
        ),
    }),
  ];
}

/** Returns the one path parameter, whatever its name. */
const idOf = (params: Record<string, string>) => Object.values(params)[0] ?? '';

const ofOffer = { checkout: 'offerId', buy: 'id', crypto: 'productId' };
const ofCreator = { checkout: 'creatorId', buy: 'creatorId', crypto: 'productId' };

export const checkoutCalls = apiSection(240, [
  ...callsOf('plans', { variant: 'subscriptions', path: '/subscription-plans', ids: ofOffer }),
  ...callsOf('tokens', { variant: 'tokens', path: '/token-deposit-offers', ids: ofOffer }),
  ...callsOf('fanclubs', { variant: 'fanclub', path: '/creators-subscriptions', ids: ofCreator }),
]);
