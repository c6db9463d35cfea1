import type * as z from 'zod';
import type { WrittenLocale } from '~/locales/written-locales';
import type { Message } from './message';

/** What every mail is written with, whatever it says. */
export interface Frame {
  productName: string;
  /** The site's address without a path; `new URL(path, publicUrl)` is a link into it. */
  publicUrl: string;
  /** The recipient's. */
  locale: WrittenLocale;
  /** Where the recipient turns promotional mail down; in those mails, and in no other. */
  unsubscribeUrl: string;
  /** Minutes a one-time code is good for. */
  codeMinutes: number;
  /** Opens what travelled sealed: codes and tokens. Throws for anything else. */
  open(sealed: string): string;
}

/**
 * One kind of mail: the shape of what it is told, and how that becomes a message. Whatever must not
 * be read on its way is told sealed and opened here.
 */
export interface MailTemplate<Data extends z.ZodType = z.ZodType> {
  data: Data;
  /** Sent to whoever agreed, and never to an address that has turned such mail down. */
  isPromotional?: true;
  write(data: z.output<Data>, frame: Frame): Message;
}

/** A kind of mail: what it is given, and how it is written. */
export function defineTemplate<Data extends z.ZodType>(
  template: MailTemplate<Data>,
): MailTemplate<Data> {
  return template;
}

/**
 * Writes a mail by its template; throws when the data is not what its template asks for, and when a
 * promotional mail does not say how to end such mails, or another one does.
 */
export function writeBy(template: MailTemplate, data: unknown, frame: Frame): Message {
  const message = template.write(template.data.parse(data), frame);
  const ended = template.isPromotional ? frame.unsubscribeUrl : undefined;
  if (message.unsubscribeUrl !== ended) {
    throw new Error('a mail can be unsubscribed from exactly when it is promotional');
  }
  return message;
}
