import type { Permission } from './permissions';

interface StaffAct {
  permission: Permission;
  /** The kind of thing that the act changes. */
  resource: string;
  /** True for an irreversible act, which needs a proof of identity within the last minutes. */
  isFinal?: true;
  /** True for a decision about a thing that waits in the queue: it needs the member's claim on it. */
  needsClaim?: true;
}

/** All acts of staff, by the names in the action log. */
export const staffActs = {
  'account.open': { permission: 'accounts.review', resource: 'account' },
  'account.release': { permission: 'accounts.review', resource: 'account', needsClaim: true },
  'account.close': { permission: 'accounts.review', resource: 'account', needsClaim: true },
  'incident.open': { permission: 'flags.review', resource: 'incident' },
  'incident.decide': { permission: 'flags.review', resource: 'incident', needsClaim: true },
  'incident.notify-police': { permission: 'flags.review', resource: 'incident' },
  'police-notice.open': { permission: 'flags.review', resource: 'police-notice' },
  'police-notice.decide': {
    permission: 'flags.review',
    resource: 'police-notice',
    needsClaim: true,
  },
  'police-notice.note-sent': { permission: 'flags.review', resource: 'police-notice' },
  'appeal.open': { permission: 'appeals.answer', resource: 'appeal' },
  'appeal.answer': { permission: 'appeals.answer', resource: 'appeal', needsClaim: true },
  'notice.open': { permission: 'notices.decide', resource: 'notice' },
  'notice.decide': { permission: 'notices.decide', resource: 'notice', needsClaim: true },
  'report.open': { permission: 'flags.review', resource: 'report' },
  'report.decide': { permission: 'flags.review', resource: 'report', needsClaim: true },
  'report.mark': { permission: 'flags.review', resource: 'report' },
  'case.open': { permission: 'cases.answer', resource: 'case' },
  'case.answer': { permission: 'cases.answer', resource: 'case', needsClaim: true },
  'second-reading.decide': {
    permission: 'flags.review',
    resource: 'second-reading',
    needsClaim: true,
  },
  'statement.export': { permission: 'moderation.read', resource: 'statement' },
  'canned-answer.add': { permission: 'canned-answers.manage', resource: 'canned-answer' },
  'canned-answer.change': { permission: 'canned-answers.manage', resource: 'canned-answer' },
  'canned-answer.delete': { permission: 'canned-answers.manage', resource: 'canned-answer' },
  'staff.invite': { permission: 'staff.manage', resource: 'staff', isFinal: true },
  'staff.invite-again': { permission: 'staff.manage', resource: 'staff' },
  'staff.change': { permission: 'staff.manage', resource: 'staff', isFinal: true },
  'staff.reset-factors': { permission: 'staff.manage', resource: 'staff', isFinal: true },
  'user.create': { permission: 'users.manage', resource: 'user' },
  'user.change': { permission: 'users.manage', resource: 'user' },
  'user.set-state': { permission: 'users.manage', resource: 'user' },
  'user.show-address': { permission: 'users.manage', resource: 'user' },
  'user.end-session': { permission: 'users.manage', resource: 'user' },
  'user.write-note': { permission: 'users.manage', resource: 'user' },
  'user.remove-note': { permission: 'users.manage', resource: 'user' },
  'user.delete': { permission: 'users.manage', resource: 'user' },
  'user.restore': { permission: 'users.manage', resource: 'user' },
  'user.ask-to-look': { permission: 'users.impersonate', resource: 'user' },
  'user.look': { permission: 'users.impersonate', resource: 'user' },
  'user.look-page': { permission: 'users.impersonate', resource: 'user' },
  'user.end-look': { permission: 'users.impersonate', resource: 'user' },
  'model.open': { permission: 'creators.decide', resource: 'verified-model' },
  'model.approve': { permission: 'creators.decide', resource: 'verified-model', needsClaim: true },
  'model.decline': { permission: 'creators.decide', resource: 'verified-model', needsClaim: true },
  'model.change': { permission: 'creators.decide', resource: 'verified-model' },
  'model.remove': { permission: 'creators.decide', resource: 'verified-model' },
  'model.retry-twin': { permission: 'creators.decide', resource: 'verified-model' },
  'model.retry-photos': { permission: 'creators.decide', resource: 'verified-model' },
  'model.approve-kyc': { permission: 'creators.decide', resource: 'verified-model' },
  'model.regenerate-twin': { permission: 'creators.decide', resource: 'verified-model' },
  'model.regenerate-previews': { permission: 'creators.decide', resource: 'verified-model' },
  'model.send-to-kyc': { permission: 'creators.decide', resource: 'verified-model' },
  'voice.approve': { permission: 'creators.decide', resource: 'voice' },
  'voice.decline': { permission: 'creators.decide', resource: 'voice' },
  'voice.switch': { permission: 'creators.decide', resource: 'voice' },
  'creator.remove': { permission: 'creators.decide', resource: 'creator' },
  'unsubscribe.add': { permission: 'unsubscribes.manage', resource: 'unsubscribe' },
  'unsubscribe.end': { permission: 'unsubscribes.manage', resource: 'unsubscribe' },
  'unsubscribe.show-address': { permission: 'unsubscribes.manage', resource: 'unsubscribe' },
  'club-plan.add': { permission: 'fanclub-plans.manage', resource: 'club-plan' },
  'club-plan.change': { permission: 'fanclub-plans.manage', resource: 'club-plan' },
  'club-plan.delete': { permission: 'fanclub-plans.manage', resource: 'club-plan' },
  'redeem-batch.add': { permission: 'redeem-codes.manage', resource: 'redeem-batch' },
  'redeem-batch.issue': { permission: 'redeem-codes.manage', resource: 'redeem-batch' },
  'redeem-batch.disable': { permission: 'redeem-codes.manage', resource: 'redeem-batch' },
  'redeem-batch.enable': { permission: 'redeem-codes.manage', resource: 'redeem-batch' },
  'quest.add': { permission: 'gamification.manage', resource: 'quest' },
  'quest.change': { permission: 'gamification.manage', resource: 'quest' },
  'quest.test-notice': { permission: 'gamification.manage', resource: 'quest' },
  'gamification.configure': { permission: 'gamification.manage', resource: 'gamification' },
  'payment.review': { permission: 'money.review', resource: 'payment' },
  'payment.refund': { permission: 'money.review', resource: 'payment' },
  'payment.open-evidence': { permission: 'money.review', resource: 'payment' },
  'refund.approve': { permission: 'money.approve', resource: 'refund' },
  'refund.decline': { permission: 'money.approve', resource: 'refund' },
  'dispute.open-evidence': { permission: 'money.review', resource: 'dispute' },
  'dispute.answer': { permission: 'money.review', resource: 'dispute' },
  'difference.resolve': { permission: 'money.review', resource: 'difference' },
  'month.export': { permission: 'money.review', resource: 'month' },
  'invoice.open': { permission: 'money.review', resource: 'invoice' },
  'invoice.export': { permission: 'money.review', resource: 'invoice' },
  'payout-method.open': { permission: 'payouts.manage', resource: 'payout-method' },
  'payout-method.approve': { permission: 'payouts.approve', resource: 'payout-method' },
  'payout-method.reject': { permission: 'payouts.approve', resource: 'payout-method' },
  'payout.approve': { permission: 'payouts.approve', resource: 'payout', isFinal: true },
  'payout.reject': { permission: 'payouts.approve', resource: 'payout' },
  'payout.send-back': { permission: 'payouts.manage', resource: 'payout' },
  'payout.hold': { permission: 'payouts.manage', resource: 'payout' },
  'payout.resume': { permission: 'payouts.manage', resource: 'payout' },
  'payout.refund': { permission: 'payouts.approve', resource: 'payout', isFinal: true },
  'payout-batch.make': { permission: 'payouts.manage', resource: 'payout-batch' },
  'payout-batch.open': { permission: 'payouts.manage', resource: 'payout-batch' },
  'payout-batch.send': { permission: 'payouts.manage', resource: 'payout-batch' },
  'payout-batch.confirm': {
    permission: 'payouts.approve',
    resource: 'payout-batch',
    isFinal: true,
  },
  'subscription.cancel': { permission: 'money.review', resource: 'subscription' },
  'subscription.resume': { permission: 'money.review', resource: 'subscription' },
  'membership.cancel': { permission: 'money.review', resource: 'membership' },
  'membership.resume': { permission: 'money.review', resource: 'membership' },
  'membership.end': { permission: 'money.review', resource: 'membership' },
  'risk-decision.review': { permission: 'money.review', resource: 'risk-decision' },
  'action.export': { permission: 'actions.read', resource: 'action' },
  'queue.change': { permission: 'queues.change', resource: 'queue' },
} as const satisfies Record<string, StaffAct>;

export type StaffActName = keyof typeof staffActs;

/** Acts that need a fresh proof. */
export type FinalAct = {
  [Name in StaffActName]: (typeof staffActs)[Name] extends { isFinal: true } ? Name : never;
}[StaffActName];

export type StaffResource = (typeof staffActs)[StaffActName]['resource'];

export const staffActNames = Object.keys(staffActs) as StaffActName[];

/** The kinds of things that staff act on, without duplicates. */
export const staffResources = [
  ...new Set(Object.values(staffActs).map(({ resource }) => resource)),
];
