/** A container of sound: the one reader ffmpeg is allowed to read it with. */
export type SoundContainer = 'mov' | 'matroska' | 'ogg' | 'wav' | 'mp3' | 'aac' | 'flac';

const startsWith = (start: Buffer, at: number, bytes: string): boolean =>
  start.subarray(at, at + bytes.length).toString('latin1') === bytes;

/** Frames begin with eleven or twelve set bits; the bits after them tell a layer from none. */
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

/** What sound is by its first bytes, whatever its name says; null for what is none that we read. */
export const detectSound = (bytes: Buffer): SoundContainer | null =>
  signatures.find(([, fits]) => fits(bytes))?.[0] ?? null;
