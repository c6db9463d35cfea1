import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import type { Clock } from '../processor/clock';
import { Table } from '../processor/table';

/** The decisions of Veriff that a person or staff may bring about here, with their codes and reasons. */
const decisions = {
  approve: { code: 9001, status: 'approved', reason: null, reasonCode: null },
  photo: {
    code: 9103,
    status: 'resubmission_requested',
    reason: 'Video and/or photos missing',
    reasonCode: 201,
  },
  document: {
    code: 9102,
    status: 'declined',
    reason: 'Suspected document tampering',
    reasonCode: 102,
  },
  abort: { code: 9104, status: 'abandoned', reason: null, reasonCode: null },
  withdraw: { code: 9104, status: 'abandoned', reason: 'Consent withdrawn', reasonCode: null },
  expire: { code: 9104, status: 'expired', reason: null, reasonCode: null },
  review: { code: 9121, status: 'review', reason: null, reasonCode: null },
  unknown: { code: 9999, status: 'unknown', reason: null, reasonCode: null },
} as const;
export type DecisionName = keyof typeof decisions;
export const decisionNames = Object.keys(decisions) as [DecisionName, ...DecisionName[]];

const sessionSchema = z.object({
  id: z.string(),
  /** The id in the page's address: who knows the session's id cannot open the page. */
  page: z.string(),
  vendorData: z.string(),
  callback: z.string(),
  createdAt: z.string(),
  decision: z.enum(decisionNames).nullable(),
  person: z.object({ firstName: z.string(), lastName: z.string(), dateOfBirth: z.string() }),
});
export type IdentitySession = z.infer<typeof sessionSchema>;

/** The sessions of the identity provider. A final decision stays. */
export class IdentitySessions {
  readonly table: Table<IdentitySession>;

  constructor(
    private readonly clock: Clock,
    folder: string | undefined,
    private readonly emit: (session: IdentitySession) => void,
  ) {
    this.table = new Table(sessionSchema, folder && join(folder, 'sessions.jsonl'));
  }

  /** Opens a session; every call opens another, as at Veriff. */
  open({ vendorData, callback }: { vendorData: string; callback: string }): IdentitySession {
    return this.table.put({
      id: randomUUID(),
      page: randomBytes(24).toString('base64url'),
      vendorData,
      callback,
      createdAt: this.clock.now().toISOString(),
      decision: null,
      person: { firstName: 'Mara', lastName: 'Quint', dateOfBirth: '1994-05-17' },
    });
  }

  findByPage(page: string): IdentitySession | undefined {
    return this.table.list().find((session) => session.page === page);
  }

  /** Stores a decision and tells of it; a session that is decided stays as it is. */
  decide(
    session: IdentitySession,
    decision: DecisionName,
    person: Partial<IdentitySession['person']> = {},
  ): IdentitySession {
    if (session.decision !== null && session.decision !== 'review') return session;
    const decided = this.table.put({
      ...session,
      decision,
      person: { ...session.person, ...person },
    });
    this.emit(decided);
    return decided;
  }
}

/** Returns a session's decision as the API and the webhook tell it; null before there is one. */
export function verificationOf({ id, vendorData, decision, person }: IdentitySession) {
  if (decision === null) return null;
  return {
    id,
    vendorData,
    attemptId: id,
    ...decisions[decision],
    person: decision === 'approve' ? person : null,
    document: decision === 'approve' ? { type: 'PASSPORT', country: 'DE' } : null,
  };
}
