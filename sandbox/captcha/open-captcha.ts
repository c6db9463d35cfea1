import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { captchaRoutes } from './captcha-routes';

/** Opens the captcha provider: the widget's script and frame, and the verification behind them. */
export function openCaptcha(context: SandboxContext): SandboxProvider {
  return {
    title: 'Captcha',
    summary: 'A widget of one button, and the check of what it gives. Told to fail, it says no.',
    targets: ['captcha'],
    links: [{ label: 'The widget', path: '/captcha/frame' }],
    router: captchaRoutes(context),
  };
}
