import type { CardParts } from '../../character-cards/card';
import type { MacroValues } from '../../character-cards/macros/expand-macros';

/** The card of a character, and the state of the chat in which it is used. */
export interface CardInChat {
  parts: CardParts;
  /** The number of the character's messages in the whole chat. */
  characterMessages: number;
  /** The greeting with which chats begin; null if it is not one of the card's. */
  greetingIndex: number | null;
  /** Chooses for the macros of one prompt. */
  choose: MacroValues['choose'];
}
