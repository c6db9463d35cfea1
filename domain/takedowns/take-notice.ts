import type * as z from 'zod';
import { openCase, type Asker, type OpenedCase } from '../cases/open-case';
import { linesOf, type caseDetails } from '../cases/schema';
import type { DomainContext } from '../shared/context';
import { readAddress } from './read-address';
import { resolveTarget, type Hold } from './subjects';
import { takeDown } from './take-down';

export type Notice = z.infer<(typeof caseDetails)['intimate-image']>;

/**
 * Opens a case for content that, according to a notice, must not be shown, and takes it down in the same
 * transaction: the content at the addresses on this site, and its copies. An address that matches nothing
 * stays in the case. While the case is open, the same text from the same sender is the same case.
 */
export async function takeNotice(
  context: DomainContext,
  asker: Asker,
  notice: Notice,
  { site }: { site: string },
): Promise<OpenedCase> {
  const about = { kind: 'intimate-image', details: notice } as const;
  return openCase(context, asker, about, {
    async follow(trx, caseId) {
      const lines = linesOf(notice.addresses);
      const named: Hold[][] = [];
      for (const line of lines) {
        const target = readAddress(line, site);
        named.push(target ? await resolveTarget(trx, target) : []);
      }
      await trx('takedown_notices').insert({
        case_id: caseId,
        addresses: lines.length,
        found: named.filter((holds) => holds.length > 0).length,
      });
      await takeDown(context, trx, caseId, named.flat());
    },
  });
}
