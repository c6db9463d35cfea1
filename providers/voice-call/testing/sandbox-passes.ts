import { sandboxLiveKit } from '~/sandbox/livekit/read-grants';
import { createRoomPasses, type RoomConfig, type RoomPasses } from '../room-passes';

/** Creates passes for rooms of the sandbox's server, with its own account unless a test sets another. */
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
