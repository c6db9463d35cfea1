import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unread } from '~/domain/chat/chats/mark-read';
import { edgeOf } from '../live/message-window';
import type { Thread } from '../live/thread';
import type { Pages } from '../live/use-pages';
import { MessageList } from '../messages/message-list';
import { PhotoOfferContext } from '../photos/photo-offer';
import { UnlockTermsContext } from '../photos/unlock-terms';
import { AiStrip } from './ai-strip';
import { FirstUnreadLink } from './first-unread-link';
import { OpeningHead } from './openers';
import { EarlierLink, LaterLink } from './page-links';
import type { ThreadData } from './thread-data';
import type { ThreadTerms } from './use-thread-terms';

interface ThreadMessagesProps {
  data: ThreadData;
  thread: Thread;
  terms: ThreadTerms;
  scroller: RefObject<HTMLDivElement>;
  pages: Pages;
  /** The messages that were unread when the page was opened. */
  unread: Unread | null;
  /** The content after the last message. */
  children: ReactNode;
}

/** Shows the scrollable part of a chat between its header and the reply field. */
export function ThreadMessages({ scroller, unread, children, ...rest }: ThreadMessagesProps) {
  const { t } = useTranslation('chat');
  const { data, thread } = rest;
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t('messages')}
      // A reversed scroller starts at its end and stays there, with or without scripts.
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none]"
    >
      <div className="flex min-h-full shrink-0 flex-col">
        <div className="from-ink/95 pointer-events-none sticky top-0 z-10 bg-linear-to-b from-45% to-transparent px-4 pt-3 pb-5 *:pointer-events-auto md:px-5">
          <AiStrip character={data.character} notice={data.aiNotice} ownSeq={lastOwnSeq(thread)} />
          {unread && <FirstUnreadLink unread={unread} data={data} />}
        </div>
        <div className="mx-auto mt-auto w-full max-w-220 px-4 pb-5 md:px-5">
          <Messages {...rest} unread={unread} />
          {children}
        </div>
      </div>
    </div>
  );
}

/** Returns the seq of the reader's last message; 0 if there is none. */
const lastOwnSeq = ({ messages }: Thread) =>
  messages.findLast(({ role }) => role === 'user')?.seq ?? 0;

/** Shows the loaded messages and the links to earlier and later ones. */
function Messages(props: Omit<ThreadMessagesProps, 'scroller' | 'children'>) {
  const { data, thread, terms, pages, unread } = props;
  return (
    <>
      {thread.hasEarlier && (
        <EarlierLink
          firstSeq={edgeOf(thread, 'earlier') ?? 1}
          onLoad={() => void pages.load('earlier')}
        />
      )}
      {terms.isUnbegun && <OpeningHead character={data.character} />}
      <UnlockTermsContext.Provider value={terms.maySell ? data.unlockTerms : null}>
        <PhotoOfferContext.Provider value={terms.photoOffer}>
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
    </>
  );
}
