import type { Knex } from 'knex';
import type { AccountsRow } from '~/db/rows';
import { checkFactor, type FactorProof } from '../second-factors/check-factor';
import { checkPasskey } from '../second-factors/check-passkey';
import type { RelyingParty } from '../second-factors/relying-party';
import type { SignedByPasskey } from '../second-factors/schema';
import { closeTicket, tryTicket } from '../second-factors/ticket';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import type { Asker } from '../viewers/asker';
import { enter, type Visit } from './enter';
import { refuseSignIn, type SignInRefusal } from './refuse-sign-in';
import type { SessionTokens } from '../sessions/start-session';
import { refuse, type Refusal } from './refusals';

type Entered = { ok: true; userId: string; email: string; tokens: SessionTokens };

type UserRow = Pick<AccountsRow, 'id' | 'email' | 'state'>;

interface SecondStep extends Visit {
  token: string;
  asker: Asker;
  proof: FactorProof;
}

/** Opens the session of a user who proved their first factor with a ticket and now proves the second. */
export async function finishSignIn(
  context: DomainContext,
  { token, asker, proof, ...visit }: SecondStep,
): Promise<Entered | SignInRefusal | Refusal<'no-ticket' | 'invalid-code' | 'too-many-attempts'>> {
  const ticket = await tryTicket(context, token);
  if (!ticket.ok) return ticket;
  const { holder, purpose } = ticket;
  if (holder.kind !== 'user' || purpose !== 'prove') return refuse('no-ticket');
  const user = await findUser(context.db, holder.id);
  if (!user) return refuse('no-ticket');
  const isKnown = asker.isKnownTo(user.email);
  const checked = await checkFactor(context, { holder, asker, isKnown, proof });
  if (!checked.ok) return checked;
  return open(context, user, visit, (trx) => closeTicket(context, trx, ticket));
}

interface PasskeySignIn extends Visit {
  asker: Asker;
  site: RelyingParty;
  signed: SignedByPasskey;
}

/**
 * Signs a user in by passkey alone: the device that holds it and the person who unlocks it are two
 * factors. The browser reports whose passkey it is; no address is required.
 */
export async function signInWithPasskey(
  context: DomainContext,
  { asker, site, signed, ...visit }: PasskeySignIn,
): Promise<Entered | SignInRefusal | Refusal<'passkey-refused'>> {
  const userId = await checkPasskey(context, { asker, site, signed });
  const user = userId === null ? undefined : await findUser(context.db, userId);
  if (!user) return refuse('passkey-refused');
  const entered = await open(context, user, visit, () => Promise.resolve(true));
  return !entered.ok && entered.reason === 'no-ticket' ? refuse('passkey-refused') : entered;
}

async function open(
  context: DomainContext,
  user: UserRow,
  visit: Visit,
  mayEnter: (trx: Knex.Transaction) => Promise<boolean>,
): Promise<Entered | SignInRefusal | Refusal<'no-ticket'>> {
  const refusal = await refuseSignIn(context, user);
  if (refusal) return refusal;
  return transact(context, async (trx) => {
    if (!(await mayEnter(trx))) return refuse('no-ticket');
    const tokens = await enter(context, trx, user.id, visit);
    return { ok: true, userId: user.id, email: user.email, tokens };
  });
}

function findUser(db: Knex, id: string): Promise<UserRow | undefined> {
  return db('accounts').where({ id }).whereNotNull('verified_at').first('id', 'email', 'state');
}
