import type { Knex } from 'knex';
import type { IdentityAttemptsRow } from '~/db/rows';
import type { IdentityOutcome, IdentityReport } from '~/providers/identity/identity-provider';
import { findCreatorById } from '../creators/find-creator';
import type { DomainContext } from '../shared/context';
import { sealFacts } from './attempt';
import { announceProgress, endAttempt, lockIdentity } from './end-attempt';
import { isAdultOn, matchDocument } from './match-document';
import { creatorIdentitiesSettings } from './settings';

/** `early`: the attempt's session is not stored yet, so the report has to wait. */
type Applied = 'applied' | 'nothing' | 'early';

/**
 * Applies a report in the caller's transaction. Only an attempt that is open changes, so a report that is
 * repeated, late, out of order, or of another session changes nothing.
 */
export async function applyReport(
  context: DomainContext,
  trx: Knex.Transaction,
  report: IdentityReport,
  provider: string,
): Promise<Applied> {
  const { outcome, reference, sessionId } = report;
  const named = await trx('identity_attempts')
    .where({ id: asId(reference), provider })
    .first('creator_id');
  if (!named) return 'nothing';
  await lockIdentity(trx, named.creator_id);
  const attempt = await trx('identity_attempts').where({ id: reference }).first();
  if (attempt?.state === 'opening') return 'early';
  if (attempt?.state !== 'open' || attempt.session_id !== sessionId) return 'nothing';
  if (outcome.state === 'pending') return 'nothing';
  await endAttempt(context, trx, attempt, await endingOf(context, trx, attempt, outcome));
  const { kyc_attempts_most: most } = await context.settings(creatorIdentitiesSettings);
  await announceProgress(context, trx, { creatorId: attempt.creator_id, most });
  return 'applied';
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const nobody = '00000000-0000-0000-0000-000000000000';

/** A reference that is none of ours is an id that nothing has. */
const asId = (reference: string): string => (uuid.test(reference) ? reference : nobody);

/** Rejects an approved person whose document shows another birth date than the profile, or a minor. */
async function endingOf(
  { seal, now }: DomainContext,
  trx: Knex.Transaction,
  { id, creator_id: creatorId }: IdentityAttemptsRow,
  outcome: Exclude<IdentityOutcome, { state: 'pending' }>,
): Promise<Parameters<typeof endAttempt>[3]> {
  if (outcome.state === 'rejected') return outcome;
  const profile = await findCreatorById({ db: trx, seal }, creatorId);
  const { document } = outcome;
  const match = profile && matchDocument(document, profile);
  const isAdult = document.birthDate !== null && isAdultOn(document.birthDate, now());
  if (!match || !isAdult || match.birthDateMatches === false) {
    return { state: 'rejected', failure: 'document_verification_failed' };
  }
  return { state: 'approved', sealedFacts: sealFacts(seal, id, match) };
}
