import type { Config } from '~/config/config';
import { trustingPictureJudge, type PictureJudge } from '~/domain/moderation/picture-judge';
import type { PictureLevel } from '~/domain/moderation/prompts/level';
import { strictestVerdict } from '~/domain/moderation/strictest-verdict';
import { createEmbeddedPictureJudge } from './embedded-picture-judge';
import { createLooker, type Looker } from './look/looker';
import { createOpenAiPictureJudge } from './openai-picture-judge';

type JudgeConfig = Pick<
  Config,
  | 'PICTURE_LOOK'
  | 'PICTURE_JUDGE_URL'
  | 'PICTURE_JUDGE_KEY'
  | 'PICTURE_JUDGE_MODEL'
  | 'PICTURE_JUDGE_TIMEOUT_MS'
>;

interface Ground {
  /** Returns the level of nudity that pictures may show now. */
  levelOf(): Promise<PictureLevel>;
  looker?: Looker;
}

/**
 * Creates the judge of generated pictures: our models, unless they are disabled, and a provider in addition
 * if one is configured; the strictest verdict wins. With neither, the rules of the generator's provider
 * decide.
 */
export function createPictureJudge(
  config: JudgeConfig,
  { levelOf, looker = createLooker() }: Ground,
): PictureJudge {
  const { PICTURE_JUDGE_URL: url, PICTURE_JUDGE_KEY: key, PICTURE_JUDGE_MODEL: model } = config;
  const timeoutMs = config.PICTURE_JUDGE_TIMEOUT_MS;
  const embedded =
    config.PICTURE_LOOK === 'on'
      ? createEmbeddedPictureJudge(looker, levelOf)
      : trustingPictureJudge;
  if (!url || !key || !model) return embedded;
  const service = createOpenAiPictureJudge({ url, key, model, timeoutMs });
  return {
    async judgePicture(bytes) {
      const verdict = await service.judgePicture(bytes);
      // A picture that is already refused need not be examined.
      if (verdict.kind !== 'allowed') return verdict;
      return strictestVerdict([verdict, await embedded.judgePicture(bytes)]);
    },
  };
}
