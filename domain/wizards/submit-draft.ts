import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { decideStep } from './decide-step';
import { lockDraft, writeOutcome } from './draft-rows';
import { refuse, type Refusal } from './refusals';
import { storeStep, type SentStep } from './save-step';
import type { Outcome, Wizard } from './wizard';

type DraftRefusal = 'draft-changed' | 'draft-incomplete' | 'answer-not-valid' | 'no-such-draft';

/**
 * Saves the current step and submits the draft, in one transaction. Concurrent or repeated submissions of a
 * draft are carried out once and all return the same result.
 */
export async function submitDraft<Facts, No extends { ok: false }>(
  context: DomainContext,
  wizard: Wizard<Facts, No>,
  sent: SentStep<Facts>,
): Promise<{ ok: true; outcome: Outcome } | No | Refusal<DraftRefusal>> {
  const { person, facts, step } = sent;
  return transact(context, async (trx) => {
    const draft = await lockDraft(context, trx, { person, kind: wizard.kind, id: sent.draftId });
    if (!draft) return refuse('no-such-draft');
    if (draft.outcome) return { ok: true, outcome: draft.outcome };
    const stored = await storeStep(context, trx, wizard, draft, sent);
    if (!stored.ok) return stored;
    const { missing, answers } = decideStep(wizard, stored.draft.held, facts, step);
    if (missing !== null) return refuse('draft-incomplete', { step: missing });
    const submitted = await wizard.submit(context, trx, { person, step, answers, facts });
    if (submitted.ok) await writeOutcome(context, trx, draft.id, submitted.outcome);
    return submitted;
  });
}
