import type { PromptVersion } from './prompt-version';
import { promptVersion1 } from './version-1';
import { promptVersion2 } from './version-2';

/** All versions that chats may be pinned to, by number. */
const versions = new Map<number, PromptVersion>(
  [promptVersion1, promptVersion2].map((one) => [one.version, one]),
);

/** The prompt of new chats, which older chats are offered. */
export const newestPrompt = promptVersion2;

/** Checks whether a version is still available. */
export const hasPrompt = (version: number): boolean => versions.has(version);

/** Returns a version of the prompt; the newest one if it is no longer available. */
export const promptOf = (version: number | undefined): PromptVersion =>
  versions.get(version ?? newestPrompt.version) ?? newestPrompt;
