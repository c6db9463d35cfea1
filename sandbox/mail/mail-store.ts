import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';

const storedMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  code: z.string().nullable(),
  /** The headers that mail programs read: those of lists, and `message-id`; names in lower case. */
  headers: z.record(z.string(), z.string()).default({}),
  receivedAt: z.iso.datetime(),
});
export type StoredMail = z.infer<typeof storedMailSchema>;

const limit = 1_000;

/** The newest thousand mails; with a file they survive a restart. */
export class MailStore {
  #mails: StoredMail[];
  #linesInFile: number;
  /** Mails in memory that are not yet in the file. */
  #unwritten: StoredMail[] = [];
  #writing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly file: string | undefined,
    mails: StoredMail[],
    linesInFile: number,
  ) {
    this.#mails = mails;
    this.#linesInFile = linesInFile;
  }

  /** Reads the file of an earlier run; skips a torn or foreign line. */
  static async open(file?: string): Promise<MailStore> {
    if (!file) return new MailStore(undefined, [], 0);
    await mkdir(dirname(file), { recursive: true });
    const lines = (await readIfThere(file)).split('\n').filter(Boolean);
    const store = new MailStore(file, lines.slice(-limit).flatMap(readLine), lines.length);
    // Also ends a line that a crash left torn, so that the next append does not join it.
    await store.#rewrite();
    return store;
  }

  /** Resolves once the mail is in memory and, if there is a file, in the file. */
  async add(mail: StoredMail): Promise<void> {
    this.#mails.push(mail);
    if (this.#mails.length > limit) this.#mails.shift();
    if (!this.file) return;
    this.#unwritten.push(mail);
    await this.#afterOtherWrites(() => this.#append());
  }

  /** Returns mails, newest first. `to` is a whole address, `matching` a part of one; case is ignored. */
  list(filter: { to?: string; matching?: string } = {}): StoredMail[] {
    const to = filter.to?.toLowerCase();
    const matching = filter.matching?.toLowerCase();
    return this.#mails
      .filter((mail) => {
        const address = mail.to.toLowerCase();
        return (!to || address === to) && (!matching || address.includes(matching));
      })
      .toReversed();
  }

  find(id: string): StoredMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  async clear(): Promise<void> {
    this.#mails = [];
    await this.#afterOtherWrites(() => this.#rewrite());
  }

  /** Resolves when everything accepted so far is written. */
  async close(): Promise<void> {
    await this.#writing;
  }

  async #append(): Promise<void> {
    if (!this.file || this.#unwritten.length === 0) return;
    if (this.#linesInFile + this.#unwritten.length > 2 * limit) return this.#rewrite();
    const mails = this.#unwritten;
    this.#unwritten = [];
    await appendFile(this.file, asLines(mails));
    this.#linesInFile += mails.length;
  }

  async #rewrite(): Promise<void> {
    this.#unwritten = [];
    if (!this.file) return;
    const mails = [...this.#mails];
    const draft = `${this.file}.new`;
    await writeFile(draft, asLines(mails));
    await rename(draft, this.file);
    this.#linesInFile = mails.length;
  }

  /**
   * Runs writes one at a time, in order; a failure is reported to its caller and does not stop the next
   * write.
   */
  #afterOtherWrites(write: () => Promise<void>): Promise<void> {
    const done = this.#writing.then(write);
    this.#writing = done.catch(() => undefined);
    return done;
  }
}

async function readIfThere(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
}

function asLines(mails: readonly StoredMail[]): string {
  return mails.map((mail) => `${JSON.stringify(mail)}\n`).join('');
}

function readLine(line: string): StoredMail[] {
  try {
    const parsed = storedMailSchema.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}
