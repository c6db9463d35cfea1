import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverEvent } from '~/realtime/protocol/names';
import { browserStore, onBrowserStore } from '../../kit/browser/browser-store';
import { useRealtime } from '../live/realtime-context';
import type { NamedChat } from '../live/fetch-messages-after';
import type { Thread } from '../live/thread';

export const suggestionsKey = 'suggestions';
export const dismissedKey = 'suggestions-put-away';

/** Set in a browser in which suggestions were turned off, until the person turns them on again. */
const dismissedStore = () => browserStore('localStorage', dismissedKey);

/** Milliseconds for reading the last message before suggestions are requested. */
const pauseMs = 900;

/** Returns whether replies are suggested in this browser, and a function to change it. */
export function useSuggestionSwitch(): { isOn: boolean; turn: (isOn: boolean) => void } {
  const isOn = useSyncExternalStore(
    onBrowserStore,
    () => dismissedStore().read() === null,
    () => false,
  );
  return { isOn, turn: (wanted) => dismissedStore().write(wanted ? null : 'true') };
}

interface Suggested {
  chatId: string;
  seq: number;
  replies: string[];
}

/**
 * Returns the suggestions for the last message, stored in the tab: the model is called once per message.
 */
function keptFor(chatId: string): { read(): Suggested | null; write(one: Suggested): void } {
  const store = browserStore('sessionStorage', `${suggestionsKey}:${chatId}`);
  return {
    read() {
      try {
        return JSON.parse(store.read() ?? 'null') as Suggested | null;
      } catch {
        return null;
      }
    },
    write: (one) => store.write(JSON.stringify(one)),
  };
}

/**
 * Returns suggested replies. They are requested once it is the person's turn and they can be seen; there
 * are none while a message is in progress.
 */
export function useSuggestions(
  { characterId, chatId }: NamedChat,
  thread: Thread,
  { isWanted }: { isWanted: boolean },
): string[] {
  const { link, state, onChatEvent } = useRealtime();
  const { isOn } = useSuggestionSwitch();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const last = thread.messages.at(-1);
  const isTheirTurn =
    last?.role === 'character' &&
    last.referral === null &&
    !thread.hasLater &&
    !thread.isWriting &&
    thread.unconfirmed.length === 0 &&
    thread.messages.some(({ role }) => role === 'user');
  const seq = isTheirTurn && isWanted && isOn && chatId !== null ? last.seq : null;
  useEffect(
    () =>
      onChatEvent(({ name, payload }) => {
        if (name !== serverEvent.repliesSuggested || payload.chatId !== chatId) return;
        keptFor(payload.chatId).write(payload);
        setSuggested(payload);
      }),
    [onChatEvent, chatId],
  );
  useEffect(() => {
    if (seq === null || chatId === null || !link || state !== 'connected') return;
    const kept = keptFor(chatId).read();
    if (kept?.seq === seq) {
      setSuggested(kept);
      return;
    }
    const timer = setTimeout(
      () => link.emit('chat.suggest-replies.command', { characterId }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [seq, chatId, characterId, link, state]);
  return seq !== null && suggested?.chatId === chatId && suggested.seq === seq
    ? suggested.replies
    : [];
}
