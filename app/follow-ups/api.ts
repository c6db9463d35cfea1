import * as z from 'zod';
import { chooseFrequency, listChosenChats } from '~/domain/follow-ups/choices';
import { isSwitchedOn, switchFollowUps } from '~/domain/follow-ups/follow-up-switch';
import { frequencySchema } from '~/domain/follow-ups/schema';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';

const endpoint = endpointsOf('follow-ups');

const done = z.object({ ok: z.literal(true) });
const chosen = z.object({ characterId: idSchema, frequency: frequencySchema });

export const followUps = apiSection(213, [
  endpoint({
    id: 'followups.get',
    method: 'GET',
    path: '/follow-ups',
    summary: 'Which characters may write first to the user, and whether any may',
    access: access.user,
    answer: z.object({ isOn: z.boolean(), chats: z.array(chosen) }).meta({ id: 'FollowUps' }),
    handle: async ({ context: { domain }, who }) => ({
      isOn: await isSwitchedOn(domain.db, who.userId),
      chats: (await listChosenChats(domain, who.userId)).map(({ characterId, frequency }) => ({
        characterId,
        frequency,
      })),
    }),
  }),
  endpoint({
    id: 'followups.switch',
    method: 'PATCH',
    path: '/follow-ups',
    summary: 'Have no character write first, or again those that may',
    access: access.user,
    body: z.object({ isOn: z.boolean() }).meta({ id: 'followUpSwitchDto' }),
    answer: done,
    limit: ({ context, who }) => context.limits.changeFollowUps(who.person),
    handle: ({ context, who, body }) => switchFollowUps(context.domain, who.userId, body.isOn),
  }),
  endpoint({
    id: 'followups.choose',
    method: 'PUT',
    path: '/chats/{characterId}/follow-ups',
    failures: [404],
    summary: 'Say how often at most a character may write first',
    access: access.user,
    params: z.object({ characterId: idSchema }),
    body: z.object({ frequency: frequencySchema }).meta({ id: 'followUpFrequencyDto' }),
    answer: done,
    limit: ({ context, who }) => context.limits.changeFollowUps(who.person),
    handle: ({ context, who, params, body }) =>
      chooseFrequency(context.domain, { userId: who.userId, ...params, ...body }),
  }),
]);
