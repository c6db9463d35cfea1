import * as z from 'zod';
import { changeEmail } from '~/domain/credentials/change-email';
import { changeNotVerifiedEmail } from '~/domain/accounts/change-not-verified-email';
import { initiateChangeEmail } from '~/domain/credentials/initiate-change-email';
import { changeNotVerifiedEmailSchema, resendCodeSchema } from '~/domain/accounts/schema';
import {
  changeEmailSchema,
  initiateChangeEmailSchema,
  tokenSchema,
} from '~/domain/credentials/schema';
import { sendSignUpCode } from '~/domain/accounts/send-sign-up-code';
import { verifyEmailLink } from '~/domain/accounts/verify-email-link';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { notVerifiedUser, presentUnverified } from '../../profile/presenters/account-for-owner';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { sentSchema, successSchema } from '../../kit/api/success';

const endpoint = endpointsOf('accounts');
const usersEndpoint = endpointsOf('users');

export const emailAddresses = apiSection(50, [
  endpoint({
    id: 'accounts.otp-resend',
    method: 'PUT',
    path: '/auth/otp',
    failures: [404, 429],
    summary: 'Mail the code and the link of a sign-up again',
    access: access.notVerified,
    body: resendCodeSchema.meta({ id: 'updateOtpDto' }),
    answer: sentSchema,
    limit: ({ context, who }) => context.limits.resendCode(who.userId),
    handle: ({ context, who, body }) => sendSignUpCode(context.domain, { ...who, ...body }),
  }),
  usersEndpoint({
    id: 'users.resend-verification-email',
    method: 'POST',
    path: '/users/resend-verification-email',
    failures: [404, 429],
    summary: 'Mail the code and the link of this sign-up again',
    access: access.notVerified,
    answer: sentSchema,
    limit: ({ context, who }) => context.limits.resendCode(who.userId),
    handle: ({ context, who }) => sendSignUpCode(context.domain, who),
  }),
  endpoint({
    id: 'accounts.verify-email',
    method: 'GET',
    path: '/auth/verify-email',
    summary: 'Prove the e-mail address by the token of the mailed link, once',
    access: access.everyone,
    query: z.object({ token: tokenSchema }),
    answer: successSchema,
    limit: ({ context, query }) => context.limits.emailLink(query.token),
    handle: ({ context, query }) => verifyEmailLink(context.domain, query),
  }),
  endpoint({
    id: 'accounts.change-not-verified-email',
    method: 'PATCH',
    path: '/auth/change-not-verified-email/{notVerifiedUserId}',
    failures: [404],
    summary: 'Correct the address of a sign-up that is not proved yet; a code is mailed to it',
    access: access.notVerified,
    params: z.object({ notVerifiedUserId: idSchema }),
    body: changeNotVerifiedEmailSchema.meta({ id: 'changeEmailDto' }),
    answer: notVerifiedUser,
    limit: ({ context, who }) => context.limits.changeEmail(who.userId),
    async handle({ context, who, params, body }) {
      if (params.notVerifiedUserId !== who.userId) return { ok: false, reason: 'not-found' };
      const answer = await changeNotVerifiedEmail(context.domain, { ...who, ...body });
      return answer.ok ? presentUnverified(answer.user) : answer;
    },
  }),
  endpoint({
    id: 'accounts.initiate-change-email',
    method: 'POST',
    path: '/auth/initiate-change-email',
    failures: [429],
    summary: 'Ask to use another address: a code is mailed to it, and nothing changes yet',
    access: access.user,
    body: initiateChangeEmailSchema.meta({ id: 'initiateChangeEmailDto' }),
    answer: sentSchema,
    limit: async ({ context, who }) => {
      const allowed = await context.limits.password(who.userId);
      return allowed.ok ? context.limits.changeEmail(who.userId) : allowed;
    },
    handle: ({ context, who: { userId, sessionId }, body }) =>
      initiateChangeEmail(context.domain, { userId, sessionId, ...body }),
  }),
  endpoint({
    id: 'accounts.change-email',
    method: 'PATCH',
    path: '/auth/change-email',
    summary: 'Use the address the code was mailed to; all other sessions end',
    access: access.user,
    body: changeEmailSchema.meta({ id: 'changeUserEmailDto' }),
    answer: z.object({ success: z.boolean(), email: z.string() }),
    limit: ({ context, who }) => context.limits.code(who.userId),
    async handle({ context, who: { userId, sessionId }, body, setCookies }) {
      const input = { userId, sessionId, asker: context.device, ...body };
      const answer = await changeEmail(context.domain, input);
      if (answer.ok) setCookies(context.device.remember(answer.email));
      return answer.ok ? { success: true, email: answer.email } : answer;
    },
  }),
]);
