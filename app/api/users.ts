import * as z from 'zod';
import { getCurrentUser } from '~/domain/accounts/current-user';
import { getBalance } from '~/domain/wallet/get-balance';
import { access } from './access';
import { currentUser, notVerifiedUser } from './accounts';
import { endpointsOf } from './endpoint';

const endpoint = endpointsOf('users');

export const users = [
  endpoint({
    method: 'GET',
    path: '/users/me',
    summary: 'The signed-in user, in the not-verified shape until the address is proved',
    access: access.notVerified,
    answer: z.union([currentUser, notVerifiedUser]),
    handle: ({ site, who }) => getCurrentUser(site.domain, who.userId),
  }),
  endpoint({
    method: 'GET',
    path: '/users/balance',
    summary: 'Tokens in hand',
    access: access.user,
    answer: z.object({ balance: z.number().int().nonnegative() }),
    async handle({ site, who }) {
      return { balance: await getBalance(site.domain, who.userId) };
    },
  }),
];
