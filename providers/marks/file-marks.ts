/**
 * A signer of files. Everything created from generated media, or from media with a foreign signed mark,
 * passes through it before it is stored. A watermark in pixels or in sound must be added before the
 * encoders (`makePictures`, `makeVideo`, `makeRecording`), so that this signature covers it.
 */
export interface FileMarker {
  /**
   * Adds a signed mark to a file that declares itself generated, and to a file whose original has a foreign
   * signed mark, which is preserved. Returns any other file unchanged, and also one that cannot be signed.
   */
  mark(bytes: Buffer, original?: Buffer): Promise<Buffer>;
}

export type MarkedKind = 'picture' | 'video' | 'sound';

/** The result of reading a file's marks; nothing about its owner. */
export type Finding =
  /** Signed by us and unchanged. */
  | { kind: 'ours'; isGenerated: boolean; what: MarkedKind; day: string | null }
  /** Signed by us and changed since. */
  | { kind: 'changed' }
  /** Without a signature of ours. `saysGenerated` is the file's own statement, which anyone can write. */
  | { kind: 'not-ours'; saysGenerated: boolean };

export interface MarkReader {
  read(bytes: Buffer): Promise<Finding>;
}
