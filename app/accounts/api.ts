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
import { currentUserSchema, notVerifiedUserSchema } from '~/domain/profile/schema';
import { sendSignUpCode } from '~/domain/accounts/send-sign-up-code';
import { signUp } from '~/domain/accounts/sign-up';
import { verifySignUp } from '~/domain/accounts/verify-sign-up';
import { audienceOf } from '~/domain/flags/audience';
import { noteWelcomeTokensSeen } from '~/domain/wallet/note-welcome-tokens-seen';
import { getWelcomeTokens } from '~/domain/wallet/welcome-tokens';
import { requestDeletion } from '~/domain/privacy/request-deletion';
import { deleteProfileSchema } from '~/domain/privacy/schema';
import { trackedPerson } from '../analytics/tracked';
import { readConsent } from '../consent/consent';
import { access } from '../api/access';
import { endpointsOf } from '../api/endpoint';
import { refuseSession } from '../api/refuse-session';
import { successSchema } from '../api/success';

const endpoint = endpointsOf('accounts');

export const notVerifiedUser = notVerifiedUserSchema.meta({ id: 'NotVerifiedUser' });
export const currentUser = currentUserSchema.meta({ id: 'CurrentUser' });

export const accounts = [
  endpoint({
    id: 'accounts.sign-up',
    method: 'POST',
    path: '/auth',
    summary: 'Sign up; a code is mailed',
    access: access.everyone,
    status: 201,
    body: signUpSchema.meta({ id: 'signUpUserDto' }),
    answer: notVerifiedUser,
    limit: ({ limits, body }) => limits.signUp(body.email),
    async handle(call) {
      const { site, who, body, userAgent, locale, guestId, cookies, setCookies } = call;
      const { origin, referral } = call;
      const refusal = await refusePassword(site.domain, body.password);
      if (refusal) return refusal;
      const visitor = { guestId: guestId ?? undefined, origin, referral };
      const device = { userAgent, locale: await locale(), ...visitor };
      const { user, tokens } = await signUp(site.domain, body, device);
      const tracked = trackedPerson(user._id, { viewer: who, consent: readConsent(cookies) });
      await noteAnalytics(site.domain, tracked, {
        name: 'registration-started',
        properties: { source: 'manual', accountType: body.accountType },
      });
      setCookies(site.cookies.startSession(tokens));
      return user;
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
    limit: ({ limits, body }) => limits.logIn(body.email),
    async handle({ site, body, limits, userAgent, guestId, device, setCookies }) {
      const visit = { userAgent, guestId: guestId ?? undefined };
      const answer = await logIn(site.domain, body, visit);
      if (!answer.ok) return refuseSession(answer);
      const remembered = answer.isVerified ? device.remember(body.email) : [];
      if (answer.isVerified) await limits.logInSucceeded(body.email);
      setCookies([...site.cookies.startSession(answer.tokens), ...remembered]);
      return answer.user;
    },
  }),
  endpoint({
    id: 'accounts.logout',
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    access: access.everyone,
    answer: successSchema,
    async handle({ site, who, refreshToken, setCookies }) {
      const sessionId =
        who.kind === 'user'
          ? who.sessionId
          : refreshToken && (await findSessionId(site.domain, refreshToken));
      if (sessionId) await logOut(site.domain, sessionId);
      setCookies(site.cookies.endSession());
      return { success: true };
    },
  }),
  endpoint({
    id: 'accounts.refresh',
    method: 'GET',
    path: '/auth/refresh',
    failures: [401, 403],
    summary: 'Renew this session by its refresh cookie',
    access: access.everyone,
    answer: z.object({ expiresAt: z.iso.datetime() }),
    async handle({ site, refreshToken, holdCookies, timeZone, setCookies }) {
      const renewed = refreshToken
        ? await refreshSession(site.domain, refreshToken, { timeZone })
        : null;
      if (!renewed?.ok) {
        setCookies([...site.cookies.endSession(), ...holdCookies]);
        return { ok: false, reason: 'no-session' };
      }
      setCookies(site.cookies.startSession(renewed.tokens));
      return { expiresAt: renewed.tokens.accessExpiresAt.toISOString() };
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
    limit: ({ limits, who }) => limits.code(who.userId),
    async handle({ site, who, body, guestId, cookies, device, setCookies }) {
      const answer = await verifySignUp(site.domain, {
        ...body,
        sessionId: who.sessionId,
        asker: device,
        userId: who.userId,
        guestId: guestId ?? undefined,
      });
      if (!answer.ok) return answer;
      const tracked = trackedPerson(who.userId, { viewer: who, consent: readConsent(cookies) });
      await noteAnalytics(site.domain, tracked, {
        name: 'registration-completed',
        properties: { source: 'manual', flow: 'manual_otp_flow' },
      });
      setCookies(device.remember(body.email));
      return answer.user;
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
    limit: ({ limits, who }) => limits.resendCode(who.userId),
    async handle({ site, who, body }) {
      const answer = await sendSignUpCode(site.domain, { ...who, ...body });
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
    mayAskForProof: true,
    body: deleteProfileSchema.meta({ id: 'deleteUserProfileDto' }),
    answer: z.object({ success: z.boolean(), erasedAfter: z.iso.datetime() }),
    async handle({ site, who: { userId, sessionId }, body, setCookies }) {
      const reason = body.deletionReason;
      const asked = await requestDeletion(site.domain, { userId, sessionId, reason });
      if (!asked.ok) return asked;
      setCookies(site.cookies.endSession());
      return { success: true, erasedAfter: asked.dueAt.toISOString() };
    },
  }),
  endpoint({
    id: 'accounts.welcome-tokens-amount',
    method: 'GET',
    path: '/auth/welcome-tokens-amount',
    summary: 'Tokens a new account starts with',
    access: access.everyone,
    answer: z.object({ amount: z.number().int().nonnegative() }),
    handle: async ({ site, who }) => ({
      amount: await getWelcomeTokens(site.domain, audienceOf(who)),
    }),
  }),
  endpoint({
    id: 'accounts.handle-welcome-tokens-received',
    method: 'PUT',
    path: '/auth/handle-welcome-tokens-received',
    summary: 'Note that the user has been shown their welcome tokens',
    access: access.user,
    answer: successSchema,
    async handle({ site, who }) {
      await noteWelcomeTokensSeen(site.domain, who.userId);
      return { success: true };
    },
  }),
  endpoint({
    id: 'accounts.webrtc-token',
    method: 'GET',
    path: '/auth/webrtc-token',
    summary: 'A short-lived token that tells the voice service who calls',
    access: access.user,
    answer: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
    async handle({ site, who, country }) {
      const issued = await issueVoiceCallToken(site.domain, { person: who.person, country });
      if (!issued.ok) return issued;
      return { token: issued.token, expiresAt: issued.expiresAt.toISOString() };
    },
  }),
];

/** The live session a refresh token belongs to, for a client whose access token has ended. */
async function findSessionId(
  domain: Parameters<typeof refreshSession>[0],
  refreshToken: string,
): Promise<string | null> {
  const renewed = await refreshSession(domain, refreshToken);
  return renewed.ok ? renewed.tokens.sessionId : null;
}
