/**
 * Matches the journeys of every run by their tag: signing up, finding a character, chatting, paying,
 * safety.
 */
export const CORE_TITLES = '@core(?![\\w-])';

const GALLERY_TITLES = 'gallery\\.spec\\.ts ';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the expressions that select all journeys of some files, whose titles begin with their file.
 * @param {string[]} files paths from the root
 */
export const titlesOf = (files) => files.map((file) => `${escape(file.replace(/^e2e\//, ''))} `);

/** Returns the expression that selects a landing's journeys: the core, the gallery, and some files. */
export const landingTitles = (files) => [CORE_TITLES, GALLERY_TITLES, ...titlesOf(files)].join('|');
