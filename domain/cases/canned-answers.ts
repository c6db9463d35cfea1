import type { Knex } from 'knex';
import * as z from 'zod';
import type { CannedAnswersRow } from '~/db/rows';
import { writtenLocaleFor } from '~/locales/written-locales';
import type { DomainContext } from '../shared/context';
import { defineList } from '../shared/lists/define-list';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { wordsSchema } from '../shared/words/words-schema';
import { refuse, type Refusal } from './refusals';

const text = wordsSchema({ missing: 'text is required' })
  .max(5000, 'text is too long')
  .meta({ field: 'text-area' });

/** The texts of an answer by language. English is required; a missing language falls back to it. */
export const cannedTextsSchema = z.object({
  'en-GB': text.regex(/\S/, 'text is required'),
  'de-DE': text.optional(),
  'fr-FR': text.optional(),
  'es-ES': text.optional(),
  'pt-BR': text.optional(),
});

interface CannedAnswer {
  name: string;
  texts: z.infer<typeof cannedTextsSchema>;
}

/** The answers that staff choose from, by name. */
export const cannedAnswers = defineList<CannedAnswersRow>()({
  from: (db) => db('canned_answers'),
  id: 'canned_answers.id',
  columns: ['id', 'name', 'texts', 'created_at', 'updated_at'],
  filters: {},
  sorts: { createdAt: [{ column: 'canned_answers.created_at', type: 'timestamptz' }] },
  defaultSort: { by: 'createdAt', order: 'desc' },
});

/** Returns the names of all answers for a choice. */
export async function listCannedNames(db: Knex): Promise<{ id: string; name: string }[]> {
  return db('canned_answers').orderBy('name').limit(200).select('id', 'name');
}

/** Returns an answer with its texts; null if there is none. */
export async function findCannedAnswer(
  db: Knex,
  id: string,
): Promise<(CannedAnswer & { id: string }) | null> {
  const row = await db('canned_answers').where({ id }).first('id', 'name', 'texts');
  return row ? { id: row.id, name: row.name, texts: cannedTextsSchema.parse(row.texts) } : null;
}

/** Returns the text of an answer in a language, or in English; null if there is no such answer. */
export async function readCannedAnswer(
  db: Knex,
  id: string,
  locale: string,
): Promise<string | null> {
  const answer = await findCannedAnswer(db, id);
  if (!answer) return null;
  return answer.texts[writtenLocaleFor(locale)] || answer.texts['en-GB'];
}

interface Saved {
  by: StaffActor;
  id: string;
  answer: CannedAnswer;
}

/** Adds an answer, or changes it. Refuses a name that another one has. */
export async function saveCannedAnswer(
  context: DomainContext,
  { by, id, answer }: Saved,
  act: 'canned-answer.add' | 'canned-answer.change',
): Promise<
  { ok: true; id: string } | Refusal<'not-found' | 'answer-name-taken'> | StaffActRefusal
> {
  return carryOut(context, by, { act, id }, async (trx) => {
    const before = await findCannedAnswer(trx, id);
    if (!before && act === 'canned-answer.change') return refuse('not-found');
    const now = context.now();
    const saved = await trx.raw<{ rows: unknown[] }>(
      `insert into canned_answers (id, name, texts, created_at, updated_at)
       select :id, :name, :texts, :now, :now
        where not exists (select from canned_answers
                           where lower(name) = lower(:name) and id <> :id)
       on conflict (id) do update
          set name = excluded.name, texts = excluded.texts, updated_at = excluded.updated_at
       returning id`,
      { id, name: answer.name, texts: JSON.stringify(answer.texts), now },
    );
    if (saved.rows.length === 0) return refuse('answer-name-taken');
    const change = {
      ...(before && { before: { name: before.name } }),
      after: { name: answer.name },
    };
    return { ok: true, id, change };
  });
}

/** Deletes an answer. */
export async function deleteCannedAnswer(
  context: DomainContext,
  { by, id }: { by: StaffActor; id: string },
): Promise<{ ok: true } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'canned-answer.delete', id }, async (trx) => {
    const before = await findCannedAnswer(trx, id);
    if (!before) return refuse('not-found');
    await trx('canned_answers').where({ id }).delete();
    return { ok: true, change: { before: { name: before.name } } };
  });
}
