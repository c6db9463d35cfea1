import { expect, it } from 'vitest';
import { decideApproval, type ApprovalFacts, type ApprovalNeed } from './decide-approval';

const complete: ApprovalFacts = {
  kind: 'verified',
  submitted_at: new Date(),
  kyc_status: 'approved',
  photo_status: 'approved',
  voice_status: 'approved',
  release_status: 'signed',
  agreement_status: 'signed',
  approval_status: 'pending',
  hasConsent: true,
  unconfirmed: 0,
};
const broken: Record<ApprovalNeed, Partial<ApprovalFacts>> = {
  submitted: { submitted_at: null },
  identity: { kyc_status: 'in_progress' },
  photos: { photo_status: 'pending' },
  voice: { voice_status: 'rejected' },
  release: { release_status: 'unsigned' },
  agreement: { agreement_status: 'sent' },
  consent: { hasConsent: false },
  confirmed: { unconfirmed: 1 },
};

it('is possible only when everything of the person is done', () => {
  expect(decideApproval(complete)).toEqual({ kind: 'approve' });
  for (const [need, fact] of Object.entries(broken)) {
    const decision = decideApproval({ ...complete, ...fact });
    expect(decision).toEqual({ kind: 'missing', missing: [need] });
  }
  expect(decideApproval({ ...complete, kind: 'simplified' })).toMatchObject({ kind: 'missing' });
  expect(decideApproval({ ...complete, approval_status: 'approved' })).toEqual({ kind: 'repeat' });
});
