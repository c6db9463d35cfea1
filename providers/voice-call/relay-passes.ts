import { createHmac } from 'node:crypto';
import * as z from 'zod';

/** Seconds for which a pass is valid; a calling page gets another pass with each poll. */
const goodForSeconds = 3_600;

/** A TURN server with a pass, in the form that browsers accept in `iceServers`. */
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
 * Creates passes for the TURN servers that relay calls of browsers without a direct connection; no
 * passes if no servers are configured. A pass is bound to a person and a time. The servers share a
 * secret with us and verify passes themselves (draft-uberti-behave-turn-rest-00, coturn's
 * `use-auth-secret`).
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
