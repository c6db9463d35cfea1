import clsx from 'clsx';

const action =
  'relative flex h-11 w-full min-w-0 items-center justify-center gap-2 rounded-full border bg-[rgb(11_7_13/.7)] px-3 text-[0.84375rem] font-[560] whitespace-nowrap text-fg backdrop-blur-md transition duration-120 hover:bg-[rgb(11_7_13/.85)]';
/** The look of a lock's action: dark glass over the blurred rendition. */
export const lockAction = clsx(action, 'border-white/20');
/** The look of an action that joins a club. */
export const clubAction = clsx(action, 'border-[rgb(239_203_123/.55)]');
