import type { Knex } from 'knex';
import type { StrikesRow } from '~/db/rows';
import { insertCase, type OpenedCase } from '../cases/open-case';
import { lockPerson } from '../moderation/lock-person';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { decideAppealing } from './decide-appealing';
import { refuse, type Refusal } from './refusals';
import { strikesSettings } from './settings';

interface Appealed {
  /**
   * The address of the account that the decision is about; together with the reference it identifies the
   * caller.
   */
  email: string;
  locale: string;
  /** The reference of the decision. */
  reference: string;
  message: string;
}

type Outcome =
  | ({ ok: true } & OpenedCase)
  | Refusal<'no-such-strike' | 'already-appealed' | 'too-late-to-appeal'>;

/**
 * Appeals a decision, once, signed in or not: opens a case, which is acknowledged by mail and decided by
 * other staff. The refusal does not reveal whether the reference or the address was wrong.
 */
export async function appealStrike(
  context: DomainContext,
  { email, locale, reference, message }: Appealed,
): Promise<Outcome> {
  const settings = await context.settings(strikesSettings);
  return transact(context, async (trx) => {
    const found = await findStrike(trx, { email, reference });
    if (!found) return refuse('no-such-strike');
    const { strike, userId } = found;
    await lockPerson(trx, { kind: 'user', id: userId });
    const appeal = await trx('appeals').where({ strike_id: strike.id }).first('strike_id');
    const refused = decideAppealing(
      {
        isTakenBack: strike.lifted_at !== null,
        isAppealed: appeal !== undefined,
        givenAt: strike.given_at,
        now: context.now(),
      },
      settings,
    );
    if (refused) return refused;
    const details = { reference, message };
    const opened = await insertCase(
      context,
      trx,
      { email, userId, locale },
      { kind: 'appeal', details },
    );
    if (!opened) throw new Error('the case of an appeal was not opened');
    await trx('appeals').insert({
      strike_id: strike.id,
      case_id: opened.id,
      appealed_at: context.now(),
    });
    return { ok: true, ...opened.openedCase };
  });
}

async function findStrike(
  trx: Knex.Transaction,
  { email, reference }: Pick<Appealed, 'email' | 'reference'>,
): Promise<{ strike: StrikesRow; userId: string } | null> {
  const strike = await trx('strikes')
    .where({ reference, person_kind: 'user' })
    .whereRaw(`lifted_as is distinct from 'replaced'`)
    .first();
  if (!strike) return null;
  const account = await trx('accounts')
    .where({ id: strike.person_id, email })
    .whereNotNull('verified_at')
    .first('id');
  return account ? { strike, userId: account.id } : null;
}
