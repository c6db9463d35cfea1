import type { Readable } from 'node:stream';

export interface StoredFile {
  /** The requested bytes; the caller consumes or destroys the stream. */
  stream: Readable;
  /** The size of the whole file in bytes, also when a range was requested. */
  size: number;
  contentType: string;
  etag: string;
  lastModified: Date;
}

/** A byte range, counted from 0; both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

interface SignedPathOptions {
  expiresAt: Date;
  /** The only user who may open the path; the server knows the viewer by the session. */
  viewerId?: string;
}

/**
 * A store of files. A key is a relative path of plain segments (see `isStorageKey`); every method throws
 * InvalidStorageKey for any other key. Failures of the store itself are thrown unchanged.
 */
export interface Storage {
  /** Stores the whole file under the key or nothing at all; replaces an existing file. */
  put(key: string, bytes: Buffer | Readable, options: { contentType: string }): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Returns null when there is no such file. Throws RangeNotSatisfiable for a range outside it. */
  read(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Removes a file; a missing file is no error. */
  remove(key: string): Promise<void>;
  /**
   * Returns a path whose signature opens this one file until the given moment: for everybody, or for the
   * named viewer only. Throws for an original, which never gets an address.
   */
  signedPath(key: string, options: SignedPathOptions): string;
}

export class InvalidStorageKey extends Error {
  override name = 'InvalidStorageKey';
  readonly code = 'storage.invalid-key';
}

export class RangeNotSatisfiable extends Error {
  override name = 'RangeNotSatisfiable';
  readonly code = 'storage.range-not-satisfiable';
  constructor(readonly size: number) {
    super(`The range lies outside a file of ${size} bytes`);
  }
}
