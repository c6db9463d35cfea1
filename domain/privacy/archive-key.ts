/** Returns the storage key of an export's archive. */
export function archiveKey(exportId: string): string {
  return `exports/${exportId}.zip`;
}
