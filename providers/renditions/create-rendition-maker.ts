import type { Readable } from 'node:stream';
import type { FileMarker } from '../marks/file-marks';
import { lookIntoVideo } from './look-into-video';
import { makePictures } from './make-pictures';
import { makeRecording } from './make-recording';
import { makeVideo, type VideoLimits } from './make-video';
import { type RenditionMaker, UnreadableOriginal } from './rendition-maker';
import { defaultLimits } from './run-ffmpeg';
import { signEach, unsigned } from './sign-each';

/** A photo is read into memory, so its size is limited. */
const mostPhotoBytes = 64 * 1024 * 1024;

/** The default maximum length of a video, in milliseconds. */
const longestVideoMs = 10 * 60_000;

/**
 * Creates renditions on this machine: pictures with libvips, videos with ffmpeg in a separate process.
 * `marker` signs generated files before they are stored.
 */
export function createRenditionMaker(
  limits: Partial<VideoLimits> = {},
  marker: FileMarker = unsigned,
): RenditionMaker {
  const videoLimits = { ...defaultLimits, durationMs: longestVideoMs, ...limits };
  return {
    async make(original, options) {
      if (options.media === 'video') {
        return makeVideo(original, signEach(options, marker), videoLimits);
      }
      const photo = await readPhoto(original);
      const size = await makePictures(photo, signEach(options, marker, photo));
      return { ...size, durationMs: null, hasSound: false };
    },
    lookInto: lookIntoVideo,
    async makeRecording(original, options) {
      const made = await makeRecording(original, options);
      return { ...made, file: await marker.mark(made.file) };
    },
    sign: (bytes) => marker.mark(bytes),
  };
}

async function readPhoto(original: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of original as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostPhotoBytes) throw new UnreadableOriginal('The original is too large a photo');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
