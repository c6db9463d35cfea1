import { passwordStored } from '../credentials/store-password';
import { on } from '../shared/hooks';
import { voidTickets } from './void-tickets';

export const secondFactorsHooks = [
  on(passwordStored, (context, trx, { userId }) =>
    voidTickets(context, trx, { kind: 'user', id: userId }),
  ),
];
