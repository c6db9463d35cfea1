import { accountClosing } from '../deletions/request-deletion';
import { on } from '../shared/hooks';
import { withdrawAllConsents } from './change-consent';

export const creatorsHooks = [
  on(accountClosing, (context, trx, { userId }) => withdrawAllConsents(context, trx, userId)),
];
