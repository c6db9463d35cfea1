import type { Container } from './detect-container';

/** A frame that unpacks to more is not read. */
const mostPixels = 40_000_000;

/** The one file, read by the one reader: nothing in it can name another file or an address. */
export function readOnlyInput(path: string, container: Container): string[] {
  return [
    ...['-protocol_whitelist', 'file', '-format_whitelist', formatNames[container]],
    ...['-max_pixels', String(mostPixels), '-f', container, '-i', `file:${path}`],
  ];
}

/** What ffmpeg calls its readers where that is not the name they are asked for by. */
const formatNames: Record<Container, string> = {
  mov: 'mov,mp4,m4a,3gp,3g2,mj2',
  matroska: 'matroska,webm',
  avi: 'avi',
  ogg: 'ogg',
  mpegts: 'mpegts',
  mpeg: 'mpeg',
  flv: 'flv',
  asf: 'asf',
};
