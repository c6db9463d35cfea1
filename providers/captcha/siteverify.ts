import * as z from 'zod';
import type { Captcha } from './captcha';

interface SiteverifyOptions {
  siteKey: string;
  secret: string;
  /** The address of the widget's script, which defines `turnstile`. */
  scriptUrl: string;
  verifyUrl: string;
  /** Milliseconds for the check, 5 s by default. */
  timeoutMs?: number;
}

const answerSchema = z.object({ success: z.boolean() });

/** A longer token cannot come from a widget, so it is not checked. */
const longestToken = 2048;

/** Creates a client of the siteverify protocol, as in Turnstile; the provider accepts each token once. */
export function createSiteverifyCaptcha(options: SiteverifyOptions): Captcha {
  const { siteKey, secret, scriptUrl, verifyUrl, timeoutMs = 5_000 } = options;
  return {
    widget: { siteKey, scriptUrl },
    async verify(token, address) {
      if (token === '' || token.length > longestToken) return 'not-solved';
      try {
        const response = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: address }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status >= 500) return 'unavailable';
        const answer = answerSchema.safeParse(await response.json());
        return answer.data?.success === true ? 'solved' : 'not-solved';
      } catch {
        return 'unavailable';
      }
    },
  };
}
