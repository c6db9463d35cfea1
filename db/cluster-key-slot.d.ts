/** The package has no types of its own. */
declare module 'cluster-key-slot' {
  /** The slot of 16,384 that a key lies in: of what stands in its braces, if it has any. */
  export default function calculateSlot(key: string): number;
}
