import type { FormError } from '../../kit/i18n/form-error';
import { useErrorText } from '../../kit/forms/use-error-text';
import { Notice } from '../../kit/ui/feedback/notice';

/** Shows why an action on a message failed. */
export function ActError({ error }: { error: FormError }) {
  const errorText = useErrorText();
  return (
    <div className="mt-4">
      <Notice kind="danger">{errorText([error])}</Notice>
    </div>
  );
}
