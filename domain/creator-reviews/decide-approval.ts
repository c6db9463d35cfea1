import type { ModelStatesRow } from '~/db/rows';

/** The conditions for an approval. */
const approvalNeeds = [
  'submitted',
  'identity',
  'photos',
  'voice',
  'release',
  'agreement',
  'consent',
  'confirmed',
] as const;
export type ApprovalNeed = (typeof approvalNeeds)[number];

export interface ApprovalFacts extends Pick<
  ModelStatesRow,
  | 'kind'
  | 'submitted_at'
  | 'kyc_status'
  | 'photo_status'
  | 'voice_status'
  | 'release_status'
  | 'agreement_status'
  | 'approval_status'
> {
  /** True if the person consents to a twin and did not withdraw. */
  hasConsent: boolean;
  /** The number of parts that the person has neither confirmed nor removed. */
  unconfirmed: number;
}

export type ApprovalDecision =
  { kind: 'approve' } | { kind: 'repeat' } | { kind: 'missing'; missing: ApprovalNeed[] };

/** Decides whether staff may approve a model: everything that is the person's must be done. */
export function decideApproval(facts: ApprovalFacts): ApprovalDecision {
  if (facts.approval_status === 'approved') return { kind: 'repeat' };
  const holds: Record<ApprovalNeed, boolean> = {
    submitted: facts.kind === 'verified' && facts.submitted_at !== null,
    identity: facts.kyc_status === 'approved',
    photos: facts.photo_status === 'approved',
    voice: facts.voice_status === 'approved',
    release: facts.release_status === 'signed',
    agreement: facts.agreement_status === 'signed',
    consent: facts.hasConsent,
    confirmed: facts.unconfirmed === 0,
  };
  const missing = approvalNeeds.filter((need) => !holds[need]);
  return missing.length > 0 ? { kind: 'missing', missing } : { kind: 'approve' };
}
