import { createHmac } from 'node:crypto';
import * as z from 'zod';

/** How long a pass is good for, in seconds: a page that calls asks for another with each look. */
const goodForSeconds = 3_600;

/** A TURN server with a pass for it, as browsers take it among their `iceServers`. */
export const relaySchema = z.object({
  urls: z.array(z.string()).min(1),
  username: z.string(),
  credential: z.string(),
});
export type Relay = z.infer<typeof relaySchema>;

interface RelayConfig {
  CALLS_RELAY_URLS?: readonly string[] | undefined;
  CALLS_RELAY_SECRET?: string | undefined;
}

/**
 * Passes for the TURN servers that carry calls of browsers which reach nobody directly; none where there
 * are no such servers. A pass is bound to its person and a time: the servers share a secret with us and
 * ask nobody (draft-uberti-behave-turn-rest-00, coturn's `use-auth-secret`).
 */
export function createRelayPasses({
  CALLS_RELAY_URLS: urls,
  CALLS_RELAY_SECRET: secret,
}: RelayConfig): (personId: string, now: Date) => Relay[] {
  if (!urls || secret === undefined) return () => [];
  return (personId, now) => {
    const username = `${Math.floor(now.getTime() / 1000) + goodForSeconds}:${personId}`;
    const credential = createHmac('sha1', secret).update(username).digest('base64');
    return [{ urls: [...urls], username, credential }];
  };
}
