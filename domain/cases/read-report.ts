import type { Knex } from 'knex';
import * as z from 'zod';
import type { CasesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';

/** The stored text of any case, as far as staff read it: the fields of its form, and the additions. */
const storedSchema = z.looseObject({
  reasons: z.array(z.string()).optional(),
  added: z.array(z.object({ subject: z.string(), message: z.string(), at: z.string() })).optional(),
  /** For a reported message: it and the messages around it. */
  evidence: z
    .looseObject({
      messageId: z.string(),
      messages: z.array(
        z.looseObject({
          id: z.string(),
          role: z.string(),
          content: z.string(),
          sentAt: z.string(),
        }),
      ),
    })
    .optional(),
});

/** The opened text of a case: its fields in order, further texts, and evidence. */
export interface CaseText extends Pick<z.infer<typeof storedSchema>, 'added' | 'evidence'> {
  fields: { name: string; text: string }[];
}

/** Returns the opened text of a case for staff. */
export function readCaseText(
  { seal }: Pick<DomainContext, 'seal'>,
  { id, sealed_details }: Pick<CasesRow, 'id' | 'sealed_details'>,
): CaseText {
  const opened = seal.open(sealed_details, placeOf('cases', 'sealed_details', id));
  const { added, evidence, reasons, ...stored } = storedSchema.parse(JSON.parse(opened));
  const fields = Object.entries(stored).flatMap(([name, text]) =>
    typeof text === 'string' && text !== 'on' ? [{ name, text }] : [],
  );
  const more = reasons && reasons.length > 1 ? [{ name: 'reasons', text: reasons.join(', ') }] : [];
  return { fields: [...fields, ...more], ...(added && { added }), ...(evidence && { evidence }) };
}

/** A case as staff see it before they open its text. */
export type CaseSeen = Omit<CasesRow, 'sealed_details' | 'repeat_key' | 'email_hash' | 'due_on'> & {
  due_on: string;
  /** The e-mail address of the member of staff who decided. */
  decider: string | null;
};

/** Returns a case of some kinds without its text; null if there is none. */
export async function findCase(
  db: Knex,
  id: string,
  kinds: readonly CasesRow['kind'][],
): Promise<CaseSeen | null> {
  const row = await db('cases')
    .leftJoin('staff_accounts as decider', 'decider.id', 'cases.decided_by')
    .where('cases.id', id)
    .whereIn('cases.kind', [...kinds])
    .first<CaseSeen | undefined>(
      'cases.*',
      db.raw('cases.due_on::text as due_on'),
      'decider.email as decider',
    );
  return row ?? null;
}
