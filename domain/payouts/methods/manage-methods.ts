import type { Knex } from 'knex';
import type { PayoutMethodsRow } from '~/db/rows';
import type { Destination } from '~/providers/payouts/payout-provider';
import { isFreshlyProved, type AskingSession } from '../../sessions/fresh-proof';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { announceMethod } from '../announce-changes';
import { offeredKinds, type PayoutProviders } from '../rail';
import { refuse, type Refusal } from '../refusals';
import type { PayoutKind } from '../schema';
import { sealDetails } from '../sealed-destination';
import { payoutsSettings } from '../settings';
import { findLegalName } from '../tax-details';
import { checkName } from './check-name';
import { endOf, readDetails, type TypedDetails } from './read-details';
import { toMethod, type PayoutMethod } from './list-methods';

export interface TypedMethod {
  kind: PayoutKind;
  label: string;
  details: TypedDetails;
}

type Saved =
  | { ok: true; method: PayoutMethod }
  | Refusal<
      | 'payout-details'
      | 'proof-required'
      | 'payout-kind-unavailable'
      | 'too-many-payout-methods'
      | 'no-such-payout-method'
    >;

/**
 * Adds a payout method, which staff have to approve. Needs a fresh proof of identity, because money goes
 * there; its owner gets a mail.
 */
export async function addMethod(
  context: DomainContext,
  providers: PayoutProviders,
  who: AskingSession,
  { kind, label, details }: TypedMethod,
): Promise<Saved> {
  const allowed = await mayEnter(context, providers, who, kind);
  if (!allowed.ok) return allowed;
  const read = readDetails(kind, details);
  if (!read.ok) return read;
  const { payout_methods_most } = await context.settings(payoutsSettings);
  return transact(context, async (trx) => {
    await lockMethods(trx, who.userId);
    const existing = await trx('payout_methods')
      .where({ user_id: who.userId, removed_at: null })
      .select('id');
    if (existing.length >= payout_methods_most) return refuse('too-many-payout-methods');
    const [method] = await trx('payout_methods')
      .insert({
        id: newId(),
        user_id: who.userId,
        is_default: existing.length === 0,
        created_at: context.now(),
        kind,
        label,
        ...shownOf(read.to),
        sealed_details: '',
        changed_at: context.now(),
      })
      .returning('id');
    if (!method) throw new Error('a payout method was not stored');
    const saved = await storeDetails(context, trx, method.id, { ...read, label });
    await announceMethod(trx, saved, 'added');
    return { ok: true, method: toMethod(context.seal, saved) };
  });
}

/**
 * Changes a method of one's own. Changed details have to be approved again; only the name of a method may
 * change without. Payouts that were requested before keep going where they were to go.
 */
export async function changeMethod(
  context: DomainContext,
  providers: PayoutProviders,
  who: AskingSession,
  { id, ...typed }: TypedMethod & { id: string },
): Promise<Saved> {
  const allowed = await mayEnter(context, providers, who, typed.kind);
  if (!allowed.ok) return allowed;
  const read = readDetails(typed.kind, typed.details);
  if (!read.ok) return read;
  return transact(context, async (trx) => {
    const method = await findOwn(trx, who.userId, id).forUpdate().first();
    if (method?.kind !== typed.kind) return refuse('no-such-payout-method');
    const saved = await storeDetails(context, trx, id, { ...read, label: typed.label });
    await announceMethod(trx, saved, 'edited');
    return { ok: true, method: toMethod(context.seal, saved) };
  });
}

async function mayEnter(
  context: DomainContext,
  providers: PayoutProviders,
  who: AskingSession,
  kind: PayoutKind,
): Promise<{ ok: true } | Refusal<'proof-required' | 'payout-kind-unavailable'>> {
  if (!offeredKinds(providers).includes(kind)) return refuse('payout-kind-unavailable');
  return (await isFreshlyProved(context, who)) ? { ok: true } : refuse('proof-required');
}

