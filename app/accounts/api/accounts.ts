import * as z from 'zod';
import { issueVoiceCallToken } from '~/domain/voice-calls/issue-voice-call-token';
import { noteAnalytics } from '~/domain/analytics/note-analytics';
import { logIn } from '~/domain/accounts/log-in';
import { logOut } from '~/domain/sessions/log-out';
import { refusePassword } from '~/domain/credentials/judge-password';
import { refreshSession } from '~/domain/sessions/refresh-session';
import {
  logInSchema,
  resendCodeSchema,
  signUpSchema,
  verifyCodeSchema,
} from '~/domain/accounts/schema';
import { sendSignUpCode } from '~/domain/accounts/send-sign-up-code';
import { signUp } from '~/domain/accounts/sign-up';
import { verifySignUp } from '~/domain/accounts/verify-sign-up';
import { audienceOf } from '~/domain/flags/audience';
import { isoTime } from '~/domain/shared/codecs';
import { noteWelcomeTokensSeen, getWelcomeTokens } from '~/domain/wallet/lots/welcome-tokens';
import { requestDeletion } from '~/domain/deletions/request-deletion';
import { deleteProfileSchema } from '~/domain/deletions/schema';
import { trackedPerson } from '../../analytics/tracked';
import {
  currentUser,
  notVerifiedUser,
  presentAccount,
  presentUnverified,
  presentVerified,
} from '../../profile/presenters/account-for-owner';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { refuseSession } from '../../kit/api/refuse-session';
import { successSchema } from '../../kit/api/success';

const endpoint = endpointsOf('accounts');

