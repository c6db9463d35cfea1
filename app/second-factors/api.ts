import * as z from 'zod';
import { finishSignIn } from '~/domain/accounts/finish-sign-in';
import { getCurrentUser } from '~/domain/profile/current-user';
import { factorCodeSchema } from '~/domain/second-factors/schema';
import {
  currentUser,
  notVerifiedUser,
  presentAccount,
} from '../profile/presenters/account-for-owner';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';

const endpoint = endpointsOf('accounts');

export const secondFactors = apiSection(30, [
  endpoint({
    id: 'accounts.second-factor',
    method: 'POST',
    path: '/auth/second-factor',
    failures: [401, 403],
    summary:
      'Finish a log-in that was answered second-factor-required, by its ticket and a code of the app or a recovery code',
    access: access.everyone,
    body: z
      .object({
        ticket: z.string({ error: 'ticket is required' }).min(1, 'ticket is required').max(200),
        code: factorCodeSchema,
      })
      .meta({ id: 'secondFactorDto' }),
    answer: z.union([currentUser, notVerifiedUser]),
    limit: ({ context, body }) => context.limits.secondFactor(body.ticket),
    async handle({ context, body, setCookies }) {
      const answer = await finishSignIn(context.domain, {
        token: body.ticket,
        proof: { code: body.code },
        asker: context.device,
        userAgent: context.userAgent,
        guestId: context.guestId ?? undefined,
      });
      if (!answer.ok) return answer;
      const { tokens, email, userId } = answer;
      setCookies([...context.cookies.startSession(tokens), ...context.device.remember(email)]);
      return presentAccount(context.domain, await getCurrentUser(context.domain, userId));
    },
  }),
]);
