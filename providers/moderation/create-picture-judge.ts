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
  /** How much pictures may show now. */
  levelOf(): Promise<PictureLevel>;
  looker?: Looker;
}

/**
 * Who judges what was drawn: models of ours, unless they are switched off, and a service beside them
 * where one is configured; the strictest verdict wins. With neither, its maker's rules decide.
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
      const heard = await service.judgePicture(bytes);
      // What is refused already need not be looked at.
      if (heard.kind !== 'allowed') return heard;
      return strictestVerdict([heard, await embedded.judgePicture(bytes)]);
    },
  };
}
