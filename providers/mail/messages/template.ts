import type * as z from 'zod';
import type { WrittenLocale } from '~/locales/written-locales';
import type { Message } from './message';

/** The values common to all mails. */
export interface Frame {
  productName: string;
  /** The site's address without a path; `new URL(path, publicUrl)` is a link to it. */
  publicUrl: string;
  /** The recipient's locale. */
  locale: WrittenLocale;
  /** The address at which the recipient unsubscribes from promotional mail; used only in such mail. */
  unsubscribeUrl: string;
  /** Minutes that a one-time code is valid. */
  codeMinutes: number;
  /** Decrypts sealed values: codes and tokens. Throws for anything else. */
  open(sealed: string): string;
}

/**
 * One kind of mail: the schema of its data, and the function that composes it. Secrets are passed sealed
 * and opened here.
 */
export interface MailTemplate<Data extends z.ZodType = z.ZodType> {
  data: Data;
  /** True if it is only sent to people who consented, and never to an address that has unsubscribed. */
  isPromotional?: true;
  write(data: z.output<Data>, frame: Frame): Message;
}

/** Defines a kind of mail: its data and its composition. */
export function defineTemplate<Data extends z.ZodType>(
  template: MailTemplate<Data>,
): MailTemplate<Data> {
  return template;
}

/**
 * Composes a mail with its template. Throws if the data does not match the template, if a promotional mail
 * has no unsubscribe address, or if another mail has one.
 */
export function writeBy(template: MailTemplate, data: unknown, frame: Frame): Message {
  const message = template.write(template.data.parse(data), frame);
  const ended = template.isPromotional ? frame.unsubscribeUrl : undefined;
  if (message.unsubscribeUrl !== ended) {
    throw new Error('a mail can be unsubscribed from exactly when it is promotional');
  }
  return message;
}
