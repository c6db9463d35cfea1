import * as z from 'zod';
import { getCurrentUser } from '~/domain/profile/current-user';
import { getMarketing } from '~/domain/profile/get-marketing';
import { marketingSchema } from '~/domain/profile/marketing-origin';
import { updateMetaSchema } from '~/domain/profile/schema';
import { setFanClubAutorenew, updateUser } from '~/domain/profile/update-user';
import { updateUserMeta } from '~/domain/profile/update-user-meta';
import { reportExperiment } from '~/domain/flags/report-experiment';
import { experimentReportSchema } from '~/domain/flags/schema';
import { getBalance } from '~/domain/wallet/get-balance';
import { access } from '../kit/api/access';
import { currentUser, notVerifiedUser, presentAccount } from './presenters/account-for-owner';
import { updateUserDto } from './profile-fields';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { successSchema } from '../kit/api/success';

const endpoint = endpointsOf('users');

export const users = apiSection(60, [
  endpoint({
    id: 'users.me',
    method: 'GET',
    path: '/users/me',
    summary: 'The signed-in user, in the not-verified shape until the address is proved',
    access: access.notVerified,
    answer: z.union([currentUser, notVerifiedUser]),
    handle: async ({ context, who }) =>
      presentAccount(context.domain, await getCurrentUser(context.domain, who.userId)),
  }),
  endpoint({
    id: 'users.update-me',
    method: 'PATCH',
    path: '/users/me',
    summary: 'Change what one says of oneself; a field left out stays',
    failures: [403, 422],
    access: access.user,
    body: updateUserDto,
    answer: z.union([currentUser, notVerifiedUser]),
    async handle({ context, who, body }) {
      const { agree_to_receive_promotional_materials: agreesToPromotions, ...changes } = body;
      const profile = { ...changes, agreesToPromotions };
      const updated = await updateUser(context.domain, context.moderator, who.userId, profile);
      return updated.ok ? presentAccount(context.domain, updated.user) : updated;
    },
  }),
  endpoint({
    id: 'users.balance',
    method: 'GET',
    path: '/users/balance',
    summary: 'Tokens in hand',
    access: access.user,
    answer: z.object({ balance: z.number().int().nonnegative() }),
    async handle({ context, who }) {
      return { balance: await getBalance(context.domain, who.userId) };
    },
  }),
  endpoint({
    id: 'users.update-meta',
    method: 'PATCH',
    path: '/users/meta',
    summary: 'Note what the user has seen, one thing at a time',
    access: access.user,
    body: updateMetaSchema.meta({ id: 'updateUserMetaDto' }),
    answer: z.union([currentUser, notVerifiedUser]),
    async handle({ context, who, body }) {
      await updateUserMeta(context.domain, who.userId, body);
      return presentAccount(context.domain, await getCurrentUser(context.domain, who.userId));
    },
  }),
  endpoint({
    id: 'users.autorenew',
    method: 'PUT',
    path: '/users/autorenew',
    summary: 'Turn over whether fan clubs renew by themselves, or set it',
    access: access.user,
    body: z.object({ autorenew: z.boolean().optional() }).meta({ id: 'updateAutorenewDto' }),
    answer: z.object({ autorenew: z.boolean() }),
    async handle({ context, who, body }) {
      return { autorenew: await setFanClubAutorenew(context.domain, who.userId, body.autorenew) };
    },
  }),
  endpoint({
    id: 'users.marketing',
    method: 'GET',
    path: '/users/me/marketing',
    summary: 'Who sent the user, by the address they first landed with',
    access: access.user,
    answer: marketingSchema.meta({ id: 'Marketing' }),
    handle: ({ context, who }) => getMarketing(context.domain, who.userId),
  }),
  endpoint({
    id: 'users.marketing-experiments',
    method: 'POST',
    path: '/users/me/marketing/experiments',
    summary: 'Note which variant of an experiment the user was shown',
    access: access.user,
    status: 201,
    idempotent: true,
    body: experimentReportSchema.meta({ id: 'marketingExperimentDto' }),
    answer: successSchema,
    async handle({ context, who, body }) {
      await reportExperiment(context.domain, who.userId, body);
      return { ok: true };
    },
  }),
]);
