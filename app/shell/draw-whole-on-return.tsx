/** Whoever comes back or reads a page again is put where they were: it must have its full height. */
export function DrawWholeOnReturn({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}

const script = `if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') document.documentElement.dataset.drawn = ''`;
