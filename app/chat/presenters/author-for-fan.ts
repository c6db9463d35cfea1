import * as z from 'zod';
import type { Author } from '~/domain/chat/authors/author';
import type { ChatAuthor } from '~/domain/chat/authors/read-author';
import { idSchema } from '~/domain/shared/ids';
import { shownModelName } from '../../kit/http/context/shown-model-name';

const authorSchema = z.object({
  /** The model's name, without its publisher. */
  model: z.string(),
  promptVersion: z.number().int(),
  personaVersion: z.string(),
});

/** The author of a chat in the form for its person, with the choices about it. */
export const chatAuthorSchema = z.object({
  author: authorSchema,
  /** The author of new chats, while it is another one. */
  offered: authorSchema.nullable(),
  /** True once the person has chosen to stay. */
  isOfferClosed: z.boolean(),
  /** The author before the last change, which can be taken back. */
  former: authorSchema.nullable(),
  /** The model of the last reply. */
  answeredBy: z.string(),
  /** False if the author is no longer available, so that the offered one replies. */
  isServed: z.boolean(),
  /** The last reply by the offered author, beside the stored one. */
  trial: z
    .object({
      /** The message that it is compared with. */
      replyId: idSchema,
      author: authorSchema,
      state: z.enum(['pending', 'ready', 'failed']),
      /** The words; null until it is ready. */
      content: z.string().nullable(),
    })
    .nullable(),
});
export type ShownAuthor = z.infer<typeof chatAuthorSchema>;

const presentAuthor = ({ model, prompt, persona }: Author) => ({
  model: shownModelName(model),
  promptVersion: prompt,
  personaVersion: persona,
});

/** Presents the author of a chat to its person. */
export const presentChatAuthor = ({
  author,
  offered,
  former,
  answeredBy,
  trial,
  isOfferClosed,
  isServed,
}: ChatAuthor): ShownAuthor => ({
  author: presentAuthor(author),
  offered: offered && presentAuthor(offered),
  isOfferClosed,
  former: former && presentAuthor(former),
  answeredBy: shownModelName(answeredBy),
  isServed,
  trial: trial && { ...trial, author: presentAuthor(trial.author) },
});
