/** What every message of a thread says beside its own words, put together once for all of them. */
export interface MessageLines {
  /** Who says it, for those who hear the page. */
  mine: string;
  theirs: string;
  /** What can be done to it; the address needs but the message's id at its end. */
  acts: string;
  actsHref: string;
}
