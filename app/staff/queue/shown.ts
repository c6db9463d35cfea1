import type { LinkShown, NoticeShown, Tone } from '../resources/shown';

/** A thing in the list of the queue. */
export interface QueueItemShown {
  key: string;
  to: string;
  title: string;
  /** Its list and reference. */
  about: string;
  gravity: string;
  tone: Tone;
  /** The time that is left, as text, and whether that is little or none. */
  clock: string;
  clockTone: 'quiet' | 'amber' | 'danger';
  /** The colleague who has it and for how long; null if none has. */
  holder: string | null;
  isOwn: boolean;
  isCurrent: boolean;
}

/** The list of what waits, beside the thing that is decided. */
export interface QueueShown {
  /** The name of the view: `all`, or of one resource. */
  view: string;
  views: (LinkShown & { count: string; isCurrent: boolean })[];
  count: string;
  items: QueueItemShown[];
  /** True if the role may claim something. */
  mayTake: boolean;
}

/** The claim on a thing that waits. */
export interface ClaimShown {
  state: 'own' | 'other' | 'none';
  text: string;
  /** The facts of the queue: its gravity and its clock. */
  gravity: Pick<QueueItemShown, 'gravity' | 'tone' | 'clock' | 'clockTone'>;
  mayTake: boolean;
}

/** The addition to the page of a thing whose resource waits in the queue. */
export interface QueuedThingShown {
  queue: QueueShown;
  /** Null if the thing does not wait any more. */
  claim: ClaimShown | null;
}

/** The page of the queue while nothing is selected. */
export interface QueuePageShown extends QueueShown {
  notice: NoticeShown | null;
}
