import { useRevalidator } from '@remix-run/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { openMicrophone } from '../chat/voice/open-microphone';
import { atRest, SoundRecorder } from '../chat/voice/recorder';
import { soundOf } from '../chat/voice/recorded';
import { useFetcher } from '../kit/forms/use-fetcher';
import { useFetcherResponse } from '../kit/forms/use-fetcher-response';
import { useLatest } from '../kit/ui/behaviour/use-latest';
import type { SampleResponse } from './sample-response';
import { toWav } from './to-wav';

interface Options {
  /** The address of the step. */
  action: string;
  emotion: string;
  mostSeconds: number;
  /** Called once the sample is stored. */
  onKept(): void;
}

type Session = NonNullable<SampleResponse['session']>;

/**
 * Records a sample of a voice: a sentence is drawn, then the microphone opens; the end of the recording, also
 * the one at the limit, sends it as a WAV.
 */
export function useSampleRecorder({ action, emotion, mostSeconds, onKept }: Options) {
  const draw = useFetcher<SampleResponse>();
  const send = useFetcher<SampleResponse>();
  const { revalidate } = useRevalidator();
  const [session, setSession] = useState<Session | null>(null);
  const recorder = useMemo(
    () => new SoundRecorder({ open: openMicrophone, onHeld: () => undefined }),
    [],
  );
  const view = useSyncExternalStore(recorder.subscribe, recorder.view, () => atRest);
  useEffect(() => () => recorder.leave(), [recorder]);

  useFetcherResponse(draw.data, ({ session: drawn }) => {
    if (!drawn) return;
    setSession(drawn);
    void recorder.start(mostSeconds);
  });
  useFetcherResponse(send.data, ({ isKept }) => {
    if (!isKept) return;
    revalidate();
    onKept();
  });

  const drawSentence = () => draw.submit({ intent: 'draw', emotion }, { method: 'post', action });
  const stop = async () => {
    const recorded = await recorder.take();
    if (!recorded || !session) return;
    const form = new FormData();
    form.set('intent', 'sample');
    form.set('emotion', emotion);
    form.set('sessionId', session.id);
    form.set('recording', await toWav(soundOf(recorded)), 'sample.wav');
    send.submit(form, { method: 'post', action, encType: 'multipart/form-data' });
  };
  const latestStop = useLatest(stop);
  const isAtLimit = view.state === 'paused' && view.elapsedMs >= mostSeconds * 1000;
  useEffect(() => {
    if (isAtLimit) void latestStop.current();
  }, [isAtLimit, latestStop]);

  return {
    ...view,
    session,
    isBusy: draw.state !== 'idle' || send.state !== 'idle',
    isSending: send.state !== 'idle',
    error: send.data?.error ?? draw.data?.error ?? null,
    record: drawSentence,
    pause: recorder.pause,
    resume: recorder.resume,
    again: () => {
      recorder.discard();
      drawSentence();
    },
    stop: () => void stop(),
  };
}
