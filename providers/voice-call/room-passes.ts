import * as z from 'zod';
import type { callerIdentity, characterIdentity } from './call-room';

/** Seconds for which a pass admits its bearer: it is used immediately, and each poll brings another. */
const goodForSeconds = 120;

/** The server that carries a call, with a pass for the call's room. */
export const roomPassSchema = z.object({ url: z.string(), token: z.string() });
export type RoomPass = z.infer<typeof roomPassSchema>;

/** Creates a pass for one of the two participants of a call. */
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
 * Creates passes for call rooms on a LiveKit server; null if none is configured. A pass is for one room and
 * one participant, and valid for two minutes. Its bearer may receive sound and send it from one microphone,
 * but may not send data, change their own details, or create or manage rooms.
 */
export function createRoomPasses({
  LIVEKIT_URL: url,
  LIVEKIT_KEY: key,
  LIVEKIT_SECRET: secret,
}: RoomConfig): RoomPasses | null {
  if (url === undefined || key === undefined || secret === undefined) return null;
  return async (callId, identity) => {
    // Loading takes half a second, so only installations with such a server load it.
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
