/** The number of posts in the document on each side of the current one: five in total. */
const postsBeside = 2;
/** The number of videos on each side of it: three in total. */
const videosBeside = 1;

/** Returns the indexes of the posts in the document, for a current post and their number. */
export function shownPosts(active: number, count: number): number[] {
  const first = Math.max(0, active - postsBeside);
  const last = Math.min(count - 1, active + postsBeside);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The state of a video: it plays, loads, waits, or is absent. */
export type VideoTask = 'plays' | 'loads' | 'waits' | 'absent';

/** Returns the state of the video at an index while another is the current one. */
export function videoTask(index: number, active: number): VideoTask {
  if (index === active) return 'plays';
  if (index === active + 1) return 'loads';
  return Math.abs(index - active) <= videosBeside ? 'waits' : 'absent';
}
