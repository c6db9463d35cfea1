import type { AuthorTrialsRow, ChatAuthorsRow } from '~/db/rows';

/** The model, prompt and persona that write a chat's replies. */
export interface Author {
  /** The name of the model on its server. */
  model: string;
  /** The version of the prompt. */
  prompt: number;
  /** The version of the character's persona. */
  persona: string;
}

/** The author that a chat is pinned to, and what its person should know about it. */
export interface PinnedAuthor {
  author: Author;
  /** The author of new chats, while it is another one. */
  offered: Author | null;
  /** True once the person has chosen to stay. */
  isOfferClosed: boolean;
  /** The author before the last change, which can be taken back. */
  former: Author | null;
  /** The model of the last reply; another one than the pinned one while that is unavailable. */
  answeredBy: string;
  /** False once the pinned model or prompt is no longer available. */
  isServed: boolean;
}

export const isSameAuthor = (one: Author | null, other: Author | null): boolean =>
  one?.model === other?.model && one?.prompt === other?.prompt && one?.persona === other?.persona;

export const authorOf = ({
  model,
  prompt,
  persona,
}: Pick<ChatAuthorsRow | AuthorTrialsRow, keyof Author>): Author => ({ model, prompt, persona });

/** Converts a chat's row to the area's own terms. */
export function pinnedAuthorOf(row: Omit<ChatAuthorsRow, 'changed_at' | 'chat_id'>): PinnedAuthor {
  return {
    author: authorOf(row),
    offered: optional(row.offered_model, row.offered_prompt, row.offered_persona),
    isOfferClosed: row.is_offer_closed,
    former: optional(row.former_model, row.former_prompt, row.former_persona),
    answeredBy: row.answered_by,
    isServed: row.is_served,
  };
}

function optional(
  model: string | null,
  prompt: number | null,
  persona: string | null,
): Author | null {
  if (model === null || prompt === null || persona === null) return null;
  return { model, prompt, persona };
}

/** Converts a pinned author to columns. */
export const columnsOfAuthor = (pinned: PinnedAuthor) => ({
  ...pinned.author,
  offered_model: pinned.offered?.model ?? null,
  offered_prompt: pinned.offered?.prompt ?? null,
  offered_persona: pinned.offered?.persona ?? null,
  is_offer_closed: pinned.isOfferClosed,
  former_model: pinned.former?.model ?? null,
  former_prompt: pinned.former?.prompt ?? null,
  former_persona: pinned.former?.persona ?? null,
  answered_by: pinned.answeredBy,
  is_served: pinned.isServed,
});

/** The columns of `chat_authors` that a reply reads. */
export const authorColumns = [
  'model',
  'prompt',
  'persona',
  'offered_model',
  'offered_prompt',
  'offered_persona',
  'is_offer_closed',
  'former_model',
  'former_prompt',
  'former_persona',
  'answered_by',
  'is_served',
] as const satisfies (keyof ChatAuthorsRow)[];
