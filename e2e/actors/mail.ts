import { randomUUID } from 'node:crypto';
import { expect } from '../expect';
import { stack } from '../stack';

export interface Letter {
  subject: string;
  text: string;
  code: string | null;
  /** ISO time. */
  receivedAt: string;
}

const mailWaitMs = 20_000;
const lookEvery = [50, 100, 200];

/** Returns an unused address. */
export const newEmail = () => `reader-${randomUUID()}@example.com`;

/** Lists the letters to an address, newest first. */
export async function listLetters(to: string): Promise<Letter[]> {
  const address = `${stack.sandboxUrl()}/inbox.json?${new URLSearchParams({ to })}`;
  const response = await fetch(address);
  return (await response.json()) as Letter[];
}

/** Waits for a letter that arrived after a moment. */
export async function readLetter(to: string, after = new Date(0)): Promise<Letter> {
  let letter: Letter | undefined;
  const look = async () => {
    const letters = await listLetters(to);
    letter = letters.find(({ receivedAt }) => new Date(receivedAt) >= after);
    return letter !== undefined;
  };
  await expect
    .poll(look, { message: `a letter to ${to}`, timeout: mailWaitMs, intervals: lookEvery })
    .toBe(true);
  if (!letter) throw new Error('a letter that was there has gone');
  return letter;
}

/** Returns the code in the newest letter to an address. */
export async function readCode(to: string, after?: Date): Promise<string> {
  const { code, subject } = await readLetter(to, after);
  if (code === null) throw new Error(`“${subject}” carries no code`);
  return code;
}

/** Returns a different code of the same form. */
export const anotherCode = (code: string) => code.replace(/^./, (digit) => `${9 - Number(digit)}`);
