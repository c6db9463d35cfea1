import type { Knex } from 'knex';
import type { SignInTicketsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { idSchema, newId } from '../shared/ids';
import { isSignedBy, sign } from '../shared/sealing/signature';
import { holderColumns, type Holder } from './holder';
import { secondFactorsSettings } from './settings';
import { credentialsSettings } from '../credentials/settings';
import { refuse, type Refusal } from './refusals';

/** The purpose of a ticket: to prove a second factor, or to add one if there is none. */
export type TicketPurpose = SignInTicketsRow['purpose'];

/** A proof of the first factor; anyone with the token can continue the sign-in. */
export interface Ticket {
  token: string;
  expiresAt: Date;
}

export interface OpenTicket {
  id: string;
  holder: Holder;
  purpose: TicketPurpose;
}

/** Creates a ticket for a person who has just proved their first factor. */
export async function openTicket(
  context: DomainContext,
  db: Knex,
  holder: Holder,
  purpose: TicketPurpose = 'prove',
): Promise<Ticket> {
  const { second_factor_seconds: seconds } = await context.settings(secondFactorsSettings);
  const id = newId();
  const expiresAt = new Date(context.now().getTime() + seconds * 1000);
  await db('sign_in_tickets').insert({
    id,
    ...holderColumns(holder),
    purpose,
    expires_at: expiresAt,
    created_at: context.now(),
  });
  return { token: `${id}.${sign(context.keys.secondFactor, `ticket:${id}`)}`, expiresAt };
}

/** Returns a ticket that can be used; null if it is forged, used or expired. */
export async function readTicket(
  context: DomainContext,
  token: string,
): Promise<OpenTicket | null> {
  const id = idOf(context, token);
  const row = id && (await open(context, context.db, id).first());
  return row ? toTicket(row) : null;
}

/**
 * Counts an attempt with a ticket before the comparison, so that concurrent attempts cannot exceed the
 * limit.
 */
export async function tryTicket(
  context: DomainContext,
  token: string,
): Promise<({ ok: true } & OpenTicket) | Refusal<'no-ticket' | 'too-many-attempts'>> {
  const { code_attempts } = await context.settings(credentialsSettings);
  const id = idOf(context, token);
  if (!id) return refuse('no-ticket');
  const [row] = await open(context, context.db, id).increment('attempts', 1).returning('*');
  if (!row) return refuse('no-ticket');
  return row.attempts > code_attempts
    ? refuse('too-many-attempts')
    : { ok: true, ...toTicket(row) };
}

/** Consumes a ticket; of two concurrent calls one succeeds. */
export async function closeTicket(
  context: DomainContext,
  trx: Knex.Transaction,
  { id }: OpenTicket,
): Promise<boolean> {
  return (await open(context, trx, id).update({ consumed_at: context.now() })) === 1;
}

const open = ({ now }: DomainContext, db: Knex, id: string) =>
  db('sign_in_tickets').where({ id }).whereNull('consumed_at').where('expires_at', '>', now());

const toTicket = ({ id, holder_kind, holder_id, purpose }: SignInTicketsRow): OpenTicket => ({
  id,
  holder: { kind: holder_kind, id: holder_id },
  purpose,
});

function idOf(context: DomainContext, token: string): string | null {
  const [id = '', signature = '', ...rest] = token.split('.');
  const isGenuine =
    rest.length === 0 && isSignedBy(context.keys.secondFactor, `ticket:${id}`, signature);
  return isGenuine && idSchema.safeParse(id).success ? id : null;
}
