/** What browsers call every key that an input method takes. */
const takenKey = 229;

/**
 * Whether a key belongs to an input method: it writes letters that are being composed, or chooses them.
 * Safari ends the composing before it tells of the key that ended it, and has nothing but its code to say so.
 */
export function isOfInputMethod(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === takenKey;
}
