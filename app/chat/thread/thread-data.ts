import type { RefusedCategory } from '~/domain/moderation/verdict';
import type { Unread } from '~/domain/chat/chats/mark-read';
import type { CrisisReferral } from '~/domain/chat/send/crisis-referral';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import type { UnlockTerms } from '~/domain/chat/private-pictures/private-picture-price';
import type { AiNotice } from '../../duties/ai-notice-data';
import type { ClubOf } from '../../fanclubs/server/read-club-of.server';
import type { ShortOffer } from '../../offers/server/read-short-offer.server';
import type { AskedMessage } from '../live/thread';
import type { VoiceTerms } from '../voice/voice-terms';
import type { ThreadCharacter, ThreadMessage } from '../presenters/thread-for-fan';

/** A conversation as its page is given it. */
export interface ThreadData {
  character: ThreadCharacter;
  /** The character's fan club; null where there is none to join. */
  club: ClubOf | null;
  /** The character takes no messages any more. */
  isWithdrawn: boolean;
  /** Where the character is called; null where nobody may call them. */
  callHref: string | null;
  /** The reader has blocked the character. */
  isBlocked: boolean;
  /** Whom somebody in distress can turn to where nothing can be written. */
  referral: CrisisReferral;
  /** An offline stand-in answers, and no model. */
  hasStandIn: boolean;
  /** Null before anything was said. */
  chatId: string | null;
  /** It is a chat that was set aside; null of the one that is gone on in. */
  setAside: { chatId: string; startedAt: string } | null;
  messages: ThreadMessage[];
  /** Whether more was said before them, and after them. */
  hasMore: boolean;
  hasLater: boolean;
  pageSize: number;
  /** The place of the last message of the conversation, on this page or not. */
  lastSeq: number;
  /** Another stretch than the newest was asked for. */
  isEarlier: boolean;
  /** The place of the message that was asked for; null where none was. */
  sought: number | null;
  /** What they had not seen as they came; null where they had seen all. */
  unread: Unread | null;
  allowance: SendAllowance;
  /** Somebody has to pass a check of their age before they talk on. */
  isAgeCheckDue: boolean;
  /** What they wrote left a doubt about their age: they are asked before they go on. */
  isAdultQuestionOpen: boolean;
  /** Until when nothing but distress is taken (ISO); null where their chats go on. */
  pausedUntil: string | null;
  /** It is a rest for somebody in distress, and no penalty. */
  isPausedForCare: boolean;
  /** What the frame tells them of the AI. */
  aiNotice: AiNotice;
  /** For the next message of a form without JavaScript: sent twice, it is still one message. */
  idempotencyKey: string;
  maxLength: number;
  /** Words that could not be sent before, kept without scripts. */
  draft: string;
  messagePrice: number;
  /** On what terms voice messages are taken; null where nobody hears them. */
  voice: VoiceTerms | null;
  /** What it costs to hear what one asked for; null where nothing is said aloud, or to visitors. */
  spoken: { audioPrice: number } | null;
  /** A video that the character offers; null where none is offered. */
  videoOffer: { idempotencyKey: string; query: string; isSubscriber: boolean } | null;
  /** Whether one can ask for a video. */
  makesVideos: boolean;
  /** The smallest tip that is offered. */
  leastTip: number;
  /** What a photo costs that is made in the chat. */
  photoPrice: number;
  /** On which terms what the character sends is opened; null for a visitor. */
  unlockTerms: UnlockTerms | null;
  /** What helps where the tokens in hand do not suffice for a message. */
  shortOffer: ShortOffer | null;
  now: string;
}

/** What became of a message that a form sent and that was not stored. */
export interface RefusedMessage {
  kind: 'rejected' | 'failed';
  error: string;
  /** The rule that the words break. */
  rule?: RefusedCategory | undefined;
  source?: string | undefined;
  content: string;
  /** What its writer is asked before it is sent under the same key. */
  asked?: AskedMessage | undefined;
}
