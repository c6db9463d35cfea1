import type { APIRequestContext } from '@playwright/test';
import { serverEvent } from '~/realtime/protocol/names';
import { withSite, type Account } from '../accounts/account';
import { idOf } from './chat';
import { openSocket } from './gateway';

/** The part of a message that every client must see alike. */
export interface StockMessage {
  seq: number;
  role: string;
  content: string;
  reaction: string | null;
  isRemoved: boolean;
  isEdited: boolean;
}

interface EventPayload {
  message?: StockMessage & { _id: string };
  createdMessage?: StockMessage & { _id: string };
}

/** Returns all stored messages of a chat, the oldest first. */
export async function readThread(
  site: APIRequestContext,
  characterId: string,
): Promise<(StockMessage & { _id: string })[]> {
  const messages: (StockMessage & { _id: string })[] = [];
  let before = '';
  for (;;) {
    const answer = await site.get(`/api/v1/chats/${characterId}/messages?limit=100${before}`);
    const { items } = (await answer.json()) as { items: (StockMessage & { _id: string })[] };
    const [oldest] = [...items].sort((one, other) => one.seq - other.seq);
    if (!oldest) return messages.sort((one, other) => one.seq - other.seq);
    messages.push(...items);
    before = `&before=${oldest.seq}`;
  }
}

export const comparableMessage = ({
  seq,
  role,
  content,
  reaction,
  isRemoved,
  isEdited,
}: StockMessage) => ({
  seq,
  role,
  content,
  reaction,
  isRemoved,
  isEdited,
});

/**
 * Follows a thread like an independent client: from the events of the standard socket client, and from the
 * API after each disconnection.
 */
export async function followThread(account: Account, slug: string) {
  const characterId = await withSite((site) => idOf(site, slug));
  const messages = new Map<number, StockMessage>();
  const socket = openSocket(account);
  const note = (message: StockMessage | undefined) => {
    if (message) messages.set(message.seq, comparableMessage(message));
  };
  const names = [
    serverEvent.userMessageSent,
    serverEvent.characterMessageSent,
    serverEvent.messageChanged,
    serverEvent.tipSent,
  ];
  const catchUp = () =>
    withSite(async (site) => (await readThread(site, characterId)).forEach(note), account.state);
  let caughtUp = Promise.resolve();
  for (const name of names) {
    socket.on(name, ({ message, createdMessage }: EventPayload) => {
      // A chat begins with a greeting for which there is no event, because the first sender created it.
      if (messages.size === 0) caughtUp = caughtUp.then(catchUp);
      note(message ?? createdMessage);
    });
  }
  socket.on('connect', () => {
    caughtUp = catchUp();
  });
  return {
    characterId,
    socket,
    read: async () => {
      await caughtUp;
      return [...messages.values()].sort((one, other) => one.seq - other.seq);
    },
  };
}
