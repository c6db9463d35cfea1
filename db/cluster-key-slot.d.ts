/** The package has no types of its own. */
declare module 'cluster-key-slot' {
  /** Returns the slot of a key, of 16,384. If the key has braces, only the text in them counts. */
  export default function calculateSlot(key: string): number;
}
