import { useLocation, useRevalidator } from '@remix-run/react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { serverEvent } from '~/realtime/protocol/names';
import { useSite } from '../../kit/site/use-site';
import { useWhenIdle } from '../../kit/ui/behaviour/use-when-idle';
import type { ChatEvent } from './chat-event';
import type { ChatLink } from './link';
import type { LinkState } from '../../kit/connection/link-state';
import { RealtimeContext, type Realtime } from './realtime-context';
import { createSignal } from '../../kit/realtime/signal';
import { useArrivals } from './use-arrivals';
import { useOutbox } from './use-outbox';
import { useMayConnect } from '../../kit/realtime/use-may-connect';

interface RealtimeProviderProps {
  /** True if the viewer has chats; a visitor without any needs no connection. */
  hasChats: boolean;
  children: ReactNode;
}

/** Loaded on demand, because it is rarely needed. */
const SignedOutDialog = lazy(async () => ({
  default: (await import('../../kit/shell/signed-out-dialog')).SignedOutDialog,
}));

/**
 * The minimum of milliseconds that a page stays after its session has ended. A person who signs out in this
 * tab is about to navigate, or is waiting for the response, and nothing may interrupt that.
 */
const graceMs = 1500;

/**
 * Holds the one socket of this tab while the same person uses it. Behind an unanswered age gate there is
 * no socket, and nothing is sent.
 */
export function RealtimeProvider({ hasChats, children }: RealtimeProviderProps) {
  const { viewer } = useSite();
  const { pathname } = useLocation();
  const [isConnectionRequested, setIsConnectionRequested] = useState(false);
  const [chatEvents] = useState(() => createSignal<ChatEvent>());

  const isMember = viewer.kind === 'member';
  const isWanted =
    useMayConnect() &&
    (isMember || (viewer.kind === 'visitor' && (hasChats || isConnectionRequested)));
  const viewerKey = isMember ? viewer.id : viewer.kind;

  const { link, state, isSignedOut } = useChatLink({
    isWanted,
    memberId: isMember ? viewer.id : null,
    viewerKey,
    emit: chatEvents.emit,
  });
  const writing = useWriting(chatEvents.listen);
  const outbox = useOutbox(link, { state, viewerKey, listen: chatEvents.listen });
  useArrivals({ link, pathname, listen: chatEvents.listen });

  const connect = useCallback(() => setIsConnectionRequested(true), []);
  const realtime = useMemo<Realtime>(
    () => ({
      link,
      state,
      writing,
      connect,
      ...outbox,
      onChatEvent: chatEvents.listen,
    }),
    [link, state, writing, connect, outbox, chatEvents],
  );
  return (
    <RealtimeContext.Provider value={realtime}>
      {/* Another person may use the browser now, so the page's content is removed. */}
      {isSignedOut ? (
        <Suspense fallback={null}>
          <SignedOutDialog />
        </Suspense>
      ) : (
        children
      )}
    </RealtimeContext.Provider>
  );
}

interface ChatLinkOptions {
  isWanted: boolean;
  memberId: string | null;
  viewerKey: string;
  emit: (event: ChatEvent) => void;
}

/** Holds the socket while the same person needs it; reports the end of their session. */
function useChatLink({ isWanted, memberId, viewerKey, emit }: ChatLinkOptions) {
  const { revalidate } = useRevalidator();
  const whenIdle = useWhenIdle();
  const [link, setLink] = useState<ChatLink | null>(null);
  const [state, setState] = useState<LinkState>('connecting');
  const [isSignedOut, setSignedOut] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    setSignedOut(false);
    let opened: ChatLink | null = null;
    let isLeft = false;
    let reloading: ReturnType<typeof setTimeout> | undefined;
    void import('./chat-link').then(({ openChatLink }) => {
      if (isLeft) return;
      opened = openChatLink({
        memberId,
        onEvent: emit,
        onState: setState,
        // A visitor's page reloads: the next page explains the end of their session.
        onSignedOut: () => {
          const end = () => {
            if (isLeft) return;
            if (memberId === null) location.reload();
            else setSignedOut(true);
          };
          reloading = setTimeout(() => whenIdle(end), graceMs);
        },
        onVisitorRefused: () => whenIdle(revalidate),
      });
      setLink(opened);
    });
    return () => {
      isLeft = true;
      clearTimeout(reloading);
      opened?.close();
      setLink(null);
      setState('connecting');
    };
  }, [isWanted, memberId, viewerKey, emit, revalidate, whenIdle]);
  return { link, state, isSignedOut };
}

/** Returns the ids of the characters that are writing. */
function useWriting(listen: Realtime['onChatEvent']): ReadonlySet<string> {
  const [writing, setWriting] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      listen((event) => {
        if (event.name === serverEvent.characterWriting) {
          const { characterId, isWriting } = event.payload;
          setWriting((before) => withMember(before, characterId, isWriting));
        } else if (event.name === serverEvent.characterMessageSent) {
          const { characterId } = event.payload;
          setWriting((before) => withMember(before, characterId, false));
        }
      }),
    [listen],
  );
  return writing;
}

function withMember(set: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  if (set.has(member) === isIn) return set;
  const next = new Set(set);
  if (isIn) next.add(member);
  else next.delete(member);
  return next;
}
