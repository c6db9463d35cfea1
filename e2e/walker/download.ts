import { writeFile } from 'node:fs/promises';
import { test, type APIResponse, type Download } from '@playwright/test';

const dispositionOf = (response: APIResponse) => response.headers()['content-disposition'] ?? '';

/** Checks whether a browser saves a response as a file and stays on its page. */
export const isDownload = (response: APIResponse) => /^attachment/i.test(dispositionOf(response));

export function downloadOf(response: APIResponse): Download {
  const [, name = 'download'] = /filename="?([^";]+)/i.exec(dispositionOf(response)) ?? [];
  const download: Pick<Download, 'suggestedFilename' | 'path' | 'url'> = {
    suggestedFilename: () => name,
    url: () => response.url(),
    path: async () => {
      const path = test.info().outputPath(name);
      await writeFile(path, await response.body());
      return path;
    },
  };
  return download as Download;
}
