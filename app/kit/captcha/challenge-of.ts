import { formText } from '../forms/form-text';

/**
 * What a form says of its captcha: the token; empty from somebody who could be asked and was not;
 * undefined from somebody whose scripts do not run.
 */
export function challengeOf(form: FormData): string | undefined {
  return form.has('captcha') ? formText(form, 'captcha') : undefined;
}
