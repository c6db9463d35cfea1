import { useNonce } from './nonce-context';

interface StructuredDataProps {
  /** A thing as schema.org describes it, with its @type. */
  thing: Record<string, unknown>;
}

/** Tells search engines what a page is about. */
export function StructuredData({ thing }: StructuredDataProps) {
  const nonce = useNonce();
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // A browser hides the nonce from scripts.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: writeScript({ '@context': 'https://schema.org', ...thing }),
      }}
    />
  );
}

/** JSON that cannot end the script it stands in. */
function writeScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
