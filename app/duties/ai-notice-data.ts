import type { Notices } from '~/domain/duties/read-notices';

/** What a page knows of what is to be told of the AI. */
export interface AiNotice {
  /** What stands over a talk that begins; null where nothing has to. */
  atStart: Notices['atStart'];
  /** A silence after which a talk begins anew, in milliseconds. */
  pauseMs: number;
  /** What is told once more; null where nothing is due. */
  words: Notices['reminder']['words'];
  /** Milliseconds after which to ask again; null where nothing is waited for until they talk. */
  askAgainMs: Notices['reminder']['askAgainMs'];
  /** Whether anything is told again where they are. */
  isOwed: Notices['reminder']['isOwed'];
  /** As of when (ISO). */
  at: string;
}
