/** The journeys that every run has: coming in, finding somebody, talking, paying, being safe. */
export const CORE_FILES =
  '(?:browse|checkout|conversation(?:\\.visitor)?|distress|session|sign-up|under-age)\\.spec\\.ts';

/** Matches a core journey's full title, which has its file, its name and its tags. */
export const CORE_TITLE = `${CORE_FILES} (?!.*@later)`;

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the expression that selects a landing's journeys: the core, whole files beside it, the gallery.
 * @param {string[]} files paths from the root
 */
export const landingTitles = (files) =>
  [CORE_TITLE, ...titlesOfFiles(files), 'gallery\\.spec\\.ts '].join('|');

/** Returns expressions that select all journeys of some files. */
export const titlesOfFiles = (files) =>
  files.map((file) => `${escape(file.replace(/^e2e\//, ''))} `);
