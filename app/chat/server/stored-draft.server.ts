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
  /** The place of the last message of theirs: once there is a later one, these words are of the past. */
  after: z.number().int(),
  until: z.number(),
});

/** Long enough to sign up, to pay, and to come back on another day. */
export const draftSeconds = 3 * 24 * 3600;
/** Browsers throw a longer cookie away, its attributes included (RFC 6265bis, 5.6). */
const longestValue = 3800;

interface Draft {
  person: Person;
  characterId: string;
  after: number;
  words: string;
}

/**
 * The cookie that keeps the words of a message which could not be sent yet, where no scripts keep
 * them. It is sealed; words that no cookie holds are written once more.
 */
function keepDraft(
  { domain, cookies }: Pick<AppLoadContext, 'domain' | 'cookies'>,
  draft: Draft,
): string[] {
  const expiresAt = new Date(domain.now().getTime() + draftSeconds * 1000);
  const sealed = domain.seal.seal(JSON.stringify({ ...draft, until: expiresAt.getTime() }));
  return sealed.length > longestValue ? [] : cookies.keepDraft({ sealed, expiresAt });
}

/** The words that wait for this person in this chat; those of a visitor are whose they become. */
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

/** The place of the last message that the person wrote. */
export const lastOwn = (messages: readonly Message[]): number =>
  messages.findLast(({ role }) => role === 'user')?.seq ?? 0;

interface EndedChat {
  /** What was sent of a page whose session has ended. */
  typed: FormData;
  ownerId: string;
  slug: string | undefined;
}

/** Keeps the words of somebody whose session has ended until they are back; nobody else is shown them. */
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

/** Seals words behind what their writer has said last. */
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

/** Keeps the words that wait for an account or for tokens while their writer sees to that. */
export async function keepUnsent(
  context: Pick<AppLoadContext, 'domain' | 'cookies'>,
  { person, characterId, refused: { error, content: words } }: Unsent,
): Promise<Headers> {
  const waits =
    error === chatSentences['trial-ended'] || error === chatSentences['insufficient-balance'];
  if (!waits) return new Headers();
  return keepWords(context, { person, characterId, words });
}
