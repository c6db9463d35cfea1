import type { Knex } from 'knex';
import * as z from 'zod';
import type { WizardDraftsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { placeOf, type Seal } from '../shared/sealing/seal';
import type { Held } from './decide-step';
import { wizardsSettings } from './settings';
import type { Outcome } from './wizard';

const table = 'wizard_drafts';
const columns = ['id', 'sealed_answers', 'version', 'outcome'] as const;
type Row = Pick<WizardDraftsRow, (typeof columns)[number]>;

/** A person's saved answers of a wizard. */
export interface Draft {
  id: string;
  version: number;
  held: Held;
  /** The result of the submission; null before it. */
  outcome: Outcome | null;
}

const heldSchema = z.record(
  z.string(),
  z.object({ at: z.number(), values: z.record(z.string(), z.unknown()) }),
);
const outcomeSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const placeOfAnswers = (id: string) => placeOf(table, 'sealed_answers', id);
const sealHeld = (seal: Seal, id: string, held: Held) =>
  seal.seal(JSON.stringify(held), placeOfAnswers(id));

/** Reads a row and decrypts its answers. */
export function draftOf(seal: Seal, { id, version, sealed_answers, outcome }: Row): Draft {
  const held = sealed_answers === null ? '{}' : seal.open(sealed_answers, placeOfAnswers(id));
  return {
    id,
    version,
    held: heldSchema.parse(JSON.parse(held)),
    outcome: outcome === null ? null : outcomeSchema.parse(outcome),
  };
}

interface Whose {
  person: Person;
  kind: string;
}

/** Returns a person's open draft of a wizard that has not expired; undefined if there is none. */
export function findOpenRow(
  db: Knex,
  { person, kind }: Whose,
  now: Date,
): Promise<Row | undefined> {
  return db(table)
    .where({ owner_id: person.id, kind })
    .whereNull('submitted_at')
    .where('expires_at', '>', now)
    .first(...columns);
}

/**
 * Locks the draft with the page's id, even if it is already submitted; otherwise the person's open draft,
 * which is created under that id if there is none. Returns null if the id belongs to another person.
 */
export async function lockDraft(
  context: DomainContext,
  trx: Knex.Transaction,
  { person, kind, id }: Whose & { id: string },
): Promise<Draft | null> {
  const now = context.now();
  const own = { owner_id: person.id, kind };
  await trx(table).where(own).whereNull('submitted_at').where('expires_at', '<=', now).delete();
  await trx(table)
    .insert({
      ...own,
      id,
      sealed_answers: sealHeld(context.seal, id, {}),
      version: 0,
      saved_at: now,
      expires_at: await endOf(context),
    })
    .onConflict()
    .ignore();
  const row: Row | undefined = await trx(table)
    .where(own)
    .where((rows) => void rows.where({ id }).orWhereNull('submitted_at'))
    .orderByRaw('(id = ?) desc', [id])
    .forUpdate()
    .first(...columns);
  return row ? draftOf(context.seal, row) : null;
}

/** Stores the answers of a locked draft and restarts its retention period. */
export async function writeHeld(
  context: DomainContext,
  trx: Knex.Transaction,
  { id, version, held }: Omit<Draft, 'outcome'>,
): Promise<void> {
  await trx(table)
    .where({ id })
    .update({
      sealed_answers: sealHeld(context.seal, id, held),
      version,
      saved_at: context.now(),
      expires_at: await endOf(context),
    });
}

/** Ends a locked draft: deletes its answers, and keeps its outcome for a repeated submission. */
export async function writeOutcome(
  context: DomainContext,
  trx: Knex.Transaction,
  id: string,
  outcome: Outcome,
): Promise<void> {
  await trx(table)
    .where({ id })
    .update({
      sealed_answers: null,
      submitted_at: context.now(),
      outcome: JSON.stringify(outcome),
      expires_at: await endOf(context),
    });
}

async function endOf(context: DomainContext): Promise<Date> {
  const { wizard_draft_kept_seconds } = await context.settings(wizardsSettings);
  return new Date(context.now().getTime() + wizard_draft_kept_seconds * 1000);
}
