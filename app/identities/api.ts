import * as z from 'zod';
import type { SocialVisit } from '~/domain/identities/open-social-session';
import { accountTypeSchema, type AccountType } from '~/domain/viewers/schema';
import { signInWithProvider, claimToken } from '~/domain/identities/sign-in-with-provider';
import { getCurrentUser } from '~/domain/profile/current-user';
import { SocialSignInFailed, type SocialProvider } from '~/providers/social/social-provider';
import { noteSocialRegistration } from '../analytics/server/note-social.server';
import { underReviewHref } from '../age-reviews/under-review-href';
import { withRedirect } from '../kit/site/with-redirect';
import { safePath } from '../kit/site/safe-path';
import { readSocialTrip } from './server/social-trip.server';
import {
  currentUser,
  notVerifiedUser,
  presentAccount,
} from '../profile/presenters/account-for-owner';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf, type Call } from '../kit/api/endpoint';
import { refuseSession } from '../kit/api/refuse-session';
import { sentOnSchema } from '../kit/api/sent-on';

const endpoint = endpointsOf('accounts');

const providerParams = z.object({ provider: z.string().max(64) });

/** Returns the page of a failed sign-in. */
const failedPage = (reason: string) => ({ location: `/error?${new URLSearchParams({ reason })}` });
/** The page that verifies an address when the provider's statement is not sufficient. */
const proofPage = { location: '/link_account' };

type SocialCall = Pick<Call<unknown, unknown, unknown, unknown>, 'context'>;

