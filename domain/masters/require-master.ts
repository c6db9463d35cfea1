import type { AccountType } from '../viewers/schema';
import { refuse, type Refusal } from './refusals';

/** Refuses accounts that are not those of managers. */
export function requireMaster(viewer: {
  accountType: AccountType;
}): { ok: true } | Refusal<'not-a-master'> {
  return viewer.accountType === 'MasterCreatorUser' ? { ok: true } : refuse('not-a-master');
}
