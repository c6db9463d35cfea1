import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverEvent } from '~/realtime/protocol/names';
import { browserStore, onBrowserStore } from '../../kit/browser/browser-store';
import { useRealtime } from '../live/realtime-context';
import type { NamedChat } from '../live/fetch-messages-after';
import type { Thread } from '../live/thread';

export const suggestionsKey = 'suggestions';
export const putAwayKey = 'suggestions-put-away';

/** A browser in which they were put away is offered none, until somebody asks for them again. */
const putAway = () => browserStore('localStorage', putAwayKey);

/** One reads what was said before one thinks of an answer, in milliseconds. */
const pauseMs = 900;

/** Whether lines to say are offered in this browser, and how to change that. */
export function useSuggestionSwitch(): { isOn: boolean; turn: (isOn: boolean) => void } {
  const isOn = useSyncExternalStore(
    onBrowserStore,
    () => putAway().read() === null,
    () => false,
  );
  return { isOn, turn: (wanted) => putAway().write(wanted ? null : 'true') };
}

interface Suggested {
  chatId: string;
  seq: number;
  replies: string[];
}

/** What was suggested for the last message, kept with the tab: a model is asked once for each. */
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
 * Lines that one could say next, asked for once it is one's turn and they can be seen; none while
 * something is on its way.
 */
export function useSuggestions(
  { characterId, chatId }: NamedChat,
  thread: Thread,
  { isWanted }: { isWanted: boolean },
): string[] {
  const { link, state, onChatEvent } = useRealtime();
  const { isOn } = useSuggestionSwitch();
  const [heard, hear] = useState<Suggested | null>(null);
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
        hear(payload);
      }),
    [onChatEvent, chatId],
  );
  useEffect(() => {
    if (seq === null || chatId === null || !link || state !== 'connected') return;
    const kept = keptFor(chatId).read();
    if (kept?.seq === seq) {
      hear(kept);
      return;
    }
    const timer = setTimeout(
      () => link.emit('chat.suggest-replies.command', { characterId }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [seq, chatId, characterId, link, state]);
  return seq !== null && heard?.chatId === chatId && heard.seq === seq ? heard.replies : [];
}
