import { useSubmit } from '@remix-run/react';
import { useEffect } from 'react';

/** Gives a claimed thing back when its page is left for another page. */
export function useGiveBack(path: string, isOwn: boolean): void {
  const submit = useSubmit();
  useEffect(() => {
    if (!isOwn) return;
    return () => {
      submit(
        { intent: 'leave' },
        { method: 'post', action: path, navigate: false, fetcherKey: `leave ${path}` },
      );
    };
  }, [path, isOwn, submit]);
}