export const social = apiSection(20, [
  endpoint({
    id: 'accounts.social-login',
    method: 'GET',
    path: '/auth/{provider}/login',
    failures: [404, 503],
    summary: 'Go to a social provider and sign in there; for browsers',
    access: access.everyone,
    status: 302,
    params: providerParams,
    query: z.object({
      /** A path of this site to return to. */
      redirectTo: z.string().max(2000).optional(),
      accountType: accountTypeSchema.default('User'),
    }),
    answer: sentOnSchema,
    async handle({ context, who, params, query, setCookies }) {
      const provider = context.social.get(params.provider);
      if (!provider) return { ok: false, reason: 'not-found' };
      const redirectTo = safePath(query.redirectTo);
      if (who.kind === 'user' && who.isVerified) return { location: redirectTo };
      try {
        const { location, cookies } = await provider.begin();
        const { accountType } = query;
        setCookies([...cookies, ...context.cookies.startSocial({ accountType, redirectTo })]);
        return { location };
      } catch (error) {
        return failedPage(reasonOf(context, error));
      }
    },
  }),
  endpoint({
    id: 'accounts.social-redirect',
    method: 'GET',
    path: '/auth/{provider}/redirect',
    failures: [401, 403, 404, 409, 422, 503],
    summary: 'Come back from a social provider; for browsers',
    access: access.everyone,
    status: 302,
    params: providerParams,
    query: z.object({
      code: z.string().max(4000).optional(),
      state: z.string().max(400).optional(),
      error: z.string().max(100).optional(),
      /** The provider that responds (RFC 9207). */
      iss: z.string().max(400).optional(),
    }),
    answer: sentOnSchema,
    async handle(call) {
      const { context, who, params, query, setCookies } = call;
      const { cookieHeader, consent, device } = context;
      const provider = context.social.get(params.provider);
      if (!provider) return { ok: false, reason: 'not-found' };
      const allowed = await context.limits.socialSignIn(query.state ?? '');
      if (!allowed.ok) return failedPage('too-many-attempts');
      try {
        const search = `?${new URLSearchParams(withoutGaps(query))}`;
        const identity = await provider.finish({ search, cookieHeader });
        const { redirectTo, accountType } = readSocialTrip(cookieHeader);
        const visit = visitOf(context, accountType);
        const answer = await signInWithProvider(context.domain, identity, visit);
        if (!answer.ok && answer.reason === 'closing') {
          setCookies([
            ...context.cookies.offerRestore(answer.restore),
            ...context.cookies.endSocial(),
          ]);
          return { location: '/restore' };
        }
        if (!answer.ok && answer.reason === 'under_age_review') {
          setCookies([...context.cookies.hold(answer.review), ...context.cookies.endSocial()]);
          return { location: underReviewHref };
        }
        if (!answer.ok && answer.reason === 'second-factor-required') {
          const kept = [...context.cookies.keepTicket(answer.ticket), ...device.keep()];
          setCookies([...kept, ...context.cookies.endSocial()]);
          return { location: withRedirect('/second_step', redirectTo) };
        }
        if (!answer.ok) return failedPage(answer.reason);
        if (answer.kind === 'proof-needed') {
          setCookies([...context.cookies.startProof(answer.pending), ...device.keep()]);
          return proofPage;
        }
        await noteSocialRegistration(context.domain, answer, { viewer: who, consent });
        const remembered = device.remember(answer.email);
        const entered = [...context.cookies.startSession(answer.tokens), ...remembered];
        setCookies([...entered, ...context.cookies.endSocial()]);
        return { location: redirectTo };
      } catch (error) {
        return failedPage(reasonOf(context, error));
      }
    },
  }),
  endpoint({
    id: 'accounts.social-validate-token',
    method: 'POST',
    path: '/auth/{provider}/validate-token',
    failures: [401, 403, 404, 409, 422],
    summary: 'Sign in by a token that a provider has signed',
    access: access.everyone,
    params: providerParams,
    body: z
      .object({
        token: z.string({ error: 'token is required' }).min(1, 'token is required').max(8000),
        accountType: accountTypeSchema.default('User'),
      })
      .meta({ id: 'validateTokenDto' }),
    answer: z.union([currentUser, notVerifiedUser]),
    limit: ({ context, body }) => context.limits.socialSignIn(body.token),
    async handle(call) {
      const { context, who, params, body, setCookies } = call;
      const { consent, device } = context;
      const identity = await readToken(call, context.social.get(params.provider), body.token);
      if ('reason' in identity) return identity;
      if (!(await claimToken(context.domain, body.token))) {
        return { ok: false, reason: 'token-not-genuine' };
      }
      const visit = visitOf(context, body.accountType);
      const answer = await signInWithProvider(context.domain, identity, visit);
      if (!answer.ok) return refuseSession(answer);
      if (answer.kind === 'proof-needed') {
        setCookies([...context.cookies.startProof(answer.pending), ...device.keep()]);
        return { ok: false, reason: 'proof-needed' };
      }
      await noteSocialRegistration(context.domain, answer, { viewer: who, consent });
      const remembered = device.remember(answer.email);
      setCookies([...context.cookies.startSession(answer.tokens), ...remembered]);
      return presentAccount(context.domain, await getCurrentUser(context.domain, answer.userId));
    },
  }),
]);

/** Returns the data of the returning browser. */
function visitOf(
  { device, userAgent, guestId, language, origin, referral }: SocialCall['context'],
  accountType: AccountType,
): SocialVisit {
  return {
    asker: device,
    userAgent,
    guestId: guestId ?? undefined,
    origin,
    referral,
    locale: language.locale,
    accountType,
  };
}

async function readToken(
  { context }: SocialCall,
  provider: SocialProvider | undefined,
  token: string,
) {
  if (!provider?.readToken) return { ok: false, reason: 'not-found' } as const;
  try {
    return await provider.readToken(token);
  } catch (error) {
    const reason = reasonOf(context, error);
    return {
      ok: false,
      reason: reason === 'unavailable' ? 'provider-unavailable' : 'token-not-genuine',
    } as const;
  }
}

/** Returns the reason for an error at the provider; rethrows errors of our own. */
function reasonOf({ logger }: SocialCall['context'], error: unknown): SocialSignInFailed['reason'] {
  if (!(error instanceof SocialSignInFailed)) throw error;
  logger.warn({ reason: error.reason }, 'a social sign-in came to nothing');
  return error.reason;
}

function withoutGaps(query: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
