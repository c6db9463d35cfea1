/** A file as a journey hands it to a field. */
export interface AttachedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Files by their field: the document's own lists of files cannot be filled. */
const attached = new WeakMap<Element, readonly AttachedFile[]>();

export const attachFiles = (field: Element, files: readonly AttachedFile[]) =>
  void attached.set(field, files);

export const filesOf = (field: Element): readonly AttachedFile[] => attached.get(field) ?? [];
