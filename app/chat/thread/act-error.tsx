import type { FormError } from '../../forms/form-error';
import { useErrorText } from '../../forms/use-error-text';
import { Notice } from '../../ui/feedback/notice';

/** Why something could not be done to a message. */
export function ActError({ error }: { error: FormError }) {
  const errorText = useErrorText();
  return (
    <div className="mt-4">
      <Notice kind="danger">{errorText([error])}</Notice>
    </div>
  );
}
