import { formText } from '../forms/form-text';

/**
 * Returns a form's captcha value: the token; empty if a captcha could be shown and was not; undefined
 * without scripts.
 */
export function challengeOf(form: FormData): string | undefined {
  return form.has('captcha') ? formText(form, 'captcha') : undefined;
}
