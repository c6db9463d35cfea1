import * as z from 'zod';
import { addFact, editFact } from '~/domain/memory/change-facts';
import { findMemory } from '~/domain/memory/find-memory';
import { bringBack, forget, switchMemory, type Forgettable } from '~/domain/memory/forget';
import { preferencesSchema, setPreferences } from '~/domain/memory/preferences';
import { factTextSchema } from '~/domain/memory/schema';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { memorySchema, presentMemory } from './presenters/memory-for-fan';

const endpoint = endpointsOf('memory');

const ofChat = z.object({ characterId: idSchema });
const ofFact = ofChat.extend({ factId: idSchema });
const ofEntry = ofChat.extend({ entryId: idSchema });
const done = z.object({ ok: z.literal(true) });
const factText = z.object({ text: factTextSchema }).meta({ id: 'factTextDto' });
const path = '/chats/{characterId}/memory';

/** Creates the two endpoints that forget an item and restore it. */
const forgetting = <Params extends typeof ofChat>(
  [slug, name]: [slug: string, name: string],
  of: { path: string; params: Params; what: (params: z.output<Params>) => Forgettable },
) => [
  endpoint({
    id: `memory.forget-${slug}`,
    method: 'DELETE',
    path: of.path,
    failures: [404, 409],
    summary: `Forget ${name}; it can be brought back for a minute`,
    access: access.visitor,
    params: of.params,
    answer: done,
    limit: ({ context, who }) => context.limits.changeMemory(who.person),
    handle: ({ context, who, params }) => {
      const { person } = who;
      const { characterId } = params;
      return forget(context.domain, { person, characterId, what: of.what(params) });
    },
  }),
  endpoint({
    id: `memory.restore-${slug}`,
    method: 'POST',
    path: `${of.path}/restore`,
    failures: [404, 409],
    summary: `Bring back ${name}, forgotten within the last minute`,
    access: access.visitor,
    params: of.params,
    answer: done,
    limit: ({ context, who }) => context.limits.changeMemory(who.person),
    handle: ({ context, who, params }) => {
      const { person } = who;
      const { characterId } = params;
      return bringBack(context.domain, { person, characterId, what: of.what(params) });
    },
  }),
];

export const memory = apiSection(212, [
  endpoint({
    id: 'memory.get',
    method: 'GET',
    path,
    summary: 'What a character remembers of the conversation',
    access: access.visitor,
    params: ofChat,
    answer: memorySchema.meta({ id: 'Memory' }),
    handle: async ({ context, who, params }) =>
      presentMemory(await findMemory(context.domain, who.person, params.characterId)),
  }),
  endpoint({
    id: 'memory.switch',
    method: 'PATCH',
    path,
    failures: [404],
    summary: 'Have a character keep what they are told, or not',
    access: access.visitor,
    params: ofChat,
    body: z.object({ isOn: z.boolean() }).meta({ id: 'memorySwitchDto' }),
    answer: done,
    limit: ({ context, who }) => context.limits.changeMemory(who.person),
    handle: ({ context, who, params, body }) =>
      switchMemory(context.domain, { person: who.person, ...params, ...body }),
  }),
  endpoint({
    id: 'memory.set-preferences',
    method: 'PUT',
    path: `${path}/preferences`,
    failures: [404],
    summary: 'Say how one likes to be answered',
    access: access.visitor,
    params: ofChat,
    body: preferencesSchema.meta({ id: 'replyPreferencesDto' }),
    answer: done,
    limit: ({ context, who }) => context.limits.changeMemory(who.person),
    handle: ({ context, who, params, body }) =>
      setPreferences(context.domain, who.person, params.characterId, body),
  }),
  ...forgetting(['everything', 'everything'], {
    path,
    params: ofChat,
    what: () => ({ kind: 'everything' }),
  }),
  endpoint({
    id: 'memory.add-fact',
    method: 'POST',
    path: `${path}/facts`,
    failures: [403, 404, 409, 422],
    summary: 'Tell a character something of oneself',
    access: access.visitor,
    status: 201,
    idempotent: true,
    params: ofChat,
    body: factText,
    answer: z.object({ ok: z.literal(true), factId: idSchema }),
    limit: ({ context, who }) => context.limits.changeMemory(who.person),
    handle: ({ context, who, params, body }) => {
      const { domain, moderator, country } = context;
      return addFact(domain, moderator, { person: who.person, country, ...params, ...body });
    },
  }),
  endpoint({
    id: 'memory.edit-fact',
    method: 'PATCH',
    path: `${path}/facts/{factId}`,
    failures: [403, 404, 409, 422],
    summary: 'Put one’s own words in place of a fact’s',
    access: access.visitor,
    params: ofFact,
    body: factText,
    answer: done,
    limit: ({ context, who }) => context.limits.changeMemory(who.person),
    handle: ({ context, who, params, body }) => {
      const { domain, moderator, country } = context;
      return editFact(domain, moderator, { person: who.person, country, ...params, ...body });
    },
  }),
  ...forgetting(['fact', 'a fact'], {
    path: `${path}/facts/{factId}`,
    params: ofFact,
    what: ({ factId }) => ({ kind: 'fact', id: factId }),
  }),
  ...forgetting(['entry', 'an entry of the diary'], {
    path: `${path}/diary/{entryId}`,
    params: ofEntry,
    what: ({ entryId }) => ({ kind: 'entry', id: entryId }),
  }),
]);
