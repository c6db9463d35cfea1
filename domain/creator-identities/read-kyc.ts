import type { Knex } from 'knex';
import type { CreatorIdentitiesRow, IdentityAttemptsRow } from '~/db/rows';
import type { IdentityFailure } from '~/providers/identity/identity-provider';
import type { DomainContext } from '../shared/context';
import type { Seal } from '../shared/sealing/seal';
import { openUrl } from './attempt';
import { creatorIdentitiesSettings } from './settings';

/** The state of a creator's identification. */
export interface Kyc {
  status: CreatorIdentitiesRow['status'];
  failureReason: IdentityFailure | null;
  /** The address at which the person continues; null unless it is in progress. */
  verificationUrl: string | null;
  /** The tries so far, with the present one. */
  attempt: number;
  attemptsLeft: number;
  startedAt: Date | null;
  decidedAt: Date | null;
  /** The time at which an attempt in progress ends by itself. */
  expiresAt: Date | null;
}

type Context = Pick<DomainContext, 'db' | 'seal' | 'settings'>;

/** Returns the state of the identification of a model; null if the model does not exist. */
export async function readKyc(context: Context, creatorId: string): Promise<Kyc | null> {
  const { kyc_attempts_most: most } = await context.settings(creatorIdentitiesSettings);
  return kycOf(context.db, context.seal, { creatorId, most });
}

/** Returns the state in the caller's transaction. */
export async function kycOf(
  db: Knex,
  seal: Seal,
  { creatorId, most }: { creatorId: string; most: number },
): Promise<Kyc | null> {
  const identity = await db('creator_identities').where({ creator_id: creatorId }).first();
  if (!identity) return null;
  const last = await db('identity_attempts')
    .where({ creator_id: creatorId })
    .whereNot({ state: 'opening' })
    .orderBy('started_at', 'desc')
    .first();
  const shown = identity.status === 'not_started' ? undefined : last;
  return {
    status: identity.status,
    attempt: identity.tries,
    attemptsLeft: Math.max(0, most - identity.tries),
    ...shownOf(seal, identity.status, shown),
  };
}

type Shown = Pick<
  Kyc,
  'failureReason' | 'verificationUrl' | 'startedAt' | 'decidedAt' | 'expiresAt'
>;

function shownOf(seal: Seal, status: Kyc['status'], attempt?: IdentityAttemptsRow): Shown {
  const isOpen = attempt?.state === 'open';
  return {
    failureReason: status === 'rejected' ? (attempt?.failure ?? null) : null,
    verificationUrl: isOpen ? openUrl(seal, attempt) : null,
    startedAt: attempt?.started_at ?? null,
    decidedAt: attempt?.decided_at ?? null,
    expiresAt: isOpen ? attempt.expires_at : null,
  };
}
