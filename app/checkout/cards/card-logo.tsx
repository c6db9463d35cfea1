interface CardLogoProps {
  brand: 'visa' | 'master';
  className?: string;
}

/** Shows the logo of a card's brand; its name is beside it. */
export function CardLogo({ brand, className = 'h-7 w-10.5' }: CardLogoProps) {
  return brand === 'visa' ? (
    <svg aria-hidden="true" viewBox="0 0 42 28" className={`${className} shrink-0`}>
      <rect width="42" height="28" rx="5" fill="#fff" />
      <path
        d="M18.7 9.3 14.9 18.8h-2.5L10.5 11.2c-.1-.4-.2-.6-.6-.8-.6-.3-1.5-.6-2.4-.8l.1-.3h4c.5 0 1 .3 1.1.9l1 5.3 2.5-6.2zm9.8 6.4c0-2.5-3.5-2.6-3.4-3.8 0-.3.3-.7 1-.8.4 0 1.4-.1 2.5.4l.4-2c-.6-.2-1.4-.4-2.3-.4-2.5 0-4.2 1.3-4.2 3.2 0 1.4 1.2 2.2 2.2 2.6 1 .5 1.3.8 1.3 1.2 0 .7-.8.9-1.5 1-1.3 0-2-.4-2.6-.6l-.4 2c.6.3 1.7.5 2.8.5 2.6 0 4.3-1.3 4.2-3.3m6.5 3.1h2.2l-1.9-9.5h-2c-.5 0-.9.3-1 .7l-3.6 8.8h2.6l.5-1.4h3.1zm-2.7-3.4 1.3-3.5.7 3.5zm-10.1-6.1-2 9.5h-2.4l2-9.5z"
        fill="#1a1f71"
      />
    </svg>
  ) : (
    <svg aria-hidden="true" viewBox="0 0 42 28" className={`${className} shrink-0`}>
      <rect x=".5" y=".5" width="41" height="27" rx="4.5" fill="#101418" stroke="#323b40" />
      <circle cx="17" cy="14" r="7" fill="#eb001b" />
      <circle cx="25" cy="14" r="7" fill="#f79e1b" />
      <path d="M21 8.3a7 7 0 0 1 0 11.4 7 7 0 0 1 0-11.4" fill="#ff5f00" />
    </svg>
  );
}
