/** Where the archive of an export is stored. */
export function archiveKey(exportId: string): string {
  return `exports/${exportId}.zip`;
}
