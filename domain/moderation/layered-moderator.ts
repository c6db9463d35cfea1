import { strictestVerdict, verdictOf } from './strictest-verdict';
import type { Direction, Finding, Moderator, Verdict } from './verdict';

interface Layers {
  /** Never fails. */
  embedded: Moderator;
  /** A provider; if it throws, the verdict is made without it. */
  provider: Moderator;
  onFailure(error: unknown): void;
}

/**
 * Categories that the provider cannot clear. A person who may be in need is only missed if the provider and
 * the rules both miss them.
 */
const keptWhateverASecondJudgeSays: Finding['category'][] = ['crisis', 'minor_self'];

/**
 * Creates a moderator that calls the embedded layers and then a provider; the strictest verdict wins, with
 * distress above all. When the embedded layers find distress, the provider is not called. Likely findings
 * are cleared when the provider finds nothing. The moderator never throws.
 */
export function createLayeredModerator({ embedded, provider, onFailure }: Layers): Moderator {
  const callProvider = async (text: string, direction: Direction): Promise<Verdict | null> => {
    try {
      return await provider.judge(text, direction);
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
  return {
    async judge(text, direction) {
      const own = await embedded.judge(text, direction);
      if (own.kind === 'crisis') return own;
      const second = await callProvider(text, direction);
      if (!second) return own;
      return strictestVerdict([second.kind === 'allowed' ? clear(own) : own, second]);
    },
  };
}

function clear(verdict: Verdict): Verdict {
  if (verdict.kind !== 'allowed' || !verdict.likely) return verdict;
  return verdictOf(
    [],
    verdict.likely.filter(({ category }) => keptWhateverASecondJudgeSays.includes(category)),
  );
}
