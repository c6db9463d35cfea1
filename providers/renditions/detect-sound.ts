/** A container of sound: the only demuxer with which ffmpeg may read it. */
export type SoundContainer = 'mov' | 'matroska' | 'ogg' | 'wav' | 'mp3' | 'aac' | 'flac';

const startsWith = (start: Buffer, at: number, bytes: string): boolean =>
  start.subarray(at, at + bytes.length).toString('latin1') === bytes;

/**
 * Checks for a frame header: it begins with eleven or twelve set bits, and the following bits contain the
 * layer.
 */
const hasFrame = (start: Buffer, mask: number, value: number): boolean =>
  start[0] === 0xff && start[1] !== undefined && (start[1] & mask) === value;

const signatures: [SoundContainer, (start: Buffer) => boolean][] = [
  ['mov', (start) => startsWith(start, 4, 'ftyp')],
  ['matroska', (start) => startsWith(start, 0, '\x1a\x45\xdf\xa3')],
  ['ogg', (start) => startsWith(start, 0, 'OggS')],
  ['wav', (start) => startsWith(start, 0, 'RIFF') && startsWith(start, 8, 'WAVE')],
  ['flac', (start) => startsWith(start, 0, 'fLaC')],
  ['mp3', (start) => startsWith(start, 0, 'ID3')],
  ['aac', (start) => hasFrame(start, 0xf6, 0xf0)],
  ['mp3', (start) => hasFrame(start, 0xe6, 0xe2)],
];

/** Detects the container of sound from its first bytes, whatever its name; null if it is not supported. */
export const detectSound = (bytes: Buffer): SoundContainer | null =>
  signatures.find(([, fits]) => fits(bytes))?.[0] ?? null;
