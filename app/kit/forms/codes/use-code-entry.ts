import { useEffect, useState } from 'react';
import type { FormResponse } from '../form-response';

/**
 * Returns the code being typed; undefined until the script has read earlier input. A refused code is
 * cleared, so that the next can be typed immediately; its error remains until then.
 */
export function useCodeEntry(id: string, response: FormResponse | undefined) {
  const [code, setCode] = useState<string>();
  const [responseBefore, setResponseBefore] = useState<typeof response>();
  // A form of an earlier step may have been submitted again; its errors are shown here too.
  const errors = Object.values(response?.lastResult?.error ?? {}).find((found) => found !== null);
  useEffect(() => {
    if (!errors) return;
    setCode('');
    document.getElementById(id)?.focus();
  }, [id, errors]);
  return {
    code,
    errors: response === responseBefore ? undefined : errors,
    change(next: string) {
      setCode(next);
      if (next !== '') setResponseBefore(response);
    },
  };
}
