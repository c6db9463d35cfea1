/** What a case can be about. No schema library here: forms in the browser read these, too. */
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

/** Whether something is a kind of case by its name. */
export function isCaseKind(name: string): name is CaseKind {
  return caseKinds.some((kind) => kind === name);
}

export const caseStates = ['received', 'in_review', 'resolved'] as const;

/** Reasons that wait for nothing: somebody may be harmed as long as it stands. */
const urgentReasons = ['looks under age', 'a real person without consent'] as const;

/** Why content is reported, in the contract's words. */
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

/** Whether a report is answered before others. */
export const isUrgent = (reason: ReportReason): boolean =>
  urgentReasons.some((urgent) => urgent === reason);
export const defaultReportReason = 'spam' satisfies ReportReason;

/** Who asks for a removal: the person themselves, somebody for them, or a model who takes consent back. */
export const standings = ['myself', 'representative', 'verified-model'] as const;

/** Who sends a notice of intimate images: whom they show, or somebody for them. */
export const noticeStandings = ['myself', 'representative'] as const;

/** What a notice says that its addresses show. */
export const noticeGrounds = ['intimate-without-consent', 'other-unlawful'] as const;

/** What a person may ask about their data. */
export const dataRights = [
  'access',
  'copy',
  'correction',
  'deletion',
  'restriction',
  'objection',
] as const;

/** Characters a field may hold. */
export const caseLimits = {
  name: 100,
  subject: 150,
  message: 5000,
  work: 2000,
  place: 500,
  postalAddress: 500,
  /** Of a notice, one a line. */
  addresses: 10,
} as const;
