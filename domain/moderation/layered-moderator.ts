import { strictestVerdict, verdictOf } from './strictest-verdict';
import type { Direction, Finding, Moderator, Verdict } from './verdict';

interface Layers {
  /** Always answers. */
  embedded: Moderator;
  /** A provider; may throw, and is then left out of this verdict. */
  provider: Moderator;
  onFailure(error: unknown): void;
}

/** What a second judge does not clear: both it and the rules must miss somebody who may be in need. */
const keptWhateverASecondJudgeSays: Finding['category'][] = ['crisis', 'minor_self'];

/**
 * Asks the embedded layers, then a provider; the strictest verdict wins, distress above all, and
 * distress that the embedded layers hear does not wait for the provider. What only looked like
 * something is cleared by a provider that finds nothing. Never throws.
 */
export function createLayeredModerator({ embedded, provider, onFailure }: Layers): Moderator {
  const askProvider = async (text: string, direction: Direction): Promise<Verdict | null> => {
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
      const second = await askProvider(text, direction);
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
