import type * as z from 'zod';
import { accountExists } from './account-exists';
import { caseOpened } from './case-opened';
import { changeEmailCode } from './change-email-code';
import { deletionRequested } from './deletion-requested';
import { emailChanged } from './email-changed';
import { exportReady } from './export-ready';
import { identityCode } from './identity-code';
import { identityLinked } from './identity-linked';
import type { Message } from './message';
import { newSignIn } from './new-sign-in';
import { passwordChanged } from './password-changed';
import { resetCode } from './reset-code';
import { signUpCode } from './sign-up-code';
import { staffCode } from './staff-code';
import type { Frame, MailTemplate } from './template';

/** Every mail there is, by the name its deliveries are recorded under. */
export const mailTemplates = {
  'account-exists': accountExists,
  'case-opened': caseOpened,
  'change-email-code': changeEmailCode,
  'deletion-requested': deletionRequested,
  'email-changed': emailChanged,
  'export-ready': exportReady,
  'identity-code': identityCode,
  'identity-linked': identityLinked,
  'new-sign-in': newSignIn,
  'password-changed': passwordChanged,
  'reset-code': resetCode,
  'sign-up-code': signUpCode,
  'staff-code': staffCode,
} satisfies Record<string, MailTemplate>;

export type TemplateName = keyof typeof mailTemplates;
export type TemplateData<Name extends TemplateName> = z.input<(typeof mailTemplates)[Name]['data']>;

export function isTemplateName(name: unknown): name is TemplateName {
  return typeof name === 'string' && Object.hasOwn(mailTemplates, name);
}

/** Writes a mail; throws when the data is not what its template asks for. */
export function writeMail(name: TemplateName, data: unknown, frame: Frame): Message {
  const template: MailTemplate = mailTemplates[name];
  return template.write(template.data.parse(data), frame);
}
