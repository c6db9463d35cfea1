import * as z from 'zod';
import { actOnAuthor, authorActs } from '~/domain/chat/authors/act-on-author';
import { readAuthor } from '~/domain/chat/authors/read-author';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { doneSchema } from '../../kit/api/success';
import { chatAuthorSchema, presentChatAuthor } from '../presenters/author-for-fan';

const endpoint = endpointsOf('chats');
const params = z.object({ characterId: idSchema });
const query = z.object({
  /** One of several chats with the character; by default the current one. */
  chat: idSchema.optional(),
});

export const authors = apiSection(218, [
  endpoint({
    id: 'chats.author',
    method: 'GET',
    path: '/chats/{characterId}/author',
    failures: [404],
    summary: 'The model, prompt and persona that write a conversation, and the change on offer',
    access: access.visitor,
    params,
    query,
    answer: chatAuthorSchema.meta({ id: 'ChatAuthor' }),
    async handle({ context, who, params: { characterId }, query: { chat: chatId } }) {
      const author = await readAuthor(context.domain, who.person, { characterId, chatId });
      return author ? presentChatAuthor(author) : { ok: false, reason: 'no-such-chat' };
    },
  }),
  endpoint({
    id: 'chats.act-on-author',
    method: 'POST',
    path: '/chats/{characterId}/author',
    failures: [403, 404, 409],
    summary:
      'Try another author for the last reply, free of charge; accept it, stay, take a change back, or choose one of the two replies',
    access: access.visitor,
    params,
    query,
    body: z.object({ act: z.enum(authorActs) }).meta({ id: 'actOnAuthorDto' }),
    answer: doneSchema,
    limit: ({ context, who }) => context.limits.actOnAuthors(who.person),
    handle: ({ context, who, params: { characterId }, query: { chat: chatId }, body: { act } }) =>
      actOnAuthor(context.domain, who.person, { act, characterId, chatId }),
  }),
]);
