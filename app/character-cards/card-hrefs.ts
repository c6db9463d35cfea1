/** The addresses of character cards: to import one, to look at a draft, and to save one's own. */
export const importHref = '/my-ai/import';
export const draftHref = (cardId: string) => `${importHref}/${cardId}`;
export const cardHref = (slug: string) => `/my-ai/${slug}/card`;
export const cardFileHref = (slug: string) => `${cardHref(slug)}/file`;
