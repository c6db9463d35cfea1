import { useNonce } from './nonce-context';

interface StructuredDataProps {
  /** An object in the vocabulary of schema.org, with its @type. */
  thing: Record<string, unknown>;
}

/** Describes the subject of a page for search engines. */
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

/** Returns JSON that cannot end the script that contains it. */
function writeScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
