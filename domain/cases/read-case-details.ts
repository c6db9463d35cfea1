import type * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import type { CaseKind } from './kinds';
import { caseDetails } from './schema';

/** Returns the opened details of a case of a kind for staff; null if there is no such case. */
export async function readCaseDetails<Kind extends CaseKind>(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  id: string,
  kind: Kind,
): Promise<z.infer<(typeof caseDetails)[Kind]> | null> {
  const row = await db('cases').where({ id, kind }).first('sealed_details');
  if (!row) return null;
  const text = seal.open(row.sealed_details, placeOf('cases', 'sealed_details', id));
  return caseDetails[kind].parse(JSON.parse(text)) as z.infer<(typeof caseDetails)[Kind]>;
}
