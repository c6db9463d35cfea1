import type * as z from 'zod';
import { accountExists } from './account-exists';
import { ageReviewBegun } from './age-review-begun';
import { ageReviewEnded } from './age-review-ended';
import { appealAnswered } from './appeal-answered';
import { cardEnds } from './card-ends';
import { caseAnswered } from './case-answered';
import { caseOpened } from './case-opened';
import { clubRenewal } from './club-renewal';
import { clubRenewalFailed } from './club-renewal-failed';
import { changeEmailCode, identityCode, proofCode, resetCode } from './coded-message';
import { decisionWithdrawn } from './decision-withdrawn';
import { deletionRequested } from './deletion-requested';
import { digest } from './digest';
import { emailChanged } from './email-changed';
import { exportReady } from './export-ready';
import { factorChanged } from './factor-changed';
import { flowHandedBack } from './flow-handed-back';
import { flowTakenOver } from './flow-taken-over';
import { identityLinked } from './identity-linked';
import { legalChange } from './legal-change';
import type { Message } from './message';
import { modelInvited } from './model-invited';
import { modelRelease } from './model-release';
import { newSignIn } from './new-sign-in';
import { noticeDecided } from './notice-decided';
import { passwordChanged } from './password-changed';
import { renewalFailed } from './renewal-failed';
import { resumeFailed } from './resume-failed';
import { payoutChanged } from './payout-changed';
import { payoutMethodChanged } from './payout-method-changed';
import { paymentDisputed, paymentPaid, paymentRefunded } from './payment-receipts';
import { ruleBroken } from './rule-broken';
import { signUpCode } from './sign-up-code';
import { staffCode, staffResetCode } from './staff-code';
import { staffInvited } from './staff-invited';
import { subscriptionCanceled } from './subscription-canceled';
import { subscriptionEnded } from './subscription-ended';
import { subscriptionRenewal } from './subscription-renewal';
import { subscriptionResumed } from './subscription-resumed';
import { subscriptionResumes } from './subscription-resumes';
import { type Frame, type MailTemplate, writeBy } from './template';

/** All mails, by the name under which their deliveries are recorded. */
const mailTemplates = {
  'account-exists': accountExists,
  'age-review-begun': ageReviewBegun,
  'age-review-ended': ageReviewEnded,
  'appeal-answered': appealAnswered,
  'card-ends': cardEnds,
  'case-answered': caseAnswered,
  'case-opened': caseOpened,
  'change-email-code': changeEmailCode,
  'club-renewal': clubRenewal,
  'club-renewal-failed': clubRenewalFailed,
  'decision-withdrawn': decisionWithdrawn,
  'deletion-requested': deletionRequested,
  digest,
  'email-changed': emailChanged,
  'export-ready': exportReady,
  'factor-changed': factorChanged,
  'flow-handed-back': flowHandedBack,
  'flow-taken-over': flowTakenOver,
  'identity-code': identityCode,
  'identity-linked': identityLinked,
  'legal-change': legalChange,
  'model-invited': modelInvited,
  'model-release': modelRelease,
  'new-sign-in': newSignIn,
  'notice-decided': noticeDecided,
  'password-changed': passwordChanged,
  'payment-disputed': paymentDisputed,
  'payment-paid': paymentPaid,
  'payment-refunded': paymentRefunded,
  'payout-changed': payoutChanged,
  'payout-method-changed': payoutMethodChanged,
  'proof-code': proofCode,
  'renewal-failed': renewalFailed,
  'resume-failed': resumeFailed,
  'reset-code': resetCode,
  'rule-broken': ruleBroken,
  'sign-up-code': signUpCode,
  'staff-code': staffCode,
  'staff-invited': staffInvited,
  'staff-reset-code': staffResetCode,
  'subscription-canceled': subscriptionCanceled,
  'subscription-ended': subscriptionEnded,
  'subscription-renewal': subscriptionRenewal,
  'subscription-resumed': subscriptionResumed,
  'subscription-resumes': subscriptionResumes,
} satisfies Record<string, MailTemplate>;

export type TemplateName = keyof typeof mailTemplates;
export type TemplateData<Name extends TemplateName> = z.input<(typeof mailTemplates)[Name]['data']>;

/** Checks whether a value is the name of a mail. */
export function isTemplateName(name: unknown): name is TemplateName {
  return typeof name === 'string' && Object.hasOwn(mailTemplates, name);
}

/** Returns the template with a name. */
export const templateOf = (name: TemplateName): MailTemplate => mailTemplates[name];

/** Composes a mail by the name of its template. */
export function writeMail(name: TemplateName, data: unknown, frame: Frame): Message {
  return writeBy(templateOf(name), data, frame);
}
