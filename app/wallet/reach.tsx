import { useReach } from './use-reach';

/** For about how many messages tokens are good; nothing for whoever writes without paying. */
export function Reach({ tokens }: { tokens: number }) {
  return <>{useReach()(tokens)}</>;
}
