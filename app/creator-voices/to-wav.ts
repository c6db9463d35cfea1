/** Samples per second of a creator's sample. */
const rate = 44_100;
const headBytes = 44;

/** Converts a recording of a browser to a WAV of one channel, 16 bits and 44.1 kHz. */
export async function toWav(recording: Blob): Promise<Blob> {
  const context = new AudioContext();
  try {
    const sound = await context.decodeAudioData(await recording.arrayBuffer());
    const frames = Math.max(1, Math.round(sound.duration * rate));
    const mixer = new OfflineAudioContext(1, frames, rate);
    const source = mixer.createBufferSource();
    source.buffer = sound;
    source.connect(mixer.destination);
    source.start();
    const mono = await mixer.startRendering();
    return new Blob([wavOf(mono.getChannelData(0))], { type: 'audio/wav' });
  } finally {
    await context.close();
  }
}

/** Writes samples from −1 to 1 as a WAV. */
function wavOf(samples: Float32Array): ArrayBuffer {
  const bytes = new ArrayBuffer(headBytes + samples.length * 2);
  const view = new DataView(bytes);
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries())
      view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    const full = Math.max(-1, Math.min(1, sample)) * 32_767;
    view.setInt16(headBytes + index * 2, Math.round(full), true);
  });
  return bytes;
}
