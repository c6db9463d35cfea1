/** A text without its line breaks: each run of white space is one space, and none stands at its ends. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
