import * as z from 'zod';
import type { callerIdentity, characterIdentity } from './call-room';

/** How long a pass lets somebody in, in seconds: it is used at once, and each look brings another. */
const goodForSeconds = 120;

/** The server that carries a call, with a pass for the call's room. */
export const roomPassSchema = z.object({ url: z.string(), token: z.string() });
export type RoomPass = z.infer<typeof roomPassSchema>;

/** Makes a pass for one of the two of a call. */
export type RoomPasses = (
  callId: string,
  identity: typeof callerIdentity | typeof characterIdentity,
) => Promise<RoomPass>;

export interface RoomConfig {
  LIVEKIT_URL?: string | undefined;
  LIVEKIT_KEY?: string | undefined;
  LIVEKIT_SECRET?: string | undefined;
}

/**
 * Passes for the rooms of calls on a LiveKit server; null where none is configured. A pass is for one call's
 * room and one of its two, and good for two minutes. Its bearer may hear, and say something by one
 * microphone; they may send no data, change nothing that is told of them, and open or manage no room.
 */
export function createRoomPasses({
  LIVEKIT_URL: url,
  LIVEKIT_KEY: key,
  LIVEKIT_SECRET: secret,
}: RoomConfig): RoomPasses | null {
  if (url === undefined || key === undefined || secret === undefined) return null;
  return async (callId, identity) => {
    // Half a second of loading, for whoever has such a server.
    const { AccessToken, TrackSource } = await import('livekit-server-sdk');
    const token = new AccessToken(key, secret, { identity, ttl: goodForSeconds });
    token.addGrant({
      room: `call-${callId}`,
      roomJoin: true,
      canSubscribe: true,
      canPublish: true,
      canPublishSources: [TrackSource.MICROPHONE],
      canPublishData: false,
      canUpdateOwnMetadata: false,
    });
    return { url, token: await token.toJwt() };
  };
}
