import { hashCode, lastFourOf, readCode } from '~/domain/redeem-codes/code-text';
import type { DomainContext } from '~/domain/shared/context';

/** The codes of the demo: tokens for everyone, and Premium for those who need it. */
const demoCodes = [
  {
    batchId: '00000000-0000-7000-8000-000000041001',
    id: '00000000-0000-7000-8000-000000041011',
    code: 'DEMO-TOKE-NS00-0100',
    kind: 'tokens',
    amount: 100,
    note: 'Demo: 100 tokens',
  },
  {
    batchId: '00000000-0000-7000-8000-000000041002',
    id: '00000000-0000-7000-8000-000000041012',
    code: 'DEMO-PREM-1UMO-0001',
    kind: 'premium',
    amount: 1,
    note: 'Demo: a month of Premium',
  },
] as const;

const mostUses = 1000;

/** Stores the demo's redeem codes, which staff see like their own. Existing ones are left unchanged. */
export async function seedRedeemCodes(context: DomainContext): Promise<void> {
  const { db } = context;
  const now = context.now();
  const staff = await db('staff').where({ email: 'admin@example.com' }).first('id');
  if (!staff) throw new Error('the demo has no staff');
  for (const { batchId, id, code: shown, kind, amount, note } of demoCodes) {
    const code = readCode(shown);
    if (code === null) throw new Error(`${shown} is no code`);
    await db('redeem_batches')
      .insert({
        id: batchId,
        kind,
        amount,
        note,
        form: 'shared',
        quantity: mostUses,
        once_per_person: true,
        for_new_accounts: false,
        created_by: staff.id,
        created_at: now,
        issued_at: now,
      })
      .onConflict('id')
      .ignore();
    await db('redeem_codes')
      .insert({
        id,
        batch_id: batchId,
        hash: hashCode(context, code),
        last_four: lastFourOf(code),
        most_uses: mostUses,
      })
      .onConflict('id')
      .ignore();
  }
}
