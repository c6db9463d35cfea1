import type { RefusedCategory } from '~/domain/moderation/verdict';
import type { Unread } from '~/domain/chat/chats/mark-read';
import type { CrisisReferral } from '~/domain/chat/send/crisis-referral';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import type { UnlockTerms } from '~/domain/chat/private-pictures/private-picture-price';
import type { AiNotice } from '../../duties/ai-notice-data';
import type { ClubOf } from '../../fanclubs/server/read-club-of.server';
import type { ShortOffer } from '../../offers/server/read-short-offer.server';
import type { ConfirmationPrompt } from '../live/thread';
import type { VoiceTerms } from '../voice/voice-terms';
import type { ShownAuthor } from '../presenters/author-for-fan';
import type { ThreadCharacter, ThreadMessage } from '../presenters/thread-for-fan';

/** The author of a demo's replies. */
export interface DemoAuthor {
  /** The name of the connected model; null if there is none. */
  model: string | null;
  /** True if the offline stand-in replies: no model is connected, or it is unavailable. */
  isStandIn: boolean;
}

/** A first message with which a chat can begin. */
export interface Opening {
  index: number;
  /** Its beginning. */
  text: string;
  isChosen: boolean;
}

/** A chat in the form of its page's data. */
export interface ThreadData {
  character: ThreadCharacter;
  /** The character's fan club; null if there is none to join. */
  club: ClubOf | null;
  /** True if the character accepts no messages any more. */
  isWithdrawn: boolean;
  /** The page that calls the character; null where calls are not possible. */
  callHref: string | null;
  /** True if the reader has blocked the character. */
  isBlocked: boolean;
  /** Help lines for a person in distress where nothing can be written. */
  referral: CrisisReferral;
  /** The author of the replies, which a demo names; null elsewhere. */
  demoAuthor: DemoAuthor | null;
  /** The model, prompt and persona that write the replies; null before the first one. */
  chatAuthor: ShownAuthor | null;
  /** Null before the first message. */
  chatId: string | null;
  /** The first messages of the character's card; empty if there is no choice. */
  openings: Opening[];
  /** The chosen one of them, in a chat that has not begun; null for the character's own greeting. */
  greeting: string | null;
  /** Set for a chat that was set aside; null for the current one. */
  setAside: { chatId: string; startedAt: string } | null;
  messages: ThreadMessage[];
  /** True if there are more messages before and after these. */
  hasMore: boolean;
  hasLater: boolean;
  pageSize: number;
  /** The position of the chat's last message, whether or not it is on this page. */
  lastSeq: number;
  /** True if another window than the newest was requested. */
  isEarlier: boolean;
  /** The position of the requested message; null if none was requested. */
  sought: number | null;
  /** The messages that were unread on arrival; null if there were none. */
  unread: Unread | null;
  allowance: SendAllowance;
  /** True if the person must pass an age check before the chat continues. */
  isAgeCheckDue: boolean;
  /** True if the person's messages raised a doubt about their age, which they must answer first. */
  isAdultQuestionOpen: boolean;
  /**
   * The time until which only messages with signs of distress are accepted (ISO); null if the chats are not
   * paused.
   */
  pausedUntil: string | null;
  /** True if the pause protects a person in distress; false if it is a penalty. */
  isPausedForCare: boolean;
  /** The notice about the AI that is shown above the thread. */
  aiNotice: AiNotice;
  /** The key of the next message by a form without JavaScript; sent twice, it is one message. */
  idempotencyKey: string;
  maxLength: number;
  /** Text that could not be sent before, kept without scripts. */
  draft: string;
  messagePrice: number;
  /** The terms of voice messages; null if no provider transcribes them. */
  voice: VoiceTerms | null;
  /** The price of a spoken reply on request; null without a speech provider and for visitors. */
  spoken: { audioPrice: number } | null;
  /** The video that the character offers; null if there is none. */
  videoOffer: { idempotencyKey: string; query: string; isSubscriber: boolean } | null;
  /** True if videos can be ordered. */
  makesVideos: boolean;
  /** The smallest tip on offer. */
  leastTip: number;
  /** The price of a photo that is generated in the chat. */
  photoPrice: number;
  /** The terms for unlocking what the character sends; null for a visitor. */
  unlockTerms: UnlockTerms | null;
  /** The token packs offered when the balance does not cover a message. */
  shortOffer: ShortOffer | null;
  now: string;
}

/** A message from a form that was not stored, with the reason. */
export interface RefusedMessage {
  kind: 'rejected' | 'failed';
  error: string;
  /** The rule that the text violates. */
  rule?: RefusedCategory | undefined;
  source?: string | undefined;
  content: string;
  /** The consent prompt before it is sent under the same key. */
  prompt?: ConfirmationPrompt | undefined;
}
