/** The forms of a saved card: PNG of version 3 or 2, charx, JSON. */
export const cardForms = ['v3', 'v2', 'charx', 'json'] as const;
export type CardForm = (typeof cardForms)[number];

/** The ending and the content type of each form. */
export const typesOfCards = {
  v3: { ending: 'png', contentType: 'image/png' },
  v2: { ending: 'png', contentType: 'image/png' },
  charx: { ending: 'charx', contentType: 'application/zip' },
  json: { ending: 'json', contentType: 'application/json' },
} as const satisfies Record<CardForm, { ending: string; contentType: string }>;

/** Returns the name of a character's card as a file: the address of the character without its number. */
export const cardFileName = (slug: string, form: CardForm): string =>
  `${slug.replace(/-[0-9a-f]{12}$/, '')}.${typesOfCards[form].ending}`;
