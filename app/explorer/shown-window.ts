/** Posts in the document on either side of the one that is looked at: five in all. */
const postsBeside = 2;
/** Videos on either side of it: three in all. */
const videosBeside = 1;

/** The places of the posts that are in the document while one of so many is looked at. */
export function shownPosts(active: number, count: number): number[] {
  const first = Math.max(0, active - postsBeside);
  const last = Math.min(count - 1, active + postsBeside);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** What a video does: plays, gets ready, waits, or is not there. */
export type VideoTask = 'plays' | 'loads' | 'waits' | 'absent';

/** What a video at a place does while another is looked at. */
export function videoTask(index: number, active: number): VideoTask {
  if (index === active) return 'plays';
  if (index === active + 1) return 'loads';
  return Math.abs(index - active) <= videosBeside ? 'waits' : 'absent';
}
