import * as z from 'zod';
import type { SocialVisit } from '~/domain/identities/open-social-session';
import { accountTypeSchema, type AccountType } from '~/domain/viewers/schema';
import { signInWithProvider } from '~/domain/identities/sign-in-with-provider';
import { claimToken } from '~/domain/identities/claim-token';
import { getCurrentUser } from '~/domain/profile/current-user';
import { SocialSignInFailed, type SocialProvider } from '~/providers/social/social-provider';
import { noteSocialRegistration } from '../analytics/note-social';
import { underReviewHref } from '../accounts/under-review-href';
import { withRedirect } from '../accounts/form-origin';
import { safePath } from '../accounts/safe-path';
import { readConsent } from '../consent/consent';
import { access } from '../api/access';
import { currentUser, notVerifiedUser } from '../accounts/api';
import { endpointsOf, type Call } from '../api/endpoint';
import { refuseSession } from '../api/refuse-session';
import { sentOnSchema } from '../api/sent-on';

const endpoint = endpointsOf('accounts');

const providerParams = z.object({ provider: z.string().max(64) });

/** Where a sign-in that came to nothing ends. */
const failedPage = (reason: string) => ({ location: `/error?${new URLSearchParams({ reason })}` });
/** Where an address is proved that a provider does not settle. */
const proofPage = { location: '/link_account' };

type SocialCall = Pick<Call<unknown, unknown, unknown, unknown>, 'site' | 'limits'>;

export const social = [
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
      /** A path of this site to come back to. */
      redirectTo: z.string().max(2000).optional(),
      accountType: accountTypeSchema.default('User'),
    }),
    answer: sentOnSchema,
    async handle({ site, who, params, query, setCookies }) {
      const provider = site.social.get(params.provider);
      if (!provider) return { ok: false, reason: 'not-found' };
      const redirectTo = safePath(query.redirectTo);
      if (who.kind === 'user' && who.isVerified) return { location: redirectTo };
      try {
        const { location, cookies } = await provider.begin();
        const { accountType } = query;
        setCookies([...cookies, ...site.cookies.startSocial({ accountType, redirectTo })]);
        return { location };
      } catch (error) {
        return failedPage(reasonOf(site, error));
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
      /** Which provider answers (RFC 9207). */
      iss: z.string().max(400).optional(),
    }),
    answer: sentOnSchema,
    async handle(call) {
      const { site, who, params, query, cookies, limits, setCookies } = call;
      const provider = site.social.get(params.provider);
      if (!provider) return { ok: false, reason: 'not-found' };
      const allowed = await limits.socialSignIn(query.state ?? '');
      if (!allowed.ok) return failedPage('too-many-attempts');
      try {
        const search = `?${new URLSearchParams(withoutGaps(query))}`;
        const identity = await provider.finish({ search, cookieHeader: cookies });
        const { redirectTo, accountType } = site.cookies.readSocial(cookies);
        const visit = await visitOf(call, accountType);
        const answer = await signInWithProvider(site.domain, identity, visit);
        if (!answer.ok && answer.reason === 'closing') {
          setCookies([...site.cookies.offerRestore(answer.restore), ...site.cookies.endSocial()]);
          return { location: '/restore' };
        }
        if (!answer.ok && answer.reason === 'under_age_review') {
          setCookies([...site.cookies.hold(answer.review), ...site.cookies.endSocial()]);
          return { location: underReviewHref };
        }
        if (!answer.ok && answer.reason === 'second-factor-required') {
          const kept = [...site.cookies.keepTicket(answer.ticket), ...call.device.keep()];
          setCookies([...kept, ...site.cookies.endSocial()]);
          return { location: withRedirect('/second_step', redirectTo) };
        }
        if (!answer.ok) return failedPage(answer.reason);
        if (answer.kind === 'proof-needed') {
          setCookies([...site.cookies.startProof(answer.pending), ...call.device.keep()]);
          return proofPage;
        }
        const consent = readConsent(cookies);
        await noteSocialRegistration(site.domain, answer, { viewer: who, consent });
        const remembered = call.device.remember(answer.email);
        const entered = [...site.cookies.startSession(answer.tokens), ...remembered];
        setCookies([...entered, ...site.cookies.endSocial()]);
        return { location: redirectTo };
      } catch (error) {
        return failedPage(reasonOf(site, error));
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
    limit: ({ limits, body }) => limits.socialSignIn(body.token),
    async handle(call) {
      const { site, who, params, body, setCookies } = call;
      const identity = await readToken(call, site.social.get(params.provider), body.token);
      if ('reason' in identity) return identity;
      if (!(await claimToken(site.domain, body.token))) {
        return { ok: false, reason: 'token-not-genuine' };
      }
      const visit = await visitOf(call, body.accountType);
      const answer = await signInWithProvider(site.domain, identity, visit);
      if (!answer.ok) return refuseSession(answer);
      if (answer.kind === 'proof-needed') {
        setCookies([...site.cookies.startProof(answer.pending), ...call.device.keep()]);
        return { ok: false, reason: 'proof-needed' };
      }
      const consent = readConsent(call.cookies);
      await noteSocialRegistration(site.domain, answer, { viewer: who, consent });
      const remembered = call.device.remember(answer.email);
      setCookies([...site.cookies.startSession(answer.tokens), ...remembered]);
      return getCurrentUser(site.domain, answer.userId);
    },
  }),
];

/** What is known of the browser that comes back. */
async function visitOf(
  {
    device,
    userAgent,
    guestId,
    locale,
    origin,
    referral,
  }: Call<unknown, unknown, unknown, unknown>,
  accountType: AccountType,
): Promise<SocialVisit> {
  return {
    asker: device,
    userAgent,
    guestId: guestId ?? undefined,
    origin,
    referral,
    locale: await locale(),
    accountType,
  };
}

async function readToken(
  { site }: SocialCall,
  provider: SocialProvider | undefined,
  token: string,
) {
  if (!provider?.readToken) return { ok: false, reason: 'not-found' } as const;
  try {
    return await provider.readToken(token);
  } catch (error) {
    const reason = reasonOf(site, error);
    return {
      ok: false,
      reason: reason === 'unavailable' ? 'provider-unavailable' : 'token-not-genuine',
    } as const;
  }
}

/** What went wrong at the provider; rethrows what went wrong here. */
function reasonOf({ logger }: SocialCall['site'], error: unknown): SocialSignInFailed['reason'] {
  if (!(error instanceof SocialSignInFailed)) throw error;
  logger.warn({ reason: error.reason }, 'a social sign-in came to nothing');
  return error.reason;
}

function withoutGaps(query: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
