import type { Container } from './detect-container';

/** A frame with more pixels is rejected. */
const mostPixels = 40_000_000;

/**
 * Returns ffmpeg's input options for a single file and a single demuxer, so that the file cannot refer to
 * other files or addresses.
 */
export function readOnlyInput(path: string, container: Container): string[] {
  return [
    ...['-protocol_whitelist', 'file', '-format_whitelist', formatNames[container]],
    ...['-max_pixels', String(mostPixels), '-f', container, '-i', `file:${path}`],
  ];
}

/** Names of ffmpeg's demuxers for our containers. */
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
