import * as z from 'zod';
import { getCurrentUser } from '~/domain/accounts/current-user';
import { updateUserSchema } from '~/domain/accounts/schema';
import { updateUser } from '~/domain/accounts/update-user';
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
    method: 'PATCH',
    path: '/users/me',
    summary: 'Change what one says of oneself; a field left out stays',
    access: access.user,
    body: updateUserSchema.meta({ id: 'updateUserDto' }),
    answer: z.union([currentUser, notVerifiedUser]),
    handle: ({ site, who, body }) => updateUser(site.domain, who.userId, body),
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
