import type { FormResponse } from '../kit/forms/form-response';
import { useErrorText } from '../kit/forms/use-error-text';
import { Notice } from '../kit/ui/feedback/notice';

/** Shows the refusal of an act on a character. */
export function ActError({ response }: { response: FormResponse | undefined }) {
  const errorText = useErrorText();
  const error = response?.lastResult?.error?.[''];
  return error && <Notice kind="danger">{errorText(error)}</Notice>;
}
