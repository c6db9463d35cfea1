import type { Config } from '~/config/config';
import { createLiveKitLines } from './livekit-lines';
import { createRoomPasses, type RoomConfig } from './room-passes';
import type { VoiceLines } from './voice-line';
import { createWeriftLines } from './werift-lines';

type LinesConfig = RoomConfig & Pick<Config, 'DEPLOYMENT' | 'CALLS_ADDRESS' | 'CALLS_PORTS'>;

/**
 * Creates the service that answers calls: through a LiveKit server if one is configured, otherwise in this
 * process.
 */
export function createVoiceLines(config: LinesConfig): VoiceLines {
  const passes = createRoomPasses(config);
  if (passes) return createLiveKitLines({ passes });
  return createWeriftLines({
    address: config.CALLS_ADDRESS,
    ports: config.CALLS_PORTS,
    // The browser of a demo or a test runs on this machine or on the same network.
    sendsInternalAddresses: config.DEPLOYMENT !== 'production',
  });
}
