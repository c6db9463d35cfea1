import { useReach } from './use-reach';

/**
 * Shows the approximate number of messages for an amount of tokens; nothing if messages are free for the
 * person.
 */
export function Reach({ tokens }: { tokens: number }) {
  return <>{useReach()(tokens)}</>;
}
