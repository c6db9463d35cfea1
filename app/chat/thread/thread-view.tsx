import { Link } from '@remix-run/react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConversationPresence } from '../live/use-conversation-presence';
import { KeptNote } from '../../memory/kept-note';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import { edgeOf } from '../live/stretch';
import type { Thread } from '../live/thread';
import { usePages } from '../live/use-pages';
import { useThread } from '../live/use-thread';
import { buttonClass } from '../../ui/buttons/button-class';
import { AdultQuestionCard } from '../care/adult-question-card';
import { PausedNote } from '../care/paused-note';
import { AgeCheckCard } from '../care/age-check-card';
import type { FormError } from '../../forms/form-error';
import { AiStrip } from './ai-strip';
import { BlockedNote } from './blocked-note';
import { Composer } from '../composer/composer';
import type { TakenLine } from '../composer/use-composer';
import { ActError } from './act-error';
import { endsInReferral } from '../care/ends-in-referral';
import { FirstUnreadLink } from './first-unread-link';
import { MessageList } from '../messages/message-list';
import { Openers, OpeningHead } from './openers';
import { EarlierLink, LaterLink } from './page-links';
import { RefusalLines } from './refusal-lines';
import { StandInNote } from './stand-in-note';
import { SetAsideNote } from './set-aside-note';
import { threadHref } from './thread-place';
import { mayOfferTokens } from './may-offer';
import { FormRefusals, type RefusedByForm } from './form-refusals';
import type { RefusedMessage, ThreadData } from './thread-data';
import { PhotoAskedFor } from '../photos/photo-asked-for';
import { PhotoOfferContext } from '../photos/photo-offer';
import { UnlockTermsContext } from '../photos/unlock-terms';
import { VideoOfferCard } from '../videos/video-offer-card';
import { ThreadHeader } from './thread-header';
import { useAgeQuestion } from './use-age-question';
import { useAllowance } from '../composer/use-allowance';
import { useFollowRefusals } from './use-follow-refusals';
import { useSuggestions } from '../composer/use-suggestions';
import { useAnswering } from '../composer/use-answering';
import { NewMessages } from './new-messages';
import { useReadingPlace } from './use-reading-place';
import { WithdrawnNote } from './withdrawn-note';

interface ThreadViewProps extends RefusedByForm {
  data: ThreadData;
  refused: RefusedMessage | undefined;
  /** Why an act on a message was not done, where no script sent it. */
  actError: FormError | undefined;
}

/** One conversation: its head, what was said, and the place to answer. */
export function ThreadView({ data, refused, actError, ...others }: ThreadViewProps) {
  const { t } = useTranslation('chat');
  const { character, setAside } = data;
  const chat = { characterId: character._id, chatId: data.chatId };
  const { thread, change, send } = useThread(chat, data);
  const { answering, stop } = useAnswering(thread);
  const [taken, setTaken] = useState<TakenLine | null>(null);
  const isUnbegun = isNotBegun(data, thread);
  const take = (line: string) => setTaken({ line });
  const scroller = useRef<HTMLDivElement>(null);
  const pages = usePages({ ...chat, scroller }, thread, change);
  const isElsewhere = data.isEarlier && thread.hasLater;
  // Once a visit: what is loaded anew has been seen.
  const [unread] = useState(data.unread);
  useConversationPresence(setAside ? null : character._id);
  const isInDistress = endsInReferral(thread);
  // Where the last word is not known, it may be one that nobody sells anything after.
  const maySell =
    !isInDistress && !data.isAdultQuestionOpen && (!thread.hasLater || thread.later.length > 0);
  const allowance = useAllowance(data, thread);
  const mayOffer = mayOfferTokens(data, { maySell });
  const mayTalk = setAside === null && data.pausedUntil === null;
  const suggested = useSuggestions(chat, thread, {
    isWanted: maySell && mayTalk && !isElsewhere && allowance.kind !== 'sign-up',
  });
  const { sought, lastSeq: opened } = data;
  const reading = useReadingPlace(scroller, {
    thread,
    opened,
    sought,
    offered: suggested.length,
  });
  const goToEnd = () => {
    if (thread.hasLater) void pages.loadNewest().then(reading.goToEnd);
    else reading.goToEnd();
  };
  const refusal = useLastRefusal(refused, thread);
  const photoOffer = usePhotoTerms(data, maySell && mayTalk);
  useFollowRefusals({ thread, maySell });
  useAgeQuestion();

  return (
    <section
      aria-label={t('conversation', { name: character.name })}
      data-distress={isInDistress || undefined}
      className="flex h-full min-w-0 flex-1 flex-col bg-[radial-gradient(70%_50%_at_60%_0%,rgb(11_49_54/.22),transparent)]"
    >
      <ThreadHeader
        character={character}
        club={data.club}
        isWithdrawn={data.isWithdrawn}
        isBegun={opened > 0}
        callHref={data.callHref}
        setAside={setAside?.chatId}
      />
      {data.hasStandIn && <StandInNote />}
      <div
        ref={scroller}
        role="region"
        aria-label={t('messages')}
        // Reversed, a scroller begins at its end and stays there, with scripts or without.
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div className="flex min-h-full shrink-0 flex-col">
          <div className="from-ink/95 pointer-events-none sticky top-0 z-10 bg-linear-to-b from-45% to-transparent px-4 pt-3 pb-5 *:pointer-events-auto md:px-5">
            <AiStrip character={character} notice={data.aiNotice} saidSeq={lastOwnSeq(thread)} />
            {unread && <FirstUnreadLink unread={unread} data={data} />}
          </div>
          <div className="mx-auto mt-auto w-full max-w-220 px-4 pb-5 md:px-5">
            {thread.hasEarlier && (
              <EarlierLink
                firstSeq={edgeOf(thread, 'earlier') ?? 1}
                onLoad={() => void pages.load('earlier')}
              />
            )}
            {isUnbegun && <OpeningHead character={character} />}
            <UnlockTermsContext.Provider value={maySell ? data.unlockTerms : null}>
              <PhotoOfferContext.Provider value={photoOffer}>
                <MessageList data={data} thread={thread} unread={unread} />
              </PhotoOfferContext.Provider>
            </UnlockTermsContext.Provider>
            {thread.hasLater && (
              <LaterLink
                lastSeq={edgeOf(thread, 'later') ?? 0}
                pageSize={data.pageSize}
                onLoad={() => void pages.load('later')}
              />
            )}
            {photoOffer && (
              <PhotoAskedFor thread={thread} character={character} offer={photoOffer} />
            )}
            {isUnbegun && mayTalk && <Openers character={character} onTake={take} />}
            {actError && <ActError error={actError} />}
            <FormRefusals refused={others} slug={character.slug} mayOffer={mayOffer} />
            {data.videoOffer && maySell && mayTalk && (
              <VideoOfferCard
                offer={data.videoOffer}
                name={character.firstName}
                slug={character.slug}
              />
            )}
            <KeptNote
              characterId={character._id}
              slug={character.slug}
              name={character.firstName}
            />
            {data.pausedUntil && (
              <PausedNote until={data.pausedUntil} isForCare={data.isPausedForCare} />
            )}
            <RefusalLines data={data} thread={thread} refused={refusal} maySell={maySell} />
            <span id="latest" />
          </div>
        </div>
      </div>
      <NewMessages count={reading.unseen} isAway={reading.isAway && !isElsewhere} onGo={goToEnd} />
      <ThreadFoot data={data} isElsewhere={isElsewhere}>
        <Composer
          data={data}
          allowance={allowance}
          shortOf={shortOf(thread, refusal)}
          draft={refused?.content ?? data.draft}
          returned={thread.returned}
          returnedVoice={thread.returnedVoice}
          asked={thread.asked ?? refusal?.asked ?? null}
          maySell={maySell}
          answering={answering}
          taken={taken}
          suggested={suggested}
          onTake={take}
          onSend={(content, agreed, voice) => {
            const isSent = send(content, { replyTo: answering?._id, agreed, voice });
            if (isSent) {
              goToEnd();
              stop();
            }
            return isSent;
          }}
        />
      </ThreadFoot>
    </section>
  );
}

