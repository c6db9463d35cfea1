import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { decideStep } from './decide-step';
import { lockDraft, type Draft } from './draft-rows';
import { refuse, type Refusal } from './refusals';
import { storeStep } from './save-step';
import type { Answers, StepAnswers, Wizard } from './wizard';

interface Filling<Facts> {
  person: Person;
  draftId: string;
  facts: Facts;
  /** Returns the values of a step after the answers before it; null to stop there. */
  fill(step: string, before: Answers): StepAnswers | null;
}

/**
 * Fills the steps of a person's draft that are not done, in order, in one transaction, up to one whose values
 * are not valid. Steps that are done stay. Returns the first step that is still to be filled in; null if
 * none is.
 */
export async function fillDraft<Facts>(
  context: DomainContext,
  wizard: Wizard<Facts, { ok: false }>,
  { person, draftId, facts, fill }: Filling<Facts>,
): Promise<{ ok: true; missing: string | null } | Refusal<'draft-submitted' | 'no-such-draft'>> {
  return transact(context, async (trx) => {
    const locked = await lockDraft(context, trx, { person, kind: wizard.kind, id: draftId });
    if (!locked) return refuse('no-such-draft');
    if (locked.outcome) return refuse('draft-submitted', { outcome: locked.outcome });
    let draft: Omit<Draft, 'outcome'> = locked;
    for (;;) {
      const { steps } = decideStep(wizard, draft.held, facts, null);
      const left = steps.find(({ state }) => state !== 'done');
      const values = left ? fill(left.name, left.before) : null;
      if (!left || !values) return { ok: true, missing: left?.name ?? null };
      const sent = { person, draftId, facts, step: left.name, values, version: draft.version };
      const stored = await storeStep(context, trx, wizard, draft, sent);
      if (!stored.ok) return { ok: true, missing: left.name };
      draft = stored.draft;
    }
  });
}
