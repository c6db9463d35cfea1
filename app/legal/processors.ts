import type { Config } from '~/config/config';

/** What somebody outside does for the site and sees data for; named in the privacy policy. */
export type Processor =
  | 'hosting'
  | 'mail'
  | 'model'
  | 'transcription'
  | 'speech'
  | 'pictures'
  | 'videos'
  | 'moderation'
  | 'picture-judge'
  | 'storage'
  | 'sign-in'
  | 'captcha'
  | 'age'
  | 'analytics'
  | 'newsletters'
  | 'push'
  | 'tags';

/** What is done by others here: what every site needs, and what this one's configuration names. */
export function processorsOf(config: Config): Processor[] {
  const named: [Processor, boolean][] = [
    ['transcription', config.TRANSCRIPTION_URL !== undefined],
    ['speech', config.SPEECH_URL !== undefined],
    ['pictures', config.PICTURES_URL !== undefined],
    ['videos', config.VIDEOS_URL !== undefined],
    ['moderation', config.MODERATION_URL !== undefined],
    ['picture-judge', config.PICTURE_JUDGE_URL !== undefined],
    ['storage', config.S3_ENDPOINT !== undefined],
    ['sign-in', config.SOCIAL_PROVIDERS.length > 0],
    ['captcha', config.CAPTCHA_SITE_KEY !== undefined],
    ['age', config.AGE_CHECK_URL !== undefined],
    ['analytics', config.ANALYTICS_URL !== undefined],
    ['newsletters', config.MARKETING_URL !== undefined],
    ['push', config.PUSH_PUBLIC_KEY !== undefined],
    ['tags', config.TAG_MANAGER_URL !== undefined],
  ];
  const configured = named.filter(([, isNamed]) => isNamed).map(([processor]) => processor);
  return ['hosting', 'mail', 'model', ...configured];
}
