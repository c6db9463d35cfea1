import type { Config } from '~/config/config';
import { createLiveKitLines } from './livekit-lines';
import { createRoomPasses, type RoomConfig } from './room-passes';
import type { VoiceLines } from './voice-line';
import { createWeriftLines } from './werift-lines';

type LinesConfig = RoomConfig & Pick<Config, 'DEPLOYMENT' | 'CALLS_ADDRESS' | 'CALLS_PORTS'>;

/** Who answers calls: by a LiveKit server where one is configured, by this process itself otherwise. */
export function createVoiceLines(config: LinesConfig): VoiceLines {
  const passes = createRoomPasses(config);
  if (passes) return createLiveKitLines({ passes });
  return createWeriftLines({
    address: config.CALLS_ADDRESS,
    ports: config.CALLS_PORTS,
    // The browser of a demo or a test is on this machine, or beside it.
    tellsInner: config.DEPLOYMENT !== 'production',
  });
}
