import { createContext, useContext } from 'react';
import type { ChatEvent } from './chat-event';
import type { ChatLink } from './link';
import type { LinkState } from '../../kit/connection/link-state';
import type { Waiting } from './outbox';

/** What pages do with the connection of this tab. */
export interface Realtime {
  /** Null until the connection's code is there, and for somebody who has no chats. */
  link: ChatLink | null;
  state: LinkState;
  /** Ids of the characters who are writing. */
  writing: ReadonlySet<string>;
  /** Asks for a connection where none is held by default. */
  connect(): void;
  /** Sends a message and keeps it until it is confirmed, over a reload too. */
  send(message: Waiting): void;
  /** Messages of a conversation that wait in this tab. */
  unconfirmed(characterId: string): Waiting[];
  onChatEvent(listener: (event: ChatEvent) => void): () => void;
}

export const RealtimeContext = createContext<Realtime | null>(null);

/** The connection of the page; null in a modal, which stands beside it. */
export const useRealtimeIfAny = (): Realtime | null => useContext(RealtimeContext);

export function useRealtime(): Realtime {
  const realtime = useRealtimeIfAny();
  if (!realtime) throw new Error('a page outside the shell has no connection');
  return realtime;
}
