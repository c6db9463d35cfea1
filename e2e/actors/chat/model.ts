import { stack } from '../../stack';

/** Delays the language model's next reply to these words, in milliseconds. */
export async function slowNextReply(delayMs: number, containing: string): Promise<void> {
  const response = await fetch(`${stack.sandboxUrl()}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'model', behaviour: 'late', delayMs, containing }),
  });
  if (!response.ok) throw new Error(`the sandbox refused: ${await response.text()}`);
}
