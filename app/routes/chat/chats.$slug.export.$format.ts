import { createReadableStreamFromReadable, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Readable } from 'node:stream';
import { readWholeChat } from '~/domain/chat/messages/read-whole-chat';
import { namedKinds } from '../../chat/messages/named-kinds';
import { chatAsJson, chatAsText } from './chat-file.server';
import { findCharacter, requireParticipant } from '../../chat/server/require-participant.server';
import { readPlace } from '../../chat/server/read-place.server';
import { translatorOf } from '../../kit/i18n/translator.server';

const types = { txt: 'text/plain; charset=utf-8', json: 'application/json' };
const isFormat = (name: string | undefined): name is keyof typeof types =>
  name !== undefined && Object.hasOwn(types, name);

/** Returns all of one chat as a file, streamed while it is read. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { format } = params;
  if (!isFormat(format)) throw data(null, 404);
  const person = requireParticipant(request, context);
  const { character } = await findCharacter(person, params.slug, context);
  const allowed = await context.limits.exportChats(person);
  if (!allowed.ok) throw data(null, 429);
  const t = await translatorOf(context);
  const { chat: chatId } = readPlace(request);
  const whole = readWholeChat(context.domain, person, { characterId: character.id, chatId });
  const file =
    format === 'json'
      ? chatAsJson(whole, {
          character: character.name,
          exportedAt: context.domain.now().toISOString(),
        })
      : chatAsText(whole, {
          you: t('chat:export.you'),
          name: character.name,
          locale: context.language.locale,
          timeZone: context.timeZone ?? 'UTC',
          lineOf: ({ type, content }) =>
            [namedKinds.includes(type) && `(${t(`messages:preview.${type}`)})`, content]
              .filter(Boolean)
              .join(' '),
        });
  return new Response(createReadableStreamFromReadable(Readable.from(file)), {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="chat-${character.slug}.${format}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