/** The place of what the reader said last; 0 before they have. */
const lastOwnSeq = ({ messages }: Thread) =>
  messages.findLast(({ role }) => role === 'user')?.seq ?? 0;

/** What a photo costs here; null where none is sold. The same as long as that is. */
function usePhotoTerms(
  { character, photoPrice, isWithdrawn, unlockTerms }: ThreadData,
  maySell: boolean,
) {
  const { slug } = character;
  // A visitor has nothing to pay with.
  const isOffered = maySell && !isWithdrawn && unlockTerms !== null;
  return useMemo(
    () => (isOffered ? { slug, tokens: photoPrice } : null),
    [isOffered, slug, photoPrice],
  );
}

/** Whether nobody but the character has said anything. */
const isNotBegun = ({ hasMore, isEarlier }: ThreadData, { messages, unconfirmed }: Thread) =>
  !hasMore &&
  !isEarlier &&
  unconfirmed.length === 0 &&
  messages.every(({ role }) => role === 'character');

/**
 * Why a form's message was not sent outlives its answer, which goes when the page's data is loaded
 * anew; it is over once something is said.
 */
function useLastRefusal(
  refused: RefusedMessage | undefined,
  thread: Thread,
): RefusedMessage | undefined {
  const saidSeq = thread.messages.findLast(({ role }) => role === 'user')?.seq ?? 0;
  const [kept, keep] = useState(refused && { refused, saidSeq });
  if (refused && refused !== kept?.refused) keep({ refused, saidSeq });
  const isOver = saidSeq > (kept?.saidSeq ?? 0) || thread.unconfirmed.length > 0;
  return refused ?? (isOver ? undefined : kept?.refused);
}

interface ThreadFootProps {
  data: ThreadData;
  /** The page was opened for another stretch, and has not got to the newest messages. */
  isElsewhere: boolean;
  /** The place to write. */
  children: ReactNode;
}

/** The place to write, or what stands in its way. */
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

/** What was not sent last for want of tokens: a message in words, or one said aloud. */
function shortOf({ error }: Thread, refused: RefusedMessage | undefined): 'words' | 'voice' | null {
  const text = error?.text ?? (refused?.kind === 'failed' ? refused.error : null);
  if (text !== chatSentences['insufficient-balance']) return null;
  const source = error ? error.source : refused?.source;
  if (source === 'voice_message') return 'voice';
  // What else costs something says so where it is asked for.
  return source === 'text_to_speech' || source === 'play_message' ? null : 'words';
}
