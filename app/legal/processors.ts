import type { Config } from '~/config/config';

/** A kind of external provider that processes data for the site. The privacy policy names it. */
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
  | 'identity'
  | 'analytics'
  | 'newsletters'
  | 'push'
  | 'tags';

/**
 * Returns the kinds of providers in use: those that every site needs and those in this site's
 * configuration.
 */
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
    ['identity', config.VERIFF_URL !== undefined],
    ['analytics', config.ANALYTICS_URL !== undefined],
    ['newsletters', config.MARKETING_URL !== undefined],
    ['push', config.PUSH_PUBLIC_KEY !== undefined],
    ['tags', config.TAG_MANAGER_URL !== undefined],
  ];
  const configured = named.filter(([, isNamed]) => isNamed).map(([processor]) => processor);
  return ['hosting', 'mail', 'model', ...configured];
}