/** Returns what of a destination is stored unsealed. */
const shownOf = (to: Destination) => ({
  network: to.kind === 'crypto_payout' ? to.network : null,
  country: to.kind === 'bank_payout' ? to.country : null,
  ends_with: endOf(to),
});

async function storeDetails(
  context: DomainContext,
  trx: Knex.Transaction,
  id: string,
  { to, label }: { to: Destination; label: string },
): Promise<PayoutMethodsRow> {
  const before = await trx('payout_methods').where({ id }).first('user_id');
  const legalName = before && (await findLegalName(context, trx, before.user_id));
  const [saved] = await trx('payout_methods')
    .where({ id })
    .update({
      label,
      ...shownOf(to),
      sealed_details: sealDetails(context.seal, id, to),
      name_check: checkName(to, legalName ?? null),
      version: trx.raw('version + 1'),
      approval_status: 'pending',
      rejection_reason: null,
      decided_by: null,
      decided_at: null,
      changed_at: context.now(),
    })
    .returning('*');
  if (!saved) throw new Error('a payout method was not stored');
  return saved;
}

/** Makes a method the one that a request takes by default. */
export async function setDefaultMethod(
  context: DomainContext,
  { userId, id }: { userId: string; id: string },
): Promise<{ ok: true; method: PayoutMethod } | Refusal<'no-such-payout-method'>> {
  return transact(context, async (trx) => {
    await lockMethods(trx, userId);
    const method = await findOwn(trx, userId, id).first();
    if (!method) return refuse('no-such-payout-method');
    await trx('payout_methods').where({ user_id: userId }).update({ is_default: false });
    await trx('payout_methods').where({ id }).update({ is_default: true });
    return { ok: true, method: toMethod(context.seal, { ...method, is_default: true }) };
  });
}

/**
 * Removes a method and what it says about an account, unless an open request goes there. Another approved
 * one becomes the default.
 */
export async function removeMethod(
  context: DomainContext,
  { userId, id }: { userId: string; id: string },
): Promise<{ ok: true } | Refusal<'no-such-payout-method' | 'payout-method-in-use'>> {
  return transact(context, async (trx) => {
    await lockMethods(trx, userId);
    const method = await findOwn(trx, userId, id).forUpdate().first();
    if (!method) return refuse('no-such-payout-method');
    const open = await trx('payouts')
      .where({ method_id: id })
      .whereIn('state', ['requested', 'approved', 'sent'])
      .first('id');
    if (open) return refuse('payout-method-in-use');
    await trx('payout_methods')
      .where({ id })
      .update({
        removed_at: context.now(),
        is_default: false,
        sealed_details: emptied(context, id),
      });
    if (method.is_default) await chooseDefault(trx, userId);
    await announceMethod(trx, method, 'removed');
    return { ok: true };
  });
}

const emptied = ({ seal }: DomainContext, id: string) =>
  sealDetails(seal, id, { kind: 'credit_card_payout', processor: '', token: '' });

async function chooseDefault(trx: Knex.Transaction, userId: string): Promise<void> {
  const next = await trx('payout_methods')
    .where({ user_id: userId, removed_at: null })
    .orderByRaw("approval_status = 'approved' desc, created_at")
    .first('id');
  if (next) await trx('payout_methods').where({ id: next.id }).update({ is_default: true });
}

/** Returns the methods of a person with this id: none if it is another person's or was removed. */
const findOwn = (trx: Knex.Transaction, userId: string, id: string) =>
  trx('payout_methods').where({ id, user_id: userId, removed_at: null });

/** Serialises changes of one person's methods, of which one is the default. */
async function lockMethods(trx: Knex.Transaction, userId: string): Promise<void> {
  await trx.raw("select pg_advisory_xact_lock(hashtextextended(?, hashtext('payout methods')))", [
    userId,
  ]);
}
