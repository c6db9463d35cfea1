import type { FormResponse } from './form-response';
import { useErrorText } from './use-error-text';
import { Notice } from '../ui/feedback/notice';

/** Shows the refusal of a response where its form is not shown. */
export function ResponseError({ response }: { response: FormResponse | undefined }) {
  const errorText = useErrorText();
  const error = response?.lastResult?.error?.[''];
  return error && <Notice kind="danger">{errorText(error)}</Notice>;
}
