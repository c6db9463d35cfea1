import type { Readable } from 'node:stream';

export interface StoredFile {
  /** The bytes asked for; the caller consumes or destroys it. */
  stream: Readable;
  /** Bytes of the whole file, also when a range was asked for. */
  size: number;
  contentType: string;
  etag: string;
  lastModified: Date;
}

/** Both ends are included, counted in bytes from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

interface SignedPathOptions {
  expiresAt: Date;
  /** The user the path is good for; whoever serves it knows by the session who asks. */
  viewerId?: string;
}

/**
 * Where files are kept. A key is a relative path of plain segments (see `isStorageKey`); every
 * method throws InvalidStorageKey for anything else. Failures of the store itself are thrown as
 * they come.
 */
export interface Storage {
  /** Stores the whole file under the key or nothing at all; replaces what was there. */
  put(key: string, bytes: Buffer | Readable, options: { contentType: string }): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Null when there is no such file. Throws RangeNotSatisfiable for a range outside it. */
  read(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /**
   * A path with a signature that opens this one file until the given moment: to everybody, or to the
   * one viewer named. Throws for an original, which is never given an address.
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
