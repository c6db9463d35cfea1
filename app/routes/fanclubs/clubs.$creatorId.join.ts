import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { createPath } from '@remix-run/react';
import * as z from 'zod';
import { joinClub } from '~/domain/fanclubs/join-club';
import { findNamedClub } from '~/domain/fanclubs/find-club';
import { idSchema } from '~/domain/shared/ids';
import { findSubscriptionEnd } from '~/domain/subscriptions/find-subscription-end';
import { requireMember } from '../../kit/session/require-member.server';
import { safePath } from '../../kit/site/safe-path';
import { checkoutHref } from '../../checkout/checkout-href';
import { readForm } from '../../kit/forms/read-form.server';
import { modalHref } from '../../kit/modals/modal-keys';

/** A club is joined on its character's page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = idSchema.safeParse(params.creatorId);
  const club = id.success ? await findNamedClub(context.domain, id.data) : null;
  if (!club) throw data(null, 404);
  return redirect(`/characters/${club.character.slug}`);
}

const inputSchema = z.object({
  /** The number of tokens to pay with, at the price that was shown. */
  tokens: z.coerce.number().int().positive().optional().catch(undefined),
  planId: idSchema.optional().catch(undefined),
  /** The tokens that the person agreed to when confirmation was required. */
  confirmed: z.coerce.number().int().positive().optional().catch(undefined),
});

/**
 * Joins a club from a form, and leads on: to checkout, to an offer that could open it, or back to the
 * page of the form.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const id = idSchema.safeParse(params.creatorId);
  if (!id.success) throw data(null, 404);
  const creatorId = id.data;
  const { tokens, planId, confirmed } = inputSchema.parse(Object.fromEntries(form));
  const from = safePath(form.get('from'));
  const [pathname = '/', search = ''] = from.split('?');
  const at = { pathname, search: search && `?${search}` };
  // A plan always costs money, so checkout needs no decision before it.
  const toCheckout = checkoutHref({
    variant: 'fanclub',
    productId: creatorId,
    source: 'fanclub_join_modal',
    from,
    ...(planId && { fanclubPlanId: planId }),
  });
  const checkout = form.get('over') === '1' ? `${toCheckout}&over=true` : toCheckout;
  if (planId) return redirect(checkout);
  const outcome = await joinClub(context.domain, { userId, creatorId, tokens, confirmed });
  if (!outcome.ok) {
    const meta = { creatorId, refused: outcome.reason };
    return redirect(createPath(modalHref(at, 'fanclubJoinModal', { meta })));
  }
  if (!outcome.openCheckout) {
    return redirect(createPath(modalHref(at, 'successFanClubModal', { meta: { creatorId } })));
  }
  if (outcome.price) return redirect(checkout);
  // Neither money nor the person's tokens can open the club, so an offer that could is shown.
  const premium = await findSubscriptionEnd(context.domain.db, userId, context.domain.now());
  const modal = premium ? 'buyTokenModal' : 'becomePremiumAltModal';
  return redirect(createPath(modalHref(at, modal, { meta: { source: 'fan_club' } })));
}
