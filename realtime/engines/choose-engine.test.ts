import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { chooseEngine } from './choose-engine';

const options = { maxBufferedBytes: 1024, onSlowReader: () => undefined };

function listeningLogger() {
  const lines: string[] = [];
  return { logger: pino({ level: 'warn' }, { write: (line) => lines.push(line) }), lines };
}

describe('chooseEngine', () => {
  it('takes the native engine where it loads', async () => {
    const { logger, lines } = listeningLogger();
    expect((await chooseEngine('uws', options, logger)).name).toBe('uws');
    expect(lines).toEqual([]);
  });

  it('takes Node’s own http where the native binary does not load, and warns', async () => {
    const { logger, lines } = listeningLogger();
    const missing = () => Promise.reject(new Error('no binary for this Node'));
    expect((await chooseEngine('uws', options, logger, missing)).name).toBe('node');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no binary for this Node');
  });
});
