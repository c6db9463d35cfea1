import type { replyAloud } from '../chat/reply/reply-aloud';

type ReplyListener = Parameters<typeof replyAloud>[3];

/** A sentence of a reply; its sound is null until someone has to say it. */
interface PreparedSentence {
  text: string;
  sound: Promise<Int16Array | null> | undefined;
}

interface Receiver {
  onSentence(sentence: PreparedSentence): void;
  onRetraction(): Promise<void>;
}

interface Composing {
  signal: AbortSignal;
  /** Resolves once the reply is accepted; rejects if it is discarded. */
  accepted: Promise<void>;
}

interface PreparedReplyOptions<Composed> {
  /** Composes the reply; it may store nothing before it is accepted. */
  compose(composing: Composing, listener: ReplyListener): Promise<Composed>;
  /** Converts words to speech samples; null if that failed. */
  read(text: string): Promise<Int16Array | null>;
}

/** A reply that is composed before its turn. Until it is accepted, nothing of it is said or stored. */
export interface PreparedReply<Composed> {
  /**
   * Passes on its sentences, those so far at once, and resolves to the composed reply. Throws the errors of
   * composing, and the signal's reason.
   */
  accept(receiver: Receiver, signal: AbortSignal): Promise<Composed>;
  /** Stops composing; without effect on an accepted reply. */
  discard(): void;
}

/** Begins to compose a reply. Its first sentence is also converted to speech, the others once accepted. */
export function prepareReply<Composed>({
  compose,
  read,
}: PreparedReplyOptions<Composed>): PreparedReply<Composed> {
  const stopping = new AbortController();
  let sentences: PreparedSentence[] = [];
  let receiver: Receiver | null = null;
  let accept: () => void = () => undefined;
  const accepted = new Promise<void>((resolve, reject) => {
    accept = resolve;
    stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason as Error));
  });
  const composed = compose(
    { signal: stopping.signal, accepted },
    {
      onSentence({ text: written }) {
        const text = written.trim();
        if (text === '') return;
        if (receiver) return receiver.onSentence({ text, sound: undefined });
        const sound = sentences.length === 0 ? read(text) : undefined;
        sentences.push({ text, sound });
      },
      async onRetraction() {
        sentences = [];
        await receiver?.onRetraction();
      },
    },
  );
  // A discarded reply has no one who receives its errors.
  composed.catch(() => undefined);
  accepted.catch(() => undefined);
  return {
    accept(to, signal) {
      receiver = to;
      if (signal.aborted) stopping.abort(signal.reason);
      signal.addEventListener('abort', () => stopping.abort(signal.reason), { once: true });
      for (const sentence of sentences) to.onSentence(sentence);
      accept();
      return composed;
    },
    discard() {
      if (!receiver) stopping.abort();
    },
  };
}
