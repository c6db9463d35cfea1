import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Returns a new folder for the current test, removed when the test ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
