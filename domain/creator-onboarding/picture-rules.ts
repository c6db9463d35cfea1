/** The kinds of pictures that a person allows or never allows of their twin. */
export const pictureKinds = ['portrait', 'evening', 'work', 'sport', 'beach'] as const;

/** What a twin may never be shown together with, as its person chooses. */
export const neverTogether = ['smoking', 'alcohol', 'weapons', 'people', 'brands'] as const;

/** What no twin is ever shown with, whatever its person chooses. */
export const neverForAnybody = ['children'] as const;
