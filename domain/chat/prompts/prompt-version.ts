import type { PromptEvent } from './prompt-situation';

/** A rule for the model. `{length}`, `{style}` and `{language}` stand for the person's choices. */
export interface PromptRule {
  text: string;
  /**
   * The replies to which it applies, by default all: `caring` to a person who may be hurting, `calm` to any
   * other, `chaste` while the person's age is in question, `adult` once it is settled.
   */
  when?: PromptCondition | readonly PromptCondition[];
}
export type PromptCondition = 'caring' | 'calm' | 'chaste' | 'adult';

/** The texts of a prompt. A version that chats are pinned to is never edited; a change is a new version. */
export interface PromptVersion {
  version: number;
  /** The place of the rules in the prompt. Small models follow best what stands last. */
  rulesStand: 'first' | 'last';
  rules: readonly PromptRule[];
  /** The rules for a small budget of tokens; null if the same rules apply to all. */
  small: { belowTokens: number; rules: readonly PromptRule[] } | null;
  lengths: Record<'short' | 'medium' | 'long', string>;
  styles: Record<'plain' | 'playful', string>;
  languages: {
    /** For a language that the person has chosen. */
    chosen: string;
    /** For the language of the last message. */
    theirs: string;
    /** The same, where the language of the person's pages is `{language}`. */
    likely: string;
  };
  /** The sentences about what just happened; null if the prompt does not mention it. */
  events: { head: string; texts: Record<PromptEvent['kind'], string> } | null;
}
