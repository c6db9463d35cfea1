const size = 'size-4.5 shrink-0';

export function AppleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={size}>
      <path d="M17.1 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7c1.3 0 2-1.1 2.8-2.2.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-.9-2.5-3.9M14.800 5.800c.6-.8 1.100-1.900.900-2.900-.9 0-2.100.600-2.700 1.400-.6.7-1.100 1.800-1 2.800 1.100.1 2.200-.5 2.800-1.300" />
    </svg>
  );
}

export function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={size}>
      <path d="M20.800 12.200c0-.7-.1-1.200-.2-1.800H12v3.400h4.900c-.2 1.200-1.500 3.500-4.900 3.500-2.900 0-5.300-2.400-5.300-5.400S9.100 6.500 12 6.500c1.700 0 2.800.7 3.400 1.300l2.400-2.300C16.300 4.100 14.300 3.200 12 3.200c-4.900 0-8.800 3.900-8.800 8.800s3.900 8.800 8.800 8.800c5.100 0 8.800-3.600 8.800-8.600" />
    </svg>
  );
}

export function CryptoMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={size}
    >
      <path d="M11.800 19.100c4.900.9 6.100-6 1.200-6.900m-1.200 6.900L5.900 18m5.900 1.100-.3 2m1.500-8.900c4.900.9 6.100-6 1.200-6.900l-3.900-.7m2.700 7.600-3.900-.7m5.200-6.900.3-2M7.500 20.400l3.100-17.300" />
    </svg>
  );
}
