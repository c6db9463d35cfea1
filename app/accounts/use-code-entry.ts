import { useEffect, useState } from 'react';

/**
 * The code being typed; undefined until the script has read what was typed before it came. A refused
 * one is cleared, so that the next can be typed at once; what was said of it stays until then.
 */
export function useCodeEntry(id: string, answer: { error?: string | undefined } | undefined) {
  const [code, setCode] = useState<string>();
  const [answerBefore, setAnswerBefore] = useState<typeof answer>();
  useEffect(() => {
    if (!answer?.error) return;
    setCode('');
    document.getElementById(id)?.focus();
  }, [id, answer]);
  return {
    code,
    error: answer === answerBefore ? undefined : answer?.error,
    change(next: string) {
      setCode(next);
      if (next !== '') setAnswerBefore(answer);
    },
  };
}
