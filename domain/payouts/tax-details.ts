import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import { transact } from '../shared/transactions/transact';
import { checkName } from './methods/check-name';
import { openDetails } from './sealed-destination';

const required = (longest: number) => z.string().trim().min(1, 'required').max(longest);

/** The facts reported to a tax authority about a person or business that earns here (Directive 2021/514). */
export const taxDetailsSchema = z.object({
  name: required(100),
  /** Street, postcode and town. */
  address: required(200),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'please enter valid'),
  /** The number of the tax office of that country. */
  taxNumber: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9 /.-]{4,30}$/, 'please enter valid'),
  /** Of a business that has one. */
  vatNumber: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2}[A-Z0-9+*]{2,13})?$/, 'please enter valid')
    .default(''),
  birthDate: z.iso.date('please enter valid'),
  isBusiness: z.boolean(),
});
export type TaxDetails = z.output<typeof taxDetailsSchema>;

export interface StoredTaxDetails extends TaxDetails {
  selfBillingSince: Date | null;
}

const placeOfDetails = (userId: string) => placeOf('payout_tax_details', 'sealed_details', userId);
const sealedSchema = taxDetailsSchema.omit({ country: true, isBusiness: true });

/** Returns a person's tax details; null if they have not entered any. */
export async function findTaxDetails(
  { seal }: Pick<DomainContext, 'seal'>,
  db: Knex,
  userId: string,
): Promise<StoredTaxDetails | null> {
  const row = await db('payout_tax_details').where({ user_id: userId }).first();
  if (!row) return null;
  const sealed = sealedSchema.parse(
    JSON.parse(seal.open(row.sealed_details, placeOfDetails(userId))),
  );
  return {
    ...sealed,
    country: row.country,
    isBusiness: row.is_business,
    selfBillingSince: row.self_billing_since,
  };
}

/** Returns the name under which a person is taxed; null if it is not known. */
export async function findLegalName(
  context: Pick<DomainContext, 'seal'>,
  db: Knex,
  userId: string,
): Promise<string | null> {
  return (await findTaxDetails(context, db, userId))?.name ?? null;
}

/**
 * Stores a person's tax details, and whether we write invoices in their name. The holders of their accounts
 * are compared with the name again.
 */
export async function saveTaxDetails(
  context: DomainContext,
  userId: string,
  { country, isBusiness, selfBilling, ...details }: TaxDetails & { selfBilling: boolean },
): Promise<void> {
  const { seal } = context;
  const now = context.now();
  await transact(context, async (trx) => {
    const before = await trx('payout_tax_details').where({ user_id: userId }).forUpdate().first();
    const since = selfBilling ? (before?.self_billing_since ?? now) : null;
    await trx('payout_tax_details')
      .insert({
        user_id: userId,
        country,
        is_business: isBusiness,
        sealed_details: seal.seal(
          JSON.stringify(sealedSchema.parse(details)),
          placeOfDetails(userId),
        ),
        self_billing_since: since,
        changed_at: now,
      })
      .onConflict('user_id')
      .merge();
    const methods = await trx('payout_methods').where({ user_id: userId, removed_at: null });
    for (const method of methods) {
      const name_check = checkName(openDetails(seal, method), details.name);
      await trx('payout_methods').where({ id: method.id }).update({ name_check });
    }
  });
}
