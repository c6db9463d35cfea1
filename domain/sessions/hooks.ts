import { maySignIn } from '../account-states/account-state';
import { stateChosen } from '../account-states/bring-account-to';
import { on } from '../shared/hooks';
import { revokeOtherSessions } from './revoke-other-sessions';

/** Ends the sessions of a user who may no longer sign in. */
export const sessionsHooks = [
  on(stateChosen, async (context, trx, { userId, after }) => {
    if (!maySignIn(after)) await revokeOtherSessions(context, trx, { userId }, after);
  }),
];
