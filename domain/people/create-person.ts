import { addAccount } from '../account-states/account-rows';
import { mailSignUpCode } from '../accounts/sign-up';
import { findVerifiedUserId } from '../credentials/find-verified-user';
import { lockAddress } from '../credentials/lock-address';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import type { AccountType } from '../viewers/schema';
import { refuse, type Refusal } from './refusals';

interface NewPerson {
  email: string;
  accountType: AccountType;
  locale: string;
}

/**
 * Creates an account without a password and mails its owner the link by which they prove the address. They
 * confirm their age and choose a password themselves.
 */
export async function createPerson(
  context: DomainContext,
  by: StaffActor,
  { email, accountType, locale }: NewPerson,
): Promise<{ ok: true; id: string } | Refusal<'address-in-use'> | StaffActRefusal> {
  const id = newId();
  return carryOut(context, by, { act: 'user.create', id }, async (trx) => {
    await lockAddress(trx, email);
    if (await findVerifiedUserId(trx, email)) return refuse('address-in-use');
    await addAccount(trx, {
      id,
      email,
      account_type: accountType,
      locale,
      adult_confirmed_at: null,
      visitor_id: null,
      created_at: context.now(),
    });
    await mailSignUpCode(context, trx, { userId: id, sessionId: id, email, locale });
    return { ok: true, id, change: { after: { accountType }, userId: id } } as const;
  });
}
