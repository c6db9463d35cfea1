/** The key code that browsers send for every key that an input method handles. */
const takenKey = 229;

/**
 * Checks whether a key belongs to an input method, which composes or selects characters with it. Safari
 * ends the composition before it sends the key that ended it, and then only the key code shows it.
 */
export function isOfInputMethod(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === takenKey;
}
