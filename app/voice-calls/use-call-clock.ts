import { useEffect, useState } from 'react';
import { readCallClock, type CallClock, type ReportedCall } from './call-clock';

/** Returns the clock of a call and keeps it running. */
export function useCallClock(call: ReportedCall): CallClock {
  const [now, setNow] = useState(call.at);
  useEffect(() => {
    const tick = () => setNow(performance.now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [call]);
  return readCallClock(call, Math.max(now, call.at));
}
