import { offerRestore, type RestoreOffer } from '../privacy/offer-restore';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { maySignIn } from './account-state';
import type { AccountState } from './viewer';

export type SignInRefusal =
  Refusal<'suspended' | 'terminated'> | (Refusal<'closing'> & { restore: RestoreOffer });

/**
 * Why somebody who has proved who they are gets no session; null when they may have one. Whose
 * account is closing is offered to keep it.
 */
export async function refuseSignIn(
  context: DomainContext,
  user: { id: string; state: AccountState },
): Promise<SignInRefusal | null> {
  if (maySignIn(user.state)) return null;
  if (user.state === 'suspended') return refuse('suspended');
  const restore = user.state === 'closing' ? await offerRestore(context, user.id) : null;
  return restore ? { ...refuse('closing'), restore } : refuse('terminated');
}
