import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

/** A page as served. */
export interface ServedDocument {
  path: string;
  html: string;
}

/** The rules of the HTML standard, without style rules. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

export async function fetchDocuments(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<ServedDocument[]> {
  const documents: ServedDocument[] = [];
  for (const path of paths) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    documents.push({ path, html: await answer.text() });
  }
  return documents;
}

/** Returns the faults that html-validate finds, one per line. */
export async function faultsOf({ path, html }: ServedDocument): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`),
  );
}

interface Checked {
  messages: { type: string; message: string; url: string; extract?: string }[];
}

/** Returns the errors that the Nu Html Checker finds in the documents. */
export async function errorsOf(documents: readonly ServedDocument[], folder: string) {
  await mkdir(folder, { recursive: true });
  for (const [index, { html }] of documents.entries()) {
    await writeFile(join(folder, `${index}.html`), html);
  }
  const { stderr } = await promisify(execFile)(
    'java',
    [
      ...['-Xss4m', '-jar', 'node_modules/vnu-jar/build/dist/vnu.jar'],
      ...['--format', 'json', '--errors-only', '--exit-zero-always', folder],
    ],
    { maxBuffer: 256 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stderr) as Checked;
  return messages.map(({ url, message, extract = '' }) => {
    const place = documents[Number(/(\d+)\.html$/.exec(url)?.[1])]?.path ?? url;
    return `${place} ${message} ${extract}`;
  });
}