export const accounts = apiSection(10, [
  endpoint({
    id: 'accounts.sign-up',
    method: 'POST',
    path: '/auth',
    summary: 'Sign up; a code is mailed',
    access: access.everyone,
    status: 201,
    body: signUpSchema.meta({ id: 'signUpUserDto' }),
    answer: notVerifiedUser,
    limit: ({ context, body }) => context.limits.signUp(body.email),
    async handle({ context, who, body, setCookies }) {
      const { userAgent, guestId, consent, origin, referral, language } = context;
      const refusal = await refusePassword(context.domain, body.password);
      if (refusal) return refusal;
      const visitor = { guestId: guestId ?? undefined, origin, referral };
      const device = { userAgent, locale: language.locale, ...visitor };
      const { user, tokens } = await signUp(context.domain, body, device);
      const tracked = trackedPerson(user.id, { viewer: who, consent });
      await noteAnalytics(context.domain, tracked, {
        name: 'registration-started',
        properties: { source: 'manual', accountType: body.accountType },
      });
      setCookies(context.cookies.startSession(tokens));
      return presentUnverified(user);
    },
  }),
  endpoint({
    id: 'accounts.login',
    method: 'POST',
    path: '/auth/login',
    failures: [401, 403],
    summary: 'Log in with e-mail and password',
    access: access.everyone,
    body: logInSchema.meta({ id: 'loginDto' }),
    answer: z.union([currentUser, notVerifiedUser]),
    limit: ({ context, body }) => context.limits.logIn(body.email),
    async handle({ context, body, setCookies }) {
      const visit = { userAgent: context.userAgent, guestId: context.guestId ?? undefined };
      const answer = await logIn(context.domain, body, visit);
      if (!answer.ok) return refuseSession(answer);
      const remembered = answer.isVerified ? context.device.remember(body.email) : [];
      if (answer.isVerified) await context.limits.forgive('logIn', body.email);
      setCookies([...context.cookies.startSession(answer.tokens), ...remembered]);
      return presentAccount(context.domain, answer.user);
    },
  }),
  endpoint({
    id: 'accounts.logout',
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    access: access.everyone,
    answer: successSchema,
    async handle({ context, who, setCookies }) {
      const { refresh } = context.tokens;
      const sessionId =
        who.kind === 'user'
          ? who.sessionId
          : refresh && (await findSessionId(context.domain, refresh));
      if (sessionId) await logOut(context.domain, sessionId);
      setCookies(context.cookies.endSession());
      return { ok: true };
    },
  }),
  endpoint({
    id: 'accounts.refresh',
    method: 'GET',
    path: '/auth/refresh',
    failures: [401, 403],
    summary: 'Renew this session by its refresh cookie',
    access: access.everyone,
    answer: z.object({ expiresAt: isoTime }),
    async handle({ context, setCookies }) {
      const { tokens, timeZone, country, cookiesToSet } = context;
      const renewed = tokens.refresh
        ? await refreshSession(context.domain, tokens.refresh, { timeZone, country })
        : null;
      if (!renewed?.ok) {
        setCookies([...context.cookies.endSession(), ...cookiesToSet]);
        return { ok: false, reason: 'no-session' };
      }
      setCookies(context.cookies.startSession(renewed.tokens));
      return { expiresAt: renewed.tokens.accessExpiresAt };
    },
  }),
  endpoint({
    id: 'accounts.verify-otp',
    method: 'POST',
    path: '/auth/verify-otp',
    summary: 'Prove the e-mail address by the mailed code',
    access: access.notVerified,
    body: verifyCodeSchema.meta({ id: 'verifyOtpDto' }),
    answer: currentUser,
    limit: ({ context, who }) => context.limits.code(who.userId),
    async handle({ context, who, body, setCookies }) {
      const answer = await verifySignUp(context.domain, {
        ...body,
        sessionId: who.sessionId,
        asker: context.device,
        userId: who.userId,
        guestId: context.guestId ?? undefined,
      });
      if (!answer.ok) return answer;
      const tracked = trackedPerson(who.userId, { viewer: who, consent: context.consent });
      await noteAnalytics(context.domain, tracked, {
        name: 'registration-completed',
        properties: { source: 'manual', flow: 'manual_otp_flow' },
      });
      setCookies(context.device.remember(body.email));
      return presentVerified(context.domain, answer.user);
    },
  }),
  endpoint({
    id: 'accounts.send-otp-sign-up',
    method: 'PUT',
    path: '/auth/send-otp-sign-up',
    failures: [404, 429],
    summary: 'Mail another sign-up code',
    access: access.notVerified,
    body: resendCodeSchema.meta({ id: 'sendOtpSignUpDto' }),
    answer: z.object({ success: z.boolean(), retryAfterSeconds: z.number().int() }),
    limit: ({ context, who }) => context.limits.resendCode(who.userId),
    async handle({ context, who, body }) {
      const answer = await sendSignUpCode(context.domain, { ...who, ...body });
      if (!answer.ok) return answer;
      return { success: true, retryAfterSeconds: answer.retryAfterSeconds };
    },
  }),
  endpoint({
    id: 'accounts.delete-profile',
    method: 'DELETE',
    path: '/auth/profile',
    failures: [429],
    summary: 'Ask to be deleted: every session ends, and the notice period begins',
    access: access.user,
    mayRequireProof: true,
    body: deleteProfileSchema.meta({ id: 'deleteUserProfileDto' }),
    answer: z.object({ success: z.boolean(), erasedAfter: isoTime }),
    async handle({ context, who: { userId, sessionId }, body, setCookies }) {
      const reason = body.deletionReason;
      const deletion = await requestDeletion(context.domain, { userId, sessionId, reason });
      if (!deletion.ok) return deletion;
      setCookies(context.cookies.endSession());
      return { success: true, erasedAfter: deletion.dueAt };
    },
  }),
  endpoint({
    id: 'accounts.welcome-tokens-amount',
    method: 'GET',
    path: '/auth/welcome-tokens-amount',
    summary: 'Tokens a new account starts with',
    access: access.everyone,
    answer: z.object({ amount: z.number().int().nonnegative() }),
    handle: async ({ context, who }) => ({
      amount: await getWelcomeTokens(context.domain, audienceOf(who)),
    }),
  }),
  endpoint({
    id: 'accounts.handle-welcome-tokens-received',
    method: 'PUT',
    path: '/auth/handle-welcome-tokens-received',
    summary: 'Note that the user has been shown their welcome tokens',
    access: access.user,
    answer: successSchema,
    async handle({ context, who }) {
      await noteWelcomeTokensSeen(context.domain, who.userId);
      return { ok: true };
    },
  }),
  endpoint({
    id: 'accounts.webrtc-token',
    method: 'GET',
    path: '/auth/webrtc-token',
    summary: 'A short-lived token that tells the voice service who calls',
    access: access.user,
    answer: z.object({ token: z.string(), expiresAt: isoTime }),
    handle: ({ context, who: { person } }) =>
      issueVoiceCallToken(context.domain, { person, country: context.country }),
  }),
]);

/** Finds the live session of a refresh token, for a client whose access token has expired. */
async function findSessionId(
  domain: Parameters<typeof refreshSession>[0],
  refreshToken: string,
): Promise<string | null> {
  const renewed = await refreshSession(domain, refreshToken);
  return renewed.ok ? renewed.tokens.sessionId : null;
}
