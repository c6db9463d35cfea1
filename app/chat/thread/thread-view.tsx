import { Link } from '@remix-run/react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConversationPresence } from '../live/use-conversation-presence';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import type { Thread } from '../live/thread';
import { usePages } from '../live/use-pages';
import { useThread } from '../live/use-thread';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { AdultQuestionCard } from '../care/adult-question-card';
import { PausedNote } from '../care/paused-note';
import { AgeCheckCard } from '../care/age-check-card';
import type { FormError } from '../../kit/i18n/form-error';
import { BlockedNote } from './blocked-note';
import { Composer } from '../composer/composer';
import type { TakenLine } from '../composer/use-composer';
import { ActError } from './act-error';
import { CardOpenings } from './card-openings';
import { AuthorNote } from './author-note';
import { Openers } from './openers';
import { RefusalLines } from './refusal-lines';
import { StandInNote } from './stand-in-note';
import { SetAsideNote } from './set-aside-note';
import { threadHref } from './thread-place';
import { FormRefusals, type RefusedByForm } from './form-refusals';
import type { RefusedMessage, ThreadData } from './thread-data';
import { PhotoRequestCard } from '../photos/photo-request-card';
import { VideoOfferCard } from '../videos/video-offer-card';
import { ThreadHeader } from './thread-header';
import { useAgeQuestion } from './use-age-question';
import { useAllowance } from '../composer/use-allowance';
import { useFollowRefusals } from './use-follow-refusals';
import { useFreshAuthor } from './use-fresh-author';
import { useSuggestions } from '../composer/use-suggestions';
import { useAnswering } from '../composer/use-answering';
import { NewMessages } from './new-messages';
import { useReadingPlace } from './use-reading-place';
import { useThreadTerms, type ThreadTerms } from './use-thread-terms';
import { ThreadMessages } from './thread-messages';
import { WithdrawnNote } from './withdrawn-note';

interface ThreadViewProps extends RefusedByForm {
  data: ThreadData;
  refused: RefusedMessage | undefined;
  /** The error of an action on a message that was sent without scripts. */
  actError: FormError | undefined;
  /** The content below the last message. */
  note: ReactNode;
}

/** Shows a chat: its header, its messages and the composer. */
export function ThreadView({ data, refused, ...others }: ThreadViewProps) {
  const { t } = useTranslation('chat');
  const conversation = useConversation(data);
  const { chat, thread, change, terms, suggested, isElsewhere } = conversation;
  const [taken, setTaken] = useState<TakenLine | null>(null);
  const take = (line: string) => setTaken({ line });
  const scroller = useRef<HTMLDivElement>(null);
  const pages = usePages({ ...chat, scroller }, thread, change);
  // Kept for the whole visit, because reloaded messages are already read.
  const [unread] = useState(data.unread);
  const { sought, lastSeq: opened } = data;
  const offered = suggested.length;
  const reading = useReadingPlace(scroller, { thread, opened, sought, offered });
  const goToEnd = () => {
    if (thread.hasLater) void pages.loadNewest().then(reading.goToEnd);
    else reading.goToEnd();
  };
  const refusal = useLastRefusal(refused, thread);
  const shared = { data, thread, terms };
  return (
    <section
      aria-label={t('conversation', { name: data.character.name })}
      data-distress={terms.isInDistress || undefined}
      className="flex h-full min-w-0 flex-1 flex-col bg-[radial-gradient(70%_50%_at_60%_0%,rgb(11_49_54/.22),transparent)]"
    >
      <ThreadHeader data={data} />
      {data.demoAuthor && <StandInNote author={data.demoAuthor} />}
      <ThreadMessages {...shared} scroller={scroller} pages={pages} unread={unread}>
        <AfterMessages {...shared} {...others} refusal={refusal} onTake={take} />
      </ThreadMessages>
      <NewMessages
        count={reading.unseen}
        isScrolledUp={reading.isScrolledUp && !isElsewhere}
        onGo={goToEnd}
      />
      <ThreadFoot data={data} isElsewhere={isElsewhere}>
        <ThreadComposer
          data={data}
          conversation={conversation}
          refusal={refusal}
          draft={refused?.content ?? data.draft}
          taken={taken}
          onTake={take}
          onSent={goToEnd}
        />
      </ThreadFoot>
    </section>
  );
}

/** Follows a conversation: its messages, the terms of talking and buying, and the suggested replies. */
function useConversation(data: ThreadData) {
  const { character, setAside } = data;
  const chat = { characterId: character._id, chatId: data.chatId };
  const { thread, change, send } = useThread(chat, data);
  const isElsewhere = data.isEarlier && thread.hasLater;
  const terms = useThreadTerms(data, thread);
  const { maySell, mayTalk } = terms;
  const allowance = useAllowance(data, thread);
  const suggested = useSuggestions(chat, thread, {
    isWanted: maySell && mayTalk && !isElsewhere && allowance.kind !== 'sign-up',
  });
  useConversationPresence(setAside ? null : character._id);
  useFreshAuthor(data.demoAuthor, thread);
  useFollowRefusals({ thread, maySell });
  useAgeQuestion();
  const answer = useAnswering(thread);
  return { chat, thread, change, send, isElsewhere, terms, allowance, suggested, answer };
}

