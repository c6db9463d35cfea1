/** The kinds of cases. This file uses no schema library because forms in the browser import it. */
export const caseKinds = [
  'contact',
  'content',
  'intimate-image',
  'complaint',
  'copyright',
  'counter-notice',
  'removal',
  'data-request',
  'appeal',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Checks whether a name is a kind of case. */
export function isCaseKind(name: string): name is CaseKind {
  return caseKinds.some((kind) => kind === name);
}

export const caseStates = ['received', 'in_review', 'resolved'] as const;

/** Urgent reasons: a person may be harmed as long as the content is visible. */
const urgentReasons = ['looks under age', 'a real person without consent'] as const;

/** The reasons for a report, in the contract's words. */
export const reportReasons = [
  ...urgentReasons,
  'dangerous organizations',
  'illegal activities',
  'spam',
  'frauds and scams',
  "i'm in this post and want it removed",
  'violent and graphic content',
  'animal abuse',
  'suicide/self harm',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Checks whether a report is handled before others. */
export const isUrgent = (reason: ReportReason): boolean =>
  urgentReasons.some((urgent) => urgent === reason);
export const defaultReportReason = 'spam' satisfies ReportReason;

/**
 * Persons who may request a removal: the person concerned, their representative, or a model who
 * revokes consent.
 */
export const standings = ['myself', 'representative', 'verified-model'] as const;

/** Persons who may send a notice of intimate images: the person shown, or their representative. */
export const noticeStandings = ['myself', 'representative'] as const;

/** The content that a notice reports at its addresses. */
export const noticeGrounds = ['intimate-without-consent', 'other-unlawful'] as const;

/** The rights that a person may exercise over their data. */
export const dataRights = [
  'access',
  'copy',
  'correction',
  'deletion',
  'restriction',
  'objection',
] as const;

/** The maximum number of characters per field. */
export const caseLimits = {
  name: 100,
  subject: 150,
  message: 5000,
  work: 2000,
  place: 500,
  postalAddress: 500,
  /** The number of addresses in a notice, one per line. */
  addresses: 10,
} as const;
