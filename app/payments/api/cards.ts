import * as z from 'zod';
import { audienceOf } from '~/domain/flags/audience';
import { getVariant } from '~/domain/flags/get-user-flags';
import { control } from '~/domain/flags/schema';
import { addCard, findRegisteredCard } from '~/domain/payments/cards/add-card';
import {
  cardAddressSchema,
  cardEmailSchema,
  holderSchema,
} from '~/domain/payments/cards/card-holder';
import { deleteCard, listCards, setDefaultCard, toCard } from '~/domain/payments/cards/cards';
import { openCardForm } from '~/domain/payments/orders/get-checkout';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import type { UserViewer } from '~/domain/viewers/viewer';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { successSchema } from '../../kit/api/success';
import type { RequestContext } from '../../kit/http/context/request-context';
import { HttpError } from '../../kit/http/server/respond-with-error';
import { customerBrowserDataSchema, toBrowserData } from '../customer-browser-data';
import { savedCard } from '../presenters/card-for-owner';
import { ownAddress } from '../own-address';

const endpoint = endpointsOf('payments');

const params = z.object({ id: idSchema });

const createPaymentMethodWithTokenDto = z
  .object({
    holder: holderSchema,
    email: cardEmailSchema,
    token: z.string().min(1).max(500),
    userAgent: z.string().max(500).optional(),
    country: z.string().max(2).optional(),
    zipCode: z.string().max(20).optional(),
    line1: z.string().max(200).optional(),
    postId: idSchema.optional(),
    source: z.string().max(100).optional(),
    characterId: idSchema.optional(),
    shopperResultUrl: z.string().max(2000),
    useTokensBonus: z.literal(false).default(false),
    customerBrowserData: customerBrowserDataSchema.optional(),
  })
  .meta({ id: 'createPaymentMethodWithTokenDto' });

/** Returns the card holder's address. All fields are required if the experiment says so. */
async function readAddress(
  context: RequestContext,
  who: UserViewer,
  body: z.output<typeof createPaymentMethodWithTokenDto>,
): Promise<Partial<z.output<typeof cardAddressSchema>>> {
  const variant = await getVariant(context.domain, 'should-checkout-ask-address', audienceOf(who));
  const { country, zipCode, line1 } = body;
  if (variant === control) {
    return { ...(country && { country }), ...(zipCode && { zipCode }), ...(line1 && { line1 }) };
  }
  const read = cardAddressSchema.safeParse({ country, zipCode, line1 });
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message ?? 'address is required';
  throw new HttpError({ statusCode: 400, message });
}

export const cards = apiSection(91, [
  endpoint({
    id: 'payments.credit-cards',
    method: 'GET',
    path: '/payments/methods/credit-card',
    summary: 'One’s own saved cards, the default first',
    access: access.notVerified,
    answer: z.array(savedCard),
    handle: ({ context, who }) => listCards(context.domain, who.userId),
  }),
  endpoint({
    id: 'payments.create-method-with-token',
    method: 'POST',
    path: '/payments/methods/token',
    failures: [402, 403, 409, 422, 503],
    summary: 'Save a card that was typed into the processor’s own fields',
    access: access.notVerified,
    idempotent: true,
    body: createPaymentMethodWithTokenDto,
    answer: z.union([
      z.object({ type: z.literal('RedirectUrl'), redirectUrl: z.url() }),
      z.object({ paymentMethod: z.object({ _id: idSchema }) }),
    ]),
    limit: ({ context, who }) => context.limits.addCard(who.person),
    async handle({ context, who, body }) {
      const returnUrl = ownAddress(context.product.publicUrl, body.shopperResultUrl);
      const added = await addCard(context.domain, context.paymentProviders, {
        userId: who.userId,
        token: body.token,
        holder: body.holder,
        email: body.email,
        ...(await readAddress(context, who, body)),
        origin: { deviceId: context.device.id, address: context.address },
        returnUrl,
        browser: toBrowserData(body.customerBrowserData, body.userAgent ?? context.userAgent),
      });
      if (!added.ok) return added;
      return added.kind === 'redirect'
        ? { type: 'RedirectUrl' as const, redirectUrl: added.url }
        : { paymentMethod: { _id: added.cardId } };
    },
  }),
  endpoint({
    id: 'payments.method-by-registration',
    method: 'GET',
    path: '/payments/methods/registration/{registrationId}',
    failures: [404, 503],
    summary: 'The card of a registration of one’s own, once its processor tells it',
    access: access.notVerified,
    params: z.object({ registrationId: z.string().min(1).max(200) }),
    answer: savedCard,
    limit: ({ context, who }) => context.limits.queryPayment(who.person),
    async handle({ context, who, params: { registrationId } }) {
      const registration = { userId: who.userId, registrationId };
      const found = await findRegisteredCard(
        context.domain,
        context.paymentProviders,
        registration,
      );
      return found.ok ? toCard(found.card, context.domain.now()) : found;
    },
  }),
  endpoint({
    id: 'payments.set-default-method',
    method: 'PUT',
    path: '/payments/methods/{id}',
    failures: [404],
    summary: 'Make a card of one’s own the only default',
    access: access.notVerified,
    params,
    answer: savedCard,
    async handle({ context, who, params: { id } }) {
      const chosen = await setDefaultCard(context.domain, { userId: who.userId, cardId: id });
      return chosen.ok ? chosen.card : chosen;
    },
  }),
  endpoint({
    id: 'payments.delete-method',
    method: 'DELETE',
    path: '/payments/methods/{id}',
    failures: [404, 409],
    summary: 'Delete a card of one’s own; not the default while there are others',
    access: access.notVerified,
    params,
    body: z.object({ userAgent: z.string().max(500).optional() }).meta({ id: 'userAgentDto' }),
    answer: successSchema,
    handle: ({ context, who, params: { id } }) =>
      deleteCard(context.domain, { userId: who.userId, cardId: id }),
  }),
  endpoint({
    id: 'payments.tokenization-session',
    method: 'POST',
    path: '/payments/session/tokenization',
    failures: [404, 422, 503],
    summary: 'Open a processor’s fields for a card, or for the code of a saved one',
    access: access.notVerified,
    body: z
      .object({
        paymentMethodId: idSchema.optional(),
        shopperResultUrl: z.string().max(2000).optional(),
      })
      .meta({ id: 'tokenizationSessionDto' }),
    answer: z
      .object({
        secret: z.string(),
        processor: z.string(),
        scriptUrl: z.string(),
        frameUrl: z.string(),
        pageUrl: z.string(),
        expiresAt: isoTime,
      })
      .meta({ id: 'TokenizationSession' }),
    limit: ({ context, who }) => context.limits.openCardForm(who.person),
    async handle({ context, who, body: { paymentMethodId, shopperResultUrl } }) {
      const { publicUrl } = context.product;
      const opened = await openCardForm(context.domain, context.paymentProviders, {
        userId: who.userId,
        reference: context.requestId,
        purpose: paymentMethodId ? 'cvc' : 'save',
        returnUrl: ownAddress(publicUrl, shopperResultUrl ?? publicUrl),
        ...(paymentMethodId ? { cardId: paymentMethodId } : {}),
        locale: context.language.locale,
      });
      return opened.ok ? { ...opened.form, processor: opened.processor } : opened;
    },
  }),
]);
