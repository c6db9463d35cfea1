import { strictestVerdict } from './strictest-verdict';
import type { Direction, Moderator, Verdict } from './verdict';

interface Layers {
  /** Always answers. */
  embedded: Moderator;
  /** A provider; may throw, and is then left out of this verdict. */
  provider: Moderator;
  onFailure(error: unknown): void;
}

/**
 * Asks the embedded layers, then a provider; the strictest verdict wins, distress above all, and
 * distress that the embedded layers hear does not wait for the provider. Never throws.
 */
export function createLayeredModerator({ embedded, provider, onFailure }: Layers): Moderator {
  const askProvider = async (text: string, direction: Direction): Promise<Verdict> => {
    try {
      return await provider.judge(text, direction);
    } catch (error) {
      onFailure(error);
      return { kind: 'allowed' };
    }
  };
  return {
    async judge(text, direction) {
      const own = await embedded.judge(text, direction);
      if (own.kind === 'crisis') return own;
      return strictestVerdict([own, await askProvider(text, direction)]);
    },
  };
}
