import type { AppLoadContext } from '@remix-run/node';
import { resolveAgeStatus } from '~/domain/age-checks/resolve-age-status';
import { findCarePause } from '~/domain/duties/find-care-pause';
import { isBlocked } from '~/domain/characters/is-blocked';
import { readAuthor } from '~/domain/chat/authors/read-author';
import { referTo } from '~/domain/chat/send/crisis-referral';
import { getSendAllowance } from '~/domain/chat/send/get-send-allowance';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { photoPrice } from '~/domain/chat/photos/photo-price';
import type { SettingsOf } from '~/domain/shared/define-settings';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { languageOf } from '../../kit/i18n/language-of.server';
import { presentMessages } from '../../chat/server/present-messages.server';
import { leadToDay } from '../../chat/server/lead-to-day.server';
import { isEarlier, readPlace, unreadOf } from '../../chat/server/read-place.server';
import { noOpenings, readOpenings } from '../../chat/server/read-openings.server';
import { readSetAside } from '../../chat/server/read-set-aside.server';
import { readDemoAuthor } from '../../chat/server/read-demo-author.server';
import { markOpenChatRead } from '../../chat/server/mark-open-chat-read.server';
import { findCharacter, requireParticipant } from '../../chat/server/require-participant.server';
import { lastOwn, readStoredDraft } from '../../chat/server/stored-draft.server';
import { presentChatAuthor } from '../../chat/presenters/author-for-fan';
import { presentThreadCharacter, presentThreadMessage } from '../../chat/presenters/thread-for-fan';
import { readAiNotice, withoutStart } from '../../duties/server/read-ai-notice.server';
import { readClubOf } from '../../fanclubs/server/read-club-of.server';
import { memberIdOf } from '~/domain/viewers/member-id';
import { readOfferForNext } from '../../offers/server/read-short-offer.server';
import { chatSettings } from '~/domain/chat/settings';
import { listVideos } from '~/domain/chat/videos/list-videos';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import { findPause } from '~/domain/strikes/find-pause';
import { walletSettings } from '~/domain/wallet/settings';
import { readOwnBalance } from '../../wallet/server/read-own-balance.server';

interface RequestInput {
  request: Request;
  slug: string | undefined;
}

/** Returns the data of a chat's page: a message window, and the terms of continuing. */
export async function readThread(context: AppLoadContext, { request, slug }: RequestInput) {
  const person = requireParticipant(request, context);
  const { domain } = context;
  const place = readPlace(request);
  const settings = await domain.settings(chatSettings);
  const conditions = await readConditions(context, { request, slug, person });
  const { character, isWithdrawn, allowance } = conditions;
  const { id: characterId } = character;
  const setAside = await readSetAside(context, { request, person, characterId });
  if (place.at !== undefined) {
    throw await leadToDay(context, { person, character, chatId: place.chat, date: place.at });
  }
  const userId = memberIdOf(context.viewer);
  const [list, club, isTheirBlock, chatAuthor] = await Promise.all([
    listMessages(domain, person, {
      characterId,
      chatId: place.chat,
      limit: settings.chat_page_size,
      before: place.before,
      around: place.message,
    }),
    readClubOf(context, { characterId, userId }),
    isBlocked(domain.db, userId, characterId),
    readAuthor(domain, person, { characterId, chatId: place.chat }),
  ]);
  return {
    page: { title: character.name },
    character: presentThreadCharacter(character, context.mediaAddress),
    /** A character who no longer replies has no club to join. */
    club: isWithdrawn ? null : club,
    isWithdrawn,
    callHref: isTheirBlock ? null : callHrefOf(context, conditions),
    isBlocked: isTheirBlock,
    referral: referTo(settings, placeOf(context, request)),
    demoAuthor: await readDemoAuthor(context, list.chatId),
    chatAuthor: chatAuthor && presentChatAuthor(chatAuthor),
    setAside,
    ...(isUnbegun(list) ? await readOpenings(context, person, character) : noOpenings),
    ...presentWindow(list, place),
    messages: (await presentMessages(context, list.items)).map(presentThreadMessage),
    pageSize: settings.chat_page_size,
    unread: unreadOf(place) ?? conditions.unread,
    allowance,
    ...presentHindrances(conditions),
    aiNotice: withoutStart(conditions.aiNotice, {
      lastMessageAt: list.items.findLast(({ role }) => role === 'user')?.sentAt,
      isToTalk: !isEarlier(place) && setAside === null && !isWithdrawn,
    }),
    idempotencyKey: newId(),
    ...termsOf(context, { settings, person, conditions, isMember: club?.membership != null }),
    videoOffer: findVideoOffer(conditions.offeredVideos, { chatId: list.chatId, allowance }),
    leastTip: Math.min(...(await domain.settings(walletSettings)).tips_price),
    draft: isEarlier(place)
      ? ''
      : readStoredDraft(request, context, { person, characterId, after: lastOwn(list.items) }),
    shortOffer: await readShortOffer(context, conditions),
    now: domain.now().toISOString(),
  };
}

