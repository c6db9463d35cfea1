/** The texts that every message of a thread has besides its content, created once for all of them. */
export interface MessageLines {
  /** The speaker, for screen readers. */
  mine: string;
  theirs: string;
  /** The label of the actions. Their address needs only the message's id at its end. */
  acts: string;
  actsHref: string;
}
