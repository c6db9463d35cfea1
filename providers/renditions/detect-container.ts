import { open } from 'node:fs/promises';

/** A container of videos: the only demuxer with which ffmpeg may read it. */
export type Container = 'mov' | 'matroska' | 'avi' | 'ogg' | 'mpegts' | 'mpeg' | 'flv' | 'asf';

/** MPEG transport streams consist of packets of this many bytes. */
const packet = 188;

const startsWith = (start: Buffer, at: number, bytes: string): boolean =>
  start.subarray(at, at + bytes.length).toString('latin1') === bytes;

const signatures: [Container, (start: Buffer) => boolean][] = [
  ['mov', (start) => startsWith(start, 4, 'ftyp')],
  // QuickTime files from before `ftyp` existed.
  ['mov', (start) => ['moov', 'mdat', 'wide'].some((box) => startsWith(start, 4, box))],
  ['matroska', (start) => startsWith(start, 0, '\x1a\x45\xdf\xa3')],
  ['avi', (start) => startsWith(start, 0, 'RIFF') && startsWith(start, 8, 'AVI ')],
  ['ogg', (start) => startsWith(start, 0, 'OggS')],
  ['mpegts', (start) => [0, 1, 2].every((count) => start[count * packet] === 0x47)],
  ['mpeg', (start) => startsWith(start, 0, '\x00\x00\x01\xba')],
  ['flv', (start) => startsWith(start, 0, 'FLV\x01')],
  ['asf', (start) => startsWith(start, 0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11')],
];

/**
 * Detects a file's container from its first bytes, whatever its name; null if it is not a supported video.
 * Playlists, file lists and vector drawings are text, which is not supported.
 */
export async function detectContainer(path: string): Promise<Container | null> {
  const file = await open(path);
  try {
    const start = Buffer.alloc(3 * packet);
    const { bytesRead } = await file.read(start, 0, start.length, 0);
    const read = start.subarray(0, bytesRead);
    return signatures.find(([, fits]) => fits(read))?.[0] ?? null;
  } finally {
    await file.close();
  }
}