/** Checks that a chat consists of the character's greeting, or of nothing. */
const isUnbegun = ({ chatLastSeq }: Awaited<ReturnType<typeof listMessages>>) => chatLastSeq <= 1;

/** Returns the offer for the next message; null while the question about the person's age is open. */
const readShortOffer = async (context: AppLoadContext, { ageStatus, allowance }: Conditions) =>
  ageStatus === 'to-confirm' ? null : readOfferForNext(context, allowance);

const placeOf = (context: AppLoadContext, request: Request) => ({
  country: context.country ?? null,
  language: languageOf(request) ?? null,
});

interface Participant extends RequestInput {
  person: Person;
}

/** Reads the character of the chat, and what blocks the chat or belongs to it. */
async function readConditions(context: AppLoadContext, { request, slug, person }: Participant) {
  const { domain } = context;
  const [
    { character, isWithdrawn },
    allowance,
    ageStatus,
    pausedUntil,
    carePause,
    aiNotice,
    unread,
    balance,
    offeredVideos,
  ] = await Promise.all([
    findCharacter(person, slug, context),
    getSendAllowance(domain, person),
    resolveAgeStatus(domain, person, context.country),
    findPause(domain.db, person, domain.now()),
    findCarePause(domain.db, person, domain.now()),
    readAiNotice(context, person),
    markOpenChatRead(request, context),
    context.transcribesVoice && person.kind === 'user' ? readOwnBalance(context, person.id) : 0,
    listOfferedVideos(context),
  ]);
  return {
    character,
    isWithdrawn,
    allowance,
    ageStatus,
    pausedUntil,
    carePause,
    aiNotice,
    unread,
    balance,
    offeredVideos,
  };
}

type Conditions = Awaited<ReturnType<typeof readConditions>>;

/** Returns the address where the character can be called; null if calls are not possible. */
function callHrefOf(
  { takesCalls }: AppLoadContext,
  { character, isWithdrawn, ageStatus }: Conditions,
): string | null {
  const mayCall = takesCalls && !isWithdrawn && ageStatus !== 'to-confirm';
  return mayCall && character.availableForCalls ? `/chats/${character.slug}/call` : null;
}

/** Returns what the person must do or wait for before they can continue. */
const presentHindrances = ({ ageStatus, pausedUntil, carePause }: Conditions) => ({
  isAgeCheckDue: ageStatus === 'required',
  isAdultQuestionOpen: ageStatus === 'to-confirm',
  pausedUntil: pausedUntil?.toISOString() ?? null,
  isPausedForCare: carePause !== null && carePause.getTime() === pausedUntil?.getTime(),
});

/** Returns the position of the page's message window in the chat. */
const presentWindow = (
  list: Awaited<ReturnType<typeof listMessages>>,
  place: ReturnType<typeof readPlace>,
) => ({
  chatId: list.chatId,
  hasMore: list.hasMore,
  hasLater: list.items.length > 0 && list.lastSeq < list.chatLastSeq,
  lastSeq: list.chatLastSeq,
  isEarlier: isEarlier(place),
  sought: place.message ?? null,
});

interface Customer {
  settings: SettingsOf<typeof chatSettings>;
  person: Person;
  conditions: Conditions;
  /** True for a member of the character's fan club. */
  isMember: boolean;
}

/** Returns what can be sent and bought, with prices. */
function termsOf(context: AppLoadContext, { settings, person, conditions, isMember }: Customer) {
  const isUser = person.kind === 'user';
  const isPremium = conditions.allowance.kind === 'premium';
  return {
    maxLength: settings.message_max_length,
    messagePrice: settings.text_message_price,
    voice: context.transcribesVoice
      ? {
          price: settings.voice_message_price,
          isPremium,
          maxSeconds: settings.voice_message_max_seconds,
          isMember: isUser,
          balance: conditions.balance,
        }
      : null,
    spoken: context.speaksAloud && isUser ? { audioPrice: settings.private_audio_price } : null,
    makesVideos: context.makesVideos && isUser,
    photoPrice: photoPrice({
      price: settings.photo_price,
      discountPercent: settings.photo_discount_subscriber,
      isSubscriber: isPremium,
    }),
    unlockTerms:
      memberIdOf(context.viewer) === null
        ? null
        : {
            isSubscriber: isPremium,
            discountPercent: settings.private_photo_discount_subscriber,
            isMember,
          },
  };
}

/** Returns the videos offered to a member by all characters. */
async function listOfferedVideos({ domain, makesVideos, viewer }: AppLoadContext) {
  const userId = memberIdOf(viewer);
  // Without a video provider, no videos are offered and no query is needed.
  if (!makesVideos || userId === null) return [];
  return (await listVideos(domain, userId)).filter(({ state }) => state === 'pending');
}

/** Returns the video that is offered in a chat; null if there is none. */
function findVideoOffer(
  offered: Awaited<ReturnType<typeof listOfferedVideos>>,
  { chatId, allowance }: { chatId: string | null; allowance: SendAllowance },
) {
  const offer = offered.find((video) => video.chatId === chatId);
  if (!offer) return null;
  const { idempotencyKey, query } = offer;
  return { idempotencyKey, query, isSubscriber: allowance.kind === 'premium' };
}
