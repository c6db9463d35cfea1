import type { AccountState } from '../account-states/schema';
import { bringAccountTo } from '../account-states/bring-account-to';
import { changeAccount, lockAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import type { AccountType } from '../viewers/schema';
import { refuse, type Refusal } from './refusals';

interface PersonChanges {
  nickName?: string | undefined;
  accountType?: AccountType | undefined;
  isTest?: boolean | undefined;
}

/** Changes the name or the type of an account. */
export async function changePerson(
  context: DomainContext,
  by: StaffActor,
  { id, nickName, accountType, isTest }: PersonChanges & { id: string },
): Promise<{ ok: true } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'user.change', id }, async (trx) => {
    const columns = ['state', 'nick_name', 'account_type', 'is_test'] as const;
    const account = await lockAccount(trx, { id }, columns);
    if (!account || account.state === 'deleted') return refuse('not-found');
    const changes = {
      nick_name: nickName ?? account.nick_name,
      account_type: accountType ?? account.account_type,
      is_test: isTest ?? account.is_test,
    };
    const isNameChanged = changes.nick_name !== account.nick_name;
    const before = { accountType: account.account_type, isTest: account.is_test };
    const after = { accountType: changes.account_type, isTest: changes.is_test };
    const isSame =
      !isNameChanged && before.accountType === after.accountType && before.isTest === after.isTest;
    if (isSame) return { ok: true, change: null };
    await changeAccount(trx, { id }, { ...changes, updated_at: context.now() });
    const named = isNameChanged ? { ...after, isNameChanged } : after;
    return { ok: true, change: { before, after: named, userId: id } };
  });
}

/** The states that staff may choose for a person. */
export type ChosenState = Extract<AccountState, 'active' | 'warned' | 'suspended' | 'terminated'>;

/** Warns, suspends, terminates or reinstates a person. Their sessions end if they may no longer sign in. */
export async function choosePersonState(
  context: DomainContext,
  by: StaffActor,
  { id, state }: { id: string; state: ChosenState },
): Promise<{ ok: true } | Refusal<'not-found' | 'state-not-reachable'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'user.set-state', id }, async (trx) => {
    const account = await lockAccount(trx, { id }, ['state']);
    if (!account) return refuse('not-found');
    const actor = { kind: 'staff', id: by.staffId } as const;
    const brought = await bringAccountTo(context, trx, { userId: id, state }, actor);
    if (!brought.ok) return brought;
    if (account.state === state) return { ok: true, change: null };
    const change = { before: { state: account.state }, after: { state }, userId: id };
    return { ok: true, change };
  });
}
