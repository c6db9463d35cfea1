import { useEffect, useState } from 'react';
import type { FormResponse } from '../form-response';

/**
 * The code being typed; undefined until the script has read what was typed before it came. A refused
 * one is cleared, so that the next can be typed at once; what was said of it stays until then.
 */
export function useCodeEntry(id: string, response: FormResponse | undefined) {
  const [code, setCode] = useState<string>();
  const [responseBefore, setResponseBefore] = useState<typeof response>();
  // A step before this one may have been sent again: what was wrong with that is told here, too.
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
