import type { AppLoadContext } from '@remix-run/node';
import { findNamedClub } from '~/domain/fanclubs/find-club';
import { getMembership } from '~/domain/fanclubs/list-memberships';
import { idSchema } from '~/domain/shared/ids';
import { getSubscription } from '~/domain/subscriptions/get-subscription';
import { memberIdOf } from '~/domain/viewers/member-id';
import { getBalance } from '~/domain/wallet/get-balance';
import type { SuccessView } from '../success/success-view';
import { costOf, findCover, givenByClub } from './read-paid.server';

/**
 * Returns a purchase without an order: a plan that follows, or a club that was joined with tokens or for
 * free. Returns null if the address is not true.
 */
export async function readUnordered(
  context: AppLoadContext,
  params: Record<string, string>,
): Promise<SuccessView | null> {
  const { viewer } = context;
  const [planId, creatorId] = [params['change'], params['creatorId']].map((id) =>
    idSchema.safeParse(id),
  );
  if (planId?.success && viewer.kind === 'user') {
    return readNextPlan(context, { userId: viewer.userId, planId: planId.data });
  }
  const userId = memberIdOf(viewer);
  if (!creatorId?.success || !userId) return null;
  return readJoined(context, { userId, creatorId: creatorId.data });
}

const unordered = { arrival: 'there', means: null, number: null, isFromPaywall: false } as const;

async function readNextPlan(
  context: AppLoadContext,
  { userId, planId }: { userId: string; planId: string },
): Promise<SuccessView | null> {
  const { domain } = context;
  const [subscription, balance, cover] = await Promise.all([
    getSubscription(domain, userId),
    getBalance(domain, userId),
    findCover(context),
  ]);
  const next = subscription?.nextSubscription;
  if (next?.plan.id !== planId) return null;
  const months = next.plan.durationMonths;
  return {
    ...unordered,
    what: { kind: 'next-plan', months },
    cost: { money: { minor: 0, currency: next.price.currency } },
    period: { unit: 'month', count: months },
    renewal: null,
    until: null,
    next: { months, at: next.startsAt.toISOString(), price: next.price },
    balance,
    gained: 0,
    cover,
  };
}

async function readJoined(
  context: AppLoadContext,
  { userId, creatorId }: { userId: string; creatorId: string },
): Promise<SuccessView | null> {
  const { domain } = context;
  const club = await findNamedClub(domain, creatorId);
  const key = club && { userId, characterId: club.characterId };
  const membership = key && (await getMembership(domain, key));
  if (!club || membership?.status !== 'active') return null;
  const [given, balance] = await Promise.all([
    givenByClub(context, membership),
    getBalance(domain, userId),
  ]);
  return {
    ...unordered,
    ...given,
    what: { kind: 'fanclub', name: club.character.name },
    cost: costOf(membership),
    balance,
  };
}