interface AfterMessagesProps extends Omit<ThreadViewProps, 'refused'> {
  thread: Thread;
  terms: ThreadTerms;
  refusal: RefusedMessage | undefined;
  onTake(line: string): void;
}

/** Shows what follows the last message: help to continue, offers and refusals. */
function AfterMessages(props: AfterMessagesProps) {
  const { data, thread, terms, actError, note, refusal, onTake, ...refused } = props;
  const { character, videoOffer } = data;
  const { photoOffer, maySell, mayTalk } = terms;
  return (
    <>
      {mayTalk && <AuthorNote data={data} thread={thread} />}
      {photoOffer && <PhotoRequestCard thread={thread} character={character} offer={photoOffer} />}
      {terms.isUnbegun && mayTalk && data.openings.length > 0 && (
        <CardOpenings slug={character.slug} openings={data.openings} />
      )}
      {terms.isUnbegun && mayTalk && <Openers character={character} onTake={onTake} />}
      {actError && <ActError error={actError} />}
      <FormRefusals refused={refused} slug={character.slug} mayOffer={terms.mayOffer} />
      {videoOffer && maySell && mayTalk && (
        <VideoOfferCard offer={videoOffer} name={character.firstName} slug={character.slug} />
      )}
      {note}
      {data.pausedUntil && <PausedNote until={data.pausedUntil} isForCare={data.isPausedForCare} />}
      <RefusalLines data={data} thread={thread} refused={refusal} maySell={maySell} />
      <span id="latest" />
    </>
  );
}

interface ThreadComposerProps {
  data: ThreadData;
  conversation: ReturnType<typeof useConversation>;
  refusal: RefusedMessage | undefined;
  draft: string;
  taken: TakenLine | null;
  onTake(line: string): void;
  onSent(): void;
}

/** Shows the composer and sends its text. */
function ThreadComposer({ data, conversation, refusal, onSent, ...others }: ThreadComposerProps) {
  const { thread, send, terms, allowance, suggested } = conversation;
  const { answering, stop } = conversation.answer;
  return (
    <Composer
      {...others}
      data={data}
      allowance={allowance}
      shortOf={shortOf(thread, refusal)}
      returned={thread.returned}
      returnedVoice={thread.returnedVoice}
      prompt={thread.prompt ?? refusal?.prompt ?? null}
      maySell={terms.maySell}
      answering={answering}
      suggested={suggested}
      onSend={(content, agreed, voice) => {
        const isSent = send(content, { replyTo: answering?._id, agreed, voice });
        if (isSent) {
          onSent();
          stop();
        }
        return isSent;
      }}
    />
  );
}

/**
 * Keeps the refusal of a form's message, because a reload of the page's data removes the response. The
 * next message clears it.
 */
function useLastRefusal(
  refused: RefusedMessage | undefined,
  thread: Thread,
): RefusedMessage | undefined {
  const ownSeq = thread.messages.findLast(({ role }) => role === 'user')?.seq ?? 0;
  const [kept, keep] = useState(refused && { refused, ownSeq });
  if (refused && refused !== kept?.refused) keep({ refused, ownSeq });
  const isOver = ownSeq > (kept?.ownSeq ?? 0) || thread.unconfirmed.length > 0;
  return refused ?? (isOver ? undefined : kept?.refused);
}

interface ThreadFootProps {
  data: ThreadData;
  /** True if the page was opened for another window and does not show the newest messages yet. */
  isElsewhere: boolean;
  /** The composer. */
  children: ReactNode;
}

/** Shows the composer, or what replaces it. */
function ThreadFoot({ data, isElsewhere, children }: ThreadFootProps) {
  const { t } = useTranslation('chat');
  const { character, referral } = data;
  if (isElsewhere) {
    return (
      <div className="border-line flex justify-center border-t p-4">
        <Link
          to={`${threadHref(character.slug, data.setAside?.chatId)}#latest`}
          className={buttonClass({ kind: 'light' })}
        >
          {t('latest')}
        </Link>
      </div>
    );
  }
  if (data.setAside) return <SetAsideNote data={data} setAside={data.setAside} />;
  if (data.isWithdrawn) return <WithdrawnNote data={data} />;
  if (data.isBlocked) return <BlockedNote data={data} />;
  if (data.isAdultQuestionOpen) {
    return (
      <>
        <AdultQuestionCard slug={character.slug} />
        {children}
      </>
    );
  }
  if (data.isAgeCheckDue) {
    return <AgeCheckCard slug={character.slug} name={character.firstName} referral={referral} />;
  }
  return children;
}

/** Returns the kind of the last message that was not sent for lack of tokens: text or recording. */
function shortOf({ error }: Thread, refused: RefusedMessage | undefined): 'words' | 'voice' | null {
  const text = error?.text ?? (refused?.kind === 'failed' ? refused.error : null);
  if (text !== chatSentences['insufficient-balance']) return null;
  const source = error ? error.source : refused?.source;
  if (source === 'voice_message') return 'voice';
  // Other purchases show the shortage at their own buttons.
  return source === 'text_to_speech' || source === 'play_message' ? null : 'words';
}
