import type { Message } from '~/domain/chat/schema';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';

type Whole = AsyncIterable<Message[]>;

/** The words of a text file in addition to the messages. */
interface Words {
  /** The name used for the person. */
  you: string;
  name: string;
  locale: string;
  timeZone: string;
  /** Returns a message as one line: its text, or a description of it. */
  lineOf: (message: Message) => string;
}

/** Yields a chat as readable text: one line for each message, with its time and author. */
export async function* chatAsText(whole: Whole, words: Words): AsyncGenerator<string> {
  const { you, name, locale, timeZone, lineOf } = words;
  const time = dateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone });
  for await (const messages of whole) {
    yield messages
      .map((message) => {
        const who = message.role === 'user' ? you : name;
        return `[${time.format(message.sentAt)}] ${who}: ${lineOf(message)}\n`;
      })
      .join('');
  }
}

/** Yields a chat as JSON: one object with all messages. */
export async function* chatAsJson(
  whole: Whole,
  head: { character: string; exportedAt: string },
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"messages":[`;
  let separator = '\n';
  for await (const messages of whole) {
    yield messages
      .map((message) => separatorOnce() + JSON.stringify(presentForFile(message)))
      .join('');
  }
  yield '\n]}\n';

  function separatorOnce(): string {
    const now = separator;
    separator = ',\n';
    return now;
  }
}

function presentForFile({ seq, role, type, content, sentAt, isEdited, reaction, quote }: Message) {
  return {
    seq,
    role,
    type,
    content,
    sentAt: sentAt.toISOString(),
    isEdited,
    reaction,
    answers: quote?.seq ?? null,
  };
}
