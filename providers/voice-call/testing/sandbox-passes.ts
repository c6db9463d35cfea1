import { sandboxLiveKit } from '~/sandbox/livekit/read-grants';
import { createRoomPasses, type RoomConfig, type RoomPasses } from '../room-passes';

/** Passes for rooms of the server that a sandbox plays, by its own account unless a test has another. */
export function passesOf(sandbox: { url: string }, changes: RoomConfig = {}): RoomPasses {
  const passes = createRoomPasses({
    LIVEKIT_URL: `${sandbox.url.replace('http', 'ws')}/livekit`,
    LIVEKIT_KEY: sandboxLiveKit.key,
    LIVEKIT_SECRET: sandboxLiveKit.secret,
    ...changes,
  });
  if (!passes) throw new Error('there are no passes');
  return passes;
}
