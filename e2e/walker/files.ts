/** A file that a test attaches to a field. */
export interface AttachedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Files by their field, because the document's own file lists cannot be set. */
const attached = new WeakMap<Element, readonly AttachedFile[]>();

export const attachFiles = (field: Element, files: readonly AttachedFile[]) =>
  void attached.set(field, files);

export const filesOf = (field: Element): readonly AttachedFile[] => attached.get(field) ?? [];
