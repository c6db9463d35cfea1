import { createHmac } from 'node:crypto';

/** Changes when the same text gets other terms than before; older tokens are then replaced. */
const edition = 1;

/** Turns the terms of one chat into tokens. */
export interface Tokeniser {
  /** Returns the token of a term: 32 bits, which say nothing without the key. */
  tokenOf(term: string): number;
  /** The same for all tokens that are compared with one another: of one key and one edition. */
  mark: number;
}

/**
 * Returns the tokeniser of a chat: HMAC-SHA256 by a key of its own (derived as in RFC 5869, with the chat as
 * information), cut to 32 bits. The same word has different tokens in different chats.
 */
export function createTokeniser(key: Buffer, chatId: string): Tokeniser {
  const own = createHmac('sha256', key).update(`${chatId} ${edition}`).digest();
  const tokenOf = (term: string) => createHmac('sha256', own).update(term).digest().readInt32BE(0);
  return { tokenOf, mark: tokenOf('') };
}
