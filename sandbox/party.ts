import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Router } from 'express';
import type { Behaviours } from './control/behaviours';
import type { ProcessorAccounts } from './processor/accounts';
import type { Clock } from './processor/clock';
import type { Records } from './records/records';

/** What every party is given when it opens. */
export interface SandboxContext {
  productName: string;
  behaviours: Behaviours;
  records: Records;
  /** What time it is for the payment processors. */
  clock: Clock;
  /** What the payment processors know of the product. */
  accounts: ProcessorAccounts;
  /** Folder for what should survive a restart; without it everything stays in memory. */
  dataFolder: string | undefined;
}

/**
 * One third party played by the sandbox. A party is a folder with one `open…` function that returns
 * this; `server.ts` mounts its router at the root, hands it its sockets, lists it on the front page and
 * stops it.
 */
export interface Party {
  title: string;
  summary: string;
  /** Names that `/control` accepts for this party. */
  targets: readonly string[];
  links: readonly { label: string; path: string }[];
  router: Router;
  /** Takes connections that are to become sockets, below a path. */
  upgrade?: {
    under: string;
    accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  };
  stop?: () => Promise<void> | void;
}
