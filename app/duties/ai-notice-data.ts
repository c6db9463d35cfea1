import type { Notices } from '~/domain/duties/read-notices';

/** The state of the notices about the AI, in the form of a page's data. */
export interface AiNotice {
  /** The notice above a chat that starts; null if none is required. */
  atStart: Notices['atStart'];
  /** Milliseconds of silence after which a chat counts as started again. */
  pauseMs: number;
  /** The text of the reminder; null if none is due. */
  words: Notices['reminder']['words'];
  /** Milliseconds after which to check again; null if nothing is due before the person writes. */
  checkAgainMs: Notices['reminder']['checkAgainMs'];
  /** True if reminders are required in the person's location. */
  isOwed: Notices['reminder']['isOwed'];
  /** The time of this state (ISO). */
  at: string;
}
