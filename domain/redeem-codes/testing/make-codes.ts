import { makeStaff } from '~/db/testing';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { StaffActor } from '../../staff/carry-out';
import { addBatch, issueCodes } from '../manage-batches';
import type { BatchFields } from '../schema';

const usual: BatchFields = {
  kind: 'tokens',
  amount: 100,
  form: 'single',
  quantity: 1,
  startsAt: null,
  endsAt: null,
  oncePerPerson: true,
  forNewAccounts: false,
  note: '',
};

/**
 * Creates a batch with its codes; returns its id, the codes, and the member of staff, added by `owner`.
 */
export async function makeCodes(
  context: DomainContext,
  fields: Partial<BatchFields> = {},
  owner = context.db,
) {
  const { id: staffId } = await makeStaff(owner, { role: 'marketingManager' });
  const by: StaffActor = { staffId, role: 'marketingManager' };
  const id = newId();
  const added = await addBatch(context, by, { id, ...usual, ...fields });
  const issued = added.ok ? await issueCodes(context, by, id) : added;
  if (!issued.ok) throw new Error(issued.reason);
  const [, ...codes] = issued.csv.replace('\uFEFF', '').trim().split('\r\n');
  return { id, codes, code: codes[0] ?? '', by };
}
