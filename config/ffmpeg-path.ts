/** Returns the ffmpeg to start: the path in FFMPEG_PATH, else the system's own. */
export const ffmpegPath = (): string => process.env['FFMPEG_PATH'] ?? 'ffmpeg';
