import { cardLimits } from '~/domain/character-cards/limits';

/** The maximum size of a card's file, in megabytes as people read them. */
export const mostCardMegabytes = Math.floor(cardLimits.fileBytes / 1024 ** 2);

/** The maximum size of a form with such a file and its other parts, in bytes. */
export const cardFormBytes = cardLimits.fileBytes + 64 * 1024;

/** The paths to which the form is sent, with and without scripts. */
export const cardFormPath = /^\/my-ai\/import(?:\.data)?$/;
