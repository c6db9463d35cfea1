/**
 * Signs files. Everything that is made of generated media, or of media that bear somebody's signed mark,
 * passes through here before it is stored. What hides a mark in pixels or in sound belongs before the
 * encoders (`makePictures`, `makeVideo`, `makeRecording`), so that this signature covers it.
 */
export interface FileMarker {
  /**
   * Adds a signed mark to a file that says of itself that it was generated, and to one whose original
   * came with the signed mark of somebody else, which is carried along. Any other stays as it is, and so
   * does one that cannot be signed.
   */
  mark(bytes: Buffer, original?: Buffer): Promise<Buffer>;
}

export type MarkedKind = 'picture' | 'video' | 'sound';

/** What can be told of a file, and nothing of whose it is. */
export type Finding =
  /** Signed by us, and as we made it. */
  | { kind: 'ours'; isGenerated: boolean; what: MarkedKind; day: string | null }
  /** It bears our signature, and is not what was signed. */
  | { kind: 'changed' }
  /** Nothing of ours is in it. It may say of itself that a model made it, which anybody can write. */
  | { kind: 'not-ours'; saysGenerated: boolean };

export interface MarkReader {
  read(bytes: Buffer): Promise<Finding>;
}
