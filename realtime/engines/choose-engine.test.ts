import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { engines, nodesWithUws } from '../testing/engines';
import { chooseEngine } from './choose-engine';
import { loadUws } from './load-uws';

const door = { refuse: () => null, enter: () => undefined, takes: () => true };
const options = { door, maxBufferedBytes: 1024, onSlowReader: () => undefined };
const major = Number(process.versions.node.split('.')[0]);

function listeningLogger() {
  const lines: string[] = [];
  return { logger: pino({ level: 'warn' }, { write: (line) => lines.push(line) }), lines };
}

describe('chooseEngine', () => {
  it('takes the native engine where it loads, and Node’s own http elsewhere', async () => {
    const { logger } = listeningLogger();
    expect((await chooseEngine('uws', options, logger)).name).toBe(engines[0]);
  });

  it('has the native engine on every Node that the packaged build names', () => {
    expect(engines.includes('uws')).toBe(
      nodesWithUws.includes(major) || process.env['UWS_MODULE'] !== undefined,
    );
  });

  it('takes Node’s own http where the native binary does not load, and warns', async () => {
    const { logger, lines } = listeningLogger();
    const missing = () => Promise.reject(new Error('no binary for this Node'));
    expect((await chooseEngine('uws', options, logger, missing)).name).toBe('node');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no binary for this Node');
  });

  it('loads the engine from the folder of its own build, CommonJS as that is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'uws-'));
    writeFileSync(join(folder, 'uws.js'), "module.exports = { App: () => 'its own build' };");
    const uws = await loadUws(folder)();
    expect(uws.App()).toBe('its own build');
  });

  it('falls back with a warning when that folder is empty', async () => {
    const { logger, lines } = listeningLogger();
    const engine = await chooseEngine('uws', options, logger, loadUws('/nowhere/at-all'));
    expect(engine.name).toBe('node');
    expect(lines).toHaveLength(1);
  });
});
