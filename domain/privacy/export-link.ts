import type { DomainContext } from '../shared/context';
import { isSignedBy, sign } from '../shared/sealing/signature';

interface ExportLink {
  exportId: string;
  userId: string;
  expiresAt: Date;
}

/** Returns the site path at which only its owner can fetch an archive until it expires. */
export function writeExportLink(context: DomainContext, link: ExportLink): string {
  const expires = secondsOf(link.expiresAt);
  const query = new URLSearchParams({
    expires: String(expires),
    signature: sign(context.keys.exportLink, contentOf(link, expires)),
  });
  return `/settings/export/${link.exportId}?${query}`;
}

/** Checks whether a link was made for this person, export and expiry. */
export function isExportLink(
  context: DomainContext,
  link: ExportLink,
  { expires, signature }: { expires: string; signature: string },
): boolean {
  const end = secondsOf(link.expiresAt);
  return (
    expires === String(end) && isSignedBy(context.keys.exportLink, contentOf(link, end), signature)
  );
}

const contentOf = ({ exportId, userId }: ExportLink, expires: number) =>
  `${exportId}.${userId}.${expires}`;

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
