import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { getThreadCharacter } from '~/domain/chat/chats/get-thread-character';
import { listMessages } from '~/domain/chat/messages/list-messages';
import type { Message } from '~/domain/chat/schema';
import { chatSettings } from '~/domain/chat/settings';
import { idSchema } from '~/domain/shared/ids';
import { personSchema, type Person } from '~/domain/shared/person';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import { setCookies } from '../../kit/session/set-cookies.server';
import { readCookies } from '../../kit/session/read-cookies';
import type { RefusedMessage } from '../thread/thread-data';

const envelopeSchema = z.object({
  words: z.string(),
  characterId: idSchema,
  person: personSchema,
  /** The position of the writer's last message. A later message makes this draft obsolete. */
  after: z.number().int(),
  until: z.number(),
});

/** Seconds that are enough to sign up, pay, and return on another day. */
export const draftSeconds = 3 * 24 * 3600;
/**
 * The maximum length of the value: browsers discard a longer cookie, attributes included (RFC 6265bis,
 * 5.6).
 */
const longestValue = 3800;

interface Draft {
  person: Person;
  characterId: string;
  after: number;
  words: string;
}

/**
 * Returns the cookie for the text of a message that could not be sent yet, for pages without scripts. It
 * is sealed; text that is too long for a cookie must be written again.
 */
function keepDraft(
  { domain, cookies }: Pick<AppLoadContext, 'domain' | 'cookies'>,
  draft: Draft,
): string[] {
  const expiresAt = new Date(domain.now().getTime() + draftSeconds * 1000);
  const sealed = domain.seal.seal(JSON.stringify({ ...draft, until: expiresAt.getTime() }));
  return sealed.length > longestValue ? [] : cookies.keepDraft({ sealed, expiresAt });
}

/**
 * Returns the unsent text of this person in this chat; a visitor's text passes to the account that they
 * create or sign in to.
 */
export function readStoredDraft(
  request: Request,
  { domain }: Pick<AppLoadContext, 'domain'>,
  { person, characterId, after }: Omit<Draft, 'words'>,
): string {
  const { draft: sealed } = readCookies(request.headers.get('cookie') ?? undefined);
  if (!sealed) return '';
  try {
    const kept = envelopeSchema.parse(JSON.parse(domain.seal.open(sealed)));
    const isTheirs =
      kept.person.id === person.id || (kept.person.kind === 'guest' && person.kind === 'user');
    const isOfNow = kept.until > domain.now().getTime() && kept.after >= after;
    return isTheirs && isOfNow && kept.characterId === characterId ? kept.words : '';
  } catch {
    return '';
  }
}

/** Returns the position of the person's last message. */
export const lastOwn = (messages: readonly Message[]): number =>
  messages.findLast(({ role }) => role === 'user')?.seq ?? 0;

interface EndedChat {
  /** The form that was sent from a page whose session has ended. */
  typed: FormData;
  ownerId: string;
  slug: string | undefined;
}

/** Keeps the text of a person whose session has ended until they return; it is shown to no one else. */
export async function keepOfEnded(
  context: Pick<AppLoadContext, 'domain' | 'cookies'>,
  { typed, ownerId, slug = '' }: EndedChat,
): Promise<Headers> {
  const words = typed.get('content');
  const owner = idSchema.safeParse(ownerId);
  if (typeof words !== 'string' || words === '' || !owner.success) return new Headers();
  const person = { kind: 'user', id: owner.data } as const;
  const found = await getThreadCharacter(context.domain, person, slug);
  if (!found) return new Headers();
  return keepWords(context, { person, characterId: found.character.id, words });
}

/** Seals a text together with the position of the writer's last message. */
async function keepWords(
  context: Pick<AppLoadContext, 'domain' | 'cookies'>,
  { person, characterId, words }: Omit<Draft, 'after'>,
): Promise<Headers> {
  const { chat_page_size: limit } = await context.domain.settings(chatSettings);
  const { items } = await listMessages(context.domain, person, { characterId, limit });
  return setCookies(keepDraft(context, { person, characterId, after: lastOwn(items), words }));
}

interface Unsent {
  person: Person;
  characterId: string;
  refused: RefusedMessage;
}

/** Keeps the text that waits for an account or for tokens. */
export async function keepUnsent(
  context: Pick<AppLoadContext, 'domain' | 'cookies'>,
  { person, characterId, refused: { error, content: words } }: Unsent,
): Promise<Headers> {
  const waits =
    error === chatSentences['trial-ended'] || error === chatSentences['insufficient-balance'];
  if (!waits) return new Headers();
  return keepWords(context, { person, characterId, words });
}
