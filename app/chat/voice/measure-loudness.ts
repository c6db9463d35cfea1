/** Reads the loudness of a stream from 0 to 100, as humans perceive it. */
export interface Loudness {
  read(): number;
  close(): void;
}

export function measureLoudness(stream: MediaStream): Loudness {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // A tenth of the power is perceived as half as loud.
      return Math.min(100, Math.round(Math.sqrt(Math.sqrt(power)) * 140));
    },
    close: () => void context.close(),
  };
}
