import type { Config } from '~/config/config';
import type { Captcha } from './captcha';
import { createSiteverifyCaptcha } from './siteverify';

/** Returns the configured captcha; null if there is none, and no captcha is shown. */
export function createCaptcha(
  config: Pick<
    Config,
    'CAPTCHA_SITE_KEY' | 'CAPTCHA_SECRET' | 'CAPTCHA_SCRIPT_URL' | 'CAPTCHA_VERIFY_URL'
  >,
): Captcha | null {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = config;
  const { CAPTCHA_SCRIPT_URL: scriptUrl, CAPTCHA_VERIFY_URL: verifyUrl } = config;
  if (!siteKey || !secret || !scriptUrl || !verifyUrl) return null;
  return createSiteverifyCaptcha({ siteKey, secret, scriptUrl, verifyUrl });
}
