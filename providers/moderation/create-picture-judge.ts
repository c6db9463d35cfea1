import type { Config } from '~/config/config';
import type { PictureJudge } from '~/domain/moderation/picture-judge';
import { createOpenAiPictureJudge } from './openai-picture-judge';

type JudgeConfig = Pick<
  Config,
  'PICTURE_JUDGE_URL' | 'PICTURE_JUDGE_KEY' | 'PICTURE_JUDGE_MODEL' | 'PICTURE_JUDGE_TIMEOUT_MS'
>;

/** Who judges what was drawn; undefined where nobody is configured, and its maker's rules decide. */
export function createPictureJudge(config: JudgeConfig): PictureJudge | undefined {
  const { PICTURE_JUDGE_URL: url, PICTURE_JUDGE_KEY: key, PICTURE_JUDGE_MODEL: model } = config;
  if (!url || !key || !model) return undefined;
  return createOpenAiPictureJudge({
    url,
    key,
    model,
    timeoutMs: config.PICTURE_JUDGE_TIMEOUT_MS,
  });
}
