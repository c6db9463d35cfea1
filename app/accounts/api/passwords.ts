import * as z from 'zod';
import { changePassword } from '~/domain/credentials/change-password';
import { requestPasswordReset } from '~/domain/credentials/request-password-reset';
import {
  changePasswordSchema,
  newPasswordSchema,
  requestResetSchema,
  tokenSchema,
  verifyResetCodeSchema,
} from '~/domain/credentials/schema';
import { setNewPassword } from '~/domain/credentials/set-new-password';
import { verifyResetCode } from '~/domain/credentials/verify-reset-code';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { sentSchema, successSchema } from '../../kit/api/success';

const endpoint = endpointsOf('accounts');

export const passwords = apiSection(40, [
  endpoint({
    id: 'accounts.reset-password',
    method: 'POST',
    path: '/auth/reset-password',
    failures: [429],
    summary: 'Forgot the password: mail a code, if the address has an account',
    access: access.everyone,
    body: requestResetSchema.meta({ id: 'resetPasswordDto' }),
    answer: sentSchema,
    limit: ({ context, body }) => context.limits.resetPassword(body.email),
    async handle({ context, body: { email }, setCookies }) {
      setCookies(context.device.keep());
      return requestPasswordReset(context.domain, { email, asker: context.device });
    },
  }),
  endpoint({
    id: 'accounts.verify-reset-password-otp',
    method: 'POST',
    path: '/auth/verify-reset-password-otp',
    summary:
      'Exchange the mailed code for a token that sets one new password, by whoever keeps the cookie of the call before',
    access: access.everyone,
    body: verifyResetCodeSchema.meta({ id: 'verifyResetPasswordOtpDto' }),
    answer: z.object({ success: z.boolean(), token: z.string() }),
    limit: ({ context, body }) => context.limits.resetCode(body.email),
    async handle({ context, body: { email, otp }, setCookies }) {
      const answer = await verifyResetCode(context.domain, {
        email,
        code: otp,
        asker: context.device,
      });
      if (!answer.ok) return answer;
      // The owner reads the mail of this address, so failed log-ins from other devices must not block this
      // device.
      setCookies(context.device.remember(email));
      return { success: true, token: answer.token };
    },
  }),
  endpoint({
    id: 'accounts.set-new-password',
    method: 'POST',
    path: '/auth/set-new-password',
    summary: 'Set a new password by such a token, once; every session ends',
    access: access.everyone,
    query: z.object({ token: tokenSchema }),
    body: newPasswordSchema.meta({ id: 'newPasswordDto' }),
    answer: successSchema,
    limit: ({ context, query }) => context.limits.newPassword(query.token),
    async handle({ context, query, body }) {
      const answer = await setNewPassword(context.domain, { ...query, ...body });
      if (!answer.ok) return answer;
      // A person who was locked out by wrong guesses may log in with the new password now.
      await context.limits.forgive('logIn', answer.email);
      return { ok: true };
    },
  }),
  endpoint({
    id: 'accounts.change-password',
    method: 'PATCH',
    path: '/auth/change-password',
    summary: 'Change the own password, or set the first; all other sessions end',
    access: access.user,
    mayRequireProof: true,
    body: changePasswordSchema.meta({ id: 'changePasswordDto' }),
    answer: successSchema,
    limit: ({ context, who }) => context.limits.password(who.userId),
    handle: ({ context, who: { userId, sessionId }, body }) =>
      changePassword(context.domain, { userId, sessionId, ...body }),
  }),
]);
