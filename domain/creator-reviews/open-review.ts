import { readDocumentMatch, type DocumentMatch } from '../creator-identities/document-match';
import { listDecisions, type ModelDecision } from '../creator-onboarding/set-approval';
import { listUnconfirmed, type ModelPart } from '../creators/unconfirmed-parts';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { findModelForStaff, type ModelForStaff } from './list-models';
import { refuse, type Refusal } from './refusals';

/** The evidence of a model for a reviewer. */
export interface ReviewEvidence {
  model: ModelForStaff;
  bio: string;
  /** The match of the identity document with the profile; null before an approval by a document. */
  match: DocumentMatch | null;
  consents: { scope: string; version: string; at: Date }[];
  unconfirmed: ModelPart[];
  decisions: ModelDecision[];
}

/** Opens the evidence of a model for a member of staff, which is logged with their name. */
export async function openReview(
  context: DomainContext,
  by: StaffActor,
  id: string,
): Promise<{ ok: true; evidence: ReviewEvidence } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'model.open', id }, async (trx) => {
    const inside = { ...context, db: trx };
    const model = await findModelForStaff(inside, id);
    if (!model) return refuse('not-found');
    const consents = await trx('given_consents')
      .where({ creator_id: id })
      .orderBy('scope')
      .select('scope', 'text_version', 'given_at');
    const text = await trx('model_texts').where({ id }).first('bio');
    return {
      ok: true,
      evidence: {
        model,
        bio: text?.bio ?? '',
        match: await readDocumentMatch(inside, id),
        consents: consents.map((one) => ({
          scope: one.scope,
          version: one.text_version,
          at: one.given_at,
        })),
        unconfirmed: await listUnconfirmed(trx, id),
        decisions: await listDecisions(trx, id),
      },
      change: model.user_id === null ? {} : { userId: model.user_id },
    } as const;
  });
}
