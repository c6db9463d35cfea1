/** The kinds of pictures that a person allows or never allows of their twin. */
export const pictureKinds = ['portrait', 'evening', 'work', 'sport', 'beach'] as const;

/** The things that a twin is never shown with, as its person chooses. */
export const neverTogether = ['smoking', 'alcohol', 'weapons', 'people', 'brands'] as const;
