import * as z from 'zod';
import { changePasswordSchema, newPasswordSchema } from '~/domain/credentials/schema';
import { factorCodeSchema } from '~/domain/second-factors/schema';
import { isoTime } from '~/domain/shared/codecs';
import { emailSchema } from '~/domain/shared/words/email';
import { changeStaffPassword } from '~/domain/staff/change-staff-password';
import { endStaffSession } from '~/domain/staff/end-staff-session';
import { proveStaffFactor } from '~/domain/staff/finish-staff-sign-in';
import { findStaffMember } from '~/domain/staff/list-staff';
import { requestStaffCode } from '~/domain/staff/request-staff-code';
import { requestStaffReset, resetStaffPassword } from '~/domain/staff/reset-staff-password';
import { staffCodeSchema } from '~/domain/staff/schema';
import { staffAccount } from '~/domain/staff/staff-account';
import { verifyStaffCode } from '~/domain/staff/verify-staff-code';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { successSchema } from '../../kit/api/success';
import { memberSchema, presentMember } from '../presenters/member-for-staff';

const endpoint = endpointsOf('admin');
const own = access.staff('own-sign-in.change');

/** Longer than any password: a stored one is compared with any input. */
const password = z.string().max(1000).optional();

const enteredSchema = z
  .object({
    /** False while the second factor is still to be proved, or added on the page of the back office. */
    isSignedIn: z.boolean(),
    next: z.enum(['prove', 'enrol']).nullable(),
    expiresAt: isoTime,
  })
  .meta({ id: 'StaffSignIn' });

/** The endpoints of the sign-in of staff and of their own account. */
export const ownStaffAccount = apiSection(255, [
  endpoint({
    id: 'admin.auth-login',
    method: 'POST',
    path: '/admins/auth/login',
    summary: 'Mail a code to a member of staff; the answer is the same for everybody else',
    access: access.everyone,
    body: z.object({ email: emailSchema, password }).meta({ id: 'staffLoginDto' }),
    answer: successSchema,
    limit: ({ context, body }) => context.limits.staffCode(staffAccount(body.email)),
    handle({ context: { domain, device }, body, setCookies }) {
      setCookies(device.keep());
      return requestStaffCode(domain, { ...body, asker: device });
    },
  }),
  endpoint({
    id: 'admin.auth-verify-code',
    method: 'POST',
    path: '/admins/auth/verify-code',
    summary:
      'Enter the mailed code, in the browser that asked for it, then or with it the code of the second factor',
    access: access.everyone,
    body: z
      .union([
        z.object({
          email: emailSchema,
          code: staffCodeSchema,
          secondFactor: factorCodeSchema.optional(),
        }),
        z.object({ secondFactor: factorCodeSchema }),
      ])
      .meta({ id: 'staffVerifyCodeDto' }),
    answer: enteredSchema,
    limit: ({ context, body }) =>
      'email' in body
        ? context.limits.staffCodeEntry(staffAccount(body.email))
        : context.limits.secondFactor(context.ticket),
    async handle({ context, body, setCookies }) {
      const { domain, device, cookies } = context;
      let token = context.ticket;
      if ('email' in body) {
        const verified = await verifyStaffCode(domain, { ...body, asker: device });
        if (!verified.ok) return verified;
        const { ticket, purpose } = verified;
        setCookies(cookies.keepTicket(ticket));
        token = ticket.token;
        if (purpose === 'enrol' || body.secondFactor === undefined) {
          return { isSignedIn: false, next: purpose, expiresAt: ticket.expiresAt };
        }
      }
      const proof = { code: body.secondFactor ?? '' };
      const entered = await proveStaffFactor(domain, { token, asker: device, proof });
      if (!entered.ok) return entered;
      setCookies([
        ...cookies.startStaffSession(entered.tokens),
        ...device.remember(staffAccount(entered.staff.email)),
        ...cookies.endTicket(),
      ]);
      return { isSignedIn: true, next: null, expiresAt: entered.tokens.expiresAt };
    },
  }),
  endpoint({
    id: 'admin.auth-logout',
    method: 'POST',
    path: '/admins/auth/logout',
    summary: 'End this session',
    access: own,
    answer: successSchema,
    async handle({ context: { domain, tokens, cookies }, setCookies }) {
      await endStaffSession(domain, tokens.staff ?? '');
      setCookies(cookies.endStaffSession());
      return { ok: true };
    },
  }),
  endpoint({
    id: 'admin.auth-reset-password',
    method: 'POST',
    path: '/admins/auth/reset-password',
    summary:
      'Forgot the password: mail a code, or with it set a new password; then every session ends',
    access: access.everyone,
    body: z
      .union([
        newPasswordSchema.extend({ email: emailSchema, code: staffCodeSchema }),
        z.object({ email: emailSchema }),
      ])
      .meta({ id: 'staffResetPasswordDto' }),
    answer: successSchema,
    limit: ({ context, body }) =>
      'code' in body
        ? context.limits.staffCodeEntry(staffAccount(body.email))
        : context.limits.staffCode(staffAccount(body.email)),
    handle({ context: { domain, device }, body, setCookies }) {
      if ('code' in body) return resetStaffPassword(domain, { ...body, asker: device });
      setCookies(device.keep());
      return requestStaffReset(domain, { ...body, asker: device });
    },
  }),
  endpoint({
    id: 'admin.auth-refresh',
    method: 'GET',
    path: '/admins/auth/refresh',
    summary: 'Keep the session in use; it ends at its time, or when nothing is done for a while',
    access: own,
    answer: z.object({ expiresAt: isoTime }).meta({ id: 'StaffSession' }),
    handle: ({ who: { expiresAt } }) => Promise.resolve({ expiresAt }),
  }),
  endpoint({
    id: 'admin.change-password',
    method: 'PATCH',
    path: '/admins/change-password',
    summary: 'Set or change the own password; all other sessions end',
    access: own,
    mayRequireProof: true,
    body: changePasswordSchema.meta({ id: 'staffChangePasswordDto' }),
    answer: successSchema,
    limit: ({ context, who }) => context.limits.staffPassword(who.staffId),
    handle: ({ context, who, body }) => changeStaffPassword(context.domain, { ...who, ...body }),
  }),
  endpoint({
    id: 'admin.me',
    method: 'GET',
    path: '/admins/me',
    summary: 'The own account with its role and ways to sign in',
    access: own,
    failures: [404],
    answer: memberSchema,
    async handle({ context, who }) {
      const member = await findStaffMember(context.domain, who.staffId);
      return member ? presentMember(member) : ({ ok: false, reason: 'not-found' } as const);
    },
  }),
]);
