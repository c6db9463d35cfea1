import { useNavigation } from '@remix-run/react';

/** A line of light over the page while the next one loads; a quick page never shows it. */
export function PageProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-hidden="true"
      className="animate-progress bg-accent fixed inset-x-0 top-0 z-60 h-0.5 origin-left"
    />
  );
}
