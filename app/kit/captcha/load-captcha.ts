import { pageNonce } from '../site/page-nonce';

interface RenderOptions {
  sitekey: string;
  theme: 'dark';
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(): void;
}

/** The interface that the service's script defines. */
export interface CaptchaScript {
  render(place: HTMLElement, options: RenderOptions): string;
  remove(id: string): void;
}

declare global {
  interface Window {
    turnstile?: CaptchaScript;
  }
}

let loading: Promise<CaptchaScript> | null = null;

/** Loads the captcha's script at its first use; rejects if it is unavailable. */
export function loadCaptcha(scriptUrl: string): Promise<CaptchaScript> {
  loading ??= fetchScript(scriptUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function fetchScript(scriptUrl: string): Promise<CaptchaScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.nonce = pageNonce() ?? '';
    script.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('no captcha was defined'));
    script.onerror = () => reject(new Error('the captcha could not be loaded'));
    document.head.append(script);
  });
}
