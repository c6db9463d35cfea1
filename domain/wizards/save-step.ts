import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { decideSave, type StepSave } from './decide-save';
import { lockDraft, writeHeld, type Draft } from './draft-rows';
import { refuse, type Refusal } from './refusals';
import type { Wizard } from './wizard';

/** A step that a person submits. */
export interface SentStep<Facts> extends StepSave {
  person: Person;
  /** The id of the draft with which the page was rendered. */
  draftId: string;
  facts: Facts;
}

type Saved = { ok: true; draft: Omit<Draft, 'outcome'>; next: string | null };
type No = Refusal<'draft-changed' | 'draft-incomplete' | 'answer-not-valid'>;

/** Saves a step of a person's draft and returns which step follows. The first save creates the draft. */
export async function saveStep<Facts>(
  context: DomainContext,
  wizard: Wizard<Facts, { ok: false }>,
  sent: SentStep<Facts>,
): Promise<Saved | No | Refusal<'draft-submitted' | 'no-such-draft'>> {
  return transact(context, async (trx) => {
    const whose = { person: sent.person, kind: wizard.kind, id: sent.draftId };
    const draft = await lockDraft(context, trx, whose);
    if (!draft) return refuse('no-such-draft');
    if (draft.outcome) return refuse('draft-submitted', { outcome: draft.outcome });
    return storeStep(context, trx, wizard, draft, sent);
  });
}

/** Stores a step of a locked draft. */
export async function storeStep<Facts>(
  context: DomainContext,
  trx: Knex.Transaction,
  wizard: Wizard<Facts, { ok: false }>,
  draft: Omit<Draft, 'outcome'>,
  { person, facts, ...save }: SentStep<Facts>,
): Promise<Saved | No> {
  const decided = decideSave(wizard, draft, facts, save);
  if (!decided.ok) return decided;
  const { version, held, next } = decided;
  const after = { id: draft.id, version, held };
  if (decided.isChanged) {
    await writeHeld(context, trx, after);
    await wizard.saved?.(context, trx, { person, step: save.step, values: save.values });
  }
  return { ok: true, draft: after, next };
}
